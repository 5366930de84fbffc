import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const discernimentoDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Músculo',
    verse: verse('Hebreus 5:14', 'maduros costume sentidos treinados'),
    study:
      'Dona Cleusa pega a nota de cinquenta entre dois dedos e sabe que é falsa antes de olhar contra a luz. Não fez curso de notas falsas. Passou trinta anos no caixa tocando as verdadeiras. O autor de Hebreus fala de maturidade assim: sentidos exercitados pelo hábito, como músculo de atleta. Há um dom do Espírito em jogo este mês, e há também repetição, a prática de todo dia. Comece pelo autêntico, porque quem convive com Cristo vai estranhar a imitação sem precisar decorar catálogo de enganos.',
    prayer:
      'Acostuma os meus dedos, Pai, ao que é verdadeiro. Perdoa a pressa de caçar o falso sem ter passado tempo contigo. Treina-me aos poucos, como se treina um aprendiz de caixa.',
    practice:
      'Passe quinze minutos com um trecho dos evangelhos só olhando Jesus: o que ele faz com as mãos, com o tempo, com os fracos?',
  },
  {
    day: 2,
    title: 'Olho',
    verse: verse('1 Samuel 16:7', 'aparência estatura SENHOR coração'),
    study:
      'Samuel era profeta veterano e quase errou. Viu Eliabe, alto, bonito, filho mais velho, e pensou que a busca tinha acabado. Deus corrigiu o olhar do especialista: a fachada não decide. Sete rapazes passaram, e o escolhido estava longe, com as ovelhas, sem ter sido chamado para o almoço. Pergunte quem falta na sala quando todos já se encantaram com alguém. Pergunte também o contrário, porque a desconfiança com o malvestido vem do mesmo olho viciado em aparência.',
    prayer:
      'Confesso: a roupa, o carro e a voz decidem por mim. Lava, Senhor, esta vista cansada, e mostra-me o menino esquecido no pasto, e o que a boa estampa esconde de mim.',
    practice:
      'Na rua ou no culto, escolha alguém em quem você nunca repara. Cumprimente, pergunte o nome e fique três minutos na conversa.',
  },
  {
    day: 3,
    title: 'Ouvido',
    verse: verse('João 10:5', 'estranho fugirão conhecem voz'),
    study:
      'Jesus descreve um discernimento de ovelha: nada sofisticado. Ela não analisa o ladrão, só não reconhece o timbre e sai correndo. Um bebê de poucos dias já vira a cabeça para a voz da mãe no meio da enfermaria, sem que ninguém lhe explique. É convivendo que a gente aprende a distinguir. Observe que fugir, aqui, é elogiado; a ovelha que fica para argumentar com o estranho por educação não é mais espiritual. Você tem licença para desligar, bloquear, levantar e ir embora.',
    prayer:
      'Bom Pastor, fala comigo até que eu conheça o teu timbre no meio do barulho. E quando a voz for outra, dá-me a esperteza simples das ovelhas: pernas.',
    practice:
      'Feche os olhos por cinco minutos e liste os sons que ouve. Depois pergunte: quais vozes ocupam os meus fones ao longo do dia, e qual delas posso cortar hoje?',
  },
  {
    day: 4,
    title: 'Paladar',
    verse: verse('Jó 34:3', 'ouvido prova palavras paladar'),
    study:
      'A frase é boa e quem a disse foi Eliú, um moço que, para muitos leitores, logo em seguida julgou mal o caso de Jó. Bela ironia: dá para conhecer o princípio e errar ao aplicá-lo. Provar palavras como se prova comida quer dizer não engolir de uma vez. A língua separa o sal do açúcar, percebe o azedo escondido no tempero. Mastigue o que ouviu no sermão, no vídeo, na conversa da vizinha. E desconfie do paladar viciado: quem come só doce acha amargo o pão.',
    prayer:
      'Ando engolindo tudo inteiro, notícia, conselho, ofensa. Devolve-me, Senhor, a paciência de mastigar, e cura o meu gosto estragado de tanto açúcar, para que a tua verdade volte a ser saborosa.',
    practice:
      'Faça uma refeição em silêncio, sem tela, mastigando devagar. Ao terminar, anote uma frase ouvida esta semana que merece ser provada outra vez.',
  },
  {
    day: 5,
    title: 'Tato',
    verse: verse('1 João 1:1', 'ouvimos vimos mãos tocaram'),
    study:
      'João está velho e ainda lembra o que apalpou. Contra mestres que desprezavam o corpo, ele põe as próprias mãos na mesa: isto aqui encostou em Jesus. A fé cristã tem textura, e um dos jeitos de discernir é perguntar se o ensinamento tem pele. Ele ajuda a trocar a fralda do avô, visita o presídio, paga a diarista em dia? Quem só fala de coisas altas e acha baixo demais tocar na ferida não aprendeu com o homem que punha barro nos olhos do cego.',
    prayer:
      'Jesus, que te deixaste tocar, põe as minhas mãos onde a verdade tem peso: na testa com febre, no prato sujo, na carta difícil. Que eu te reconheça pela ponta dos dedos.',
    practice:
      'Toque a realidade de um assunto em que só teve opinião: visite o lugar, segure o documento, converse com quem vive aquilo.',
  },
  {
    day: 6,
    title: 'Olfato',
    verse: verse('2 Coríntios 2:15', 'bom cheiro Cristo salvam'),
    study:
      'Certos cheiros chegam antes da pessoa: sabonete de avó, pão às cinco da manhã, cigarro no elevador. Paulo usa a imagem do incenso de um cortejo e diz que nós cheiramos a Cristo, e que o mesmo aroma agrada a uns e incomoda a outros. Nem toda rejeição prova erro, nem toda simpatia prova acerto. Mas o rastro fica: quando um grupo vai embora de uma cidade, de um lar, de uma rede social, o ar permanece mais respirável ou mais pesado?',
    prayer:
      'Que rastro ficou na sala quando saí, Senhor? Se foi medo, perdoa e areja. Se foi o teu perfume, a glória é tua, pois eu só carregava o frasco.',
    practice:
      'Escolha um ambiente em que você entra todos os dias. Faça hoje alguma coisa que deixe o ar dele mais leve depois que você sair.',
  },
  {
    day: 7,
    title: 'Sono',
    verse: verse('Salmos 16:7', 'SENHOR aconselha noite coração'),
    study:
      'Ninguém discerne bem com quatro horas de sono. O salmista foi para a cama e deixou que a noite trabalhasse; de madrugada o seu íntimo (em hebraico, os rins) o ensinava. Quantas acusações teriam morrido se o acusador dormisse antes? Quem trabalha de madrugada ou acorda com criança conhece o luxo de que estamos falando, e também ele pode escolher uma regra modesta: nenhuma conclusão sobre o caráter de alguém depois das dez da noite.',
    prayer:
      'Deus que não cochilas, eu vou dormir. Fica com o caso que não consegui resolver. Trabalha em mim enquanto durmo de boca aberta, e dá descanso à mãe do recém-nascido e ao porteiro da noite.',
    practice:
      'Dia de descanso: largue o celular uma hora antes de deitar e leve para a cama apenas um nome, uma pergunta e um copo de água, sem nenhuma decisão até amanhã.',
  },
  {
    day: 8,
    title: 'Vitrine 1: pão mofado',
    verse: verse('Josué 9:14', 'provisão caminho perguntaram SENHOR'),
    study:
      'Etiqueta: pão seco, odres remendados, sandálias gastas. Procedência: Gibeão, a três dias dali. Os visitantes disseram vir de longe, e as provas estavam no saco. Os líderes de Israel examinaram o mofo com cuidado e não fizeram a única consulta que faltava. Detalhe que denunciava: pressa em assinar. A peça é boa porque não tem nada de diabólico nela, só evidência montada para levar a uma conclusão. Israel, depois, honrou a palavra dada e não matou os que o tinham enganado, e também isso é discernimento.',
    prayer:
      'Mostraram-me provas, e eu esqueci de perguntar a ti, Senhor. Livra-me do contrato assinado às pressas. E, se já assinei, ensina-me a agir com honra sem fingir que não errei.',
    practice:
      'Se alguém exigir resposta imediata, responda: “só decido amanhã”. Use a noite para orar e consultar uma pessoa sem interesse no caso.',
  },
  {
    day: 9,
    title: 'Vitrine 2: elogio alugado',
    verse: verse('Atos 16:17-18', 'servos Altíssimo descontente espírito'),
    study:
      'Etiqueta: propaganda gratuita para missionários. Procedência: uma moça escrava que dava lucro aos donos. Cada palavra que ela gritava podia ser impressa em folheto. Paulo demorou dias até se virar, incomodado, e não falou contra ela: falou ao espírito que a usava. Ela ficou livre; os donos perderam a renda e foram à justiça, e nenhum deles se alegrou por ela. Detalhe que denunciava: alguém ganhava dinheiro com aquela voz. Discernir é achar a pessoa por trás do fenômeno.',
    prayer:
      'Deus dos explorados, há meninas e meninos cuja voz dá lucro a outros. Enxerga-os tu, e faz-me perguntar quem recebe, quem apanha, quem não pode sair, e agir quando eu souber.',
    practice:
      'Salve no celular o Disque 100 e o 180. Conte a mais uma pessoa que denúncia de exploração pode ser anônima.',
  },
  {
    day: 10,
    title: 'Vitrine 3: traje luminoso',
    verse: verse('2 Coríntios 11:14', 'Satanás transforma anjo luz'),
    study:
      'Etiqueta: veste branca, brilho intenso, tamanho único. O inimigo, avisa Paulo, não aparece de chifre e tridente; prefere a farda de anjo. O contexto são pregadores eloquentes que exploravam os coríntios e, segundo ele, chegavam a lhes dar na cara. Detalhe que denunciava: a luz iluminava o portador e deixava os ouvintes no escuro, menores, devedores. Luz de Deus costuma fazer o contrário, esconde a lâmpada e mostra o caminho. Se perto de alguém você encolhe cada vez mais, repare no traje.',
    prayer:
      'Cristo, luz verdadeira, apaga os holofotes que me cegam. Acende o abajur honesto onde consigo ler a tua Palavra e o meu próprio rosto. Levanta os que ficaram pequenos perto de gente brilhante.',
    practice:
      'Responda por escrito: perto de quem eu cresço e perto de quem eu diminuo? Marque tempo com a primeira pessoa.',
  },
  {
    day: 11,
    title: 'Vitrine 4: lã sobre o ombro',
    verse: verse('Mateus 7:15', 'cuidado vestidos ovelhas lobos'),
    study:
      'Etiqueta: pele legítima, cem por cento ovelha. Procedência: alguém do rebanho que já não está aqui. Ninguém costuma perguntar de onde o lobo tirou a roupa. Jesus fala desses que vêm até nós e conhecem os hinos, o cumprimento, o jeito de orar. Detalhe que denunciava: fome. Mais cedo ou mais tarde o disfarçado se alimenta, do dinheiro, do corpo, da admiração, do silêncio de outro. Não comece duvidando da ovelha ferida; ouça-a antes de defender a lã. Abuso se denuncia à polícia; não basta levar ao conselho da igreja.',
    prayer:
      'Pastor ferido, há mordidas que a comunidade não quis ver. Consola quem falou e em quem ninguém acreditou. Dá-nos coragem de proteger ovelhas, ainda que caia a reputação do aprisco.',
    practice:
      'Descubra como a sua igreja protege crianças: quem acompanha, se há porta aberta, a quem se denuncia. Se não houver regra, proponha uma.',
  },
  {
    day: 12,
    title: 'Vitrine 5: carimbo de anjo',
    verse: verse('1 Reis 13:18', 'profeta anjo voltar mentiu'),
    study:
      'Etiqueta: contraordem com selo celeste. Um homem de Deus, depois de enfrentar um rei, tinha instrução clara: não comer naquele lugar. Um profeta velho foi atrás e disse que um anjo tinha mudado o combinado. Era mentira: o viajante voltou, comeu, e a história acaba mal para ele. Detalhe que denunciava: a nova palavra desfazia a antiga, e vinha por terceiros. Respeitamos cabelos brancos, e devemos; mesmo assim, experiência de outro não revoga o que Deus já deixou claro. O profeta mentiroso ainda chorou pelo outro, mas já era tarde.',
    prayer:
      'Senhor, eu te ouvi nas coisas simples: não mentir, não trair, não largar os meus. Que nenhuma visão de terceiros me faça voltar atrás. Livra-me também de dizer que falaste quando a vontade é só minha.',
    practice:
      'Escreva três coisas que você sabe com certeza que Deus pede de você. Deixe o papel onde veja na hora da dúvida.',
  },
  {
    day: 13,
    title: 'Vitrine 6: beijo no portão',
    verse: verse('2 Samuel 15:6', 'Absalão roubava coração Israel'),
    study:
      'Etiqueta: atenção personalizada. O príncipe Absalão madrugava junto ao portão, perguntava a cada queixoso de que cidade vinha, concordava com a causa, lamentava que ninguém no palácio ouvisse, e beijava quem se inclinava. Com o tempo, tinha um exército. Os queixosos não eram tolos; a justiça andava mesmo lenta, e Davi tinha falhado com os filhos de modo terrível. Detalhe que denunciava: Absalão só tinha compaixão de quem podia ajudá-lo a chegar ao trono. Repare em quem cresce às custas da sua mágoa.',
    prayer:
      'Deus justo, ouve os queixosos de verdade e faz andar os processos parados. Cuida do meu coração quando alguém me der razão depressa demais. Que a minha dor não sirva de degrau a ninguém.',
    practice:
      'Lembre a última pessoa que concordou com todas as suas queixas. Procure outra, que o ama, e peça a visão do outro lado.',
  },
  {
    day: 14,
    title: 'Vitrine 7: pedra com boa intenção',
    verse: verse('Mateus 16:23', 'Pedro pedra tropeço humanas'),
    study:
      'Etiqueta: conselho afetuoso. Procedência: o melhor amigo, pouco depois de acertar a resposta mais importante da vida. Pedro queria poupar Jesus do sofrimento; quem não quereria? A palavra soou na boca dele como a velha tentação do deserto, uma coroa sem cruz. Última peça do museu e a mais incômoda, porque a mesma boca serviu ao Pai e, em seguida, atrapalhou. Detalhe que denunciava: pensava só com critérios humanos. Jesus corrigiu duro e não demitiu, e Pedro continuou no barco.',
    prayer:
      'Senhor, eu também acerto às dez e estrago às dez e cinco. Corrige-me sem me soltar; e quando o carinho de alguém quiser me afastar da obediência, dá-me firmeza com ternura.',
    practice:
      'Dia de descanso: hoje não dê conselho a ninguém, nem quando pedirem. Ouça, ofereça um café e responda: “amanhã a gente pensa nisso”.',
  },
  {
    day: 15,
    title: 'À noite, o coração',
    verse: verse('Jeremias 17:9', 'coração enganoso quem conhecê-lo'),
    study:
      'Sente-se na beira da cama. Primeira pergunta da semana: que história contei hoje para sair bem nela? Jeremias não está dizendo que você é um monstro, nem que todo sentimento mente. Diz que ninguém tem a chave completa do próprio quarto, e no verso seguinte informa quem tem: o Senhor, que sonda. Por isso examinar-se sozinho, sem Deus, termina em desculpa ou em desespero. Com ele, dá para olhar, e não precisa olhar tudo: uma gaveta por noite basta.',
    prayer:
      'Tu que sondas sem nojo, entra comigo nesta gaveta. Hoje contei assim: ______ e foi, na verdade, assim: ______. Obrigado porque não precisei ser herói para ser ouvido.',
    practice:
      'Reconte por escrito um episódio de hoje do ponto de vista da outra pessoa, começando por “eu”, em cinco linhas honestas.',
  },
];
