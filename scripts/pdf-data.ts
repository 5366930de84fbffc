import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import * as z from 'zod';

const PACKAGE = join(import.meta.dirname, '../node_modules/pdfjs-dist');
/** Our content policy forbids WebAssembly, so of the image decoders those in JavaScript are served. */
const FILES = ['cmaps/*', 'standard_fonts/*', 'wasm/*_nowasm_fallback.js', 'wasm/LICENSE*'];
const PackageJson = z.object({ version: z.string() });

/** Serves what pdf.js fetches for some PDFs only: image decoders, fonts and character maps. */
export function pdfData(): Plugin {
  const description: unknown = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const folder = `assets/pdfjs-${PackageJson.parse(description).version}`;
  return {
    name: 'pdf-data',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${folder}`, sirv(PACKAGE));
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const file of globSync(FILES, { cwd: PACKAGE })) {
        const source = readFileSync(join(PACKAGE, file));
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source });
      }
    },
  };
}
