import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import { expect, it } from 'vitest';
import { planDemo } from '../../backend/src/demo/demo-plan.ts';
import { LANDING_STORY } from '../../backend/src/demo/stories/own-stories.ts';
import { landingTexts } from '../../customer-ui/src/texts/landing.ts';

const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

it.each(['2026-01-07', '2026-04-01', '2026-11-25'])(
  'the landing page shows a case of the demonstration (%s)',
  (day) => {
    const plan = planDemo(new Date(`${day}T12:00:00.000Z`));
    const { reviewer, text, reason } = LANDING_STORY;
    const submitted = plan.find((step) => step.kind === 'submit-review' && step.reviewText === text);
    if (submitted?.kind !== 'submit-review') throw new Error('The demonstration has no such review.');
    const moves = plan.filter((step) => step.kind === 'move-case' && step.reviewId === submitted.reviewId);
    expect([landingTexts.previewName, landingTexts.previewText]).toEqual([reviewer, text]);
    expect(landingTexts.previewSteps.map(({ time }) => time)).toEqual(
      [submitted, ...moves].map(({ at }) => clock.format(at).replace('.', '')),
    );
    expect(landingTexts.previewSteps[0].note).toBe(`Grund: ${REMOVAL_REASON_LABEL[reason ?? 'anderer']}`);
    const [forwarded, decided] = moves.map((step) => (step.kind === 'move-case' ? step.move : null));
    expect(forwarded).toMatchObject({
      does: 'forward',
      reference: landingTexts.previewSteps[1].note.split(' ').at(-1),
    });
    expect(decided).toMatchObject({ does: 'enter-answer', answer: 'removed', enteredBy: 'admin' });
  },
);
