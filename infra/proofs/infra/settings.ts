import { settingsSchema } from '../../../backend/src/platform/settings/settings-schema.ts';

const PLACEHOLDER = 'bitte eintragen';

/** What the product would say at its start of the settings that a file gives it; what others give it may be missing. */
export const settingsFaults = (given: Readonly<Record<string, string>>): readonly string[] => {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== PLACEHOLDER));
  const unknown = Object.keys(given).filter((name) => !(name in settingsSchema.shape));
  const { error } = settingsSchema.safeParse(filled);
  const refused = (error?.issues ?? []).filter(({ path }) => String(path[0]) in filled);
  return [
    ...unknown.map((name) => `has a setting ${name}, which the product does not know`),
    ...refused.map(({ path, message }) => `has a setting that is refused: ${String(path[0])} ${message}`),
  ];
};
