import { agoText, aligned, counted, countText, momentText, spanText } from '../../german.ts';
import type { StatusReport, WitnessReport } from './status-report.ts';
import { toDo } from './to-do.ts';

/** The report as lines for one screen. */
export const renderStatus = (report: StatusReport): readonly string[] => [
  ...head(report),
  '',
  'Lesemodelle',
  ...readModels(report),
  '',
  'Reaktoren',
  ...reactors(report),
  '',
  'E-Mails',
  `  ${outbox(report)}`,
  ...errors(report),
  ...witnesses(report),
  ...warnings(report),
  '',
  ...verdict(report),
];

const head = ({
  at,
  versions,
  migrations,
  connections,
  processes,
  log,
  clock,
  masterKey,
}: StatusReport): readonly string[] => {
  const known = migrations.applied + migrations.missing.length;
  const running = processes === 0 ? 'läuft nicht' : `läuft (${counted(processes, 'Prozess', 'Prozesse')})`;
  const newest = log.newestAt ? `, ${momentText(log.newestAt)} (${agoText(log.newestAt, at)})` : '';
  return [
    ...aligned([
      ['Stand', momentText(at)],
      ['Versionen', `Sternklar ${versions.product}, Node ${versions.node.slice(1)}, PostgreSQL ${versions.postgres}`],
      ['Umstellungen', `${migrations.applied} von ${known} angewandt`],
      ['Produkt', running],
      ['Datenbank', `${connections.used} von ${connections.max} Verbindungen`],
      ...(clock === null ? [] : [['Uhr', `in Zweifel seit ${momentText(clock.raisedAt)}`]]),
      ['Protokoll', log.head === 0 ? 'leer' : `Ereignis ${countText(log.head)}${newest}`],
      [
        'Schlüssel',
        masterKey ? `seit ${momentText(masterKey.since)}, Wechsel bis ${momentText(masterKey.dueAt)}` : '–',
      ],
    ]),
  ];
};

const lag = ({ lagEvents, lagSeconds }: { readonly lagEvents: number; readonly lagSeconds: number }): string =>
  lagEvents === 0 ? 'aktuell' : `${counted(lagEvents, 'Ereignis', 'Ereignisse')} zurück, ${spanText(lagSeconds)}`;

const readModels = (report: StatusReport): readonly string[] =>
  aligned(
    report.readModels.map(({ name, version, position, nextType, stuckBefore, missingEvents, ...behind }) => [
      `  ${name}`,
      `v${version}`,
      position === null ? 'noch nicht da' : lag(behind),
      nextType === null ? '' : `${stuckBefore === null ? 'als Nächstes' : 'scheitert an'} ${nextType}`,
      missingEvents === 0
        ? ''
        : `ohne ${counted(missingEvents, 'übersprungenes Ereignis', 'übersprungene Ereignisse')}`,
    ]),
  );

const reactors = (report: StatusReport): readonly string[] => {
  const rows = report.reactors.map(({ name, position, parked, ...behind }) => [
    `  ${name}`,
    position === null ? 'lief noch nie' : lag(behind),
    parked === 0 ? '' : `${countText(parked)} zurückgestellt`,
  ]);
  const others =
    report.parkedByOthers === 0
      ? []
      : [['  (nicht in dieser Software)', '', `${countText(report.parkedByOthers)} zurückgestellt`]];
  return aligned([...rows, ...others]);
};

const outbox = ({ outbox: { waiting, failed, oldestWaitingSince, sentLastDay }, at }: StatusReport): string => {
  const since = oldestWaitingSince ? `, die älteste ${agoText(oldestWaitingSince, at)}` : '';
  return `${countText(waiting)} warten${since}; ${countText(failed)} aufgegeben; ${countText(sentLastDay)} in 24 h gesendet`;
};

const errors = ({ errors: kinds, at }: StatusReport): readonly string[] =>
  kinds.length === 0
    ? []
    : [
        '',
        'Letzte Fehler',
        ...kinds.map(
          ({ reactor, kind, count, last }) =>
            `  ${countText(count)}× ${reactor ?? 'E-Mail'}: ${kind} (${agoText(last, at)})`,
        ),
      ];

const warnings = ({ warnings: sentences }: StatusReport): readonly string[] =>
  sentences.length === 0 ? [] : ['', 'Einstellungen', ...sentences.map((sentence) => `  ${sentence}`)];

const FAILURES: Readonly<Record<NonNullable<WitnessReport['witnesses'][number]['failure']>, string>> = {
  unreachable: 'antwortet nicht',
  'unknown-log': 'kennt dieses Protokoll nicht',
  'unknown-key': 'kennt einen anderen Schlüssel dieses Protokolls',
  'wrong-answer': 'antwortet mit keiner gültigen Unterschrift',
  'other-history': 'hat einen anderen Verlauf gesehen',
};

const witnesses = ({ witnesses: { witnesses: known, quorum }, at }: StatusReport): readonly string[] =>
  known.length === 0
    ? []
    : [
        '',
        `Zeugen (${quorum} von ${known.length} nötig)`,
        ...aligned(
          known.map(({ name, size, cosignedAt, failure }) => [
            `  ${name}`,
            size === null || cosignedAt === null
              ? 'hat noch nichts unterschrieben'
              : `bis Ereignis ${countText(size)}, ${agoText(cosignedAt, at)}`,
            failure === null ? '' : FAILURES[failure],
          ]),
        ),
      ];

const verdict = (report: StatusReport): readonly string[] => {
  const findings = toDo(report);
  if (findings.length === 0) return ['Alles in Ordnung.'];
  return ['Zu tun', ...findings.map(({ wrong, help }) => `  ${wrong}: ${help}`)];
};
