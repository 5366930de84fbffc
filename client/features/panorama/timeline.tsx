import { type BookCode, bookOf } from '#shared/bible/canon.ts';
import { TIMELINE } from '#shared/panorama/timeline.ts';
import type { Tone } from '#shared/panorama/types.ts';
import { inkOf } from './tones.ts';

const FIRST_YEAR = -2050;
const LAST_YEAR = 150;
const TICKS = [-2000, -1500, -1000, -500, 1] as const;
const TONES: readonly Tone[] = ['amber', 'clay', 'plum', 'violet', 'indigo'];

/** How many books of a time are listed at once; more are opened by a tap. */
const FEW = 3;

const shareOf = (year: number) => (100 * (year - FIRST_YEAR)) / (LAST_YEAR - FIRST_YEAR);
const toneOf = (index: number): Tone => TONES[index] ?? 'slate';

/** Five points of the story on one line of time, and each in words. */
export function Timeline({ onOpen }: Readonly<{ onOpen: (code: BookCode) => void }>) {
  return (
    <section aria-label="Linha do tempo">
      <h2 className="text-2xl">Linha do tempo</h2>
      <div aria-hidden="true" className="card mt-4 px-4 pt-4 pb-2">
        <div className="relative h-36">
          {TICKS.map((year) => (
            <span
              key={year}
              className="absolute inset-y-0 border-l border-dashed border-line"
              style={{ left: `${shareOf(year)}%` }}
            />
          ))}
          {TIMELINE.map(({ title, from, to }, index) => (
            <span
              key={title}
              className="absolute grid h-6 min-w-6 place-items-center rounded-full text-sm font-semibold text-surface"
              style={{
                left: `${shareOf(from)}%`,
                width: `${shareOf(to) - shareOf(from)}%`,
                top: `${index * 1.8}rem`,
                background: inkOf(toneOf(index)),
              }}
            >
              {index + 1}
            </span>
          ))}
        </div>
        <div className="relative mt-1 h-6 text-xs text-muted">
          {TICKS.map((year, index) => (
            <span
              key={year}
              // A phone has room for every other one, and the first would begin outside of its card.
              className={`absolute -translate-x-1/2 whitespace-nowrap first:-translate-x-1/4 ${index % 2 ? 'max-md:hidden' : ''}`}
              style={{ left: `${shareOf(year)}%` }}
            >
              {year < 0 ? `${-year} a.C.` : 'Cristo'}
            </span>
          ))}
        </div>
      </div>
      <ol className="mt-5 grid gap-5">
        {TIMELINE.map(({ title, when, description, books }, index) => (
          <li key={title} className="flex gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full font-semibold text-surface"
              style={{ background: inkOf(toneOf(index)) }}
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="text-lg">{title}</h3>
              <p className="text-sm font-semibold text-muted">{when}</p>
              <p className="mt-1 max-w-prose">{description}</p>
              <details open={books.length <= FEW}>
                <summary className="link inline-flex min-h-11 items-center text-[0.9375rem]">
                  {books.length} livros
                  <span className="sr-only"> deste tempo: {title}</span>
                </summary>
                <p className="-ml-1 flex flex-wrap gap-x-1">
                  {books.map((code) => (
                    <button
                      key={code}
                      type="button"
                      className="link min-h-8 px-1 text-[0.9375rem]"
                      aria-haspopup="dialog"
                      onClick={() => onOpen(code)}
                    >
                      {bookOf(code).name}
                    </button>
                  ))}
                </p>
              </details>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
