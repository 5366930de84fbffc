import { type ComponentProps, useState } from 'react';

type Props = ComponentProps<'button'> & Readonly<{ busy?: boolean | undefined }>;

/**
 * A button that keeps the focus while it takes no press. The attribute `disabled` would drop the
 * focus, and the next Tab would begin at the top of the page; so it is set only where the focus is
 * elsewhere.
 */
export function Pressable({
  busy = false,
  disabled = false,
  type = 'button',
  onClick,
  onFocus,
  onBlur,
  ...rest
}: Props) {
  const [focused, setFocused] = useState(false);
  const off = disabled || busy;
  const focusable = busy || focused;
  return (
    <button
      {...rest}
      type={type}
      disabled={off && !focusable}
      aria-disabled={(off && focusable) || undefined}
      aria-busy={busy || undefined}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
      onClick={(event) => {
        if (!off) return onClick?.(event);
        // Nor is the form sent by Enter in one of its fields.
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
