import type { Category } from './types.ts';

/** The ten categories in the order in which the Bible reaches them. */
export const CATEGORIES: readonly Category[] = [
  {
    name: 'Lei',
    tone: 'amber',
    description:
      'Os cinco primeiros livros, também chamados Pentateuco ou Torá: as origens, a libertação do Egito e a aliança que ensinou Israel a viver.',
  },
  {
    name: 'História',
    tone: 'clay',
    description:
      'A vida do povo na terra, com juízes, reis, exílio e volta. No Novo Testamento, Atos conta os primeiros passos da igreja.',
  },
  {
    name: 'Poesia',
    tone: 'rose',
    description:
      'Orações, provérbios, perguntas e canções. Aqui se aprende a falar com Deus na dor e a pensar com juízo no dia a dia.',
  },
  {
    name: 'Profetas Maiores',
    tone: 'plum',
    description:
      'Os profetas de livros mais extensos, e Lamentações com eles. Denunciam a injustiça, choram a queda de Jerusalém e anunciam esperança.',
  },
  {
    name: 'Profetas Menores',
    tone: 'violet',
    description:
      'Doze livros curtos; o nome fala do tamanho, não da importância. Chamam à conversão e à justiça, do século 8 ao 5 a.C.',
  },
  {
    name: 'Evangelhos',
    tone: 'indigo',
    description:
      'Quatro relatos da vida, morte e ressurreição de Jesus, cada um com seu olhar e seus leitores.',
  },
  {
    name: 'Cartas Paulinas',
    tone: 'sky',
    description:
      'Cartas de Paulo a igrejas e a um amigo: a graça explicada e aplicada a conflitos bem concretos.',
  },
  {
    name: 'Cartas Pastorais',
    tone: 'teal',
    description:
      'Orientações a Timóteo e a Tito sobre o cuidado da igreja: doutrina sadia, líderes de bom caráter e vida coerente.',
  },
  {
    name: 'Cartas Gerais',
    tone: 'moss',
    description:
      'Oito escritos de outros autores, quase todos a um público amplo, sobre perseverança, fé prática e amor.',
  },
  {
    name: 'Profecia',
    tone: 'slate',
    description:
      'O Apocalipse, escrito a igrejas sob pressão, mostra em visões a vitória do Cordeiro e a nova criação.',
  },
];
