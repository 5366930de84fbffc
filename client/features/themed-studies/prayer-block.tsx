import { HandHeart } from 'lucide-react';
import { useId, useState } from 'react';
import type { PrayerInput } from '#shared/generated-inputs.ts';
import type { RichText } from '#shared/rich-text.ts';
import { AnswerFrame } from '../../answer/answer-frame.tsx';
import { PrayerText } from '../../answer/prayer/prayer-text.tsx';
import { usePrayer } from '../../answer/prayer/use-prayer.ts';
import { ActionButton } from '../../controls/action-button.tsx';

type Props = Readonly<{
  title: string;
  /** The prayer of the study, if there is one. */
  text: RichText | null;
  input: PrayerInput;
  /** The button that asks for a prayer. */
  label: string;
}>;

const FAILED = ['Erro ao gerar oração. Tente novamente.'] as const;

/** A prayer of the study and one that is generated on request; the button changes between them. */
export function PrayerBlock({ title, text, input, label }: Props) {
  const state = usePrayer(`study prayer ${JSON.stringify(input)}`, { failed: FAILED });
  const [shown, setShown] = useState(false);
  const panel = useId();
  const { phase, busy, answer } = state;
  const loaded = phase === 'done' || phase === 'stopped';
  const generated = shown && phase !== 'empty' && phase !== 'failed';
  const press = () => {
    if (loaded) return setShown(!shown);
    setShown(true);
    void state.ask(input);
  };
  const back = text ? 'Voltar à oração do estudo' : 'Ocultar a oração';
  return (
    <div>
      <div id={panel} className="max-w-prose">
        {generated ? (
          <AnswerFrame state={state} waiting="Carregando oração...">
            <PrayerText title={title} text={answer.prayer} source={state.source} writing={busy} />
          </AnswerFrame>
        ) : null}
        {!generated && text ? <PrayerText title={title} text={text} source="library" /> : null}
      </div>
      <ActionButton
        icon={<HandHeart aria-hidden="true" size={16} />}
        busy={busy}
        aria-controls={panel}
        aria-expanded={generated}
        className="font-semibold"
        onClick={press}
      >
        {generated && loaded ? back : loaded ? 'Ver a oração gerada' : label}
      </ActionButton>
    </div>
  );
}
