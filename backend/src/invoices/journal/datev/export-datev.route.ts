import { VAT_PERCENT } from '@sternklar/contracts/constants';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../../../platform/example-call.port.ts';
import { Refusal } from '../../../platform/refusal.port.ts';
import { slice } from '../../../platform/slice.port.ts';
import { TAG } from '../../invoice-answers.ts';
import { type AskedMonthDeps, askedMonth, MONTH_REFUSAL } from '../asked-month.ts';
import { sendFile } from '../send-file.ts';
import { bookingBatch, ENCODING } from './booking-batch.ts';
import type { DatevSettings } from './datev-settings.ts';

export interface ExportDatevRouteDeps extends AskedMonthDeps {
  readonly journal: Pick<Queries['journal'], 'firstMonth' | 'each' | 'vatRates'>;
  readonly datev: DatevSettings | null;
}

const NOT_SET =
  'Für DATEV fehlen Beraternummer und Mandantennummer: Bitte lassen Sie DATEV_CONSULTANT_NUMBER und DATEV_CLIENT_NUMBER einstellen.';

const unknownRate = (rates: readonly number[]) =>
  new Refusal(
    409,
    'no-account-for-vat-rate',
    `In diesem Monat stehen Rechnungen mit ${rates.join(' und ')} % Umsatzsteuer; ein Erlöskonto gibt es nur für ${VAT_PERCENT} %.`,
  );

export const exportDatevRoute = slice(
  {
    name: 'export-datev',
    call: 'GET /admin/journal/:month/datev',
    access: ['admin', 'auditor'],
    reach: 'everybody',
    tag: TAG,
    summary: 'Alle Buchungen eines Monats als Buchungsstapel im DATEV-Format (EXTF)',
    params: z.object({ month: z.string() }),
    answers: {
      200: {
        description: 'Der Buchungsstapel, in Windows-1252',
        content: { 'text/csv': { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
      },
    },
    refusals: {
      409: 'Beraternummer und Mandantennummer sind nicht eingestellt, oder es gibt kein Erlöskonto für einen Steuersatz.',
      422: MONTH_REFUSAL,
    },
    records: [],
    example: { params: { month: given('today', 'month') } },
  },
  ({ datev, ...deps }: ExportDatevRouteDeps) =>
    async (request, reply) => {
      const { month } = await askedMonth(request.params.month, deps);
      if (datev === null) throw new Refusal(409, 'datev-not-set', NOT_SET);
      const others = (await deps.journal.vatRates(month)).filter((rate) => rate !== VAT_PERCENT);
      if (others.length > 0) throw unknownRate(others);
      const batch = bookingBatch({ month, madeAt: deps.now(), settings: datev, entries: deps.journal.each(month) });
      const file = { name: `EXTF_Buchungsstapel_${month}.csv`, type: 'text/csv; charset=windows-1252' };
      return sendFile(reply, batch, { ...file, encoding: ENCODING });
    },
);
