import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

type Props = Readonly<{
  onRetry: () => void;
  /** Runs once it has unmounted, for any reason. */
  onLeave: () => void;
  onClose: () => void;
}>;

/** Replaces a component that could not load, and tries again once the device is online. */
export function LoadRetryNotice(props: Props) {
  const [closed, setClosed] = useState(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const retry = () => {
      latest.current.onRetry();
      // A page may be told of its network before it is there, and told so again meanwhile.
      clearTimeout(again);
      again = setTimeout(() => latest.current.onRetry(), 2000);
    };
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(again);
      window.removeEventListener('online', retry);
      latest.current.onLeave();
    };
  }, []);
  if (closed) return null;
  const close = () => {
    setClosed(true);
    props.onClose();
  };
  return createPortal(
    <div
      role="alert"
      data-dock
      className="toast toast-error fixed inset-x-4 bottom-[calc(var(--bar)+0.75rem+env(safe-area-inset-bottom))] z-40 flex items-start py-3 pl-4 md:left-auto md:right-6 md:bottom-6 md:w-96"
    >
      <div>
        <p className="font-semibold">Não foi possível abrir.</p>
        <p className="text-muted">Verifique a sua conexão.</p>
        <button
          type="button"
          className="link pointer-events-auto min-h-11 font-semibold"
          onClick={props.onRetry}
        >
          Tentar novamente
        </button>
      </div>
      <button type="button" className="toast-close" aria-label="Fechar aviso" onClick={close}>
        <X aria-hidden="true" size={20} />
      </button>
    </div>,
    document.body,
  );
}
