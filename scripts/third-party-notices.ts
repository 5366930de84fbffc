import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod';

const FILE = 'licencas.txt';
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
const RULE = '-'.repeat(72);

const PackageJson = z.object({ name: z.string(), version: z.string(), license: z.string() });

/**
 * Adds to the build a file with the licences of all packages whose code or fonts it contains.
 * @param others packages of what is built beside it
 */
export function thirdPartyNotices(others: readonly string[]): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const root = this.environment.config.root;
      const sources = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? part.moduleIds
          : part.originalFileNames.map((name) => join(root, name)),
      );
      const folders = new Set([
        ...sources.flatMap((source) => PACKAGE_FOLDER.exec(source)?.[0] ?? []),
        ...others.map((name) => join(root, '../node_modules', name)),
      ]);
      const notices = [...folders].map(noticeOf).toSorted();
      const source = `Programas e fontes de terceiros no Companheiro Bíblico\n\n${notices.join('\n')}`;
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

function noticeOf(folder: string): string {
  const description: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = PackageJson.parse(description);
  const texts = globSync('{LICENSE,LICENCE,License,license}{,.md,.txt}', { cwd: folder });
  const text = texts[0] === undefined ? '' : `\n${readFileSync(join(folder, texts[0]), 'utf8')}`;
  return `${name} ${version} (${license})\n${text}\n${RULE}\n`;
}
