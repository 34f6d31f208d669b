import { Button } from '@mui/material';
import type { PlaceholderValues } from '@sternklar/contracts/text-blocks/placeholders';
import { useRef, useState } from 'react';
import { lazyDialog } from '../routing/lazy-dialog.tsx';

const TextBlockPicker = lazyDialog(async () => (await import('./TextBlockPicker.tsx')).TextBlockPicker);

interface TextBlockButtonProps {
  /** What takes the places in a block; what is left out stays for whoever writes. */
  readonly values: PlaceholderValues;
  /** The text of a block, filled. */
  onPick(text: string): void;
  /** Opened from elsewhere, as by a key in the field; without it the button alone opens it. */
  readonly open?: boolean;
  onOpenChange?(open: boolean): void;
}

/** Opens the team's text blocks beside a field, and hands over the one that is chosen; the field takes it where it likes. */
export const TextBlockButton = ({ values, onPick, open: given, onOpenChange }: TextBlockButtonProps) => {
  const [own, setOwn] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = given ?? own;
  const setOpen = onOpenChange ?? setOwn;
  return (
    <>
      <Button
        ref={button}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={open}
        sx={{ minHeight: 44, px: 1.25 }}
      >
        Textbaustein
      </Button>
      {open ? (
        <TextBlockPicker
          beside={button}
          values={values}
          onPick={(text) => {
            setOpen(false);
            onPick(text);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};
