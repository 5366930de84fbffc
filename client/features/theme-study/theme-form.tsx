import { type KeyboardEvent, useRef, useState } from 'react';
import type { Offer } from '#shared/answers/ai.ts';
import { LONGEST_THEME } from '#shared/answers/generated-limits.ts';
import { NothingWritten } from '../../answer/nothing-written.tsx';
import type { Outcome } from '../../answer/use-answer.ts';
import { focusField } from '../../lib/forms/focus-field.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { toastError } from '../../ui/toasts.tsx';

const SUGGESTIONS = ['Ansiedade', 'Perdão', 'A graça', 'Gratidão', 'Oração', 'Esperança'];

type Props = Readonly<{
  busy: boolean;
  /** `unknown` where there is no study on the theme, with advice on what to try instead. */
  onSubmit: (theme: string) => Promise<Outcome | Readonly<{ kind: 'unknown'; message: string }>>;
  /** Studies that may be meant. */
  offers: readonly Offer[];
  onOffer: (offer: Offer) => void;
}>;

export function ThemeForm({ busy, onSubmit, offers, onOffer }: Props) {
  const [theme, setTheme] = useDraft('theme-study');
  const [advice, setAdvice] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const blank = theme.trim() === '';

  const write = (text: string) => {
    setTheme(text);
    setAdvice(undefined);
  };
  const submit = async () => {
    if (busy) return;
    if (blank) {
      focusField(field.current);
      await toastError('Tema necessário', 'Por favor, digite um tema para estudo.');
      return;
    }
    setAdvice(undefined);
    const outcome = await onSubmit(theme);
    // A text that met the safety screen is not stored.
    if (outcome.kind === 'safety') setTheme('');
    if (outcome.kind === 'unknown') {
      setAdvice(outcome.message);
      field.current?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <Form className="card grid gap-4 p-5 md:p-6 xl:mr-62" onSubmit={() => void submit()}>
      <TextArea
        ref={field}
        label="Tema do estudo"
        hint="Uma palavra, uma pergunta ou um personagem da Bíblia."
        rows={3}
        value={theme}
        maxLength={LONGEST_THEME}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {advice ? (
        <NothingWritten
          message={advice}
          offers={offers}
          onOpen={(offer) => {
            setAdvice(undefined);
            onOffer(offer);
          }}
        />
      ) : null}
      <fieldset>
        <legend className="mb-2 text-[0.9375rem] text-muted">Sugestões</legend>
        <div className="flex flex-wrap gap-2">
          {SUGGESTIONS.map((suggestion) => (
            <Chip
              key={suggestion}
              onClick={() => {
                write(suggestion);
                field.current?.focus();
              }}
            >
              {suggestion}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={busy} disabled={blank}>
          {busy ? 'Preparando estudo...' : 'Preparar estudo'}
        </Button>
        {blank ? (
          <p className="text-sm text-muted">Escreva um tema ou toque em uma sugestão.</p>
        ) : null}
      </div>
    </Form>
  );
}
