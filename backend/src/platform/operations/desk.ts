import type { EventStore } from '@sternklar/event-store/event-store';
import type { ParkedEvents } from '@sternklar/event-store/reactors/parked-events';
import type { StuckReadModels } from '@sternklar/projections/engine/stuck/stuck-read-models';
import type { ClockDesk } from '../clock/clock-desk.ts';
import type { WidgetBuildDesk } from '../http/pages/widget-build-desk.ts';
import type { StuckMails } from '../mail/stuck-mails.ts';
import type { StatusReport } from './status/status-report.ts';

/** What an operator works with. */
export interface Desk {
  readonly status: () => Promise<StatusReport>;
  readonly parked: ParkedEvents;
  readonly mails: StuckMails;
  readonly readModels: StuckReadModels;
  readonly clock: ClockDesk;
  readonly chatBuilds: WidgetBuildDesk;
  readonly log: Pick<EventStore, 'readAt'>;
  readonly now: () => Date;
}
