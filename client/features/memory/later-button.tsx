import type { ComponentProps } from 'react';
import { AfterHydration } from '../../ui/after-hydration.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

const Button = lazyWithRetry(() => import('./memorize-button.tsx'));

/** The button comes after the text that it stands under. */
export function MemorizeButton(props: ComponentProps<typeof Button>) {
  return (
    <AfterHydration waiting={<span className="inline-block min-h-11" />}>
      <Button {...props} />
    </AfterHydration>
  );
}
