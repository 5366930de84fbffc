import type { AuthoredStudy } from '../authored.ts';
import { apostolo } from './apostolo.ts';
import { conhecimento } from './conhecimento.ts';
import { contribuir } from './contribuir.ts';
import { cura } from './cura.ts';
import { discernimento } from './discernimento.ts';
import { ensino } from './ensino.ts';
import { evangelista } from './evangelista.ts';
import { exortacao } from './exortacao.ts';
import { fe } from './fe.ts';
import { frame } from './frame.ts';
import { interpretacao } from './interpretacao.ts';
import { lideranca } from './lideranca.ts';
import { linguas } from './linguas.ts';
import { mestre } from './mestre.ts';
import { milagres } from './milagres.ts';
import { misericordia } from './misericordia.ts';
import { pastor } from './pastor.ts';
import { profecia } from './profecia.ts';
import { profeciaMotivacional } from './profecia-motivacional.ts';
import { profetaMinisterial } from './profeta-ministerial.ts';
import { sabedoria } from './sabedoria.ts';
import { servico } from './servico.ts';

/** The gifts in the order of their passages, which the shared list `GIFTS` gives. */
export const GIFTS_STUDY: AuthoredStudy<'gifts'> = {
  ...frame,
  charismatic: [
    sabedoria,
    conhecimento,
    fe,
    cura,
    milagres,
    profecia,
    discernimento,
    linguas,
    interpretacao,
  ],
  ministerial: [apostolo, profetaMinisterial, evangelista, pastor, mestre],
  edification: [
    profeciaMotivacional,
    servico,
    ensino,
    exortacao,
    contribuir,
    lideranca,
    misericordia,
  ],
};
