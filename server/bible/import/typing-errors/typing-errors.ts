import type { TypingError } from '../model.ts';
import { IN_LAW_AND_HISTORY } from './law-and-history.ts';
import { IN_NEW_TESTAMENT } from './new-testament.ts';
import { IN_POETS_AND_PROPHETS } from './poets-and-prophets.ts';

type Doubt = readonly [place: string, words: string, hint: string];

/**
 * Typing errors of Bíblia Livre found by spelling, doubled words and agreement, where the Hebrew or
 * Greek, the verse itself or its parallel leaves one reading only.
 */
export const TYPING_ERRORS: readonly TypingError[] = [
  ...IN_LAW_AND_HISTORY,
  ...IN_POETS_AND_PROPHETS,
  ...IN_NEW_TESTAMENT,
];

/** Likely errors that can be read in two ways, and so stay as published. */
export const DOUBTS: readonly Doubt[] = [
  ['JOS.4.13', 'passaram ó diante', 'talvez “passaram diante”'],
  ['2SA.7.9', 'exterminei os todos teus', 'talvez “exterminei todos os teus”'],
  ['2SA.16.2', 'em que s;', 'talvez “em que suba”'],
  ['1KI.9.22', 'sua cavaleiros', 'talvez “sua cavalaria” ou “seus cavaleiros”'],
  ['2KI.3.11', 'água a mãos a Elias', 'talvez “água às mãos de Elias”'],
  ['1CH.2.7', 'por maldiçãos', 'talvez “por maldição” ou “por maldições”'],
  ['1CH.19.11', 'que os pôes', 'talvez “que os pôs” ou “que os põe”'],
  ['2CH.8.16', 'do tudo', 'talvez “de todo”'],
  ['NEH.9.35', 'entregaste a deles', 'talvez “entregaste a eles” ou “puseste diante deles”'],
  ['NEH.11.20', 'estevem em', 'talvez “estavam em” ou “estiveram em”'],
  ['PSA.96.12', 'dos bosque', 'talvez “do bosque” ou “dos bosques”'],
  ['PRO.10.21', 'dos justo', 'talvez “do justo” ou “dos justos”'],
  ['PRO.12.21', 'ao justos', 'talvez “ao justo” ou “aos justos”'],
  ['PRO.15.6', 'dos justo', 'talvez “do justo” ou “dos justos”'],
  ['ISA.5.8', 'juntam uma casas', 'talvez “juntam casas” ou “juntam casa a casa”'],
  ['JER.28.1', 'Gibeom', 'em outros lugares “Gibeão”'],
  ['EZK.3.11', 'aos do cativos', 'talvez “aos do cativeiro” ou “aos cativos”'],
  ['EZK.9.1', 'cada com', 'talvez “cada um com”'],
  ['EZK.39.27', 'trouxé-los', 'talvez “os trouxer”'],
  ['DAN.2.25', 'dos do cativos', 'talvez “dos cativos” ou “dos do cativeiro”'],
  ['DAN.6.15', 'decreto um ordenança', 'talvez “decreto ou ordenança”'],
  ['DAN.11.25', 'sua forças', 'talvez “sua força” ou “suas forças”'],
  ['AMO.9.3', 'mandia', 'talvez “mandaria” ou “mandarei”'],
  ['JHN.21.22', 'Quando a tu', 'talvez “Quanto a ti”'],
  ['JAS.3.7', 'dominível', 'talvez “domável”'],
  ['1PE.5.2', 'supervisando-o', 'talvez “supervisionando-o”'],
];
