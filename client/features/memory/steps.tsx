import { useState } from 'react';
import { firstLetters, type recall, wordsToLearn } from '#shared/memory/recall.ts';
import { TextArea } from '../../ui/field.tsx';

const LOOK = 'font-serif text-lg leading-loose md:text-xl md:leading-loose';
/** Every so many words one is hidden; short ones help to find the way and stay. */
const EVERY = 2;
const SHORT = 3;

const FIELD_LENGTH = 2000;

/** The verse with some of its words hidden, each of which a tap shows. */
export function HiddenWords({ text }: Readonly<{ text: string }>) {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number>();
  let long = 0;
  const words = wordsToLearn(text).map(({ shown, letters }, index) => ({
    ...{ shown, index },
    hidden: letters.length > SHORT && long++ % EVERY === 0,
  }));
  return (
    <p className={LOOK}>
      {words.map(({ shown, index, hidden }) => (
        <span key={index}>
          {hidden && !seen.has(index) ? (
            <button
              type="button"
              className="min-h-8 rounded border-b-2 border-accent bg-sunken px-1 align-baseline text-transparent select-none"
              aria-label={`Palavra escondida ${index + 1}`}
              onClick={() => {
                setSeen(new Set(seen).add(index));
                setLast(index);
              }}
            >
              <span aria-hidden="true">{shown}</span>
            </button>
          ) : (
            // The word takes the focus of the button that it replaces.
            <span tabIndex={-1} ref={index === last ? focusOnce : undefined}>
              {shown}
            </span>
          )}{' '}
        </span>
      ))}
    </p>
  );
}

const focusOnce = (word: HTMLElement | null) => word?.focus({ preventScroll: true });

export function FirstLetters({ text }: Readonly<{ text: string }>) {
  return <p className={`${LOOK} tracking-wide wrap-anywhere`}>{firstLetters(text)}</p>;
}

type TypedProps = Readonly<{ value: string; onChange: (value: string) => void }>;

export function Typed({ value, onChange }: TypedProps) {
  return (
    <TextArea
      label="O versículo"
      value={value}
      maxLength={FIELD_LENGTH}
      autoCapitalize="sentences"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The verse with the words that were not remembered marked. */
export function Remembered({ recalled }: Readonly<{ recalled: ReturnType<typeof recall> }>) {
  const { words, right, of } = recalled;
  return (
    <div role="status">
      <p className="font-semibold">
        {right === of ? 'Todas as palavras.' : `${right} de ${of} palavras.`}
      </p>
      {right < of ? <p className="text-sm text-muted">As sublinhadas ficam para lembrar.</p> : null}
      <p className={`${LOOK} mt-2`}>
        {words.map(({ shown, right: known }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a verse never change their order
          <span key={index}>
            {known ? (
              shown
            ) : (
              <mark className="bg-accent-soft text-ink font-semibold underline">{shown}</mark>
            )}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}
