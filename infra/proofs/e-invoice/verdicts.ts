import { basename } from 'node:path';

/** What the validator says of one file: of its PDF/A, of the invoice in it, and which rules are broken. */
export interface Verdict {
  readonly pdf: 'valid' | 'invalid' | 'absent';
  readonly xml: 'valid' | 'invalid';
  /** The standard that the file promises to keep, and was measured by. */
  readonly profile: string;
  readonly brokenRules: readonly string[];
}

/** A file as the proof sent it there. */
export interface Expected {
  readonly file: string;
  readonly isValid: boolean;
}

const OUTCOME = /Parsed PDF:(valid|invalid|absent) XML:(valid|invalid) .*? Profile:(\S*) .* ErrorIDs: \[(.*?)\]/;
const FILE = /Testing file \d+: +(?:valid|invalid) \((.*)\)/;
/** Germany's rules upon the European standard, of which it tells beside a PDF that does not promise to keep them. */
const ONLY_OF_XRECHNUNG = /^(BR-DE-|BR-DEX-|PEPPOL-)/;

const brokenRules = (ids: string, profile: string): readonly string[] =>
  ids.split(',').filter((id) => id !== '' && (profile.includes('xrechnung') || !ONLY_OF_XRECHNUNG.test(id)));

/** Verdicts by file name, from what the validator wrote: first the outcome, then whose it is. */
export const verdictsIn = (output: string): ReadonlyMap<string, Verdict> => {
  const verdicts = new Map<string, Verdict>();
  let last: Verdict | null = null;
  for (const line of output.split('\n')) {
    const [, pdf, xml, profile = '', ids = ''] = OUTCOME.exec(line) ?? [];
    if (pdf !== undefined && xml !== undefined) {
      last = { pdf, xml, profile, brokenRules: brokenRules(ids, profile) } as Verdict;
      continue;
    }
    const file = FILE.exec(line)?.[1];
    if (file === undefined) continue;
    if (last !== null) verdicts.set(basename(file), last);
    last = null;
  }
  return verdicts;
};

/** By which standard a file has to be measured. */
const profileOf = (file: string) => (file.endsWith('.pdf') ? /^urn:cen\.eu:en16931:2017$/ : /:xrechnung_3\.0$/);

/** What is wrong with a verdict, in a sentence; null when it is as it has to be. */
export const complaintAbout = ({ file, isValid }: Expected, verdict: Verdict | undefined): string | null => {
  if (verdict === undefined) return `${file}: the validator said nothing of it.`;
  const { pdf, xml, profile } = verdict;
  if (!profileOf(file).test(profile)) return `${file} was measured by "${profile}".`;
  const isFoundValid = xml === 'valid' && pdf === (file.endsWith('.pdf') ? 'valid' : 'absent');
  if (isFoundValid && !isValid) return `Control: the fault in ${file} was not noticed.`;
  const rules = verdict.brokenRules.join(', ') || 'see what the validator wrote above';
  if (isValid && !isFoundValid) return `${file} is not valid (PDF/A ${pdf}, XML ${xml}): ${rules}.`;
  return isValid && verdict.brokenRules.length > 0 ? `${file} breaks ${rules}, if only as a warning.` : null;
};
