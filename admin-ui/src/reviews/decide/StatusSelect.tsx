import { TextField } from '@mui/material';
import { REVIEW_STATUS_LABEL, REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';

interface StatusSelectProps {
  readonly status: ReviewStatus;
  onChange(status: ReviewStatus): void;
  /** Where a dialog begins. */
  readonly autoFocus?: boolean;
}

/** One of the three statuses, with the browser's own list of them. */
export const StatusSelect = ({ status, onChange, autoFocus = false }: StatusSelectProps) => (
  <TextField
    select
    label="Status"
    value={status}
    autoFocus={autoFocus}
    onChange={({ target }) => onChange(target.value as ReviewStatus)}
    slotProps={{ select: { native: true }, htmlInput: { name: 'status' } }}
  >
    {REVIEW_STATUSES.map((value) => (
      <option key={value} value={value}>
        {REVIEW_STATUS_LABEL[value]}
      </option>
    ))}
  </TextField>
);
