import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useCloseRequest } from './use-close-request.ts';

/** A menu that is open when its code arrives; the browser's way back closes it. */
export function Menu({ children }: Readonly<{ children: ReactNode }>) {
  const [open, setOpen] = useState(true);
  useCloseRequest(() => setOpen(false), open);
  return (
    <DropdownMenu.Root open={open} onOpenChange={setOpen} modal={false}>
      {children}
    </DropdownMenu.Root>
  );
}
