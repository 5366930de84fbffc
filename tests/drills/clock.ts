/** Sets the clock of a process back by the milliseconds that its argument names, before anything else runs. */
const back = Number(new URL(import.meta.url).searchParams.get('back'));
const RealDate = Date;

const now = () => RealDate.now() - back;

globalThis.Date = new Proxy(RealDate, {
  // Called without `new`, a date is a text.
  apply: () => new RealDate(now()).toString(),
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
