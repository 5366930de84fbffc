import type { Quotation } from '../types.ts';

export const hebrewsAndJames: readonly Quotation[] = [
  {
    reference: 'Hebreus 2:18',
    verses: [
      'Porque naquilo que ele mesmo, sendo tentado, padeceu, pode socorrer aos que são tentados.',
    ],
  },
  {
    reference: 'Hebreus 4:9-10',
    verses: [
      'Portanto resta ainda um repouso para o povo de Deus.',
      'Porque aquele que entrou no seu repouso, também ele mesmo repousou de suas obras, como Deus das suas.',
    ],
  },
  {
    reference: 'Hebreus 4:12',
    verses: [
      'Porque a palavra de Deus é viva e eficaz, e mais penetrante do que espada alguma de dois gumes, e penetra até à divisão da alma e do espírito, e das junturas e medulas, e é apta para discernir os pensamentos e intenções do coração.',
    ],
  },
  {
    reference: 'Hebreus 4:16',
    verses: [
      'Cheguemos, pois, com confiança ao trono da graça, para que possamos alcançar misericórdia e achar graça, para sermos ajudados em tempo oportuno.',
    ],
  },
  {
    reference: 'Hebreus 6:18-19',
    verses: [
      'Para que por duas coisas imutáveis, nas quais é impossível que Deus minta, tenhamos a firme consolação, nós, os que pomos o nosso refúgio em reter a esperança proposta;',
      'A qual temos como uma âncora da alma segura e firme, e que entra até dentro do véu,',
    ],
  },
  {
    reference: 'Hebreus 7:25',
    verses: [
      'Portanto, pode também salvar perfeitamente aos que por ele se chegam a Deus, vivendo sempre para interceder por eles.',
    ],
  },
  {
    reference: 'Hebreus 9:28',
    verses: [
      'Assim também Cristo, oferecendo-se uma vez para tirar os pecados de muitos, aparecerá a segunda vez, sem pecado, aos que o esperam para salvação.',
    ],
  },
  {
    reference: 'Hebreus 10:23',
    verses: ['Retenhamos firmes a confissão da nossa esperança; porque fiel é o que prometeu.'],
  },
  {
    reference: 'Hebreus 11:1',
    verses: [
      'Ora, a fé é o firme fundamento das coisas que se esperam, e a prova das coisas que se não veem.',
    ],
  },
  {
    reference: 'Hebreus 11:8',
    verses: [
      'Pela fé Abraão, sendo chamado, obedeceu, para sair ao lugar que havia de receber por herança; e saiu, sem saber para onde ia.',
    ],
  },
  {
    reference: 'Hebreus 12:1-2',
    verses: [
      'Portanto nós também, pois que estamos rodeados de uma tão grande nuvem de testemunhas, deixemos toda a carga, e o pecado que tão comodamente nos rodeia, e corramos com paciência a carreira que nos está proposta,',
      'Olhando para Jesus, autor e consumador da fé, o qual pelo gozo que lhe estava proposto suportou a cruz, desprezando a afronta, e assentou-se à destra do trono de Deus.',
    ],
  },
  {
    reference: 'Hebreus 13:5-6',
    verses: [
      'Sejam os vossos costumes sem avareza, contentando-vos com o presente; porque ele disse: Não te deixarei, nem te desampararei.',
      'De maneira que com confiança ousemos dizer: O Senhor é o meu ajudador, e não temerei o que o homem me possa fazer.',
    ],
  },
  {
    reference: 'Hebreus 13:8',
    verses: ['Jesus Cristo é o mesmo ontem, e hoje, e eternamente.'],
  },
  {
    reference: 'Tiago 1:2-8',
    verses: [
      'Meus irmãos, tende grande gozo quando cairdes em várias tentações;',
      'Sabendo que a prova da vossa fé obra a paciência.',
      'Tenha, porém, a paciência a obra perfeita, para que sejais perfeitos e completos, sem faltar em coisa alguma.',
      'E, se algum de vós tem falta de sabedoria, peça-a a Deus, que a todos dá liberalmente, e o não lança em rosto, e ser-lhe-á dada.',
      'Porém peça-a com fé, não duvidando; porque o que duvida é semelhante à onda do mar, que é levada pelo vento, e lançada de uma para outra parte.',
      'Não pense o tal homem que receberá do Senhor alguma coisa.',
      'O homem de coração dobre é inconstante em todos os seus caminhos.',
    ],
  },
  {
    reference: 'Tiago 1:19-20',
    verses: [
      'Assim que, meus amados irmãos, todo o homem seja pronto para ouvir, tardio para falar, tardio para se irar.',
      'Porque a ira do homem não opera a justiça de Deus.',
    ],
  },
  {
    reference: 'Tiago 2:26',
    verses: [
      'Porque, assim como o corpo sem o espírito está morto, assim também a fé sem as obras está morta.',
    ],
  },
  {
    reference: 'Tiago 4:7-8',
    verses: [
      'Sujeitai-vos, pois, a Deus, resisti ao diabo, e ele fugirá de vós.',
      'Chegai-vos a Deus, e ele se chegará a vós. Alimpai as mãos, pecadores; e, vós de duplo ânimo, purificai os corações.',
    ],
  },
  {
    reference: 'Tiago 4:13-15',
    verses: [
      'Eia, pois, agora vós, que dizeis: Hoje, ou amanhã, iremos a tal cidade, e lá passaremos um ano, e contrataremos, e ganharemos;',
      'Digo-vos que não sabeis o que acontecerá amanhã. Porque, que é a vossa vida? É um vapor que aparece por um pouco, e depois se desvanece.',
      'Em lugar do que devíeis dizer: Se o Senhor quiser, e se vivermos, faremos isto ou aquilo.',
    ],
  },
];
