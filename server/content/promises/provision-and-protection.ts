import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const provisionAndProtection: readonly PromiseTheme[] = [
  {
    slug: 'provisao',
    theme: 'Provisão',
    explanation:
      'O maná caiu para um povo no deserto, o azeite durou na casa de uma viúva estrangeira, os salmos louvam o Deus que alimenta aves e gente. Jesus retoma tudo isso e ensina a pedir o pão de cada dia a um Pai que sabe do que precisamos. São palavras sobre sustento e confiança, e não sobre riqueza garantida; o próprio Paulo passou fome. Em Cristo recebemos primeiro o pão da vida, e com ele irmãos que repartem. Deus costuma prover por trabalho, vizinhos, igreja e direitos da lei. Quem promete dinheiro em troca de oferta fala por conta própria. Diante da mesa vazia, orar e pedir ajuda andam juntos.',
    prayer:
      'Pai nosso, as contas chegam antes do salário e o preço do mercado me tira a calma. Tu alimentas os pardais e sabes o que falta na minha casa. Dá-nos hoje o pão e o trabalho honesto, e livra-nos da vergonha que impede de pedir ajuda. Guarda-me da inveja, da dívida feita por impulso e dos que vendem milagres. Se me sobra, abre a minha mão; se me falta, abre o caminho. Agradeço pelo arroz no fogo, pela roupa no varal e pelo vizinho que reparte. Acima de tudo, sacia-me de Cristo, pão que não acaba. Amém.',
    actions: [
      'Anote por um mês tudo o que entra e sai, e apresente essa folha a Deus antes de fazer nova compra.',
      'Se falta comida ou aluguel, procure a ação social da igreja e o CRAS do município; pedir auxílio não é falta de fé.',
      'Separe do que você tem uma parte, ainda que pequena, para alguém em situação mais apertada, sem publicar o gesto.',
      'Antes das refeições desta semana, agradeça citando as pessoas por cujas mãos aquele alimento passou até a sua mesa.',
      'Desconfie de quem cobra por bênção ou promete retorno em dobro, e consulte um parente sensato antes de dar dinheiro.',
    ],
    promises: [
      {
        verse: verse('Gênesis 22:14', 'Abraão proverá monte'),
        context:
          'Nome que Abraão deu ao lugar onde Deus substituiu Isaque por um carneiro; os cristãos veem ali uma figura da entrega de Cristo.',
      },
      {
        verse: verse('Êxodo 16:12', 'murmurações carne pão'),
        context:
          'Israel reclamava de fome no deserto, pouco depois do Egito; Deus ouviu até a queixa e mandou codornizes e maná.',
      },
      {
        verse: verse('Deuteronômio 8:3-4', 'maná viverá roupa'),
        context:
          'Moisés relembra quarenta anos de deserto: a fome ensinou dependência, o maná veio de Deus, e ele conservou até as vestes do povo.',
      },
      {
        verse: verse('1 Reis 17:14', 'farinha azeite chuva'),
        context:
          'Elias disse isto a uma viúva de Sarepta, estrangeira, durante a seca; o milagre sustentou aquela casa até a água voltar.',
      },
      {
        verse: verse('Salmos 23:1', 'pastor nada faltará'),
        context:
          'Confissão de Davi, rei que já cuidara de ovelhas: sob a guarda do Senhor, o necessário para o caminho não lhe será negado.',
      },
      {
        verse: verse('Salmos 34:9-10', 'Temei falta buscam bem'),
        context:
          'Salvo de perigo entre os filisteus, Davi ensina os humildes a temer a Deus, que não deixa sem cuidado quem recorre a ele.',
      },
      {
        verse: verse('Salmos 104:27-28', 'alimento abres mão saciam'),
        context:
          'Hino ao Criador: animais de terra e mar, e também nós, vivemos do que Deus reparte na hora certa.',
      },
      {
        verse: verse('Salmos 107:9', 'saciou sedenta faminta'),
        context:
          'Israel agradece pela volta do exílio, lembrando os que vagaram com fome no deserto e foram atendidos ao clamar ao Senhor.',
      },
      {
        verse: verse('Salmos 111:5', 'alimento temem pacto'),
        context:
          'Louvor na assembleia pelas obras de Deus, entre elas o sustento do seu povo, prova de que ele não esquece a aliança.',
      },
      {
        verse: verse('Salmos 145:15-16', 'olhos alimento sacias'),
        context:
          'Davi exalta, verso a verso do alfabeto, o reinado de Deus, que cuida de tudo o que respira, sem distinção.',
      },
      {
        verse: verse('Mateus 6:26', 'aves Pai alimenta'),
        context:
          'No Sermão do Monte, Jesus aponta os pássaros a discípulos preocupados com comida: o Pai deles cuida, e os filhos valem mais.',
      },
      {
        verse: verse('Mateus 6:32-33', 'Pai necessitais buscai reino'),
        context:
          'Ensino de Jesus a seguidores simples da Galileia: o Pai conhece o que falta, e por isso a prioridade deles pode ser outra.',
      },
      {
        verse: verse('João 6:35', 'pão vida fome sede'),
        context:
          'A multidão alimentada na véspera queria mais; Jesus se apresenta como aquele que sacia a necessidade mais funda.',
      },
      {
        verse: verse('Atos 14:17', 'testemunho chuvas alimento alegria'),
        context:
          'Em Listra, Paulo explica a adoradores de ídolos que a terra produtiva e a mesa contente são sinais da bondade do Deus vivo.',
      },
      {
        verse: verse('2 Coríntios 9:8', 'abundar graça suficientes obra'),
        context:
          'Escrito a propósito da coleta para os pobres de Jerusalém: Deus dá o bastante para que os coríntios possam repartir.',
      },
      {
        verse: verse('Filipenses 4:19', 'Deus suprirá necessidades riquezas'),
        context:
          'Os filipenses tinham enviado ajuda a Paulo na prisão; a igreja generosa ouve dele que Deus cuidará do que lhe é necessário.',
      },
    ],
  },
  {
    slug: 'protecao',
    theme: 'Proteção',
    explanation:
      'Os salmos de proteção foram cantados por quem conhecia cerco, traição e estrada perigosa. Falam com a ousadia da poesia e não dizem que o justo jamais será ferido: o mesmo saltério chora os mortos. Quando o tentador citou um deles a Jesus, ele se recusou a pular do templo para testar o Pai. Certas promessas eram de Jerusalém ou de Abraão; o que nos chega, em Cristo, é a certeza de que nada nos arranca das mãos de Deus e de que ele nos levará a salvo ao seu Reino. Enquanto isso, prudência faz parte da fé: cinto de segurança, remédio, denúncia, porta trancada.',
    prayer:
      'Guardião de Israel, que não dorme, confio ao Senhor esta casa e os que saem dela de madrugada. O Senhor conhece as ruas por onde passamos e os perigos que nem percebemos. Guarde-nos do acidente, da violência e da maldade que mora perto, inclusive da que mora em mim. Proteja as crianças, os idosos e as mulheres ameaçadas, e levante quem os socorra. Se o mal nos alcançar, não permita que destrua a nossa fé. Dê-nos prudência para prevenir e coragem para pedir socorro. E leve-nos, ao fim de todas as estradas, ao seu Reino. Por Cristo, nosso Senhor. Amém.',
    actions: [
      'Ore com a família na porta de casa, de manhã ou à noite, pondo diante de Deus quem sai e quem chega.',
      'Cuide de um risco concreto ainda hoje: a fiação exposta, o remédio ao alcance da criança, a senha repetida, o pneu gasto.',
      'Se alguém da sua casa ameaça ou agride, saia para um lugar seguro e chame 190; o Ligue 180 orienta mulheres.',
      'Diante de sinais de abuso contra criança ou idoso, não investigue por conta própria: acolha, acredite e ligue para o Disque 100.',
      'Leia um destes salmos inteiro, reparando também nas queixas, para aprender a confiar sem negar o perigo.',
    ],
    promises: [
      {
        verse: verse('Gênesis 15:1', 'Abrão escudo recompensa'),
        context:
          'Abrão vinha de uma guerra e ainda não tinha filho; numa visão, Deus se dá a ele como defesa e renova a promessa.',
      },
      {
        verse: verse('Salmos 9:9', 'refúgio oprimido angústia'),
        context:
          'Davi agradece por justiça feita contra opressores e aponta aos pisados de Israel um lugar alto onde se abrigar.',
      },
      {
        verse: verse('Salmos 32:7', 'esconderijo preservas livramento'),
        context:
          'Perdoado, Davi deixa de se esconder de Deus e passa a esconder-se nele, cercado de música em vez de medo.',
      },
      {
        verse: verse('Salmos 34:7', 'anjo acampa livra'),
        context:
          'Testemunho pessoal de Davi, fugitivo de Saul, ensinado depois a outros: quem teme a Deus não está sem guarda.',
      },
      {
        verse: verse('Salmos 91:1-2', 'Altíssimo sombra refúgio fortaleza'),
        context:
          'Poema de confiança do antigo Israel; o diabo torceu outra parte dele ao tentar Jesus, que se negou a pôr o Pai à prova.',
      },
      {
        verse: verse('Salmos 121:3-4', 'pé guardião cochilará Israel'),
        context:
          'Romeiros a caminho de Jerusalém cantavam sobre o guarda sempre acordado, enquanto enfrentavam serras, calor e assaltantes.',
      },
      {
        verse: verse('Salmos 121:7-8', 'guardará mal saída entrada'),
        context:
          'Bênção de estrada dos peregrinos: na ida e na volta, e para além desta vida, Deus cuida de quem é seu.',
      },
      {
        verse: verse('Salmos 125:2', 'montes Jerusalém redor povo'),
        context:
          'Olhando as serras que cercam Jerusalém, os peregrinos viam nelas um retrato do cuidado que os envolvia por todos os lados.',
      },
      {
        verse: verse('Provérbios 18:10', 'nome torre justo seguro'),
        context:
          'Provérbio de Salomão, vizinho de outro que fala do muro imaginário do rico: abrigo de verdade é o nome do Senhor.',
      },
      {
        verse: verse('Isaías 54:17', 'arma sucesso herança servos'),
        context:
          'Dito a Jerusalém restaurada após o exílio, como herança dos servos de Deus: acusação e ataque não teriam contra eles a palavra final.',
      },
      {
        verse: verse('Naum 1:7', 'bom fortaleza angústia confiam'),
        context:
          'Judá vivia sob o terror da Assíria; Naum anuncia o juízo de Nínive e lembra que Deus acolhe quem nele se abriga.',
      },
      {
        verse: verse('Zacarias 2:5', 'muro fogo glória'),
        context:
          'Jerusalém ainda não tinha muralhas depois do exílio; Deus promete ser a defesa e o brilho da cidade cheia de gente.',
      },
      {
        verse: verse('João 17:15', 'rogo mundo guardes maligno'),
        context:
          'Jesus ora pelos discípulos antes da prisão: em vez de retirá-los deste mundo difícil, o Pai os preservará do Maligno.',
      },
      {
        verse: verse('2 Tessalonicenses 3:3', 'fiel fortalecerá guardará maligno'),
        context:
          'A igreja de Tessalônica enfrentava gente perversa; Paulo apoia-se na lealdade de Cristo, que a firma e defende do mal.',
      },
      {
        verse: verse('2 Timóteo 4:18', 'livrará preservará reino celestial'),
        context:
          'Perto da execução, Paulo sabe que não escapará da morte, e confia que o Senhor o levará em segurança ao Reino eterno.',
      },
    ],
  },
];
