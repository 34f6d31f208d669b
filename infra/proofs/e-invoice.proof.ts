/** `npm run prove e-invoice`: invoices before an independent validator. See docs/proofs/e-invoice.md. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProof } from './common/proof.ts';
import { allSamples } from './e-invoice/samples.ts';
import { openValidator } from './e-invoice/validator.ts';
import { complaintAbout, verdictsIn } from './e-invoice/verdicts.ts';

await runProof(
  {
    name: 'e-invoice',
    proves: 'every invoice is a valid ZUGFeRD invoice in a valid PDF/A-3, and a valid XRechnung.',
    limitMs: 500_000,
  },
  async (proof) => {
    const validator = await openValidator();
    if (typeof validator === 'string') {
      proof.notRun(validator);
      return;
    }
    proof.defer(validator.remove);
    const samples = await allSamples();
    const folder = await mkdtemp(join(tmpdir(), 'sternklar-invoices-'));
    proof.defer(() => rm(folder, { recursive: true, force: true }));
    for (const { file, content } of samples) await writeFile(join(folder, file), content);
    proof.say(`${samples.length} files go to ${validator.name}`);
    const output = await validator.validate(folder);
    const verdicts = verdictsIn(output);
    const complaints = samples.map((sample) => complaintAbout(sample, verdicts.get(sample.file)));
    if (complaints.some((complaint) => complaint !== null)) console.log(output);
    for (const complaint of complaints) if (complaint !== null) proof.fault(complaint);
    for (const { file, isValid } of samples) {
      const { pdf, xml, brokenRules = [] } = verdicts.get(file) ?? {};
      proof.say(`${isValid ? '' : 'control '}${file}: PDF/A ${pdf}, XML ${xml} ${brokenRules.join(', ')}`.trimEnd());
    }
  },
);
