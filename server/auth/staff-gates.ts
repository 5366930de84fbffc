import { AppError } from '../errors.ts';
import type { Session } from './session.ts';

type Site = Readonly<{
  settings: Readonly<{ read: (name: 'staffNeedsSecondFactor') => Promise<boolean> }>;
}>;

/** Refuses who looks after the site without the second factor that the site demands of them. */
export async function demandSecondFactor(
  { settings }: Site,
  { hasSecondFactor }: Pick<Session, 'hasSecondFactor'>,
): Promise<void> {
  if (hasSecondFactor || !(await settings.read('staffNeedsSecondFactor'))) return;
  throw new AppError(
    'FORBIDDEN',
    'Este site pede a verificação em duas etapas de quem cuida dele. Ative a sua no seu perfil.',
  );
}

/** Refuses what a stolen session must not do, where the last password or code is minutes old. */
export function demandProof({ isProven }: Pick<Session, 'isProven'>): void {
  if (isProven) return;
  throw new AppError('FORBIDDEN', 'Por segurança, confirme antes que é você e tente de novo.');
}
