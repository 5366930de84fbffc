import { Copy, ExternalLink, Image, MessageCircle, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.tsx';
import { copyWithToast } from '../copy.ts';
import type { PictureStyle } from './image-draw.ts';
import { LOOKS } from './image-looks.ts';
import { storedSignature } from './image-signature.ts';
import { attemptsFor, shareByFirst } from './share-attempts.ts';
import {
  fitsWhatsApp,
  linkOf,
  messageOf,
  SHARE_FAILED,
  type Shared,
  whatsAppAddress,
} from './share-message.ts';

const ImageCard = lazyWithRetry(() => import('./image-card.tsx'));

type Props = Shared &
  Readonly<{
    /** Whether it opens with the picture. */
    pictured?: boolean;
    onClose: () => void;
    onCloseAutoFocus?: ((event: Event) => void) | undefined;
  }>;

/** The ways to share a text: WhatsApp first, then what the device offers. */
export default function ShareDialog({
  pictured: wanted = false,
  onClose,
  onCloseAutoFocus,
  ...given
}: Props) {
  // The same object while it is open, by which a picture knows that nothing changed.
  const [shared] = useState<Shared>(given);
  const [pictured, setPictured] = useState(wanted);
  const [style, setStyle] = useState<PictureStyle>(() => ({
    look: LOOKS[0],
    shape: 'square',
    photo: null,
    signature: storedSignature(),
  }));
  const link = linkOf(shared);
  return (
    <Dialog title="Compartilhar" onClose={onClose} onCloseAutoFocus={onCloseAutoFocus}>
      <figure className="rounded-lg bg-sunken p-3">
        <figcaption className="font-semibold">{shared.title}</figcaption>
        <p className="mt-1 line-clamp-3 font-serif whitespace-pre-line text-muted">{shared.text}</p>
      </figure>
      <div className="mt-4 grid grid-cols-2 gap-2 tight:grid-cols-1">
        <a
          href={whatsAppAddress(shared, link)}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-primary col-span-full"
        >
          <MessageCircle aria-hidden="true" size={18} />
          WhatsApp
        </a>
        <Button
          look="quiet"
          className="gap-1.5 px-1 text-[0.9375rem]"
          onClick={() => void share(shared, style)}
        >
          <Share2 aria-hidden="true" size={18} />
          Compartilhar
        </Button>
        <Button
          look="quiet"
          className="gap-1.5 px-1 text-[0.9375rem]"
          onClick={() => void copyWithToast(messageOf(shared, link))}
        >
          <Copy aria-hidden="true" size={18} />
          Copiar
        </Button>
        <Button
          look="quiet"
          className="gap-1.5 px-1 text-[0.9375rem]"
          aria-expanded={pictured}
          onClick={() => setPictured((before) => !before)}
        >
          <Image aria-hidden="true" size={18} />
          Imagem
        </Button>
        <a
          href="https://www.instagram.com"
          target="_blank"
          rel="noopener noreferrer"
          className="button button-quiet gap-1.5 px-1 text-[0.9375rem]"
        >
          <ExternalLink aria-hidden="true" size={18} />
          Instagram
        </a>
      </div>
      {fitsWhatsApp(shared) ? null : (
        <p className="mt-2 text-[0.9375rem] text-muted">
          O texto é longo: pelo WhatsApp vai só o começo, com o link. Para o texto inteiro, use
          Copiar.
        </p>
      )}
      {pictured ? (
        <Suspense fallback={<div className="skeleton mt-4 h-96" />}>
          <ImageCard
            shared={shared}
            style={style}
            onStyle={setStyle}
            onClose={() => setPictured(false)}
          />
        </Suspense>
      ) : null}
    </Dialog>
  );
}

async function share(shared: Shared, style: PictureStyle): Promise<void> {
  const way = await shareByFirst(attemptsFor(shared, () => pictureOf(shared, style)));
  if (way === 'copy') await toastSuccess('Copiado!');
  if (way === null) await toastError(SHARE_FAILED);
}

/** null for a text that has no room in a picture: half of it is not what the member shares. */
async function pictureOf(shared: Shared, style: PictureStyle): Promise<File | null> {
  const { drawPicture } = await import('./image-draw.ts');
  const { file, whole } = await drawPicture(shared, style);
  return whole ? file : null;
}
