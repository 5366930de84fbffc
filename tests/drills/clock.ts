/** Moves the clock of a process before anything else runs, as the address of this module says. */
const asked = new URL(import.meta.url).searchParams;
/** Milliseconds by which it is set back. */
const back = Number(asked.get('back'));
/** From this moment on it counts so many times faster. */
const [from, speed] = [Number(asked.get('from')), Number(asked.get('speed') ?? 1)];
const RealDate = Date;

const now = () => {
  const real = RealDate.now();
  return speed === 1 ? real - back : Math.round(from + (real - from) * speed);
};

globalThis.Date = new Proxy(RealDate, {
  // Called without `new`, a date is a text.
  apply: () => new RealDate(now()).toString(),
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
