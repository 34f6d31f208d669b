import type { Stage } from './stage.ts';

/** What the server logged as errors, each kind once with how often. */
export const complaintsOf = (stage: Stage): readonly string[] => {
  const lines =
    stage
      .product()
      .output()
      .match(/^\{"level":(50|60).*$/gm) ?? [];
  const kinds = Map.groupBy(lines, (line) => {
    const { msg, error, reason, code, message, line: text } = JSON.parse(line);
    return [msg, error, reason, code, message ?? text]
      .filter(Boolean)
      .join(', ')
      .replace(/\d{2,}/g, '…');
  });
  return [...kinds].map(([kind, all]) => `${all.length} × ${kind}`);
};
