import { formatCount } from '../../texts/format.ts';
import type { EventsVerdict } from '../verify/verdict.ts';
import type { SealState } from './use-seal.ts';

export interface SealWords {
  readonly tone: 'ok' | 'wait' | 'no';
  readonly title: string;
  readonly text: string;
}

const events = (count: number): string => `${formatCount(count)}\u00a0${count === 1 ? 'Ereignis' : 'Ereignisse'}`;
const NOT_NOW: SealWords = {
  tone: 'wait',
  title: 'Nicht geprüft',
  text: 'Der Beweis ließ sich gerade nicht laden. Das sagt nichts über die Geschichte.',
};

/** What the state of a check means, for somebody who is no cryptographer. */
export const sealWords = (state: SealState): SealWords => {
  switch (state.kind) {
    case 'checking':
      return { tone: 'wait', title: 'Wird geprüft …', text: 'Ihr Browser prüft die Unterschrift selbst.' };
    case 'verified':
      return {
        tone: 'ok',
        title: 'Geprüft: Die Geschichte ist unverändert',
        text:
          state.size > state.since
            ? `${events(state.size)}, unterschrieben mit dem Schlüssel, den dieser Browser kennt. Seit Ihrem letzten Besuch kamen ${formatCount(state.size - state.since)} hinzu; an den früheren hat sich nichts geändert.`
            : `${events(state.size)}, unterschrieben mit dem Schlüssel, den dieser Browser kennt; dieselben wie bei Ihrem letzten Besuch.`,
      };
    case 'first':
      return {
        tone: 'ok',
        title: 'Geprüft: Die Unterschrift stimmt',
        text: `${events(state.size)}. Dieser Browser prüft hier zum ersten Mal und hat sich Schlüssel und Stand gemerkt: Ab jetzt fällt jede Änderung der Vergangenheit auf. Vergleichen Sie den Schlüssel mit dem, den Sie auf anderem Weg bekommen haben.`,
      };
    case 'key-changed':
      return {
        tone: 'no',
        title: 'Der Schlüssel hat gewechselt',
        text: 'Der Stand passt zu Ihrem letzten Besuch, aber er ist mit einem anderen Schlüssel unterschrieben. Lassen Sie sich den neuen auf anderem Weg bestätigen, bevor Sie ihm vertrauen.',
      };
    case 'rewritten':
      return {
        tone: 'no',
        title: 'Die Geschichte wurde umgeschrieben',
        text: `Die ersten ${events(state.from)}, die dieser Browser aufbewahrt hat, sind nicht mehr der Anfang des Protokolls. Der aufbewahrte Stand bleibt als Beweis gespeichert.`,
      };
    case 'not-signed':
      return {
        tone: 'no',
        title: 'Die Unterschrift stimmt nicht',
        text: 'Der gezeigte Stand ist mit keinem gültigen Schlüssel unterschrieben. Was hier steht, ist nicht bewiesen.',
      };
    case 'unsupported':
      return {
        tone: 'wait',
        title: 'Dieser Browser kann hier nicht prüfen',
        text: 'Dazu braucht es HTTPS und einen Browser, der Ed25519 kennt. Das Prüfbündel lässt sich überall prüfen.',
      };
    case 'failed':
      return NOT_NOW;
  }
};

/**
 * The same about the steps of one review, once the state that they are proven against is good; `missing` is how many there have
 * been after them that are gone.
 */
export const stepsWords = ({ proven, pending, wrong }: EventsVerdict, missing: number): SealWords => {
  const total = proven + pending + wrong.length;
  const steps = (count: number) => `${formatCount(count)}\u00a0${count === 1 ? 'Schritt' : 'Schritte'}`;
  if (wrong.length > 0)
    return {
      tone: 'no',
      title: 'Was hier steht, ist nicht das, was unterschrieben wurde',
      text: `${steps(wrong.length)} von ${formatCount(total)} stehen so nicht im Protokoll.`,
    };
  if (missing > 0)
    return {
      tone: 'no',
      title: missing === 1 ? 'Der letzte Schritt fehlt' : `Die letzten ${steps(missing)} fehlen`,
      text: `${total === 1 ? 'Nach dem Schritt, der hier steht,' : `Nach den ${formatCount(total)}\u00a0Schritten, die hier stehen,`} gab es ${missing === 1 ? 'noch einen, der' : `noch ${formatCount(missing)}, die`} in der Datenbank nicht mehr ${missing === 1 ? 'steht' : 'stehen'}. Welche Ereignisse fehlen, zeigt das Prüfbündel.`,
    };
  if (pending > 0)
    return {
      tone: 'wait',
      title: `${formatCount(proven)} von ${steps(total)} geprüft`,
      text: 'Die neuesten sind gerade erst geschehen und noch nicht unterschrieben. Laden Sie die Seite gleich noch einmal.',
    };
  return {
    tone: 'ok',
    title: `Geprüft: ${total === 1 ? 'Der Schritt steht' : `Alle ${steps(total)} stehen`} so im Protokoll`,
    text: 'Wer, wann, von welchem auf welchen Status: Es ist, was unterschrieben wurde. Texte stehen dort verschlüsselt.',
  };
};
