import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const genesis: readonly PassageDevotional[] = [
  {
    slug: 'genesis-1',
    chapters: ['GEN.1'],
    verse: verse('Gênesis 1:31', 'muito bom'),
    reflection:
      'Deus olha para o que fez ao fim de cada dia, e no sexto diz que tudo é muito bom. O mundo ainda não tem nenhuma obra humana, e já agrada a quem o criou. Antes de produzir qualquer coisa hoje, você vive num lugar que Deus quis e aprovou.',
    prayer:
      'Criador do céu e da terra, eu agradeço pela luz que voltou esta manhã e pelo ar que eu respiro sem perceber. Ensina-me a olhar para as tuas obras como tu as olhas, e a cuidar delas com respeito. Em nome de Jesus. Amém.',
    application:
      'Pare cinco minutos diante de uma coisa que ninguém fabricou, uma árvore, o céu ou a água, e diga a Deus o que você vê de bom nela.',
  },
];
