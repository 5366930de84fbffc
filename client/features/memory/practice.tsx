import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { labelOfKey } from '#shared/bible/reference.ts';
import { type Grade, gradeOf, recall } from '#shared/memory/recall.ts';
import { announce } from '../../lib/browser/announcer.tsx';
import { useToday } from '../../lib/browser/clock.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { ShownVerse } from '../../scripture/shown-verse.tsx';
import { Button } from '../../ui/button.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { FirstLetters, HiddenWords, Remembered, Typed } from './steps.tsx';
import { returnLabel } from './verse-list.tsx';

type Verse = Outputs['member']['memory']['today']['verses'][number];
type Quotation = Extract<Verse['verse'], { type: 'quotation' }>;

type Props = Readonly<{
  verse: Verse;
  /** The verses that today still has, with this one. */
  left: number;
  onLater: () => void;
}>;

/** One verse, step by step. */
export function Practice({ verse: { id, isNew, verse }, left, onLater }: Props) {
  return (
    <section aria-label="Versículo de agora" className="card p-5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{labelOfKey(verse.key)}</h2>
        <p className="text-sm text-muted">
          {isNew ? 'Novo' : 'De volta'} · {left === 1 ? 'o último de hoje' : `${left} hoje`}
        </p>
      </div>
      <div className="mt-4">
        {verse.type === 'quotation' ? (
          <Steps id={id} verse={verse} isNew={isNew} onLater={onLater} />
        ) : (
          <ShownVerse verse={verse} />
        )}
      </div>
    </section>
  );
}

const STEPS = ['read', 'hidden', 'letters', 'typed'] as const;

const TITLES = {
  read: 'Leia em voz alta, devagar.',
  hidden: 'Diga as palavras que faltam. Toque numa delas para ver.',
  letters: 'Diga o versículo só com as primeiras letras.',
  typed: 'Escreva de memória. Acentos e pontuação não contam.',
} as const;

type StepsProps = Readonly<{ id: string; verse: Quotation; isNew: boolean; onLater: () => void }>;

/** A new verse is read first; one that comes back is written from memory, with a way to the hints. */
function Steps({ id, verse, isNew, onLater }: StepsProps) {
  const [at, setAt] = useState(isNew ? 0 : STEPS.length - 1);
  const [hinted, setHinted] = useState(false);
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const step = STEPS[at] ?? 'typed';
  const go = (to: number) => {
    setAt(to);
    announce(TITLES[STEPS[to] ?? 'typed']);
  };
  const back = () => {
    // Whoever looks again before a verse was learned has not failed.
    if (!isNew) setHinted(true);
    go(at - 1);
  };
  if (checked) {
    const remembered = recall(verse.text, typed);
    return (
      <>
        <Remembered recalled={remembered} />
        <Finish
          id={id}
          grade={gradeOf(remembered, hinted)}
          onAgain={() => {
            setChecked(false);
            setHinted(true);
          }}
        />
      </>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">{TITLES[step]}</p>
      {step === 'read' ? <ShownVerse verse={verse} /> : null}
      {step === 'hidden' ? <HiddenWords text={verse.text} /> : null}
      {step === 'letters' ? <FirstLetters text={verse.text} /> : null}
      {step === 'typed' ? <Typed value={typed} onChange={setTyped} /> : null}
      <div className="flex flex-wrap gap-2">
        {step === 'typed' ? (
          <Button disabled={typed.trim() === ''} onClick={() => setChecked(true)}>
            Conferir
          </Button>
        ) : (
          <Button onClick={() => go(at + 1)}>Continuar</Button>
        )}
        {at > 0 ? (
          <Button look="quiet" onClick={back}>
            {step === 'typed' ? 'Ver as primeiras letras' : 'Voltar um passo'}
          </Button>
        ) : null}
        <Button look="bare" onClick={onLater}>
          Deixar para depois
        </Button>
      </div>
    </div>
  );
}

type FinishProps = Readonly<{ id: string; grade: Grade; onAgain: () => void }>;

function Finish({ id, grade, onAgain }: FinishProps) {
  const client = useClient();
  const trpc = useTrpc();
  const today = useToday();
  const practise = useMutation({
    mutationFn: () => client.member.memory.practise.mutate({ id, grade }),
    meta: { invalidates: [trpc.member.memory] },
    onSuccess: ({ dueOn }) => toastSuccess('Guardado', `Ele volta ${returnLabel(today, dueOn)}.`),
    onError: (error) => toastError('Não foi possível guardar', messageOf(error)),
  });
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button busy={practise.isPending} onClick={() => practise.mutate()}>
        Seguir
      </Button>
      <Button look="quiet" disabled={practise.isPending} onClick={onAgain}>
        Tentar mais uma vez
      </Button>
    </div>
  );
}
