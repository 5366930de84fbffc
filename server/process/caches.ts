import type { CacheName } from '#shared/maintenance/caches.ts';

/** A cache in the memory of this process, as far as administrators deal with it. */
type Cache = Readonly<{ size: number; calculatedSize: number; clear: () => void }>;

/** The caches of this process, which can be emptied at any time: what they hold is made again. */
export class Caches {
  private readonly known = new Map<CacheName, Cache>();

  /** @returns the cache, which is known under its name from now on */
  add<Added extends Cache>(name: CacheName, cache: Added): Added {
    this.known.set(name, cache);
    return cache;
  }

  list() {
    return [...this.known].map(([name, { size, calculatedSize }]) => ({
      name,
      entries: size,
      bytes: calculatedSize,
    }));
  }

  clear(name: CacheName): void {
    this.known.get(name)?.clear();
  }
}
