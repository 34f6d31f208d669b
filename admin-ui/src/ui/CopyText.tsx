import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';

interface CopyTextProps {
  /** What it is, read out with the button: 'Zeile für die Seiten'. */
  readonly name: string;
  readonly text: string;
}

const SAID_MS = 2_500;
const boxStyle = {
  m: 0,
  p: 1.5,
  maxHeight: 260,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  backgroundColor: 'var(--sunken)',
  border: '1px solid var(--line)',
  borderRadius: '10px',
};

/** A text to take along as it stands, and a button that takes it. */
export const CopyText = ({ name, text }: CopyTextProps) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Kopiert');
    } catch {
      // Without a permission, or on an unencrypted page.
      setSaid('Bitte von Hand markieren und kopieren');
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box component="pre" tabIndex={0} role="region" aria-label={name} sx={boxStyle}>
        {text}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: -1 }}>
        <Button onClick={() => void copy()} sx={{ minHeight: 44, px: 1 }}>
          Kopieren
          <Box component="span" sx={visuallyHidden}>
            : {name}
          </Box>
        </Button>
        <Box component="span" role="status" sx={{ color: 'var(--ink-2)', fontSize: '0.875rem' }}>
          {said}
        </Box>
      </Box>
    </Box>
  );
};
