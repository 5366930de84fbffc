import type { GiftSlug } from '#shared/guided-studies/study-plans.ts';
import type { SecondPrayers } from '../second-prayers.ts';
import { apostoloSecondPrayers } from './apostolo-second-prayers.ts';
import { conhecimentoSecondPrayers } from './conhecimento-second-prayers.ts';
import { contribuirSecondPrayers } from './contribuir-second-prayers.ts';
import { curaSecondPrayers } from './cura-second-prayers.ts';
import { discernimentoSecondPrayers } from './discernimento-second-prayers.ts';
import { ensinoSecondPrayers } from './ensino-second-prayers.ts';
import { evangelistaSecondPrayers } from './evangelista-second-prayers.ts';
import { exortacaoSecondPrayers } from './exortacao-second-prayers.ts';
import { feSecondPrayers } from './fe-second-prayers.ts';
import { interpretacaoSecondPrayers } from './interpretacao-second-prayers.ts';
import { liderancaSecondPrayers } from './lideranca-second-prayers.ts';
import { linguasSecondPrayers } from './linguas-second-prayers.ts';
import { mestreSecondPrayers } from './mestre-second-prayers.ts';
import { milagresSecondPrayers } from './milagres-second-prayers.ts';
import { misericordiaSecondPrayers } from './misericordia-second-prayers.ts';
import { pastorSecondPrayers } from './pastor-second-prayers.ts';
import { profeciaMotivacionalSecondPrayers } from './profecia-motivacional-second-prayers.ts';
import { profeciaSecondPrayers } from './profecia-second-prayers.ts';
import { profetaMinisterialSecondPrayers } from './profeta-ministerial-second-prayers.ts';
import { sabedoriaSecondPrayers } from './sabedoria-second-prayers.ts';
import { servicoSecondPrayers } from './servico-second-prayers.ts';

/** The longer prayers of each gift's days. */
export const GIFT_SECOND_PRAYERS: Readonly<Record<GiftSlug, SecondPrayers>> = {
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
  'profeta-ministerial': profetaMinisterialSecondPrayers,
  evangelista: evangelistaSecondPrayers,
  pastor: pastorSecondPrayers,
  mestre: mestreSecondPrayers,
  'profecia-motivacional': profeciaMotivacionalSecondPrayers,
  servico: servicoSecondPrayers,
  ensino: ensinoSecondPrayers,
  exortacao: exortacaoSecondPrayers,
  contribuir: contribuirSecondPrayers,
  lideranca: liderancaSecondPrayers,
  misericordia: misericordiaSecondPrayers,
};
