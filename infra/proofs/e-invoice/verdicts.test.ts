import { describe, expect, it } from 'vitest';
import { complaintAbout, verdictsIn } from './verdicts.ts';

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const outcome = (pdf: string, xml: string, profile: string, ids: string) =>
  `[main] INFO org.mustangproject.validator.ZUGFeRDValidator - Parsed PDF:${pdf} XML:${xml} Signature:null Checksum:8BC6 Profile:${profile} Version:2 Took:770ms Errors:[4] ErrorIDs: [${ids}]`;
const output = `
${outcome('valid', 'valid', 'urn:cen.eu:en16931:2017', 'PEPPOL-EN16931-R001,BR-DE-21')}
[main] INFO org.mustangproject.commandline.ValidatorFileWalker -
@2026-11-22 08:18:58 Testing file 1:   valid (some/folder/plain.pdf)
${outcome('absent', 'invalid', XRECHNUNG, 'BR-CO-15,BR-DE-6')}
@2026-11-22 08:18:58 Testing file 2: invalid (some/folder/wrong.xml)
${outcome('invalid', 'valid', 'urn:cen.eu:en16931:2017', '')}
@2026-11-22 08:19:08 Testing file 3:   valid (some/folder/no-archive.pdf)
@2026-11-22 08:19:08 Testing file 4:   valid (some/folder/unread.pdf)
`;
const complaint = (file: string, isValid: boolean) => complaintAbout({ file, isValid }, verdictsIn(output).get(file));

describe('what the validator wrote', () => {
  it('is read file by file, with Germany’s rules only where they were promised', () => {
    expect([...verdictsIn(output)]).toEqual([
      ['plain.pdf', { pdf: 'valid', xml: 'valid', profile: 'urn:cen.eu:en16931:2017', brokenRules: [] }],
      ['wrong.xml', { pdf: 'absent', xml: 'invalid', profile: XRECHNUNG, brokenRules: ['BR-CO-15', 'BR-DE-6'] }],
      ['no-archive.pdf', { pdf: 'invalid', xml: 'valid', profile: 'urn:cen.eu:en16931:2017', brokenRules: [] }],
    ]);
  });

  it('is as it has to be for good files and for controls', () => {
    expect([complaint('plain.pdf', true), complaint('wrong.xml', false), complaint('no-archive.pdf', false)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is complained about otherwise', () => {
    expect(complaint('plain.pdf', false)).toBe('Control: the fault in plain.pdf was not noticed.');
    expect(complaint('wrong.xml', true)).toBe('wrong.xml is not valid (PDF/A absent, XML invalid): BR-CO-15, BR-DE-6.');
    expect(complaint('no-archive.pdf', true)).toMatch(/^no-archive.pdf is not valid \(PDF\/A invalid, XML valid\)/);
    expect(complaint('unread.pdf', true)).toBe('unread.pdf: the validator said nothing of it.');
  });

  it('has to be by the standard that the file is for', () => {
    const verdict = verdictsIn(output).get('plain.pdf');
    expect(complaintAbout({ file: 'plain.xml', isValid: true }, verdict)).toBe(
      'plain.xml was measured by "urn:cen.eu:en16931:2017".',
    );
  });
});
