/** In English, as the product has always had it, and the same as the application's own. */
const NOT_FOUND = `<main lang="en" class="grid min-h-[70dvh] place-items-center px-6 text-center"><div>
<p class="font-serif text-6xl text-accent">404</p>
<h1 class="mt-4 text-2xl">Oops! Page not found</h1>
<a href="/" class="link mt-6 inline-block py-2">Return to Home</a>
</div></main>`;

const FRAME = /<div id="root">[\s\S]*?(<\/div>\s*<\/body>)/;

/** An unknown address has its answer in the document: nothing has to be loaded to read it. */
export function withNotFound(html: string): string {
  return html.replace(FRAME, (_frame, close: string) => `<div id="root">${NOT_FOUND}${close}`);
}
