import { useHydrated } from '@tanstack/react-router';
import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef } from 'react';
import { LONGEST_MESSAGE } from '#shared/answers/chat-limits.ts';
import { isFocusInUse, isFocusLost } from '../../lib/browser/focus.ts';
import { useOnline } from '../../lib/data/use-online.ts';
import { focusField } from '../../lib/forms/focus-field.ts';
import { excessOf, excessSentence } from '../../lib/forms/too-long.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useInputBeforeHydration } from '../../lib/forms/use-input-before-hydration.ts';
import { Characters } from '../../ui/characters.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Pressable } from '../../ui/pressable.tsx';

const WithoutLine = lazyWithRetry(() => import('../without-line.tsx'));

type Props = Readonly<{
  /** The name of the draft. */
  draft: string;
  busy: boolean;
  /** Nothing can be typed while an answer is written. */
  locked?: boolean;
  hint?: string;
  autoFocus?: boolean;
  /** @returns whether the text was accepted; otherwise it returns to the field */
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
}>;

/** Enter sends, Shift+Enter adds a line; while an answer is written the button stops it. */
export function Composer({
  draft,
  busy,
  locked = false,
  hint,
  autoFocus = false,
  onSend,
  onStop,
}: Props) {
  const [text, setText] = useDraft(draft);
  const input = useRef<HTMLTextAreaElement>(null);
  const focusNext = useRef(autoFocus);
  const rendered = useRef(!useHydrated());
  const hintId = useId();
  const online = useOnline();
  const excess = excessOf(text, LONGEST_MESSAGE);
  useEffect(() => {
    // Who moved on the page before it was hydrated, or types elsewhere meanwhile, is not disturbed.
    const free = rendered.current ? isFocusLost() : !isFocusInUse();
    if (!busy && focusNext.current && free) input.current?.focus({ preventScroll: true });
    focusNext.current = busy;
    rendered.current = false;
  }, [busy]);
  const id = useId();
  useInputBeforeHydration(id);
  const send = async () => {
    if (busy || text.trim() === '') return;
    if (excess > 0) return focusField(input.current);
    setText('');
    if (!(await onSend(text))) setText(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="pt-2 pb-3"
      data-dock
      // Sent before hydration, nothing happens and nothing is lost.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {online ? null : (
        <Suspense fallback={null}>
          <div className="pb-2">
            <WithoutLine kept={false} />
          </div>
        </Suspense>
      )}
      <div className="flex items-end gap-2">
        <label className="min-w-0 flex-1">
          <span className="sr-only">Sua mensagem</span>
          <textarea
            ref={input}
            id={id}
            className="field max-h-40 resize-none"
            style={{ fieldSizing: 'content' }}
            rows={1}
            enterKeyHint="send"
            value={text}
            aria-invalid={excess > 0 || undefined}
            placeholder="Digite sua mensagem..."
            readOnly={busy && locked}
            aria-describedby={hint ? hintId : undefined}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        {/* One button in two parts, so that the focus stays on it. */}
        {busy ? (
          <Pressable className="button button-quiet" onClick={onStop}>
            <Square aria-hidden="true" size={20} className="md:size-4" />
            {/* On a phone the icon alone leaves more room for the text. */}
            <span className="sr-only md:not-sr-only">Parar</span>
          </Pressable>
        ) : (
          <Pressable
            type="submit"
            className="button button-primary"
            aria-label="Enviar"
            disabled={text.trim() === ''}
          >
            <SendHorizontal aria-hidden="true" size={20} />
          </Pressable>
        )}
      </div>
      {excess > 0 ? (
        <p className="mt-1.5 font-semibold text-danger">{excessSentence(excess)}</p>
      ) : null}
      <div className="flex items-baseline justify-between gap-3 md:pt-1.5">
        {hint ? (
          <p id={hintId} className="sr-only mt-1.5 text-sm text-muted md:not-sr-only">
            {hint}
          </p>
        ) : null}
        <Characters typed={text} longest={LONGEST_MESSAGE} className="mt-1.5 ml-auto" />
      </div>
    </form>
  );
}
