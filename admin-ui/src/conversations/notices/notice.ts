/** Two notes of a short chime, in hertz, and how far they lie apart and sound in seconds. */
const NOTES = [660, 880] as const;
const APART_S = 0.14;
const LONG_S = 0.32;
const LOUD = 0.12;
/** Of several tabs one sounds: the others find it doing so. */
const ONE_TAB = 'sternklar-inbox-tone';

/** Plays it, where the browser lets it: some want a press on the page first. */
export const playTone = (): void => {
  try {
    const context = new AudioContext();
    NOTES.forEach((hertz, index) => {
      const begins = context.currentTime + index * APART_S;
      const note = context.createOscillator();
      const volume = context.createGain();
      note.frequency.value = hertz;
      volume.gain.setValueAtTime(0, begins);
      volume.gain.linearRampToValueAtTime(LOUD, begins + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, begins + LONG_S);
      note.connect(volume).connect(context.destination);
      note.start(begins);
      note.stop(begins + LONG_S);
      if (index === NOTES.length - 1) note.onended = () => void context.close();
    });
  } catch {
    // A device without sound.
  }
};

const playInOneTab = async (): Promise<void> => {
  if (!('locks' in navigator)) return playTone();
  await navigator.locks.request(ONE_TAB, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    playTone();
    await new Promise((done) => setTimeout(done, 2_000));
  });
};

const show = (waiting: number): void => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const words = waiting === 1 ? '1 Unterhaltung wartet auf Sie.' : `${waiting} Unterhaltungen warten auf Sie.`;
  // One with the same tag takes the place of the one before, also of another tab's.
  const notice = new Notification('Posteingang', { body: words, tag: 'sternklar-inbox' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
};

/** Makes somebody at another window notice that a customer waits. */
export const tell = ({ sound = false, notices = false }, waiting: number): void => {
  if (sound) void playInOneTab();
  if (notices) show(waiting);
};
