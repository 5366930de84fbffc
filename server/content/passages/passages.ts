import type { PassageDevotional } from '../types.ts';
import { acts } from './acts.ts';
import { chroniclesToEsther } from './chronicles-to-esther.ts';
import { corinthians } from './corinthians.ts';
import { danielToMalachi } from './daniel-to-malachi.ts';
import { exodus } from './exodus.ts';
import { galatiansToPhilemon } from './galatians-to-philemon.ts';
import { genesis } from './genesis.ts';
import { hebrewsToJude } from './hebrews-to-jude.ts';
import { isaiahToEzekiel } from './isaiah-to-ezekiel.ts';
import { john } from './john.ts';
import { joshuaToRuth } from './joshua-to-ruth.ts';
import { leviticusToDeuteronomy } from './leviticus-to-deuteronomy.ts';
import { luke } from './luke.ts';
import { mark } from './mark.ts';
import { matthew } from './matthew.ts';
import { revelation } from './revelation.ts';
import { romans } from './romans.ts';
import { samuelAndKings } from './samuel-and-kings.ts';

/** Devotionals of single chapters, which every plan shares that reads them. */
export const PASSAGES: readonly PassageDevotional[] = [
  ...genesis,
  ...exodus,
  ...leviticusToDeuteronomy,
  ...joshuaToRuth,
  ...samuelAndKings,
  ...chroniclesToEsther,
  ...isaiahToEzekiel,
  ...danielToMalachi,
  ...matthew,
  ...mark,
  ...luke,
  ...john,
  ...acts,
  ...romans,
  ...corinthians,
  ...galatiansToPhilemon,
  ...hebrewsToJude,
  ...revelation,
];
