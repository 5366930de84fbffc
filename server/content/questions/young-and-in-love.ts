import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const youngAndInLove: readonly QuestionEntry[] = [
  {
    slug: 'meus-pais-nao-me-deixam-ir-a-igreja',
    question: 'Tenho 14 anos e meus pais não me deixam ir à igreja. O que faço?',
    serves: ['having', 'wishing'],
    synonyms: [
      'meus pais não me deixam ir à igreja',
      'meu pai proíbe a igreja',
      'minha mãe não deixa eu ir ao culto',
      'sou menor de idade e quero ir à igreja',
      'meus pais são contra a minha fé',
      'posso ir à igreja escondido dos meus pais',
      'quero me batizar e meus pais não deixam',
    ],
    answer:
      'Que bom que você quer estar com o povo de Deus, e que pena que em casa isso virou briga. Deus não vai perder você de vista por causa de uma porta fechada. Ele sabe que você é menor e que essa decisão, por enquanto, não é toda sua.\n\nJesus aos doze anos amava estar no templo, e depois voltou para casa e obedecia aos pais (Lucas 2:51). Paulo pede aos filhos essa obediência no Senhor (Efésios 6:1). A Bíblia conta também de uma menina levada à força para outro país, longe de culto e de família, que falou do profeta à patroa com carinho (2 Reis 5:2-3). A fé dela cresceu numa casa que não cria.\n\nEntão não vá escondido: a mentira dá razão a quem desconfia. Escolha um momento calmo e pergunte do que seus pais têm medo. Pode ser dinheiro, uma história ruim, a volta tarde. Proponha algo pequeno, como ir um domingo por mês, com um adulto que eles conheçam, ou convide-os para conhecer o lugar. Enquanto isso, ore no seu quarto, que o Pai vê em segredo (Mateus 6:6), leia um trecho por dia e assista a um culto pela internet, se puder. Notas boas e louça lavada falam alto. O batismo pode esperar a conversa amadurecer, e Deus não cobra o atraso.\n\nSe a proibição vem com pancada, ameaça ou trancamento, isso já é violência. Conte a uma professora ou a um parente e ligue para o 100; em perigo, 190.',
    verses: [
      verse('Lucas 2:51', 'Nazaré obedecia mãe'),
      verse('Efésios 6:1', 'Filhos obedientes pais'),
      verse('2 Reis 5:2-3', 'menina Naamã profeta'),
      verse('Mateus 6:6', 'quarto porta segredo'),
    ],
  },
  {
    slug: 'gosto-de-alguem-aos-treze',
    question: 'Tenho 13 anos e estou gostando de alguém. É errado?',
    serves: ['having'],
    synonyms: [
      'primeiro amor',
      'tenho 13 anos e gosto de um menino',
      'estou apaixonada e sou adolescente',
      'gosto de uma menina da escola',
      'namoro aos 13 anos',
      'idade para começar a namorar',
      'meu primeiro beijo',
    ],
    answer:
      'Gostar de alguém aos treze anos faz o dia inteiro mudar de cor. Nada de errado nisso. Deus fez você capaz de amar, e o coração está começando a descobrir. Você não precisa se sentir em pecado por ficar vermelha, ou vermelho, quando aquela pessoa passa.\n\nA Bíblia conhece esse encanto. Jacó trabalhou sete anos por Raquel, e o tempo lhe pareceu curto porque a amava (Gênesis 29:20). O Cântico dos Cânticos pede que não se acorde o amor antes da hora (Cânticos 2:7), porque ele é forte e merece um tempo em que dois possam cuidar dele. E Provérbios manda guardar o coração, de onde nasce a vida (Provérbios 4:23). Guardar é cuidar, como quem cuida de coisa preciosa.\n\nAs famílias e as igrejas combinam idades diferentes para namorar; pergunte aos seus pais qual é a regra em casa e conte a eles, ou a um adulto que não ria de você. Enquanto isso, seja amigo de verdade, em grupo, e continue com os estudos, as amigas, os amigos e o que já gostava de fazer. Se a pessoa não quiser nada, vai doer, e a dor passa.\n\nNinguém tem direito de cobrar beijo, toque ou foto, nem de pedir segredo. Nunca mande imagem do seu corpo. Se for alguém bem mais velho, ou se alguém insistir, ameaçar ou tocar em você, a culpa não é sua: conte hoje a um adulto e ligue para o 100. Você pode também conversar com Jesus sobre tudo isso, com as suas palavras.',
    verses: [
      verse('Gênesis 29:20', 'Jacó Raquel sete amava'),
      verse('Cânticos 2:7', 'desperteis amor queira'),
      verse('Provérbios 4:23', 'guarda coração vida'),
    ],
  },
  {
    slug: 'pressao-dos-amigos',
    question: 'Meus amigos me pressionam a fazer o que não quero. Como dizer não?',
    serves: ['having'],
    synonyms: [
      'pressão dos amigos',
      'meus amigos querem que eu beba',
      'me ofereceram vape na escola',
      'meus amigos usam droga e me chamam',
      'como dizer não para os amigos',
      'zoam de mim porque não fico com ninguém',
      'tenho vergonha de ser diferente na escola',
    ],
    answer:
      'Dizer não na frente de todo mundo é uma das coisas mais difíceis da sua idade. O medo de ficar sozinho no recreio é real, e quem já se esqueceu disso costuma dar conselho fácil. Se você cedeu alguma vez, dá para voltar: Deus perdoa, e amanhã existe outra chance de escolher.\n\nDaniel era bem jovem quando foi levado para a Babilônia e posto numa escola onde todos comiam a mesma comida do rei. Ele decidiu antes, no coração, e pediu licença com educação (Daniel 1:8). Tinha três amigos com ele, e isso ajudou. Provérbios aconselha o filho a não ceder quando o convidam para o mal (Provérbios 1:10), e a Lei lembra que a maioria também pode estar errada (Êxodo 23:2). Deus prometeu uma saída em cada tentação (1 Coríntios 10:13), e muitas vezes a saída é a porta da rua.\n\nEscolha hoje as suas frases, porque na hora falta ideia: “Tô fora, valeu”, “Tenho treino”, “Minha mãe me busca às dez”. Não precisa de discurso. Combine com seus pais uma palavra para mandar por mensagem quando quiser que alguém o busque, sem bronca na hora. Ache ao menos um amigo que pense parecido, na escola ou na igreja.\n\nO vape vicia rápido, e bebida com energético já mandou muita gente nova para o hospital. Se alguém desmaiar, ligue 192 sem medo de castigo. Se existe ameaça, agressão ou foto espalhada, conte a um adulto e ligue 100. Amigo que só fica enquanto você obedece ainda não aprendeu a ser amigo.',
    verses: [
      verse('Daniel 1:8', 'Daniel propôs coração pediu'),
      verse('Provérbios 1:10', 'pecadores convencer'),
      verse('Êxodo 23:2', 'muitos mal maioria'),
      verse('1 Coríntios 10:13', 'tentação fiel saída'),
    ],
  },
  {
    slug: 'pornografia-aos-quinze',
    question: 'Tenho 15 anos e vejo pornografia. Como parar?',
    serves: ['having', 'failing'],
    synonyms: [
      'tenho 15 anos e vejo pornografia',
      'sou adolescente e viciado em pornografia',
      'sou menina e vejo pornografia',
      'vejo vídeos adultos escondido dos meus pais',
      'me pediram nudes',
      'mandei nude e me arrependi',
      'adolescente crente vê pornografia',
    ],
    answer:
      'Você não é um caso perdido nem a única pessoa da sua sala. Muita gente encontrou isso com nove, dez anos, num celular emprestado, sem procurar. A indústria que faz esses vídeos ganha dinheiro prendendo a sua atenção. Sentir curiosidade e desejo é da idade, e vale para meninos e meninas. O que a tela ensina sobre o corpo das pessoas é mentira, e muitas vezes quem aparece ali está sendo explorado.\n\nO salmo pergunta como um jovem limpa o seu caminho, e responde que é vivendo pela palavra de Deus (Salmos 119:9). Jó fez um trato com os próprios olhos (Jó 31:1). Davi, depois de errar feio, pediu a Deus um coração puro (Salmos 51:10), e esse pedido pode ser seu todo dia, até no dia em que cair. Tiago aconselha a confessar uns aos outros e a orar juntos (Tiago 5:16), porque o segredo é o que mais alimenta o hábito.\n\nConte a um adulto de confiança, do mesmo sexo se for mais fácil: “Estou vendo e quero parar”. Peça um filtro no celular, deixe-o carregando fora do quarto e não o leve ao banheiro. Descubra a hora fraca, que costuma ser o tédio e a madrugada, e ponha ali esporte, banho, sono ou mensagem para um amigo. Se cair, ore na mesma hora e recomece.\n\nSe você mandou uma foto e alguém ameaça espalhar, não pague e não mande mais nada. Salve as mensagens, conte a um adulto e ligue 100; espalhar é crime de quem espalha. Se isso lhe der vontade de morrer, o 188 atende agora.',
    verses: [
      verse('Salmos 119:9', 'jovem purificará caminho palavra'),
      verse('Jó 31:1', 'pacto olhos'),
      verse('Salmos 51:10', 'coração puro renova'),
      verse('Tiago 5:16', 'Confessai culpas orai'),
    ],
  },
  {
    slug: 'o-que-pode-na-cama',
    question: 'O que é permitido na cama entre marido e mulher?',
    serves: ['having', 'wishing'],
    synonyms: [
      'o que é permitido na cama',
      'o que pode no sexo do casal cristão',
      'sexo oral no casamento é pecado',
      'sexo anal no casamento',
      'brinquedos eróticos no casamento',
      'lingerie e fantasia no casamento',
      'leito sem mácula o que significa',
    ],
    answer:
      'Muitos casais cristãos perguntam isso em voz baixa, com medo de parecerem mundanos. Podem perguntar em paz, porque o prazer do casal foi ideia de Deus: o primeiro homem e a primeira mulher estavam nus e não tinham vergonha (Gênesis 2:25), e o Cântico dos Cânticos põe na boca da esposa o convite ao jardim (Cânticos 4:16).\n\nA carta aos Hebreus chama de honrado o leito do casal e condena a traição (Hebreus 13:4). Daí vêm limites claros: outra pessoa não entra ali, nem por tela ou conversa. Paulo fala de cuidado dos dois lados, com consentimento de ambos (1 Coríntios 7:3-5), e diz que o amor não busca os próprios interesses (1 Coríntios 13:5). Forçar, insistir até a outra pessoa ceder, causar dor ou humilhar contraria tudo isso. Dentro do casamento também existe violência sexual, e ela é crime; quem sofre pode ligar 180 ou 190.\n\nSobre práticas específicas a Bíblia fala pouco. Alguns pastores ensinam que o que não é proibido, e agrada aos dois, fica livre; outros recomendam reserva em certas práticas, por causa da saúde, da natureza do corpo ou do que imitam. Há consciências diferentes até entre marido e mulher, e a mais sensível dos dois merece respeito. Se tiverem dúvida, um pastor maduro ou uma médica pode ajudar.\n\nFaçam três perguntas: os dois querem? Isso faz bem ao corpo de cada um? Depois disso ficamos mais próximos um do outro? Conversem vestidos, fora do quarto, e aceitem o não sem mau humor. Se há dor na relação, procurem um ginecologista ou um urologista.',
    verses: [
      verse('Gênesis 2:25', 'nus envergonhavam'),
      verse('Cânticos 4:16', 'jardim amado frutos'),
      verse('Hebreus 13:4', 'leito matrimônio adúlteros'),
      verse('1 Coríntios 7:3-5', 'consentimento ambos marido mulher'),
      verse('1 Coríntios 13:5', 'busca próprios interesses'),
    ],
  },
  {
    slug: 'marido-atraido-por-homens',
    question: 'Descobri que meu marido sente atração por homens. E agora?',
    serves: ['suffered', 'having'],
    synonyms: [
      'meu marido é gay',
      'meu marido sente atração por homens',
      'descobri que minha esposa gosta de mulher',
      'meu marido conversa com homens no aplicativo',
      'sou casado e sinto atração por homens',
      'casamento com pessoa homossexual',
      'meu marido saiu com outro homem',
    ],
    answer:
      'O chão sai do lugar, e a memória volta anos para procurar os sinais. Antes de tudo: não foi por falta de beleza, de sexo ou de oração sua. E a pessoa ao seu lado, se carregou isso em segredo, talvez tenha sofrido muito também. Há duas dores nessa casa, e as duas merecem respeito.\n\nConvém separar três coisas. Sentir atração não é o mesmo que trair. Trair é quebra de aliança, com homem ou com mulher (Hebreus 13:4). E esconder durante anos é outra ferida, porque a aliança vive da verdade (Efésios 4:25). Deus deseja verdade no íntimo (Salmos 51:6), e ela pode ser dita sem humilhar ninguém. Há casais que, sem traição e com honestidade, decidem continuar fiéis um ao outro. Há casais que não conseguem. As igrejas entendem de modos diferentes a separação nesses casos, e o seu pastor conhece a posição da sua; só não o deixe decidir por você.\n\nNesta semana, não conte à família nem aos filhos no calor da hora. Se houve relações fora, façam os exames no posto e suspendam a intimidade até o resultado. Converse com uma psicóloga, cada um com a sua, e depois com um conselheiro que não prometa mudar a orientação de ninguém; essas promessas machucam e o Conselho de Psicologia as proíbe. Você não é obrigada a ficar, a sair ou a perdoar com pressa. Havendo ameaça ou agressão, 180 ou 190. Se um dos dois pensar em morrer, ligue 188 e fique com alguém.',
    verses: [
      verse('Hebreus 13:4', 'matrimônio leito'),
      verse('Efésios 4:25', 'verdade próximo mentira'),
      verse('Salmos 51:6', 'verdade íntimo'),
    ],
  },
  {
    slug: 'casar-com-primo',
    question: 'Primo e prima podem se casar, segundo a Bíblia?',
    serves: ['having', 'wishing'],
    synonyms: [
      'casar com primo',
      'casar com prima',
      'namorar prima é pecado',
      'estou apaixonado pela minha prima',
      'primo com primo pode casar na Bíblia',
      'casamento entre primos de primeiro grau',
    ],
    answer:
      'Quem gosta de um primo costuma enfrentar mais cochichos do que respostas. A pergunta é honesta e não precisa de vergonha.\n\nA lei de Moisés traz uma lista dos parentes próximos com quem Israel não podia se casar, e a introdução dela fala de não se achegar à própria carne (Levítico 18:6). Entram pais, irmãos, meios-irmãos, netos, tias e outros; primos não aparecem. Na própria Bíblia há casamentos assim. Rebeca era parente próxima de Isaque, neta do irmão de Abraão (Gênesis 24:15). As cinco filhas de Zelofeade se casaram com filhos dos seus tios, para que a terra ficasse na tribo (Números 36:10-11). Não se pode dizer, então, que a Escritura condena. Também não é um modelo recomendado: era o costume da época.\n\nNo Brasil, a lei permite o casamento entre primos. A tradição católica pede uma dispensa ao bispo para primos de primeiro grau; as igrejas evangélicas em geral não proíbem, e algumas desaconselham, por causa da família ou dos filhos. Pergunte ao seu pastor como é na sua.\n\nPaulo lembra que nem tudo o que é permitido convém (1 Coríntios 10:23), e aqui isso tem dois lados práticos. O risco de algumas doenças nos filhos aumenta um pouco, mais ainda se a família já repete esses casamentos; um geneticista, a que o SUS pode encaminhar, calcula o caso de vocês. E uma briga do casal atinge tios e avós. Conversem antes com os pais. Se um dos dois é menor, ou foi pressionado pela família, o assunto é proteção: Disque 100.',
    verses: [
      verse('Levítico 18:6', 'próxima carne'),
      verse('Gênesis 24:15', 'Rebeca Naor irmão Abraão'),
      verse('Números 36:10-11', 'filhas Zelofeade casaram tios'),
      verse('1 Coríntios 10:23', 'lícitas convêm'),
    ],
  },
];
