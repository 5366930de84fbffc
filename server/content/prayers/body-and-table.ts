import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** Prayers about the body that one lives in. */
export const bodyAndTable: readonly PrayerTheme[] = [
  {
    slug: 'emagrecer-e-cuidar-do-corpo',
    theme: 'Emagrecer e cuidar do corpo',
    synonyms: [
      'preciso emagrecer',
      'quero emagrecer',
      'perder peso',
      'oração para emagrecer',
      'fazer dieta',
      'parar de comer demais',
      'compulsão por comida',
      'vergonha do meu corpo',
      'cuidar da saúde do corpo',
    ],
    prayers: [
      'Senhor, o médico falou do meu peso, e eu saí de lá com vergonha. Já comecei tantas segundas-feiras que tenho medo de prometer outra vez. Tu conheces a minha estrutura e lembras que sou pó (Salmos 103:14). Por isso venho sem discurso.\n\nAjuda-me a cuidar deste corpo por gratidão. Ele carregou sacola, criança e cansaço, e até aqui me trouxe. Dá-me paciência com os números, que descem devagar. Dá-me uma caminhada possível hoje, um prato simples, água, e o sono na hora certa. Quando a vontade de comer vier da tristeza, ensina-me a te contar a tristeza primeiro.\n\nSe eu cair, que eu recomece no dia seguinte, sem castigo e sem passar fome. Guia quem me atende, e abre o caminho do exame, do remédio ou da consulta de que eu precisar. Em nome de Jesus, amém.',
      'Pai, há anos eu me olho no espelho procurando defeito. Ouvi piada na escola, na família e até na igreja, e algumas palavras ainda moram em mim. Teu servo cantou que foi feito de modo maravilhoso, e que as tuas obras são maravilhosas (Salmos 139:14). Quero aprender a cantar isso deste corpo, do tamanho que ele tem hoje.\n\nTu não olhas para o que o homem olha, mas para o coração (1 Samuel 16:7). Cura o meu do desprezo que eu mesmo alimento. Livra-me de remédio sem receita, de dieta que adoece, de ficar sem comer por ódio de mim. Põe perto de mim gente que incentive sem humilhar.\n\nE, enquanto a saúde melhora aos poucos, não me deixes adiar a vida. Que eu vá à festa, tire a foto, abrace e seja abraçado. O teu amor por mim não está esperando balança nenhuma. Amém.',
      'Deus da mesa e do pão, é de ti que vem o alimento que dá força ao coração (Salmos 104:15), e comer é um presente teu. Eu perdi o jeito de receber esse presente. Como escondido, com pressa, sem fome, e depois me arrependo no escuro.\n\nEnsina-me a comer diante de ti, com alegria e com medida. Quero que o meu prato, como todo o resto, seja para a tua glória (1 Coríntios 10:31). Ajuda-me a parar quando basta, a dividir, a cozinhar com calma, a dizer não ao que me faz mal sem fazer disso um assunto o dia inteiro.\n\nSe isto for doença, dá-me coragem de procurar ajuda, porque compulsão tem tratamento e não é falta de fé. Lembra-me de que meu corpo é templo do teu Espírito (1 Coríntios 6:19), casa que se varre com carinho. Cuida comigo da tua casa. Em nome de Jesus, amém.',
    ],
    verses: [
      verse('Salmos 103:14', 'estrutura pó'),
      verse('Salmos 139:14', 'modo maravilhoso obras'),
      verse('1 Samuel 16:7', 'homem olha coração'),
      verse('Salmos 104:15', 'pão fortalece coração'),
      verse('1 Coríntios 10:31', 'comerdes glória Deus'),
      verse('1 Coríntios 6:19', 'corpo templo Espírito'),
    ],
  },
];
