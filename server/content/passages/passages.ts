import type { PassageDevotional } from '../types.ts';
import { chroniclesToEsther } from './chronicles-to-esther.ts';
import { danielToMalachi } from './daniel-to-malachi.ts';
import { exodus } from './exodus.ts';
import { genesis } from './genesis.ts';
import { isaiahToEzekiel } from './isaiah-to-ezekiel.ts';
import { john } from './john.ts';
import { joshuaToRuth } from './joshua-to-ruth.ts';
import { leviticusToDeuteronomy } from './leviticus-to-deuteronomy.ts';
import { luke } from './luke.ts';
import { mark } from './mark.ts';
import { matthew } from './matthew.ts';
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
];
