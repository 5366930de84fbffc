import { useState } from 'react';
import type { MemberSession } from '../../lib/data/session.ts';
import { ProofProvider } from './proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorActions } from './second-factor-actions.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

type Props = Readonly<{
  state: MemberSession['secondFactor'];
  /** Runs when the recovery codes of a factor that was just enabled are kept. */
  onKept?: () => void;
}>;

/** The second factor of who looks after the site; members see nothing of it. */
export default function SecondFactorCard({ state, onKept }: Props) {
  /** Shown once, before anything else. */
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="second-factor-title">
      <h2 id="second-factor-title" className="text-xl">
        Verificação em duas etapas
      </h2>
      {codes ? <RecoveryCodes codes={codes} onKept={onKept ?? (() => setCodes(null))} /> : null}
      {codes === null && state === 'on' ? (
        <ProofProvider>
          <SecondFactorActions onCodes={setCodes} />
        </ProofProvider>
      ) : null}
      {codes === null && state !== 'on' ? (
        <SecondFactorSetup isDemanded={state === 'missing'} onDone={setCodes} />
      ) : null}
    </section>
  );
}
