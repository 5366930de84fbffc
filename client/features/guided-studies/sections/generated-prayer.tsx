import { HandHeart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AnswerFrame } from '../../../answer/answer-frame.tsx';
import { PrayerText } from '../../../answer/prayer/prayer-text.tsx';
import { usePrayer } from '../../../answer/prayer/use-prayer.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import type { StudyItem } from '../study-queries.ts';

const FAILED = ['Erro ao gerar oração. Tente novamente.'] as const;

type Props = Readonly<{
  title: string;
  item: StudyItem;
  /** Runs when no prayer comes. */
  onNothing: () => void;
}>;

/** A prayer that is asked for as soon as this is shown, unless this visit has it already. */
export default function GeneratedPrayer({ title, item, onNothing }: Props) {
  const state = usePrayer(`study prayer ${item.study} ${item.item}`, { failed: FAILED });
  const { phase, busy, answer, source } = state;
  const [turn, setTurn] = useState(0);
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current || phase !== 'empty') return;
    requested.current = true;
    void state.ask(item).then(({ kind }) => {
      if (kind === 'failed') onNothing();
    });
  }, [phase, item, state, onNothing]);
  const another = () => {
    setTurn(turn + 1);
    void state.ask({ ...item, turn: turn + 1 });
  };
  return (
    <AnswerFrame state={state} waiting="Carregando oração...">
      <PrayerText title={title} text={answer.prayer} source={source} writing={busy} />
      {busy ? null : (
        <ActionButton icon={HandHeart} onClick={another}>
          Ler outra oração
        </ActionButton>
      )}
    </AnswerFrame>
  );
}
