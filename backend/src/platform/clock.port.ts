/** Whether what is due by the clock may be done now: not while a clock is in doubt, until an operator has looked. */
export type MayActByClock = () => Promise<boolean>;
