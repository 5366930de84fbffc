import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName, type Hue } from './drawing.tsx';

type Props = Readonly<{
  title: string;
  lead?: ReactNode;
  /** The target of the back button; null on screens that have none. */
  back?: '/dashboard' | '/admin/dashboard' | null;
  backLabel?: string;
  /** Other ways to go, in place of the back button. */
  above?: ReactNode;
  actions?: ReactNode;
  wide?: boolean;
  /** Beside the title. */
  drawing?: readonly [name: DrawingName, hue: Hue] | undefined;
  children: ReactNode;
}>;

/** The frame of a screen: way back, title, content in a column of a readable width. */
export function Page({
  title,
  lead,
  back = '/dashboard',
  backLabel = 'Voltar',
  above,
  actions,
  wide = false,
  drawing,
  children,
}: Props) {
  return (
    <div className={`mx-auto w-full px-4 py-5 md:px-6 md:py-8 ${wide ? 'max-w-5xl' : 'max-w-3xl'}`}>
      <div className="page-head">
        <div>
          {above}
          {back && !above ? (
            <Link to={back} className="button button-bare -ml-3 px-3">
              <ArrowLeft aria-hidden="true" size={20} />
              {backLabel}
            </Link>
          ) : null}
        </div>
        {drawing ? <Drawing name={drawing[0]} hue={drawing[1]} className="" /> : null}
        <div>
          <div className="min-w-0">
            <h1 className="text-[1.75rem] md:text-4xl">{title}</h1>
            {lead ? <p className="mt-2 max-w-prose text-muted">{lead}</p> : null}
          </div>
          {actions}
        </div>
      </div>
      <div className="mt-6 md:mt-8">{children}</div>
    </div>
  );
}
