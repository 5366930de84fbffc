import { Download, ImageUp, Share2 } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { useDebouncedValue } from '../../lib/forms/use-debounced-value.ts';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { TextField } from '../../ui/field.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { toastError } from '../../ui/toasts.tsx';
import { useCloseRequest } from '../../ui/use-close-request.ts';
import { drawPicture, type Picture, type PictureStyle } from './image-draw.ts';
import { PICTURE } from './image-layout.ts';
import { LOOKS, type Look } from './image-looks.ts';
import { LONGEST_SIGNATURE, storeSignature } from './image-signature.ts';
import { canShareFiles, shareByFirst } from './share-attempts.ts';
import { SHARE_FAILED, type Shared } from './share-message.ts';

const NOT_DRAWN = 'Não foi possível desenhar a imagem neste aparelho. Use Copiar ou WhatsApp.';

type Choice = Readonly<{ style: PictureStyle; onStyle: (style: PictureStyle) => void }>;
type Props = Choice & Readonly<{ shared: Shared; onClose: () => void }>;

/** Shows a text as a picture, to choose its background, download it or send it. */
export default function ImageCard({ shared, style, onStyle, onClose }: Props) {
  useCloseRequest(onClose);
  const [picture, setPicture] = useState<Drawn | null>(null);
  const [failed, setFailed] = useState(false);
  // A picture takes longer to draw than a letter to type.
  const signature = useDebouncedValue(style.signature);
  const { look, shape, photo } = style;
  useEffect(() => {
    const drawn = { look, shape, photo, signature };
    let left = false;
    drawPicture(shared, drawn)
      .then((next) => {
        if (left) return;
        setPicture({ ...next, drawn, url: URL.createObjectURL(next.file) });
        setFailed(false);
      })
      .catch(() => {
        if (!left) setFailed(true);
      });
    return () => {
      left = true;
    };
  }, [shared, look, shape, photo, signature]);
  // Shown until the next one is drawn.
  const url = picture?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return (
    <section aria-label="Imagem" className="mt-4 grid gap-3 border-t border-line pt-4">
      <div
        className={`mx-auto w-full overflow-hidden rounded-lg bg-sunken ${style.shape === 'square' ? 'aspect-square max-w-72' : 'aspect-9/16 max-w-52'}`}
      >
        {picture ? (
          <img
            src={picture.url}
            alt={`Prévia da imagem: ${shared.title}`}
            width={PICTURE.size}
            height={PICTURE.heights[style.shape]}
            className="size-full"
          />
        ) : null}
      </div>
      <ProblemLine text={failed ? NOT_DRAWN : null} />
      {picture && !picture.whole ? (
        <p role="status" className="text-[0.9375rem] text-muted">
          O texto não cabe inteiro na imagem: ela mostra só o começo.
        </p>
      ) : null}
      <ShapeChoice style={style} onStyle={onStyle} />
      <LookChoice style={style} onStyle={onStyle} />
      <PhotoChoice style={style} onStyle={onStyle} />
      <Signature style={style} onStyle={onStyle} />
      {picture ? (
        <Sending picture={picture} current={isOf(picture.drawn, style) || failed} />
      ) : null}
    </section>
  );
}

/** A picture with the style it was drawn in. */
type Drawn = Picture & Readonly<{ url: string; drawn: PictureStyle }>;

const isOf = (drawn: PictureStyle, style: PictureStyle) =>
  drawn.look === style.look &&
  drawn.shape === style.shape &&
  drawn.photo === style.photo &&
  drawn.signature === style.signature;

const SHAPES = [
  { shape: 'square', name: 'Quadrada' },
  { shape: 'status', name: 'Para o status' },
] as const;

function ShapeChoice({ style, onStyle }: Choice) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="sr-only">Formato</legend>
      {SHAPES.map(({ shape, name }) => (
        <label key={shape} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="picture-shape"
            className="size-5 accent-accent"
            checked={style.shape === shape}
            onChange={() => onStyle({ ...style, shape })}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function LookChoice({ style, onStyle }: Choice) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Fundo</legend>
      <div className="grid grid-cols-6 gap-x-1 gap-y-2">
        {LOOKS.map((each) => (
          <label key={each.name} className="grid min-h-11 cursor-pointer justify-items-center">
            <input
              type="radio"
              name="picture-look"
              className="peer sr-only"
              checked={each === style.look && !style.photo}
              onChange={() => onStyle({ ...style, look: each, photo: null })}
            />
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full border-2 border-edge outline-offset-2 outline-accent peer-checked:outline-3 peer-focus-visible:outline-3"
              style={groundOf(each)}
            >
              {each.drawing ? <Drawing name={each.drawing} className="size-8" /> : null}
            </span>
            <span className="mt-1.5 text-sm">{each.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The colours of a background, for its swatch and the drawing in it. */
function groundOf({ paper, accent }: Look): CSSProperties & Record<`--${string}`, string> {
  return {
    background: paper,
    '--tone': accent,
    '--mid': accent,
    '--paper': paper,
    '--wash': 'transparent',
  };
}

function PhotoChoice({ style, onStyle }: Choice) {
  const [failed, setFailed] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      const photo = await createImageBitmap(file);
      setFailed(false);
      onStyle({ ...style, photo });
    } catch {
      setFailed(true);
    }
  };
  return (
    <div>
      <label className="button button-quiet w-full focus-within:outline-3 focus-within:outline-accent">
        <ImageUp aria-hidden="true" size={18} />
        {style.photo ? 'Trocar a minha foto' : 'Usar uma foto minha'}
        <input
          type="file"
          accept="image/*"
          className="sr-only"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </label>
      <p className="mt-1 text-sm text-muted">A foto não sai do seu aparelho.</p>
      <ProblemLine text={failed ? 'Este arquivo não abriu como foto. Escolha outro.' : null} />
    </div>
  );
}

function Signature({ style, onStyle }: Choice) {
  return (
    <TextField
      label="Assinatura (opcional)"
      hint="O nome da sua igreja, por exemplo, no rodapé."
      maxLength={LONGEST_SIGNATURE}
      value={style.signature}
      onChange={({ target: { value } }) => {
        storeSignature(value);
        onStyle({ ...style, signature: value });
      }}
    />
  );
}

type SendingProps = Readonly<{
  picture: Drawn;
  /** Whether the picture is as it was chosen; otherwise the chosen one is still being drawn. */
  current: boolean;
}>;

function Sending({ picture, current }: SendingProps) {
  const send = async () => {
    const way = await shareByFirst([
      ['native', () => navigator.share({ files: [picture.file] }).then(() => true)],
    ]);
    if (way === null) await toastError(SHARE_FAILED);
  };
  return (
    <div className="grid gap-2 md:auto-cols-fr md:grid-flow-col">
      <a
        href={current ? picture.url : undefined}
        aria-disabled={!current}
        download={picture.file.name}
        className="button button-primary"
      >
        <Download aria-hidden="true" size={18} />
        Baixar imagem
      </a>
      {canShareFiles() ? (
        <Button look="quiet" busy={!current} onClick={() => void send()}>
          <Share2 aria-hidden="true" size={18} />
          Enviar imagem
        </Button>
      ) : null}
    </div>
  );
}
