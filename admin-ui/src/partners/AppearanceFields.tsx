import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  type AppearanceWords,
  colorsIn,
  faultOfColor,
  faultOfHours,
  faultOfSuggestions,
  faultOfTextColor,
  OFFICE_DAYS,
} from './appearance-form.ts';

const figure = (value: number) => (Math.floor(value * 10) / 10).toLocaleString('de-DE');

/** What is written on the colour, as visitors see it. */
const ColorSample = () => {
  const [color, text_color] = useWatch({ name: ['color', 'text_color'] }) as readonly (string | null)[];
  const colors = colorsIn({ color, text_color });
  if (colors === null) return null;
  const { ground, text, contrast, isReadable } = colors;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box
        aria-hidden
        sx={{ px: 2, py: 1, borderRadius: '16px 16px 5px', fontSize: '0.9375rem' }}
        style={{ backgroundColor: ground, color: text }}
      >
        Was kostet das?
      </Box>
      <Typography variant="body2" color="text.secondary" role="status">
        Kontrast {figure(contrast)}&nbsp;:&nbsp;1, {isReadable ? 'gut zu lesen' : 'kaum zu lesen'}
      </Typography>
    </Box>
  );
};

const groupStyle = { border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1.5 };

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="fieldset" sx={groupStyle}>
    <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const Words = ({ language, welcomeMax }: { readonly language: 'de' | 'en'; readonly welcomeMax: number }) => (
  <>
    <TextInput
      source={`welcome_${language}`}
      label="Begrüßung"
      helperText={false}
      slotProps={{ htmlInput: { maxLength: welcomeMax, lang: language } }}
    />
    <TextInput
      source={`suggestions_${language}`}
      label="Vorschläge für die erste Frage"
      validate={faultOfSuggestions}
      multiline
      rows={3}
      helperText="Einer je Zeile"
      slotProps={{ htmlInput: { lang: language } }}
    />
  </>
);

const dayStyle = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1.5, alignItems: 'start' };
const time = { htmlInput: { step: 300 }, inputLabel: { shrink: true } };

/** When people answer: one time a day, none where both fields are empty. */
const OfficeHours = () => (
  <Group title="Sprechzeiten">
    <Typography variant="body2" color="text.secondary">
      Wann Menschen antworten, nach deutscher Zeit. Der KI-Assistent antwortet immer. Ohne Zeiten sagt der Chat nichts
      darüber.
    </Typography>
    {OFFICE_DAYS.map(({ day, name, from, to }) => (
      <Box key={day} sx={dayStyle}>
        <TextInput source={from} type="time" label={`${name}, von`} helperText={false} slotProps={time} />
        <TextInput
          source={to}
          type="time"
          label={`${name}, bis`}
          helperText={false}
          validate={(_value: unknown, words: object) => faultOfHours(day, words as AppearanceWords)}
          slotProps={time}
        />
      </Box>
    ))}
  </Group>
);

const code = { htmlInput: { maxLength: 7, spellCheck: false, autoCapitalize: 'none' } };

/** Everything that a partner's chat has of its own. */
export const AppearanceFields = ({
  titleMax,
  welcomeMax,
}: {
  readonly titleMax: number;
  readonly welcomeMax: number;
}) => (
  <>
    <TextInput
      source="title"
      label="Name im Chat"
      helperText="Steht oben im Fenster, statt „Support“"
      slotProps={{ htmlInput: { maxLength: titleMax } }}
    />
    <Group title="Farben">
      <TextInput
        source="color"
        label="Farbe"
        validate={faultOfColor}
        helperText="Zum Beispiel #7a1f35"
        slotProps={code}
      />
      <TextInput
        source="text_color"
        label="Schrift darauf"
        validate={(typed: string | null, words: object) => faultOfTextColor(typed, words as AppearanceWords)}
        helperText="Leer: schwarz oder weiß, was besser zu lesen ist"
        slotProps={code}
      />
      <ColorSample />
    </Group>
    <Group title="Auf Deutsch">
      <Words language="de" welcomeMax={welcomeMax} />
    </Group>
    <Group title="Auf Englisch">
      <Words language="en" welcomeMax={welcomeMax} />
    </Group>
    <OfficeHours />
  </>
);
