import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Visitor } from '#shared/server-rendering.ts';
import { deviceTimeZone } from './time-zone.ts';

const VisitorContext = createContext<Visitor | null>(null);

type Props = Readonly<{ visitor: Visitor; children: ReactNode }>;

export function VisitorProvider({ visitor, children }: Props) {
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

/** The visitor that the page was rendered for, on the server and during hydration. */
export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext);
  if (!visitor) throw new Error('there is no visitor above this component');
  return visitor;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The device's time zone; until the page is hydrated, the one it was rendered in. */
export function useTimeZone(): string {
  const { timeZone } = useVisitor();
  return useSyncExternalStore(subscribe, deviceTimeZone, () => timeZone);
}
