import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const menRoots: readonly AdviceEntry[] = [
  {
    slug: 'cresci-sem-amor-de-pai',
    audience: 'priest',
    situation: 'Meu pai nunca me deu amor, e não sei ser pai.',
    synonyms: [
      'cresci sem pai',
      'pai ausente na infância',
      'meu pai me batia',
      'não tive exemplo de pai',
      'não sei ser pai',
      'não sei demonstrar carinho aos filhos',
      'vou ser pai e tenho medo',
    ],
    advice:
      'O menino corre para mostrar o desenho, e você não sabe o que fazer com as mãos. Ninguém lhe ensinou aquele abraço. Muitos homens fazem comida, consertam bicicleta, pagam escola, e travam justamente ali.\n\nA Bíblia não esconde que um pai pode falhar com o filho, e diz o que acontece depois: quando pai e mãe abandonam, o Senhor acolhe (Salmos 27:10). É por essa porta que se aprende. Ele se compadece como um pai (Salmos 103:13), o que quer dizer que você pode olhar para Deus e ver, talvez pela primeira vez, como se faz: presença, nome dito com gosto, correção sem humilhar.\n\nPaulo recomenda aos pais que não provoquem os filhos à ira (Efésios 6:4). Vale perguntar que frase do seu pai ainda dói, para não a repetir no automático. Jesus pegava criança no colo (Marcos 10:16), e não há nisso nada de pouco homem.\n\nO perdão ao seu pai pode levar anos, e perdoar não obriga a conviver com quem ainda fere. Conte essa história a alguém: um pastor, um amigo mais velho, um psicólogo. Dor contada pesa menos e vaza menos. E, quando errar com seus filhos, peça perdão olhando nos olhos. Talvez seja o gesto que você mais esperou na infância. Para eles vai ser comum, e essa é a vitória.',
    steps: [
      'Fique hoje dez minutos no chão com seu filho, sem celular, fazendo o que ele escolher.',
      'Diga uma vez por dia uma frase que você gostaria de ter ouvido aos oito anos.',
      'Procure na igreja um homem mais velho que seja bom pai e peça para tomar um café com ele.',
      'Escreva uma carta ao seu pai, para entregar ou não, e leia-a a alguém de confiança.',
      'Quando a raiva vier igual à dele, saia do cômodo, respire e volte para conversar.',
    ],
    verses: [
      verse('Salmos 27:10', 'pai mãe abandonem acolherá'),
      verse('Salmos 103:13', 'pai compadece filhos'),
      verse('Efésios 6:4', 'pais provoqueis ira filhos'),
      verse('Marcos 10:16', 'braços mãos abençoou'),
    ],
  },
];
