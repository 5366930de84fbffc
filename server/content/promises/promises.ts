import type { PromiseTheme } from '../types.ts';
import { amorDeDeus } from './amor-de-deus.ts';
import { consolo } from './consolo.ts';
import { coragem } from './coragem.ts';
import { curaERestauracao } from './cura-e-restauracao.ts';
import { descanso } from './descanso.ts';
import { direcao } from './direcao.ts';
import { esperanca } from './esperanca.ts';
import { espiritoSanto } from './espirito-santo.ts';
import { familiaEGeracoes } from './familia-e-geracoes.ts';
import { fidelidadeDeDeus } from './fidelidade-de-deus.ts';
import { forca } from './forca.ts';
import { frutoEProposito } from './fruto-e-proposito.ts';
import { justicaDeDeus } from './justica-de-deus.ts';
import { oracaoRespondida } from './oracao-respondida.ts';
import { paz } from './paz.ts';
import { perdao } from './perdao.ts';
import { presencaDeDeus } from './presenca-de-deus.ts';
import { protecao } from './protecao.ts';
import { provisao } from './provisao.ts';
import { sabedoria } from './sabedoria.ts';
import { salvacao } from './salvacao.ts';
import { vidaEterna } from './vida-eterna.ts';
import { vitoriaSobreOPecado } from './vitoria-sobre-o-pecado.ts';
import { voltaDeCristoENovaCriacao } from './volta-de-cristo-e-nova-criacao.ts';

export const PROMISE_THEMES: readonly PromiseTheme[] = [
  presencaDeDeus,
  amorDeDeus,
  perdao,
  salvacao,
  vidaEterna,
  voltaDeCristoENovaCriacao,
  paz,
  descanso,
  consolo,
  esperanca,
  forca,
  coragem,
  direcao,
  sabedoria,
  provisao,
  protecao,
  fidelidadeDeDeus,
  justicaDeDeus,
  espiritoSanto,
  oracaoRespondida,
  curaERestauracao,
  familiaEGeracoes,
  vitoriaSobreOPecado,
  frutoEProposito,
];
