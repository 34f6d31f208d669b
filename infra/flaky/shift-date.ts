/** From now on this process lives by a clock that is ahead, or behind when negative; its time goes by as ever. */
export const shiftDate = (aheadMs: number): void => {
  const RealDate = Date;
  const now = () => RealDate.now() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
};
