import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { Panel } from '../layout/Panel.tsx';
import { formatCount } from '../texts/format.ts';
import { Figures } from './Figures.tsx';
import { eventsText, since } from './spans.ts';

const logText = ({ log: { head, newest_at }, at }: OperationsStatus): string =>
  newest_at === null ? 'leer' : `${eventsText(head)}, das neueste vor ${since(newest_at, at)}`;

/** The machine behind it all, in plain figures. */
export const Machine = ({ status }: { readonly status: OperationsStatus }) => {
  const { log, processes, connections, versions } = status;
  const figures = [
    { name: 'Protokoll', value: logText(status) },
    { name: 'Letzte Stunde', value: eventsText(log.last_hour) },
    {
      name: 'Prozesse',
      value: `${formatCount(processes)}, ${formatCount(connections.used)} von ${formatCount(connections.max)} Verbindungen`,
    },
    {
      name: 'Versionen',
      value: `Sternklar ${versions.product}, Node ${versions.node.slice(1)}, PostgreSQL ${versions.postgres}`,
    },
  ];
  return (
    <Panel title="Technik" anchor="technik">
      <Figures figures={figures} />
    </Panel>
  );
};
