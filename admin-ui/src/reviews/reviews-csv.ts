import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import { yesOrNo } from '../lists/csv.ts';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { formatMoment } from '../texts/format.ts';

export const reviewsCsv: CsvExport<AdminReview> = {
  name: 'bewertungen',
  columns: [
    { title: 'Verfasser', value: ({ reviewer_name }) => reviewer_name },
    { title: 'E-Mail', value: ({ user_email }) => user_email },
    { title: 'Unternehmen', value: ({ business_name }) => business_name },
    { title: 'Profil', value: ({ google_business_link: link }) => link ?? '' },
    { title: 'Sterne', value: ({ rating }) => String(rating) },
    { title: 'Text', value: ({ review_text }) => review_text },
    { title: 'Status', value: ({ status }) => REVIEW_STATUS_LABEL[status] },
    { title: 'Eingereicht', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'Geändert', value: ({ updated_at }) => formatMoment(updated_at) },
    { title: 'Grund', value: ({ reason }) => (reason === null ? '' : REMOVAL_REASON_LABEL[reason]) },
    { title: 'Link', value: ({ review_url: link }) => link ?? '' },
    { title: 'Nach bestem Wissen', value: ({ good_faith: isGiven }) => yesOrNo(isGiven === true) },
    { title: 'ID', value: ({ id }) => id },
  ],
};
