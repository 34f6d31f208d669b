import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';

interface CheckBoxProps {
  readonly id?: string;
  readonly label: string;
  readonly isChecked: boolean;
  /** Some of what it stands for, but not all. */
  readonly isPartly?: boolean;
  /** Read out, but not shown: what is beside it says it. */
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
  onToggle(): void;
}

const labelStyle = { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer' };
const boxStyle = { width: 24, height: 24, m: 0, flex: 'none', accentColor: 'var(--dawn-600)', cursor: 'inherit' };

/** The browser's own check box, with its words, large enough for a thumb. */
export const CheckBox = ({
  id,
  label,
  isChecked,
  isPartly = false,
  isLabelHidden = false,
  isDisabled = false,
  onToggle,
}: CheckBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  // Not an attribute: only scripts can say it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <Box component="label" sx={{ ...labelStyle, ...(isLabelHidden ? { minWidth: 36, gap: 0 } : {}) }}>
      <Box
        component="input"
        id={id}
        type="checkbox"
        ref={box}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onToggle}
        sx={boxStyle}
      />
      <Box component="span" sx={isLabelHidden ? visuallyHidden : {}}>
        {label}
      </Box>
    </Box>
  );
};
