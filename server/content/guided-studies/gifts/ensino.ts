import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { ensinoDaysOneToFifteen } from './ensino-days-1.ts';
import { ensinoDaysSixteenToThirty } from './ensino-days-2.ts';

export const ensino: AuthoredPart<Gift> = {
  slug: 'ensino',
  title: 'Ensino',
  references: [
    verse('Romanos 12:7', 'ensino ensinar'),
    verse('Deuteronômio 6:7', 'repetirás filhos casa caminho'),
    verse('Colossenses 3:16', 'palavra Cristo ensinando-vos uns outros'),
    verse('Tito 2:3', 'velhas instrutoras daquilo bom'),
    verse('2 Timóteo 3:15', 'infância conheceste Sagradas Escrituras'),
    verse('Romanos 2:21', 'ensinas outro ensinas ti mesmo'),
  ],
  meaning:
    'Há quem explique como montar um armário, e a gente consegue montar. Paulo põe essa capacidade entre as graças comuns do corpo: quem a recebeu, dedique-se a ela (Romanos 12:7). Efésios fala de mestres, um ministério reconhecido, que zela pela doutrina da igreja toda e forma outros; aqui a lista é de gestos do dia a dia, e o ensino pode morar numa costureira, num avô, numa menina que traduz a aula para o colega. Alguns estudiosos pensam que se trata do mesmo dom em dois graus; outros separam a função e a inclinação. Nenhum deles o tranca no púlpito.\n\nO lugar dele é a casa e a calçada (Deuteronômio 6:7), o canto e a conversa mútua (Colossenses 3:16), a mulher mais velha com a mais nova (Tito 2:3). Timóteo aprendeu assim as Escrituras, em criança (2 Timóteo 3:15). O fruto é alguém que entendeu e consegue viver o que entendeu.',
  characteristics: [
    'Gosta de ver o outro conseguir sozinho.',
    'Troca palavra difícil por exemplo de casa.',
    'Aceita a mesma pergunta pela quarta vez.',
    'Começa pelo que a pessoa já sabe.',
    'Aprende enquanto explica, e reconhece isso.',
  ],
  application:
    'Você não precisa de turma. Precisa de uma pessoa e de uma coisa que valha a pena saber: orar um salmo, ler um mapa bíblico, fazer arroz, perdoar um irmão. Observe quem já lhe pergunta coisas. Prepare pouco e bem, com um exemplo só. Depois pergunte o que ficou, sem tom de prova. Viva antes o que vai mostrar, já que o primeiro aluno mora no seu espelho (Romanos 2:21). Se a igreja o chamar para uma classe, aceite crescer devagar, com alguém ao lado.',
  caution:
    'O risco mais comum é o sermão que ninguém pediu: filhos, cunhados e colegas fogem dele. Explicar também pode virar modo de diminuir, sobretudo quando um homem ensina à mulher o que ela já sabe. Não invente resposta para não perder pose. Não use a Bíblia como cinto, nem meta medo de Deus em criança para obter obediência; castigo físico não é método de ensino. Com menores, portas abertas e família avisada. E onde outra pessoa entende mais do assunto, ensine o caminho até ela.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'Os métodos de Deus',
        focus:
          'Pergunta, colo, bicho, roça, música, pedra, sombra. Antes de aprender a explicar, repara-se em como ele vem explicando as coisas desde o jardim, quase sempre ao ar livre e sem pressa.',
      },
      {
        from: 8,
        to: 14,
        title: 'Conversas sem hora marcada',
        focus:
          'Sete diálogos que aparecem quando ninguém se preparou: no café, no ponto, no cemitério, na hora de dormir. Você ouve, imagina o que responderia e ensaia uma frase curta e verdadeira.',
      },
      {
        from: 15,
        to: 21,
        title: 'Tardes com dona Ivone',
        focus:
          'Uma costureira que está perdendo a vista ensina o ofício a uma moça de dezenove anos. Em sete tardes, de retalho em retalho, aparece o caminho de quem passa adiante o que sabe, inclusive a fé.',
      },
      {
        from: 22,
        to: 30,
        title: 'O jogo das palavras proibidas',
        focus:
          'Nove cartões com as palavras grandes do evangelho, para explicar em um minuto a quem nunca entrou numa igreja, sem usar o vocabulário de sempre. Quem simplifica com respeito descobre o que de fato entendeu.',
      },
    ],
    days: [...ensinoDaysOneToFifteen, ...ensinoDaysSixteenToThirty],
  },
};
