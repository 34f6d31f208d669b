import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { CopyText } from '../ui/CopyText.tsx';
import { type PolicyFinding, tryPolicy } from './content-policy.ts';

/** Longer headers are refused by servers. */
const MOST_CHARACTERS = 20_000;

const Finding = ({ finding: { name, isAllowed, sentence, directive } }: { readonly finding: PolicyFinding }) => (
  <Box component="li" data-allowed={isAllowed} sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
    <Typography sx={{ color: isAllowed ? 'inherit' : 'var(--no-700)' }}>
      <span aria-hidden>{isAllowed ? '✓' : '✗'}</span> <b>{name}</b>: {sentence}
    </Typography>
    {directive === null ? null : <CopyText name={isAllowed ? `${name}, oder ohne Nonce` : name} text={directive} />}
  </Box>
);

/** Tells what is missing in a page's content policy. The policy is pasted; nothing is fetched, and nothing leaves this page. */
export const PolicyTrial = ({ scriptUrl }: { readonly scriptUrl: string }) => {
  const [policy, setPolicy] = useState('');
  const findings = tryPolicy(policy, new URL(scriptUrl).origin);
  return (
    <>
      <TextField
        multiline
        minRows={3}
        maxRows={8}
        label="Content-Security-Policy der Seite prüfen"
        value={policy}
        onChange={({ target }) => setPolicy(target.value)}
        helperText="Kopfzeile oder meta-Element der Seite hier einfügen; im Browser steht sie unter „Netzwerk“ bei der Seite."
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { name: 'policy', maxLength: MOST_CHARACTERS, spellCheck: false, autoCapitalize: 'none' },
        }}
      />
      <Box role="status" sx={{ display: 'contents' }}>
        {findings === null ? (
          policy.trim() === '' ? null : (
            <Typography>Darin steht keine Richtlinie, die etwas verbietet.</Typography>
          )
        ) : (
          <Box
            component="ul"
            aria-label="Ergebnis der Prüfung"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, minWidth: 0 }}
          >
            {findings.map((finding) => (
              <Finding key={finding.name} finding={finding} />
            ))}
          </Box>
        )}
      </Box>
    </>
  );
};
