import type { LucideIcon } from 'lucide-react';
import { type ReactNode, use, useId } from 'react';
import { DrawIcon } from './action-button.tsx';

type Props = Readonly<{ icons: readonly LucideIcon[]; children: ReactNode }>;

/** Draws icons once for the many rows of a list, since each is half a kilobyte of a rendered page. */
export function SharedIcons({ icons, children }: Props) {
  const id = useId();
  const draw = use(DrawIcon);
  return (
    <>
      <svg aria-hidden="true" className="hidden">
        {icons.map((Icon, index) => (
          <Icon key={Icon.displayName} id={`${id}${index}`} size={16} />
        ))}
      </svg>
      <DrawIcon
        value={(icon) => {
          const index = icons.indexOf(icon);
          if (index < 0) return draw(icon);
          return (
            <svg aria-hidden="true" className="size-4">
              <use href={`#${id}${index}`} />
            </svg>
          );
        }}
      >
        {children}
      </DrawIcon>
    </>
  );
}
