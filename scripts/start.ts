import { buildClient } from './build-client.ts';

/** `npm start`: the client is built where its sources changed, then the server runs. */
await buildClient();
await import('#server/main.ts');
