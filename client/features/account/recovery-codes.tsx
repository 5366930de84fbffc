import { saveFile } from '../../controls/save-file.ts';
import { useTrpc } from '../../lib/data/data.tsx';
import { Button } from '../../ui/button.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';

/** The recovery codes in an answer of better-auth's. */
export function codesIn(answer: object): readonly string[] {
  return 'backupCodes' in answer && Array.isArray(answer.backupCodes)
    ? answer.backupCodes.map(String)
    : [];
}

type Props = Readonly<{ codes: readonly string[]; onKept: () => void }>;

/** The codes that let somebody in without the authenticator, shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const trpc = useTrpc();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      await toastSuccess('Códigos copiados');
    } catch {
      await toastError('Não foi possível copiar. Anote os códigos.');
    }
  };
  return (
    <>
      <p className="font-semibold" role="status">
        Guarde estes códigos de recuperação agora: eles não aparecem de novo.
      </p>
      <p className="text-muted">
        Se perder o celular, cada um deles abre a sua conta uma vez, no lugar do código do
        aplicativo. Guarde-os fora deste aparelho, como em papel ou em um gerenciador de senhas.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-2 rounded-xl bg-sunken p-4 font-mono text-sm md:text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => void copy()}>
          Copiar
        </Button>
        <Button
          look="quiet"
          onClick={() =>
            saveFile(new File([text], 'codigos-de-recuperacao.txt', { type: 'text/plain' }))
          }
        >
          Baixar
        </Button>
        <Button
          onClick={() => {
            onKept();
            void trpc.session.current.invalidate();
          }}
        >
          Já guardei
        </Button>
      </div>
    </>
  );
}
