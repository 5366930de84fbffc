import type { ReactNode } from 'react';

type Props = Readonly<{
  title: string;
  /** The first of a section shows what the others hold. */
  open: boolean;
  /** Whether its section has a heading of its own. */
  headed?: boolean;
  children: ReactNode;
}>;

/** An item of a section, closed under its title: a dozen of them are some thirty screens of a phone. */
export function SectionItem({ title, open, headed, children }: Props) {
  const Title = headed ? 'h3' : 'h2';
  return (
    <article className="card">
      <details open={open}>
        <summary className="min-h-12 px-5 py-3">
          <Title className="inline text-lg">{title}</Title>
        </summary>
        <div className="px-5 pb-5">{children}</div>
      </details>
    </article>
  );
}
