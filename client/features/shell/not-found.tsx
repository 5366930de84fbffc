import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { nameOf } from '../../lib/browser/page-title.ts';
import { useClient } from '../../lib/data/data.tsx';
import { Drawing } from '../../ui/drawing.tsx';

/** In English, as the product has always had it; the bad path goes to the log. */
export function NotFound() {
  const client = useClient();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = nameOf('Page not found');
  }, []);
  useEffect(() => {
    // The server has logged a page that it rendered itself.
    if (document.documentElement.dataset['hydrated'] === undefined) return;
    // A report that is lost is no reason to trouble a visitor further.
    void client.pages.reportMissing.mutate({ path: pathname.slice(0, 300) }).catch(() => {});
  }, [client, pathname]);
  return (
    <main lang="en" className="grid min-h-[70dvh] place-items-center px-6 text-center">
      <div>
        <Drawing name="boat" hue="home" className="mx-auto aspect-square h-auto w-36 max-w-full" />
        <p className="mt-4 font-serif text-5xl text-accent">404</p>
        <h1 className="mt-4 text-2xl">Oops! Page not found</h1>
        <a href="/" className="link mt-6 inline-block py-2">
          Return to Home
        </a>
      </div>
    </main>
  );
}
