import { Download } from 'lucide-react';
import type { Outputs } from '../../lib/data/trpc.ts';

type Install = Outputs['bible']['translations']['install'];

/** Shows how far the installation of the complete translation is, or why there is none. */
export default function InstallNotice({ install }: Readonly<{ install: Install }>) {
  if (install?.status === 'running') {
    const { booksDone, booksTotal } = install;
    return (
      <div className="card p-4" role="status">
        <p className="flex items-center gap-2 font-semibold">
          <Download aria-hidden="true" size={20} className="text-accent" />
          Instalando a Bíblia completa: {booksDone} de {booksTotal} livros
        </p>
        <progress
          className="progress mt-3"
          max={booksTotal}
          value={booksDone}
          aria-label="Instalação da Bíblia"
        />
      </div>
    );
  }
  return (
    <div className="card p-4 text-muted" role="status">
      <p className="font-semibold text-ink">O texto completo ainda não está instalado.</p>
      <p className="mt-1">
        Por enquanto você lê uma seleção de passagens bem conhecidas. Quem mantém o site instala o
        texto completo reiniciando o servidor com acesso à internet ou indicando um arquivo em
        BIBLE_SOURCE.
        {install?.status === 'failed' ? ' A última tentativa não deu certo.' : ''}
      </p>
    </div>
  );
}
