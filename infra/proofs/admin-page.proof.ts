/** `npm run prove admin-page [-- --runs 9]`: what rendering the back office gains and costs. See docs/proofs/admin-page.md. */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { ensureBrowser } from '../commands/browser.ts';
import { DEVICES, firstRowAfter } from './admin-page/first-row.ts';
import { type Comparison, complaintAbout, quantile, renderComparison } from './admin-page/judge.ts';
import { askSteadily } from './admin-page/reading.ts';
import { complaintsOf } from './common/complaints.ts';
import { type Proof, runProof } from './common/proof.ts';
import { openStage, type Stage } from './common/stage.ts';

const FIRST_ROW_AT_MOST = 0.45;
const READING_AT_MOST = 2;
const PAGES_PER_SECOND = 5;
/** A busy machine may leave a page to the browser. */
const WITHOUT_ROWS_AT_MOST = 0.01;
const READINGS_PER_SECOND = 50;
const ROUND_SECONDS = 6;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);

interface SignedIn {
  readonly token: string;
  readonly cookie: string;
}

const signIn = async (url: string): Promise<SignedIn> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { token, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

const judge = (proof: Proof, comparison: Comparison): void => {
  proof.say(renderComparison(comparison));
  const complaint = complaintAbout(comparison);
  if (complaint !== null) proof.fault(complaint);
};

/** The same page with and without contents, by turns, so that both meet the same machine. */
const compareFirstRows = async (proof: Proof, { url }: Stage, { token, cookie }: SignedIn): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  proof.defer(() => browser.close());
  for (const device of DEVICES) {
    const rendered: number[] = [];
    const filled: number[] = [];
    for (let run = 0; run < runs && !proof.signal.aborted; run += 1) {
      rendered.push(await firstRowAfter(browser, { url, device, token, cookie }));
      filled.push(await firstRowAfter(browser, { url, device, token, cookie: null }));
    }
    const [ours, theirs] = [quantile(rendered, 0.5), quantile(filled, 0.5)];
    judge(proof, { what: `first row, ${device.name}`, ours, theirs, atMost: FIRST_ROW_AT_MOST });
  }
};

/** One reading of the API after the other, alone and while pages are rendered, by turns. */
const compareReadings = async (proof: Proof, { url }: Stage, { token, cookie }: SignedIn): Promise<void> => {
  const { signal } = proof;
  const readings = {
    url: `${url}/api/admin/reviews?range=[0,24]&sort=["created_at","DESC"]`,
    headers: { authorization: `Bearer ${token}` },
    perSecond: READINGS_PER_SECOND,
    seconds: ROUND_SECONDS,
    signal,
  };
  let [opened, withoutRows] = [0, 0];
  const check = (page: string) => {
    opened += 1;
    if (!page.includes('data-review-id')) withoutRows += 1;
  };
  const pages = { url: `${url}/admin/reviews`, headers: { cookie }, check, signal };
  const round = { ...pages, perSecond: PAGES_PER_SECOND, seconds: ROUND_SECONDS };
  const alone: number[] = [];
  const beside: number[] = [];
  await askSteadily({ ...readings, seconds: 2 });
  for (let number = 0; number < runs && !signal.aborted; number += 1) {
    alone.push(...(await askSteadily(readings)));
    const [read] = await Promise.all([askSteadily(readings), askSteadily(round)]);
    beside.push(...read);
  }
  const what = `p95 of a reading while ${PAGES_PER_SECOND} pages a second are rendered`;
  proof.say(`${opened} pages were opened meanwhile, ${withoutRows} of them without rows.`);
  if (withoutRows > opened * WITHOUT_ROWS_AT_MOST) proof.fault('Too many pages were not rendered.');
  judge(proof, { what, ours: quantile(beside, 0.95), theirs: quantile(alone, 0.95), atMost: READING_AT_MOST });
};

await runProof(
  {
    name: 'admin-page',
    proves:
      'the back office is there much sooner for being rendered by the server, and rendering does not hold up the API.',
    limitMs: 120_000 + runs * 45_000,
  },
  async (proof) => {
    const stage = await openStage(proof, { env: { DEMO_DATA: 'true' } });
    const admin = await signIn(stage.url);
    await compareReadings(proof, stage, admin);

    for (const complaint of complaintsOf(stage)) proof.fault(`The server logged: ${complaint}`);
    await compareFirstRows(proof, stage, admin);
  },
);
