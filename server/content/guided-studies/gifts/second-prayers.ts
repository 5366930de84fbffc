import type { GiftSlug } from '#shared/guided-studies/study-plans.ts';
import type { SecondPrayers } from '../second-prayers.ts';
import { apostoloSecondPrayers } from './apostolo-second-prayers.ts';
import { conhecimentoSecondPrayers } from './conhecimento-second-prayers.ts';
import { curaSecondPrayers } from './cura-second-prayers.ts';
import { discernimentoSecondPrayers } from './discernimento-second-prayers.ts';
import { feSecondPrayers } from './fe-second-prayers.ts';
import { interpretacaoSecondPrayers } from './interpretacao-second-prayers.ts';
import { linguasSecondPrayers } from './linguas-second-prayers.ts';
import { milagresSecondPrayers } from './milagres-second-prayers.ts';
import { profeciaSecondPrayers } from './profecia-second-prayers.ts';
import { sabedoriaSecondPrayers } from './sabedoria-second-prayers.ts';

/** The longer prayers of each gift's days; a gift that is not here has none yet. */
export const GIFT_SECOND_PRAYERS: Readonly<Partial<Record<GiftSlug, SecondPrayers>>> = {
  sabedoria: sabedoriaSecondPrayers,
  conhecimento: conhecimentoSecondPrayers,
  fe: feSecondPrayers,
  cura: curaSecondPrayers,
  milagres: milagresSecondPrayers,
  profecia: profeciaSecondPrayers,
  discernimento: discernimentoSecondPrayers,
  linguas: linguasSecondPrayers,
  interpretacao: interpretacaoSecondPrayers,
  apostolo: apostoloSecondPrayers,
};
