import { expect, test } from 'vitest';
import { VisitorLimiter } from '#server/rate-limit/visitor-limit.ts';

const LIMIT = { burst: 60, perSecond: 4 };
const MINUTE = 60;

test.each([1, 2, 3])('a visitor gets of %i processes together what one gives', (processes) => {
  const limiters = Array.from({ length: processes }, () => new VisitorLimiter(LIMIT));
  const given = limiters.map(() => 0);
  for (let second = 0; second < MINUTE; second++) {
    for (let tenth = 0; tenth < 10; tenth++) {
      const now = (second + tenth / 10) * 1000;
      limiters.forEach((limiter, index) => {
        for (let call = 0; call < 5; call++) {
          if (limiter.take('um', now) === 0) given[index] = (given[index] ?? 0) + 1;
        }
      });
    }
    const told = limiters.map((limiter) => limiter.untold());
    limiters.forEach((limiter, index) => {
      for (const [other, taken] of told.entries())
        if (other !== index && taken) limiter.note(taken);
    });
  }
  const sum = given.reduce((total, each) => total + each, 0);
  const fair = LIMIT.burst + LIMIT.perSecond * MINUTE;
  expect(Math.abs(sum - fair) / fair).toBeLessThan(0.2);
});

test('a visitor gets no more who asks each of two for as much as it gives for ever', () => {
  const limiters = [new VisitorLimiter(LIMIT), new VisitorLimiter(LIMIT)] as const;
  let sum = 0;
  for (let second = 0; second < 2 * MINUTE; second++) {
    for (let quarter = 0; quarter < 4; quarter++) {
      const now = (second + quarter / 4) * 1000;
      for (const limiter of limiters) if (limiter.take('um', now) === 0) sum++;
    }
    const told = limiters.map((limiter) => limiter.untold() ?? {});
    limiters[0].note(told[1] ?? {});
    limiters[1].note(told[0] ?? {});
  }
  const fair = LIMIT.burst + LIMIT.perSecond * 2 * MINUTE;
  expect(Math.abs(sum - fair) / fair).toBeLessThan(0.2);
});

test('others are not told of a visitor who takes little', () => {
  const limiter = new VisitorLimiter(
    { burst: 600, perSecond: 100 },
    (visitor) => `marca de ${visitor}`,
  );
  for (let call = 0; call < 10; call++) limiter.take('pouco', 0);
  expect(limiter.untold()).toBeNull();
  for (let call = 0; call < 20; call++) limiter.take('muito', 0);
  expect(limiter.untold()).toEqual({ 'marca de muito': 20 });
  expect(limiter.untold()).toBeNull();
});
