import { Dialog } from '../../ui/dialog.tsx';
import { isApple } from './use-install.ts';

const APPLE = [
  'No Safari, toque no botão Compartilhar, o quadrado com a seta para cima.',
  'Role a lista e toque em “Adicionar à Tela de Início”.',
  'Toque em “Adicionar”. O ícone aparece entre os seus aplicativos.',
];
const OTHERS = [
  'Abra o menu do navegador, nos três pontos.',
  'Toque em “Instalar aplicativo” ou “Adicionar à tela inicial”.',
  'Confirme. O ícone aparece entre os seus aplicativos.',
];

/** The steps by which a browser without a question of its own installs. */
export default function InstallDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const apple = isApple();
  return (
    <Dialog
      title="Instalar no celular"
      description="Abre como um aplicativo, também sem conexão, e ocupa pouco espaço."
      onClose={onClose}
    >
      <div className="grid gap-5">
        {apple ? <ShareSheet /> : null}
        <ol className="list-decimal space-y-2 pl-6">
          {(apple ? APPLE : OTHERS).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

/** The lower half of an iPhone: its share sheet, and the button that opens it. */
function ShareSheet() {
  return (
    <svg
      viewBox="0 0 280 200"
      className="mx-auto w-full max-w-72 text-muted"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M40 1v165a32 32 0 0 0 32 32h136a32 32 0 0 0 32-32V1" />
      <rect x="56" y="8" width="168" height="34" rx="8" strokeOpacity="0.4" />
      <path d="M70 25h70" strokeOpacity="0.4" />
      <g className="text-accent">
        <rect x="56" y="52" width="168" height="40" rx="8" className="fill-accent-soft" />
        <path d="M70 72h92" />
        <rect x="192" y="62" width="20" height="20" rx="5" />
        <path d="M202 67v10m-5-5h10" />
      </g>
      <rect x="56" y="102" width="168" height="34" rx="8" strokeOpacity="0.4" />
      <path d="M70 119h58" strokeOpacity="0.4" />
      <path d="M40 148h200" strokeOpacity="0.4" />
      <g className="text-accent">
        <circle cx="140" cy="171" r="19" className="fill-accent-soft" />
        <path d="M134 169h-3v11h18v-11h-3" />
        <path d="M140 174v-13m-4 4 4-4 4 4" />
      </g>
    </svg>
  );
}
