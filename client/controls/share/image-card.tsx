import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastError } from '../../ui/toasts.tsx';
import { useCloseRequest } from '../../ui/use-close-request.ts';
import { drawPicture, type Picture } from './image-draw.ts';
import { LOOKS, type Look } from './image-looks.ts';
import { canShareFiles, shareByFirst } from './share-attempts.ts';
import { SHARE_FAILED, type Shared } from './share-message.ts';

const NOT_DRAWN = 'Não foi possível desenhar a imagem neste aparelho. Use Copiar ou WhatsApp.';

type Props = Readonly<{
  shared: Shared;
  look: Look;
  onLook: (look: Look) => void;
  onClose: () => void;
}>;

/** Shows a text as a picture, to choose its background, download it or send it. */
export default function ImageCard({ shared, look, onLook, onClose }: Props) {
  useCloseRequest(onClose);
  const [picture, setPicture] = useState<(Picture & { url: string }) | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let url: string | null = null;
    let left = false;
    drawPicture(shared, look)
      .then((next) => {
        if (left) return;
        url = URL.createObjectURL(next.file);
        setPicture({ ...next, url });
        setFailed(false);
      })
      .catch(() => setFailed(true));
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [shared, look]);
  return (
    <section aria-label="Imagem" className="mt-4 grid gap-3 border-t border-line pt-4">
      <div className="mx-auto aspect-square w-full max-w-72 overflow-hidden rounded-lg bg-sunken">
        {picture ? (
          <img
            src={picture.url}
            alt={`Prévia da imagem: ${shared.title}`}
            width={288}
            height={288}
          />
        ) : null}
      </div>
      <ProblemLine text={failed ? NOT_DRAWN : null} />
      {picture && !picture.whole ? (
        <p role="status" className="text-[0.9375rem] text-muted">
          O texto não cabe inteiro na imagem: ela mostra só o começo.
        </p>
      ) : null}
      <LookChoice look={look} onLook={onLook} />
      {picture ? <Sending picture={picture} /> : null}
    </section>
  );
}

function LookChoice({ look, onLook }: Pick<Props, 'look' | 'onLook'>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Fundo</legend>
      <div className="grid grid-cols-6 gap-1">
        {LOOKS.map((each) => (
          <label key={each.name} className="grid min-h-11 cursor-pointer justify-items-center">
            <input
              type="radio"
              name="picture-look"
              className="peer sr-only"
              checked={each === look}
              onChange={() => onLook(each)}
            />
            <span
              aria-hidden="true"
              className="size-10 rounded-full border-2 border-edge outline-offset-2 outline-accent peer-checked:outline-3 peer-focus-visible:outline-3"
              style={{ background: each.paper }}
            />
            <span className="mt-1.5 text-sm">{each.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Sending({ picture }: Readonly<{ picture: Picture & { url: string } }>) {
  const send = async () => {
    const way = await shareByFirst([
      ['native', () => navigator.share({ files: [picture.file] }).then(() => true)],
    ]);
    if (way === null) await toastError(SHARE_FAILED);
  };
  return (
    <div className="grid gap-2 md:auto-cols-fr md:grid-flow-col">
      <a href={picture.url} download={picture.file.name} className="button button-primary">
        <Download aria-hidden="true" size={18} />
        Baixar imagem
      </a>
      {canShareFiles() ? (
        <Button look="quiet" onClick={() => void send()}>
          <Share2 aria-hidden="true" size={18} />
          Enviar imagem
        </Button>
      ) : null}
    </div>
  );
}
