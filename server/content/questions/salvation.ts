import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const salvation: readonly QuestionEntry[] = [
  {
    slug: 'como-ser-salvo',
    question: 'Como posso ser salvo?',
    synonyms: [
      'o que preciso fazer para ser salvo',
      'como ir para o céu',
      'salvação',
      'aceitar Jesus',
    ],
    answer:
      'A salvação é presente de Deus, recebido pela fé em Jesus Cristo, e não prêmio por bom comportamento. Paulo lembra que somos salvos pela graça, por meio da fé, sem que ninguém tenha do que se gloriar (Efésios 2:8-9).\n\nQuando o carcereiro de Filipos fez essa mesma pergunta, a resposta foi simples: confiar no Senhor Jesus (Atos 16:31). Crer aqui é mais do que concordar com uma ideia. É reconhecer o próprio pecado, voltar-se para Deus e entregar a vida àquele que morreu e ressuscitou por nós (Romanos 10:9).\n\nSe esse é o seu desejo, fale com Deus com suas palavras, hoje mesmo. E procure uma igreja onde possa ser batizado, aprender a Palavra e caminhar com irmãos: ninguém amadurece na fé sozinho.',
    verses: [
      verse('Efésios 2:8-9', 'graça fé dom obras'),
      verse('Atos 16:31', 'crê Senhor salvo'),
      verse('Romanos 10:9', 'boca Senhor coração salvo'),
    ],
  },
];
