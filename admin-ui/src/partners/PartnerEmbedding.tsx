import { TextField, Typography } from '@mui/material';
import { currentKeyOf } from '@sternklar/contracts/partners/current-key';
import type { ShownPartner } from '@sternklar/contracts/partners/partner.api';
import { useState } from 'react';
import { CopyText } from '../ui/CopyText.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PolicyTrial } from './PolicyTrial.tsx';
import { policySnippet, SET_UPS } from './snippets.ts';

const Lines = ({ partner, publicKey }: { readonly partner: ShownPartner; readonly publicKey: string }) => {
  const [id, setId] = useState(SET_UPS[0]?.id ?? '');
  const setUp = SET_UPS.find((one) => one.id === id);
  const { color } = partner.appearance;
  return (
    <>
      <TextField
        select
        label="Womit die Seiten gebaut sind"
        value={id}
        onChange={({ target }) => setId(target.value)}
        slotProps={{ select: { native: true }, htmlInput: { name: 'set-up' } }}
      >
        {SET_UPS.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </TextField>
      {setUp ? (
        <>
          <Typography color="text.secondary">{setUp.hint}</Typography>
          <CopyText
            name="Zeile für die Seiten"
            text={setUp.snippet({ scriptUrl: partner.script_url, key: publicKey, pinned: partner.pinned })}
          />
        </>
      ) : null}
      {color === null ? null : (
        <Typography variant="body2" color="text.secondary">
          Die Farbe des Auftritts kommt mit dem ersten Klick. Soll sie schon der Knopf haben, gehört{' '}
          <code>data-color="{color}"</code> in die Zeile.
        </Typography>
      )}
    </>
  );
};

/** What goes into the partner's pages, by what they are built with, and whether their content policy lets it in. */
export const PartnerEmbedding = ({ partner }: { readonly partner: ShownPartner }) => {
  const key = currentKeyOf(partner);
  return (
    <Panel title="Einbau">
      {key === null ? (
        <Typography>
          Es gilt kein Schlüssel. Erzeugen Sie einen neuen, dann steht hier die Zeile für die Seiten.
        </Typography>
      ) : (
        <>
          <Lines partner={partner} publicKey={key.key} />
          <Typography color="text.secondary">Hat die Seite eine Content-Security-Policy, braucht sie dazu:</Typography>
          <CopyText name="Zusatz zur Content-Security-Policy" text={policySnippet(partner.script_url)} />
          <PolicyTrial scriptUrl={partner.script_url} />
        </>
      )}
    </Panel>
  );
};
