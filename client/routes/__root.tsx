import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Announcer } from '../lib/browser/announcer.tsx';
import { nameOf, titleAt } from '../lib/browser/page-title.ts';
import { usePageFocus } from '../lib/browser/use-page-focus.ts';
import { useVisitor } from '../lib/browser/visitor.tsx';
import type { Data } from '../lib/data/data.tsx';
import { Toasts } from '../ui/toasts.tsx';

export const Route = createRootRouteWithContext<Data>()({
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      // In English, as the screen is.
      {
        title: matches.some(({ _notFound }) => _notFound)
          ? nameOf('Page not found')
          : titleAt(matches.at(-1)?.fullPath),
      },
      { name: 'description', content: 'Leia, busque e estude a Bíblia em português.' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: lora },
    ],
  }),
  shellComponent: Document,
  component: Outlet,
});

/** The whole document, rendered by the server and hydrated by the browser. */
function Document({ children }: Readonly<{ children: ReactNode }>) {
  const { theme } = useVisitor();
  usePageFocus();
  useEffect(() => {
    // From here on what is pressed is answered.
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <html lang="pt-BR" data-theme={theme ?? undefined}>
      <head>
        <meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1c1713" media="(prefers-color-scheme: dark)" />
        <HeadContent />
      </head>
      <body>
        {children}
        <Announcer />
        <Toasts />
        <Scripts />
      </body>
    </html>
  );
}
