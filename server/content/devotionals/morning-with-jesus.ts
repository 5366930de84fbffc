import type { MorningDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const morningWithJesus: readonly MorningDevotional[] = [
  {
    slug: 'manha-a-mesa-da-coletoria',
    title: 'Alguém parou na coletoria',
    reference: 'Mateus 9:9-10',
    reflection:
      'Há lugares em que ninguém olha ninguém: o guichê, o caixa, a catraca. A pessoa atrás do vidro vira parte do vidro. Mateus trabalhava num posto desses, com o agravante de cobrar imposto para Roma. Os vizinhos o evitavam de cabeça erguida.\n\nJesus passou, viu e chamou. O relato é tão curto que nem conta o que havia no rosto dos dois. Mateus se levantou, e a cena seguinte já é um almoço, com a sala cheia da única gente que ele conhecia: outros cobradores, pecadores de má fama. Jesus sentou-se entre eles sem ar de sacrifício, e os religiosos, da calçada, não entenderam nada.\n\nA tradição conta que o próprio Mateus escreveu depois este Evangelho e fez questão de guardar a cena. Segunda-feira de manhã, alguém nos vê onde trabalhamos, na cadeira de que temos orgulho ou vergonha. O chamado não espera um lugar mais bonito. E talvez hoje você passe por um guichê. Diga bom-dia olhando nos olhos. Tem gente que não é vista há anos, e o Senhor costuma passar por ali usando os nossos sapatos.',
    prayer:
      'Jesus, obrigado por teres parado e me visto quando eu era só uma função. Quero levantar de novo hoje, da cadeira em que me acomodei, e seguir atrás de ti. Dá-me olhos para as pessoas por trás do vidro, do balcão e da tela. Livra-me de escolher companhia pela fama. Que a minha mesa se encha de gente que ainda não te conhece e que se sinta, contigo ali, bem-vinda. Amém.',
    action:
      'Chame pelo nome três pessoas que atendem você hoje, lendo no crachá ou perguntando. A uma delas faça uma pergunta simples, como de onde ela é, e escute a resposta.',
    verses: [verse('Mateus 9:9-10', 'Mateus impostos Segue-me mesa')],
  },
  {
    slug: 'manha-manto-na-beira-da-estrada',
    title: 'O cego que gritou mais alto',
    reference: 'Marcos 10:47-50',
    reflection:
      'Psiu. Fala baixo. Não incomoda. Quem depende dos outros ouve essas palavras o dia inteiro. Bartimeu, cego, pedia esmola na saída de Jericó, e soube pelo barulho que Jesus passava. Gritou por misericórdia. Mandaram que se calasse, e ele gritou com mais força.\n\nO texto diz então duas palavras que valem a viagem: Jesus parou. A multidão inteira parou com ele, e os mesmos que mandavam calar foram obrigados a levar o recado: coragem, ele te chama. Bartimeu jogou longe o manto, que devia ser o seu cobertor e o seu caixa, e veio. Ouviu uma pergunta estranha, o que queres que eu te faça? Jesus não supõe. Deixa que o homem diga o próprio desejo em voz alta.\n\nA oração é também isso, gritar no meio do barulho de gente que acha o nosso pedido impróprio. Nem todo cego voltou a ver, e ninguém precisa fingir que sim. Mas nenhum grito dirigido a ele se perdeu no trânsito. O que você pediria, se ele parasse agora na sua calçada e perguntasse?',
    prayer:
      'Filho de Davi, compadece-te de mim. Essa oração é antiga e me serve. Grito por dentro, e alguns já me disseram para desistir, e te agradeço porque paras. Perguntas o que eu quero que faças, e eu digo agora, sem enfeite. Se a resposta for outra, dá-me o que for preciso para te seguir pelo caminho. E perdoa-me as vezes em que mandei calar quem só queria te alcançar. Amém.',
    action:
      'Diga a Deus, em uma frase e em voz alta, o que você quer que ele faça. Depois pare por um minuto para alguém que está pedindo ajuda e pergunte de que ele precisa, em vez de supor.',
    verses: [verse('Marcos 10:47-50', 'misericórdia parando cego chama')],
  },
  {
    slug: 'manha-sede-ao-meio-dia',
    title: 'Um balde e uma conversa',
    reference: 'João 4:13-14',
    reflection:
      'Todo dia é a mesma água, que se enche, se carrega, se gasta e falta de novo. Quem já morou em bairro de torneira seca sabe o peso de um balde. A samaritana conhecia o caminho do poço de olhos fechados, e ia sozinha, ao meio-dia, quando as outras não iam.\n\nJesus estava sentado ali, cansado da viagem. Pediu água a ela, ele que era homem, judeu e mestre e, pelo costume, nem devia dirigir-lhe a palavra. A conversa começou com sede e foi descendo, como a corda, até o fundo: os amores que não duraram, o lugar certo de adorar, a espera por um Messias. Ele falou de uma água que vira fonte do lado de dentro. Ela largou o cântaro e correu para a cidade.\n\nO poço não desapareceu; no outro dia alguém precisou de balde. O que muda é onde a gente espera matar a sede. Amor, aplauso, compra, série até de madrugada, tudo enche e esvazia. Cristo não zomba da sede, ele se senta ao lado dela e começa a conversar. Hoje, antes da primeira ida ao poço, você pode responder.',
    prayer:
      'Senhor, dá-me dessa água, tu que conheces todos os poços em que já procurei, e os que visito escondido na hora mais quente. Não me envergonhaste; falaste comigo. Enche o que em mim seca tão depressa. Quero uma fonte que sobre para os outros. Lembra-te dos que hoje não têm nem a água da torneira, e move quem pode resolver. Em nome de Jesus, eu deixo aqui o meu balde. Amém.',
    action:
      'Beba devagar um copo de água nesta manhã e, a cada gole, diga a Deus uma sede verdadeira que você tem. Depois ofereça água, café ou conversa a alguém que costuma ficar sozinho.',
    verses: [verse('João 4:13-14', 'água sede fonte jorrando vida')],
  },
  {
    slug: 'manha-a-pedra-ja-saiu',
    title: 'Quem vai tirar a pedra?',
    reference: 'Marcos 16:2-4',
    reflection:
      'Três mulheres andam depressa, com o cheiro das especiarias nas mãos. O sol nasce. No caminho, perguntam umas às outras o que nenhuma tinha resolvido: quem vai rolar a pedra? A pedra era enorme e elas não teriam força, mas continuaram andando assim mesmo.\n\nÉ das coisas mais bonitas da manhã de Páscoa. O amor saiu de casa sem ter resolvido a logística. Não sabiam como, só sabiam para quem. Quando ergueram os olhos, a pedra já estava fora do lugar. Deus havia trabalhado enquanto ainda era escuro. Jesus não precisava daquela porta para sair; elas precisavam dela para ver que ele não estava mais ali.\n\nHá pedras que nos fazem voltar do portão: não tenho dinheiro, não sei falar, ela não vai me receber. Algumas continuarão no lugar, e é prudente levar companhia. Mas muita coisa só se descobre andando. O Ressuscitado costuma ir na frente, para a Galileia, para o corredor do hospital, para a conversa que você teme. Prepare o que está nas suas mãos. Pode ser que alguém já tenha cuidado da pedra.',
    prayer:
      'Jesus vivo, vou ao encontro de um dia com pedra na porta e não sei quem a tirará. Dá-me o amor daquelas mulheres, que andou mais depressa que as perguntas. Ensina-me a levar o que tenho, como elas levaram as especiarias, mesmo com as mãos fracas. Se a pedra já saiu, que eu levante os olhos e veja. Se ainda está lá, põe gente comigo para empurrar, e depois manda-me correr com a notícia. Amém.',
    action:
      'Lembre uma boa ação que você adiou por causa de um obstáculo. Dê hoje o primeiro passo, só o que está ao seu alcance, e chame uma pessoa para ir com você.',
    verses: [verse('Marcos 16:2-4', 'manhã sepulcro pedra revolvida')],
  },
  {
    slug: 'manha-andre-trouxe-o-irmao',
    title: 'Quem trouxe você?',
    reference: 'João 1:41-42',
    reflection:
      'André quase nunca prega nos Evangelhos, ele apresenta pessoas. Trouxe o irmão, trouxe o menino do lanche, levou uns gregos curiosos. Se houvesse crachá na igreja primitiva, o dele diria recepção.\n\nTinha passado uma tarde com Jesus. Saiu dali e procurou primeiro quem morava com ele, Simão, o impulsivo. Disse uma frase, achamos o Messias, e o levou até lá. O Senhor fez o resto: olhou para aquele pescador instável e lhe deu um nome de pedra. Pedro falaria a milhares em Jerusalém, mas antes disso um irmão atravessou a rua.\n\nQuase todos nós temos um André. Uma avó que orava, um colega que emprestou a Bíblia, a vizinha que deu carona até o culto. Não eram famosos, e a nossa história passa por eles. Hoje vale fazer as duas pontas do caminho: agradecer a quem nos trouxe e pensar em quem mora perto. Não é preciso campanha nem pressão: basta uma frase sincera, um convite, um lugar guardado no banco. O olhar que muda o nome é de Jesus; o nosso serviço é chegar acompanhados.',
    prayer:
      'Senhor Jesus, obrigado pela pessoa que me levou a ti. Digo o nome dela com carinho. Obrigado por teres olhado para mim e visto quem eu ainda não era. Traz à minha lembrança alguém que mora perto e não sabe de ti. Tira-me a vergonha e também a insistência que cansa. Dá-me uma frase simples e a hora certa, e cuida do resto, como cuidaste de Simão. Amém.',
    action:
      'Escreva a quem primeiro lhe falou de Jesus e agradeça contando o que isso mudou. Se a pessoa já morreu, conte a história a alguém da família dela.',
    verses: [verse('João 1:41-42', 'irmão Simão Messias Jesus Cefas')],
  },
];
