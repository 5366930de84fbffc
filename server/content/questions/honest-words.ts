import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const honestWords: readonly QuestionEntry[] = [
  {
    slug: 'palavrao',
    question: 'Falar palavrão é pecado?',
    synonyms: [
      'palavrão',
      'falar palavrão é pecado',
      'crente pode falar palavrão',
      'falo muito palavrão',
      'parar de falar palavrão',
      'xingar é pecado',
      'xingo no trânsito',
      'boca suja',
      'palavra torpe',
      'piada suja',
      'falar o nome de Deus em vão',
    ],
    answer:
      'Nenhuma lista de termos proibidos aparece na Bíblia, e palavras mudam de peso conforme a região. O que ela julga é o efeito e a fonte. O efeito: Paulo quer fora da nossa boca o que estraga, e dentro o que ajuda quem ouve (Efésios 4:29); inclui na conta a piada obscena e o deboche, que troca por gratidão (Efésios 5:4). A fonte: Jesus ensina que a boca transborda o que enche o coração (Mateus 12:34).\n\nPor isso há diferença entre o grito de quem martelou o dedo e o nome feio atirado na cara de alguém. Tiago acha absurdo bendizer a Deus e amaldiçoar gente feita à semelhança dele (Tiago 3:9-10). Dá para humilhar sem usar nenhum palavrão.\n\nHábito velho sai aos poucos. Observe onde ele aparece, no trânsito, no jogo, na discussão, e trate a raiva que vem antes. Peça a um amigo que avise. Quando escapar, desculpe-se com quem ouviu e siga; ninguém aprende língua nova em um dia.',
    verses: [
      verse('Efésios 4:29', 'Não boca palavra edificação'),
      verse('Efésios 5:4', 'imoralidades tolas escárnios gratidão'),
      verse('Mateus 12:34', 'boca fala coração'),
      verse('Tiago 3:9-10', 'bendizemos amaldiçoamos semelhança boca'),
    ],
  },
  {
    slug: 'fofoca',
    question: 'O que é fofoca e por que ela é pecado?',
    synonyms: [
      'fofoca',
      'fofoca é pecado',
      'fofoca na igreja',
      'falaram mal de mim',
      'inventaram uma mentira sobre mim',
      'espalharam meu segredo',
      'falar mal dos outros',
      'falar da vida alheia',
      'maledicência',
      'como parar de fofocar',
      'fofoqueira',
      'calúnia e difamação',
    ],
    answer:
      '“Não é fofoca, é para você orar.” Às vezes é verdade. Um teste simples: eu diria isso com a pessoa na sala? Ela me autorizou a contar? Quem está ouvindo pode ajudar?\n\nFofoca pode ser mentira ou pura verdade posta no lugar errado. Provérbios descreve quem espalha segredos e, ao lado, o confiável, que sabe cobrir um assunto (Provérbios 11:13), e observa que o difamador separa grandes amigos (Provérbios 16:28). A lei proibia correr boatos no meio do povo (Levítico 19:16).\n\nO caminho de Jesus começa no particular: se alguém errou contra você, procure-o a sós (Mateus 18:15). Denunciar abuso ou crime a quem pode agir é outra coisa, e dever.\n\nSe falou, volte à roda e desminta. Se falaram de você, respire, esclareça com uma ou duas pessoas-chave e não devolva a moeda. Calúnia grave tem remédio na Justiça. E, quando o assunto começar no grupo, basta uma frase: prefiro perguntar direto para ela.',
    verses: [
      verse('Provérbios 11:13', 'fofocas segredo fiel encobre'),
      verse('Provérbios 16:28', 'difamador amigos separarem'),
      verse('Levítico 19:16', 'propagando boatos'),
      verse('Mateus 18:15', 'irmão pecar repreende só'),
    ],
  },
  {
    slug: 'troco-a-mais',
    question: 'Recebi troco a mais. Preciso devolver?',
    synonyms: [
      'troco errado',
      'devolver troco errado',
      'recebi troco a mais',
      'me deram troco a mais',
      'caixa errou o troco',
      'Pix errado na minha conta',
      'caiu dinheiro na minha conta por engano',
      'achei dinheiro na rua',
      'achei uma carteira',
      'achado não é roubado',
      'devolver o que não é meu',
      'cobraram a menos no mercado',
    ],
    answer:
      'Precisa. Em geral a diferença sai do bolso da moça do caixa, que no fim do expediente completa o que faltou. Mesmo que fosse do banco ou do mercado mais rico da cidade, não é seu. “Achado não é roubado” é ditado; a lei de Moisés já mandava restituir o que se encontrou e se negou (Levítico 6:3-5), e devolver até o boi perdido do inimigo (Êxodo 23:4).\n\nDeus se importa com balança e troco. Provérbios diz que o peso justo lhe dá prazer (Provérbios 11:1), e Jesus ensina que a fidelidade no pouco revela como será no muito (Lucas 16:10). Cinco reais medem isso melhor do que um discurso.\n\nNa prática: volte no dia seguinte, ou ligue. Pix por engano se devolve pelo próprio aplicativo do banco, na opção de devolução, porque existe golpe que pede o retorno para outra conta. Carteira com documento, entregue na delegacia ou avise pelo nome. E se o aperto em casa for tal que o troco tentou você, conte à igreja.',
    verses: [
      verse('Lucas 16:10', 'fiel mínimo muito injusto'),
      verse('Levítico 6:3-5', 'perdido restituirá quinta parte'),
      verse('Êxodo 23:4', 'boi inimigo extraviado'),
      verse('Provérbios 11:1', 'balança peso justo prazer'),
    ],
  },
  {
    slug: 'mentir-para-proteger',
    question: 'Raabe mentiu. É pecado mentir para proteger alguém?',
    synonyms: [
      'mentira de Raabe',
      'Raabe mentiu e foi abençoada',
      'mentir para proteger alguém',
      'mentir para salvar uma vida',
      'mentira por uma boa causa',
      'mentira justificada',
      'parteiras do Egito mentiram',
      'parteiras hebreias',
      'esconder alguém e mentir',
    ],
    answer:
      'Em Jericó, soldados batem à porta de uma prostituta atrás de dois espiões. Raabe, que os escondeu no terraço, diz que já foram embora (Josué 2:4-6). Mais tarde é poupada, casa-se em Israel e entra na árvore genealógica de Jesus (Mateus 1:5). Antes dela, as parteiras do Egito enganaram Faraó para salvar meninos, e Deus lhes fez bem (Êxodo 1:19-20).\n\nO Novo Testamento elogia a fé de Raabe e o fato de ter acolhido os mensageiros (Hebreus 11:31); da frase que ela disse, não comenta nada. Daí as posições. Agostinho ensinava que mentira nenhuma se justifica: calar, sim; enganar, jamais. Outros veem dois deveres em choque e dizem que a vida pesa mais, lembrando quem escondeu judeus dos nazistas. Outros entendem que o assassino perdeu o direito à verdade.\n\nRepare na distância entre isso e o nosso cotidiano. Inventar desculpa para faltar não é salvar vida. Já quem oculta o endereço de uma mulher ameaçada está protegendo; combine com ela o que dizer.',
    verses: [
      verse('Hebreus 11:31', 'fé Raabe acolheu espias'),
      verse('Josué 2:4-6', 'mulher escondido terraço linho'),
      verse('Mateus 1:5', 'Raabe Boaz Rute'),
      verse('Êxodo 1:19-20', 'parteiras Faraó Deus bem'),
    ],
  },
];
