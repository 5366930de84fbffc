import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import { BOOKLETS } from '../content/booklets/booklets.ts';
import { typesetBooklet } from './booklet-pdf.ts';

const booklet = BOOKLETS.find(({ slug }) => slug === workerData);
if (!booklet) throw new Error(`there is no booklet ${workerData}`);
parentPort?.postMessage(await buffer(typesetBooklet(booklet)));
