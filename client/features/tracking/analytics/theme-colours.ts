type ThemeColours = Readonly<Record<'accent' | 'soft' | 'success' | 'muted' | 'line', string>>;

/** Resolves the colours of the theme, which a canvas cannot read by their names. */
export function readThemeColours(within: HTMLElement): ThemeColours {
  const probe = document.createElement('span');
  within.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    accent: read('accent'),
    soft: read('accent-soft'),
    success: read('success'),
    muted: read('muted'),
    line: read('line'),
  };
  probe.remove();
  return colours;
}

/** Tells of another theme, chosen here or by the device. @returns what ends it */
export function watchTheme(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', onChange);
  };
}
