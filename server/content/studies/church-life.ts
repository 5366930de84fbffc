import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const churchLife: readonly ThemeStudy[] = [
  {
    slug: 'batismo',
    theme: 'Batismo',
    synonyms: [
      'batizar',
      'quero me batizar',
      'batismo nas águas',
      'batismo de crianças',
      'imersão ou aspersão',
      'batismo de Jesus',
      'preparação para o batismo',
      'o que significa o batismo',
      'rebatismo',
    ],
    title: 'Água, nome e vida nova',
    introduction:
      'Em resumo: O batismo é o sinal de que alguém pertence a Jesus. A água fala de morrer para a vida velha e começar outra. As igrejas o praticam de modos diferentes.\n\nDomingo de batismo tem cheiro de toalha e de emoção. Um avô entra devagar na água, segurando no braço do pastor; uma moça chora antes de descer; em outra igreja, pais trazem o bebê de roupa branca, e a congregação inteira promete ajudar. Os gestos diferem, e a água é a mesma. Poucas coisas unem tanto os cristãos do mundo todo, e poucas os dividiram tanto. Este estudo quer percorrer o que a Bíblia conta do batismo, ouvir com respeito as duas grandes maneiras de praticá-lo e, sobretudo, ajudar quem pensa em se batizar ou quer entender o que recebeu.',
    mainPoints: [
      'Jesus foi batizado antes de nós. João chamava gente ao arrependimento, e o único que não precisava entrou na fila. João quis recusar; o Senhor respondeu que convinha cumprir toda a justiça (Mateus 3:13-17). Ali o Filho se põe ao lado dos pecadores, o Espírito desce e o Pai declara o seu amor. O batismo cristão começa nessa solidariedade.',
      'Jesus ordenou o batismo aos discípulos. Depois de ressuscitar, mandou fazer discípulos em todas as nações, batizando em nome da Trindade e ensinando (Mateus 28:18-20). A ordem une água e aprendizado: ninguém se batiza para encerrar o assunto.',
      'A água fala de morte e de vida. Paulo lembra aos romanos que foram sepultados com Cristo para andar numa vida nova (Romanos 6:3-4). Aos gálatas, diz que se vestiram dele (Gálatas 3:26-27). Sepultura e roupa limpa são duas imagens para o mesmo fato: a antiga história acabou, e outra nos cobre.',
      'Batismo e fé andam juntos. O etíope viu água à beira da estrada e perguntou o que o impedia; a resposta foi a fé, e ele a confessou (Atos 8:36-38). Em Jerusalém, foram batizados os que acolheram a palavra (Atos 2:41). Pedro tira do gesto qualquer magia: não é banho do corpo, e sim o apelo de uma boa consciência a Deus, pela ressurreição de Jesus (1 Pedro 3:21).',
      'A água nos põe numa família. Há um só batismo, como há um só Senhor e um só Pai (Efésios 4:4-6). O carcereiro de Filipos foi batizado de madrugada e pôs a mesa para os que horas antes estavam presos (Atos 16:33-34). Depois da água vem sempre uma mesa, com gente que não escolhemos.',
    ],
    historicalContext:
      'Banhos religiosos eram comuns entre os judeus. Sacerdotes se lavavam antes do serviço (Levítico 16:4), e arqueólogos encontraram muitos tanques escavados na pedra, com degraus, perto do templo. Em algum momento se passou a banhar também o estrangeiro que se convertia. O surpreendente em João foi pedir isso a israelitas, no deserto, com confissão de pecados (Marcos 1:4-5). O verbo grego baptizo significa “mergulhar”, “banhar”, “lavar”. Nos primeiros tempos da igreja, batizava-se depressa, às vezes na mesma hora; nos séculos seguintes surgiu uma preparação longa, e muitos eram batizados na madrugada da Páscoa, despindo a roupa velha e recebendo uma branca. Um manual antigo, a Didaquê, prefere água corrente e aceita que, faltando água, se derrame sobre a cabeça. O batismo de crianças aparece com clareza nos escritos a partir do fim do século 2; quanto ao tempo anterior, os historiadores discutem.',
    theologicalAnalysis:
      'Quem deve ser batizado? Batistas, assembleianos e a maior parte das igrejas evangélicas brasileiras batizam quem professa a própria fé, em geral por imersão, porque nos relatos a fé vem antes e a imagem do sepultamento pede mergulho. Crianças são apresentadas a Deus. Presbiterianos, luteranos, metodistas e anglicanos batizam também os filhos dos crentes, lembrando que a promessa foi dita para eles também (Atos 2:39), que casas inteiras foram batizadas (Atos 16:15) e que Paulo liga o batismo à circuncisão (Colossenses 2:11-12). Os primeiros respondem que os textos não mencionam bebês; os segundos, que a graça de Deus sempre chega antes da nossa resposta. Se você foi batizado criança e pensa em batizar-se outra vez, converse com o seu pastor: algumas igrejas pedem, outras reconhecem o primeiro.\n\nO batismo salva? O ladrão na cruz não teve tempo de água e ouviu a promessa do paraíso (Lucas 23:42-43). Quase todos os evangélicos dizem que a salvação é pela graça, por meio da fé, e que o batismo é sinal e selo dela, obediência que não se despreza. Luteranos acrescentam que Deus age nele de fato. Já a expressão “batizados em um só Espírito”, que Paulo aplica a todos os membros do corpo (1 Coríntios 12:13), é entendida por pentecostais ao lado de uma experiência posterior de poder, e por outros como a própria conversão.',
    reflection:
      'Se você já foi batizado, lembre-se daquele dia e de quem estava lá. O que da sua vida precisava ficar no fundo da água e anda voltando à tona? Lutero, em dias de desânimo, repetia para si que era batizado, como quem mostra um documento. Se ainda não foi, o que o impede? Vergonha de falar em público, medo de não dar conta, espera por um parente, uma situação a acertar em casa? O etíope fez a mesma pergunta sem rodeios. Ninguém se batiza porque ficou pronto; batiza-se quem crê e quer começar.',
    practicalApplication:
      'Procure o pastor e diga que deseja ser batizado ou que tem dúvidas; participe da classe de preparo. Escreva em meia página como Jesus encontrou você, para contar no dia. Convide a família, mesmo a que não crê, e deixe que cada um venha como puder. Se você tem uma deficiência, uma doença ou medo de água, avise antes, pois há modos seguros. Se a igreja cobra dinheiro pelo batismo ou obriga a confessar segredos em público, desconfie e converse com outro líder. E, se você já é batizado, adote um dos novos: sente-se ao lado, telefone, convide para o almoço.',
    prayer:
      'Pai, Filho e Espírito Santo, é em teu nome que somos lavados. Obrigado porque Jesus entrou no rio antes de nós, sem ter culpa alguma, e ficou do lado dos pecadores. Lembra-nos, quando a acusação voltar, de que a velha história foi sepultada. Veste-nos de Cristo para o trabalho, a cozinha e a rua. Abençoa quem se prepara para este passo; tira o medo, firma a fé, dá-lhe uma igreja que seja família. Ajuda os que batizam de modos diferentes a se quererem bem, pois um só é o Senhor. Que se veja em nós uma vida nova. Amém.',
    additionalStudy:
      'Leia no livro de Atos os batismos de Jerusalém (Atos 2:37-42), do etíope (Atos 8:26-39), de Cornélio (Atos 10:44-48), de Lídia (Atos 16:13-15) e do carcereiro (Atos 16:25-34). Faça uma tabela com quatro colunas: quem ouviu, o que creu, quando foi batizado, o que fez depois. Que passos aparecem sempre, e quais variam? Termine com Romanos 6:1-14 e sublinhe cada verbo que diz o que já aconteceu com você.',
    verses: [
      verse('Mateus 3:13-17', 'Jordão João batizado justiça Espírito'),
      verse('Mateus 28:18-20', 'discípulos batizando-os nome ensinando-lhes'),
      verse('Romanos 6:3-4', 'sepultados batismo novidade vida'),
      verse('Gálatas 3:26-27', 'fé batizados revestistes'),
      verse('Atos 8:36-38', 'água impede crês batizou'),
      verse('Atos 2:41', 'palavra batizados'),
      verse('1 Pedro 3:21', 'batismo consciência ressurreição'),
      verse('Efésios 4:4-6', 'corpo Senhor batismo Pai'),
      verse('Atos 16:33-34', 'hora noite batizado mesa'),
      verse('Levítico 16:4', 'lavar carne água vestir'),
      verse('Marcos 1:4-5', 'deserto batismo arrependimento confessando'),
      verse('Atos 2:39', 'promessa vossos filhos'),
      verse('Atos 16:15', 'batizada casa'),
      verse('Colossenses 2:11-12', 'circuncisão batismo fé'),
      verse('Lucas 23:42-43', 'lembra-te hoje paraíso'),
      verse('1 Coríntios 12:13', 'batizados Espírito corpo'),
      verse('Atos 2:37-42', 'arrependei-vos batizados doutrina'),
      verse('Atos 8:26-39', 'Filipe eunuco água'),
      verse('Atos 10:44-48', 'Espírito água batizados'),
      verse('Atos 16:13-15', 'Lídia batizada'),
      verse('Atos 16:25-34', 'carcereiro batizado'),
      verse('Romanos 6:1-14', 'batizados pecado vivos'),
    ],
  },
];
