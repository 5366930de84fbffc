import type { Page } from 'playwright-core';

/** How many rows a store of the device has, in the page that it belongs to. */
export const rowsOf = (page: Page, store: string) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('companheiro-offline');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    store,
  );

/** Whose answers the device has. */
export const ownerOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('companheiro-offline');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('facts').objectStore('facts').get('owner');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );

/** The names of the answers on the device: procedure, question and build. */
export const keysOfAnswers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('companheiro-offline');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      }),
  );

/** The procedures whose answers the device has. */
export const answersOn = async (page: Page) =>
  (await keysOfAnswers(page)).map((key) => key.split(' ')[0] ?? '');

/** Waits for the outbox, whose code comes once the page is idle and opens its store first. */
export const outboxReady = (page: Page) =>
  page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'companheiro-outbox'),
  );
