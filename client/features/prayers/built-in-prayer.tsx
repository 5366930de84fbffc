import { useId, useState } from 'react';
import { AnswerFrame } from '../../answer/answer-frame.tsx';
import { PrayerText } from '../../answer/prayer/prayer-text.tsx';
import { usePrayer } from '../../answer/prayer/use-prayer.ts';
import type { Outputs } from '../../lib/data/trpc.ts';
import { RichText } from '../../scripture/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawing, type DrawingName } from '../../ui/drawing.tsx';
import { Pressable } from '../../ui/pressable.tsx';

const DRAWINGS: Readonly<Record<string, DrawingName>> = {
  'protecao-da-familia': 'home-shield',
  gratidao: 'bread',
  sabedoria: 'lamp',
  'cura-e-saude': 'well',
  perdao: 'door',
  'forca-espiritual': 'mountain',
  'paz-interior': 'boat',
};

type Prayer = Outputs['member']['prayers']['builtIn'][number];

type Props = Readonly<{ prayer: Prayer; open: boolean; onToggle: (opens: boolean) => void }>;

/**
 * A stored prayer, of which the beginning is shown. The first click on its title generates another
 * one on its subject and opens when its words arrive; from then on clicks only open and close.
 */
export function BuiltInPrayer({ prayer, open, onToggle }: Props) {
  const { slug, title, context, text } = prayer;
  const state = usePrayer(`prayer ${slug}`);
  const { phase, busy, answer } = state;
  const panel = useId();
  const [whole, setWhole] = useState(false);
  const reading = open && whole;
  const expanded = open && !whole && phase !== 'empty' && phase !== 'waiting';
  const toggle = (opens: boolean, storedOne = false) => {
    setWhole(storedOne);
    onToggle(opens);
  };
  const fetchPrayer = () => {
    toggle(true);
    void state.ask({ builtIn: slug });
  };
  const failed = phase === 'failed';
  return (
    <section className="card">
      <h3>
        <Pressable
          className="flex min-h-14 w-full items-center justify-between gap-3 px-5 pt-2 text-left text-lg"
          aria-expanded={expanded}
          aria-controls={panel}
          busy={busy}
          onClick={() => (phase === 'empty' ? fetchPrayer() : toggle(!expanded))}
        >
          <span className="flex items-center gap-3">
            <Drawing name={DRAWINGS[slug] ?? 'hands'} hue="prayer" className="size-12" />
            {title}
          </span>
          <Sign busy={busy} first={phase === 'empty'} open={expanded} />
        </Pressable>
      </h3>
      <div id={panel} className="grid gap-3 px-5 pb-4">
        <p className="text-[0.9375rem] text-muted">{context}</p>
        {expanded && failed ? <p>Carregando oração...</p> : null}
        {expanded || phase === 'waiting' ? (
          <AnswerFrame state={state} waiting="Carregando oração...">
            <PrayerText title={title} text={answer.prayer} source={state.source} writing={busy} />
          </AnswerFrame>
        ) : null}
        {expanded && (failed || phase === 'stopped') ? (
          <Button look="quiet" className="justify-self-start" onClick={fetchPrayer}>
            Tentar de novo
          </Button>
        ) : null}
        {expanded && failed ? (
          <p className="text-muted">A nova oração não chegou desta vez. Enquanto isso:</p>
        ) : null}
        {expanded && !failed ? null : (
          <StoredPrayer
            title={title}
            text={text}
            whole={expanded || reading}
            onToggle={expanded ? null : () => toggle(!reading, true)}
          />
        )}
      </div>
    </section>
  );
}

type SignProps = Readonly<{
  busy: boolean;
  /** Nothing opens yet: a press asks for another prayer. */
  first: boolean;
  open: boolean;
}>;

/** What a press on the title of a prayer does. */
function Sign({ busy, first, open }: SignProps) {
  return (
    <span className="text-sm text-accent" aria-hidden="true">
      {busy ? <span className="spinner" /> : first ? 'Outra' : open ? 'Fechar' : 'Abrir'}
    </span>
  );
}

type StoredProps = Readonly<{
  title: string;
  text: Prayer['text'];
  whole: boolean;
  /** Opens and closes it; null where it stands in for a prayer that did not come. */
  onToggle: (() => void) | null;
}>;

/** The stored prayer, whole or its beginning. */
function StoredPrayer({ title, text, whole, onToggle }: StoredProps) {
  const id = useId();
  return (
    <div>
      <div id={id}>
        {whole ? (
          <PrayerText title={title} text={text} source="library" />
        ) : (
          <div className="max-h-21 overflow-hidden mask-b-from-40%">
            <RichText text={text} />
          </div>
        )}
      </div>
      {onToggle ? (
        <button
          type="button"
          className="link min-h-11 font-semibold"
          aria-expanded={whole}
          aria-controls={id}
          onClick={onToggle}
        >
          {whole ? 'Mostrar menos' : 'Ler a oração'}
          <span className="sr-only">: {title}</span>
        </button>
      ) : null}
    </div>
  );
}
