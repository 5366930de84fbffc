import { Hourglass } from 'lucide-react';
import { Page } from './page.tsx';

type Props = Readonly<{ title: string; back?: '/dashboard' | '/admin/dashboard' }>;

/** For a page that is not built yet: says so, and leads back. */
export function ComingSoon({ title, back = '/dashboard' }: Props) {
  return (
    <Page
      title={title}
      back={back}
      backLabel={back === '/dashboard' ? 'Voltar ao início' : 'Voltar'}
    >
      <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
        <Hourglass aria-hidden="true" size={36} strokeWidth={1.5} className="text-accent" />
        <p className="font-serif text-2xl">Em breve</p>
        <p className="max-w-prose text-muted">
          Estamos preparando esta parte com cuidado. Por enquanto, as outras áreas do Companheiro
          Bíblico estão à sua disposição.
        </p>
      </div>
    </Page>
  );
}
