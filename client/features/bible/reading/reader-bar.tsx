import { ALargeSmall, ChevronDown, Headphones } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { formatReference, type Reference } from '#shared/bible/reference.ts';
import type { ReaderSettings } from '#shared/reading.ts';
import { announce } from '../../../lib/browser/announcer.tsx';
import { focusHeading, isFocusInUse, isFocusLost } from '../../../lib/browser/focus.ts';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { Translation, Translations } from '../chapter-query.ts';
import { useListening } from '../listening/use-listening.ts';

const PlacesSheet = lazyWithRetry(() => import('./places-sheet.tsx'));
const SettingsSheet = lazyWithRetry(() => import('./settings-sheet.tsx'));

type Props = Readonly<{
  reference: Reference | null;
  installed: Translations;
  translation: Translation | null;
  settings: ReaderSettings;
  onSearch: (reference: Reference) => void;
}>;

/** The bar that stays above the text: the place, listening, and the settings. */
export function ReaderBar({ reference, installed, translation, settings, onSearch }: Props) {
  const [sheet, setSheet] = useState<'places' | 'settings' | null>(null);
  const { open: listening, toggle } = useListening();
  const close = () => setSheet(null);
  const place = reference ? formatReference(reference) : 'Bíblia comentada';
  useArrival(place);
  return (
    <div className="reader-bar flex items-center gap-1 md:mt-4 md:rounded-none">
      {/* A new heading for each place, since one that has the focus already is not told again. */}
      <h1 key={place} className="min-w-0 flex-1 text-xl md:text-3xl">
        <button
          type="button"
          className="flex min-h-12 max-w-full items-center gap-1.5 text-left md:min-h-14"
          aria-haspopup="dialog"
          onPointerEnter={() => PlacesSheet.preload()}
          onClick={() => setSheet('places')}
        >
          <span className="truncate">{place}</span>
          <ChevronDown aria-hidden="true" size={20} className="shrink-0 text-accent" />
        </button>
      </h1>
      {reference && translation ? (
        <BarButton label="Ouvir o capítulo" pressed={listening} onClick={toggle}>
          <Headphones aria-hidden="true" size={22} />
        </BarButton>
      ) : null}
      <BarButton
        label="Ajustes de leitura"
        opens
        onNear={() => SettingsSheet.preload()}
        onClick={() => setSheet('settings')}
      >
        <ALargeSmall aria-hidden="true" size={24} />
      </BarButton>
      <Suspense fallback={null}>
        {sheet === 'places' ? (
          <PlacesSheet current={reference} onSearch={onSearch} onClose={close} />
        ) : null}
        {sheet === 'settings' ? (
          <SettingsSheet installed={installed} settings={settings} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}

/** A chapter that is turned to begins at its heading, and is told where the focus is needed elsewhere. */
function useArrival(place: string): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (isFocusLost()) focusHeading();
    else if (!isFocusInUse()) announce(place);
  }, [place]);
}

type BarButtonProps = Readonly<{
  label: string;
  pressed?: boolean;
  opens?: boolean;
  onNear?: () => void;
  onClick: () => void;
  children: ReactNode;
}>;

function BarButton({ label, pressed, opens = false, onNear, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className="button button-bare size-12 shrink-0 px-0"
      aria-label={label}
      aria-pressed={pressed}
      aria-haspopup={opens ? 'dialog' : undefined}
      onPointerEnter={onNear}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
