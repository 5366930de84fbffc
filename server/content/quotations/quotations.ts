import type { Quotation } from '../types.ts';
import { acts } from './acts.ts';
import { corinthians } from './corinthians.ts';
import { farewellOfJesus } from './farewell-of-jesus.ts';
import { galatiansToColossians } from './galatians-to-colossians.ts';
import { hebrewsAndJames } from './hebrews-and-james.ts';
import { history } from './history.ts';
import { isaiah } from './isaiah.ts';
import { jeremiahToDaniel } from './jeremiah-to-daniel.ts';
import { john } from './john.ts';
import { markAndLuke } from './mark-and-luke.ts';
import { matthew } from './matthew.ts';
import { minorProphets } from './minor-prophets.ts';
import { pentateuch } from './pentateuch.ts';
import { peterJohnAndJude } from './peter-john-and-jude.ts';
import { psalms1To50 } from './psalms-1-50.ts';
import { psalms51To100 } from './psalms-51-100.ts';
import { psalms101To150 } from './psalms-101-150.ts';
import { revelation } from './revelation.ts';
import { romans } from './romans.ts';
import { thessaloniansToPhilemon } from './thessalonians-to-philemon.ts';
import { wisdom } from './wisdom.ts';

export const QUOTATIONS: readonly Quotation[] = [
  ...pentateuch,
  ...history,
  ...wisdom,
  ...psalms1To50,
  ...psalms51To100,
  ...psalms101To150,
  ...isaiah,
  ...jeremiahToDaniel,
  ...minorProphets,
  ...matthew,
  ...markAndLuke,
  ...john,
  ...farewellOfJesus,
  ...acts,
  ...romans,
  ...corinthians,
  ...galatiansToColossians,
  ...thessaloniansToPhilemon,
  ...hebrewsAndJames,
  ...peterJohnAndJude,
  ...revelation,
];
