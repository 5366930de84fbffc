import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LONGEST_MESSAGE } from '#shared/chat-limits.ts';
import { useDraft } from '../../lib/use-draft.ts';

type Props = Readonly<{
  busy: boolean;
  onSend: (text: string) => Promise<void>;
  onStop: () => void;
}>;

/** Enter sends, Shift+Enter adds a line; while an answer is written the button stops it. */
export function Composer({ busy, onSend, onStop }: Props) {
  const [text, setText] = useDraft('chat');
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!busy) input.current?.focus({ preventScroll: true });
  }, [busy]);
  const send = () => {
    if (busy || text.trim() === '') return;
    setText('');
    void onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="pt-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <label className="flex-1">
          <span className="sr-only">Sua mensagem</span>
          <textarea
            ref={input}
            className="field max-h-40 resize-none"
            style={{ fieldSizing: 'content' }}
            rows={1}
            value={text}
            maxLength={LONGEST_MESSAGE}
            placeholder="Digite sua mensagem..."
            aria-describedby="chat-hint"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        {busy ? (
          <button type="button" className="button button-quiet" onClick={onStop}>
            <Square aria-hidden="true" size={16} />
            Parar
          </button>
        ) : (
          <button
            type="submit"
            className="button button-primary"
            aria-label="Enviar"
            disabled={text.trim() === ''}
          >
            <SendHorizontal aria-hidden="true" size={20} />
          </button>
        )}
      </div>
      <p id="chat-hint" className="mt-1.5 text-sm text-muted">
        Pressione Enter para enviar ou Shift+Enter para nova linha
      </p>
    </form>
  );
}
