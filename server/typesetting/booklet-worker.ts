import { buffer } from 'node:stream/consumers';
import { BOOKLETS } from '../content/booklets/booklets.ts';
import { typesetBooklet } from './booklet-pdf.ts';

const slug = process.argv[2];
const booklet = BOOKLETS.find((each) => each.slug === slug);
if (!booklet) throw new Error(`there is no booklet ${slug}`);
const pdf = await buffer(typesetBooklet(booklet));
process.send?.({ pdf: pdf.toString('base64') }, () => process.disconnect());
