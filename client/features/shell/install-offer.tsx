import { X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { installPrompt } from '../../lib/browser/install.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { answerInstallOffer, isApple, offersInstall, useInstall } from './use-install.ts';

const InstallDialog = lazyWithRetry(() => import('./install-dialog.tsx'));

/** Offers once, from the second visit on, to put the application on the home screen. */
export function InstallOffer() {
  const prompt = installPrompt.use();
  const [offered, setOffered] = useState(false);
  const { install, steps, close } = useInstall();
  useEffect(() => setOffered(offersInstall()), []);
  const answer = () => {
    answerInstallOffer();
    setOffered(false);
  };
  if (!offered || !(prompt || isApple())) return null;
  return (
    <section className="card mt-10 flex items-start gap-3 p-4" aria-label="Instalar no celular">
      <div className="grid min-w-0 flex-1 gap-3">
        <p>
          Deixe o Companheiro na tela do celular: abre mais rápido, e a sua leitura de hoje também
          sem conexão.
        </p>
        <Button className="justify-self-start" onClick={() => void install()}>
          Instalar no celular
        </Button>
      </div>
      <button
        type="button"
        aria-label="Agora não"
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center"
        onClick={answer}
      >
        <X aria-hidden="true" size={18} />
      </button>
      {steps ? (
        <Suspense fallback={null}>
          <InstallDialog
            onClose={() => {
              close();
              answer();
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
