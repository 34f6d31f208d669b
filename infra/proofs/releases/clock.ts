/**
 * Given to Node by `--import`: the process lives from `CLOCK_STARTS_AT` on, and its time goes by as ever. What a product of
 * earlier answered depended on its day: how old things were, what was due.
 */
const startsAt = Date.parse(process.env.CLOCK_STARTS_AT ?? '');
if (Number.isNaN(startsAt)) throw new Error('CLOCK_STARTS_AT must be a time.');
const RealDate = Date;
const behind = RealDate.now() - startsAt;
const now = () => RealDate.now() - behind;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
