import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a file that the build wrote. */
const BUILT = /(file:\/\/[^\s()]+\/dist\/app\/[\w.-]+\.js):(\d+):(\d+)/g;

/** Maps take many times the memory of what they map, and errors are few. */
const maps = new Map<string, WeakRef<SourceMap>>();

/** A stack of the built server with the places of the sources. */
export function sourceStack(stack: string): string {
  return stack.replace(BUILT, (place, address: string, line: string, column: string) => {
    const file = fileURLToPath(address);
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = join(dirname(file), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)?.deref();
  if (known) return known;
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    maps.set(file, new WeakRef(map));
    return map;
  } catch {
    return null;
  }
}
