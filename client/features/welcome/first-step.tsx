import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Bookmark, BookOpenText, Check } from 'lucide-react';
import { inQuotationMarks } from '#shared/bible/quotation-marks.ts';
import { labelOfKey, parseReferenceKey, versesOf } from '#shared/bible/reference.ts';
import { useClient, useTrpc } from '../../lib/data/data.tsx';
import { messageOf } from '../../lib/data/errors.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { openedReading } from '../plans/api.ts';
import { type Purpose, planFor } from './questions.ts';

type Props = Readonly<{
  purpose: Purpose;
  minutes: number;
  /** Of the reminder; null for none. */
  hour: number | null;
  onDone: () => Promise<unknown>;
}>;

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** What the answers lead to: a verse to save, and a plan whose first reading is one tap away. */
export default function FirstStep({ purpose, minutes, hour, onDone }: Props) {
  const plan = planFor(purpose, minutes);
  const client = useClient();
  const trpc = useTrpc();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: async (slug: string) => {
      const { id } = await client.member.readingPlans.start.mutate({ slug });
      if (hour !== null) {
        await client.member.reminders.set.mutate({ hour, weekdays: EVERY_DAY, channel: 'email' });
      }
      await onDone();
      const { plans } = await client.member.readingPlans.underWay.query();
      return { id, day: plans.find(({ progress }) => progress.id === id)?.next[0] };
    },
    meta: { invalidates: [trpc.member.readingPlans, trpc.member.reminders] },
    onSuccess: ({ id, day }, slug) => {
      const [first] = day?.readings ?? [];
      if (!day || !first) return navigate({ to: '/reading-plan' });
      openedReading.set({ progressId: id, plan: slug, day: day.day, ...first });
      return navigate({ to: '/bible', search: { ref: first.key } });
    },
  });
  return (
    <div className="grid gap-4">
      <Verse purpose={purpose} />
      {plan ? (
        <div>
          <p className="font-serif text-xl">{plan.title}</p>
          <p className="mt-1 text-muted">{plan.why}</p>
          <ProblemLine text={start.isError ? messageOf(start.error) : null} />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button busy={start.isPending} onClick={() => start.mutate(plan.slug)}>
              <BookOpenText aria-hidden="true" size={20} />
              Começar a ler
            </Button>
            <Link to="/reading-plan" className="button button-quiet" onClick={() => void onDone()}>
              Ver outros planos
            </Link>
          </div>
        </div>
      ) : (
        <div>
          <p className="font-serif text-xl">Casamento abençoado</p>
          <p className="mt-1 text-muted">
            Trinta dias para ler, conversar e orar pelo casamento, a dois ou a sós.
          </p>
          <Link
            to="/themes/marriage"
            search={{ tab: 'plan' }}
            className="button button-primary mt-3"
            onClick={() => void onDone()}
          >
            Abrir o estudo
          </Link>
        </div>
      )}
    </div>
  );
}

function Verse({ purpose }: Readonly<{ purpose: Purpose }>) {
  const client = useClient();
  const trpc = useTrpc();
  const { data: verse } = useQuery(trpc.member.welcome.verse.queryOptions({ purpose }));
  const save = useMutation({
    mutationFn: async (key: string) => {
      const place = parseReferenceKey(key);
      if (!place) return;
      const { book, chapter } = place;
      await client.member.savedVerses.save.mutate({
        place: { book, chapter, verses: versesOf(place).map(({ verse }) => verse) },
        notes: { comment: '', tags: [] },
      });
    },
    meta: { invalidates: [trpc.member.savedVerses] },
  });
  if (verse?.type !== 'quotation') return null;
  return (
    <blockquote className="rounded-lg bg-accent-soft p-4">
      <p className="font-serif leading-relaxed">{inQuotationMarks(verse.text)}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <cite className="text-muted not-italic">{labelOfKey(verse.key)}</cite>
        {save.isSuccess ? (
          <p role="status" className="flex items-center gap-1.5 font-semibold text-success">
            <Check aria-hidden="true" size={18} />
            Guardado para você reler
          </p>
        ) : (
          <Button look="quiet" busy={save.isPending} onClick={() => save.mutate(verse.key)}>
            <Bookmark aria-hidden="true" size={18} />
            Guardar este versículo
          </Button>
        )}
      </div>
      <ProblemLine text={save.isError ? messageOf(save.error) : null} />
    </blockquote>
  );
}
