import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

const Button = lazyWithRetry(() => import('./memorize-button.tsx'));

/** The button comes after the text that it stands under. */
export function MemorizeButton(props: ComponentProps<typeof Button>) {
  return (
    <Suspense fallback={null}>
      <Button {...props} />
    </Suspense>
  );
}
