import type { PassageDevotional } from '../types.ts';
import { acts } from './acts.ts';
import { chronicles } from './chronicles.ts';
import { corinthians } from './corinthians.ts';
import { danielToMalachi } from './daniel-to-malachi.ts';
import { ecclesiastesAndSong } from './ecclesiastes-and-song.ts';
import { exodus } from './exodus.ts';
import { ezekiel } from './ezekiel.ts';
import { ezraToEsther } from './ezra-to-esther.ts';
import { galatiansToPhilemon } from './galatians-to-philemon.ts';
import { genesis } from './genesis.ts';
import { genesis26To50 } from './genesis-26-to-50.ts';
import { hebrewsToJude } from './hebrews-to-jude.ts';
import { isaiah } from './isaiah.ts';
import { jeremiahAndLamentations } from './jeremiah-and-lamentations.ts';
import { job } from './job.ts';
import { john } from './john.ts';
import { joshuaToRuth } from './joshua-to-ruth.ts';
import { kings } from './kings.ts';
import { leviticusToDeuteronomy } from './leviticus-to-deuteronomy.ts';
import { luke } from './luke.ts';
import { mark } from './mark.ts';
import { matthew } from './matthew.ts';
import { proverbs } from './proverbs.ts';
import { psalms1To41 } from './psalms-1-to-41.ts';
import { psalms42To89 } from './psalms-42-to-89.ts';
import { psalms90To150 } from './psalms-90-to-150.ts';
import { revelation } from './revelation.ts';
import { romans } from './romans.ts';
import { samuel } from './samuel.ts';

/** Devotionals of single chapters, which every plan shares that reads them. */
export const PASSAGES: readonly PassageDevotional[] = [
  ...genesis,
  ...genesis26To50,
  ...exodus,
  ...leviticusToDeuteronomy,
  ...joshuaToRuth,
  ...samuel,
  ...kings,
  ...chronicles,
  ...ezraToEsther,
  ...job,
  ...psalms1To41,
  ...psalms42To89,
  ...psalms90To150,
  ...proverbs,
  ...ecclesiastesAndSong,
  ...isaiah,
  ...jeremiahAndLamentations,
  ...ezekiel,
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
