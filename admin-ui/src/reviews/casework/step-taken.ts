import { createContext } from 'react';

/** Told of each step that the server has taken, with what was sent. */
export const StepTakenContext = createContext<(sent: object) => void>(() => undefined);
