import { Pause, Sparkles } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ProblemLine } from '../../../ui/problem-line.tsx';
import { useWriting } from './use-writing.ts';

type Props = Readonly<{ id: string; written: number; total: number; canWrite: boolean }>;

/** The progress of a draft, and the buttons that start and stop its writing. */
export function WritingPanel({ id, written, total, canWrite }: Props) {
  const writing = useWriting(id, { done: written, total });
  const running = writing.phase !== 'idle';
  const done = running ? writing.done : written;
  if (done === total && !running) return null;
  return (
    <section aria-label="Geração" className="card grid gap-3 p-5 md:p-6">
      <div role="status">
        <p className="mb-1.5 font-semibold">
          {writing.phase === 'running' ? (writing.now ?? startOf(writing.waiting)) : null}
          {writing.phase === 'stopping' ? 'Parando...' : null}
          {running ? null : `${done} de ${total} partes escritas`}
        </p>
        <progress className="progress" aria-label="Partes escritas" max={total} value={done} />
      </div>
      <p className="text-[0.9375rem] text-muted">
        {running
          ? 'Cada parte é guardada assim que fica pronta. Ao sair desta página, a geração para e continua depois de onde parou.'
          : 'A geração escreve poucas partes por vez e é paga pelo limite diário do site.'}
      </p>
      <ProblemLine text={writing.problem} />
      {running ? (
        <Button
          look="quiet"
          className="md:justify-self-start"
          busy={writing.phase === 'stopping'}
          onClick={writing.stop}
        >
          <Pause aria-hidden="true" size={18} />
          Parar
        </Button>
      ) : (
        <Button
          className="md:justify-self-start"
          disabled={!canWrite}
          onClick={() => void writing.write()}
        >
          <Sparkles aria-hidden="true" size={18} />
          {done === 0 ? 'Gerar' : 'Continuar a geração'}
        </Button>
      )}
    </section>
  );
}

function startOf(waiting: number | null): string {
  if (waiting === null) return 'Começando...';
  const time = waiting === 1 ? '1 segundo' : `${waiting} segundos`;
  return `A escrita anterior ainda está sendo encerrada. A geração continua sozinha em até ${time}.`;
}
