import { Pause, Play, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SPOKEN_LIMITS, type SpokenKind } from '#shared/answers/speech.ts';
import { useData } from '../../lib/data/data.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { toastError } from '../../ui/toasts.tsx';
import { ReadingAloud, type ReadingState } from './reading-aloud.ts';

type Props = Readonly<{ text: string; kind: SpokenKind }>;

/** Reads a text aloud; not there when the text is empty or longer than its kind allows. */
export function ListenButton({ text, kind }: Props) {
  const spoken = text.trim();
  if (spoken === '' || spoken.length > SPOKEN_LIMITS[kind]) return null;
  // Another text is another reading.
  return <Listening key={spoken} text={spoken} />;
}

const ICONS = { idle: Volume2, loading: Volume2, playing: Pause, paused: Play } as const;

function Listening({ text }: Readonly<{ text: string }>) {
  const data = useData();
  const [state, setState] = useState<ReadingState>('idle');
  const reading = useRef<ReadingAloud | null>(null);
  useEffect(() => () => reading.current?.stop(), []);
  const toggle = () => {
    if (state === 'playing') reading.current?.pause();
    else if (state === 'paused') reading.current?.resume();
    else {
      reading.current = new ReadingAloud(data, text, {
        onState: setState,
        onFailure: () =>
          void toastError(
            'Erro ao gerar áudio',
            'Não foi possível gerar o áudio. Tente novamente.',
          ),
      });
    }
  };
  const Icon = ICONS[state];
  return (
    <ActionButton icon={Icon} busy={state === 'loading'} onClick={toggle}>
      {state === 'playing' ? 'Pausar' : 'Ouvir'}
    </ActionButton>
  );
}
