import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { milagresDaysOneToFifteen } from './milagres-days-1.ts';
import { milagresDaysSixteenToThirty } from './milagres-days-2.ts';

export const milagres: AuthoredPart<Gift> = {
  slug: 'milagres',
  title: 'Operações de milagres',
  references: [
    verse('1 Coríntios 12:10', 'outro operações milagres'),
    verse('1 Coríntios 12:29', 'todos dons milagres'),
    verse('Gálatas 3:5', 'Espírito opera maravilhas fé'),
    verse('Atos 19:11', 'Deus milagres extraordinários Paulo'),
    verse('João 20:30-31', 'sinais creiais Jesus vida'),
    verse('Hebreus 2:4', 'sinais milagres segundo vontade'),
  ],
  meaning:
    'A expressão reúne duas palavras gregas, energia e força: operações de poderes (1 Coríntios 12:10). Fala de atos em que Deus, para além do curso habitual das coisas que ele mesmo sustenta, socorre e dá testemunho. O sujeito é sempre ele: em Éfeso, quem fazia prodígios pelas mãos de Paulo era Deus (Atos 19:11). Tampouco este dom é para todos (1 Coríntios 12:29).\n\nNa Bíblia os milagres libertam escravos, alimentam famintos, devolvem filhos, e apontam para Cristo, a fim de que se creia e se viva (João 20:30-31). Há cristãos que os ligam sobretudo à fundação da igreja, quando confirmavam a mensagem segundo a vontade de Deus (Hebreus 2:4). Outros entendem que o Espírito continua a operá-los entre os que creem, como nas igrejas da Galácia (Gálatas 3:5). Todos confessam que Deus é livre para agir, que ninguém manda nele e que o maior prodígio é Jesus ressuscitado.',
  characteristics: [
    'Chama a atenção para Deus e sai logo de cena.',
    'Socorre necessidades reais, sem buscar exibição.',
    'Ora com ousadia e aceita a resposta de Deus.',
    'Conta os fatos sem exagero e admite verificação.',
    'Não vende, não promete e não marca data.',
    'Caminha com uma igreja que conhece a sua vida.',
  ],
  application:
    'Peça com coragem, porque o Pai gosta de ouvir os filhos pedirem, e ponha à disposição o que há na sua mão: tempo, ofício, comida, dinheiro. Em vários milagres da Bíblia houve alguém enchendo talhas, catando vasilhas, servindo pão. Se algo extraordinário ocorrer, agradeça, verifique, preserve a privacidade das pessoas e conte somente o que aconteceu. Converse com líderes da sua igreja. Se nada de extraordinário vier, continue servindo: João Batista nunca fez um sinal, e o seu testemunho levou muitos a Jesus.',
  caution:
    'Onde há fome de prodígio aparecem vendedores. Recuse objetos abençoados com preço, desafios financeiros, testemunhos sem verificação, encenação de prodígios. Não tente a Deus dirigindo de olhos fechados, abandonando tratamento, remédio ou emprego. Maravilhas não provam caráter: Jesus falou de gente que as fez e praticava injustiça. Um líder que usa fama de poder para tocar, isolar, controlar ou ameaçar comete abuso; afaste-se, conte a quem possa ajudar e denuncie à polícia. Não ver milagre nenhum não torna você um cristão menor.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'O livro do Êxodo: poder que liberta',
        focus:
          'Sarça, vara, tijolos, piolhos, mar, maná, braços cansados. Sete páginas de uma só história mostram a quem Deus socorre com a sua força e o que pede das mãos, dos pés e dos ombros que ele usa.',
      },
      {
        from: 8,
        to: 14,
        title: 'O livro dos Reis: milagres de cozinha e oficina',
        focus:
          'Com Elias e Eliseu, cada dia gira em torno de um objeto: panela, altar, nuvem, botija, caldo, pão, machado. O extraordinário desce ao chão da casa, paga dívidas e devolve o que foi emprestado.',
      },
      {
        from: 15,
        to: 21,
        title: 'O livro dos sinais: para onde apontam',
        focus:
          'Os sete sinais de João, um por dia, vistos por quem estava perto: garçons, um pai na estrada, um cego que enxergou e foi expulso, amigos que desatam faixas. Pergunta-se sempre a mesma coisa: aonde isto leva?',
      },
      {
        from: 22,
        to: 30,
        title: 'O caderno das advertências',
        focus:
          'Contra o espetáculo, o comércio, os ídolos, a fórmula, o currículo. Aprende-se com as recusas de Jesus e dos apóstolos, até chegar ao sinal de Jonas, à alegria do nome escrito e a um compromisso sem palco.',
      },
    ],
    days: [...milagresDaysOneToFifteen, ...milagresDaysSixteenToThirty],
  },
};
