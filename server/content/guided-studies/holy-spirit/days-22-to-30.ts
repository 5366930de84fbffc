import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysTwentyTwoToThirty: AuthoredPart<StudyDay[]> = [
  {
    day: 22,
    title: 'Um pé de fruta no quintal',
    verse: verse('Gálatas 5:22-23', 'fruto amor paciência mansidão domínio'),
    reflection:
      'Ninguém escuta uma mangueira fazendo força. Ela bebe, pega sol, aguenta poda, e em dezembro há manga no chão para o vizinho e para o passarinho. E a fruta, aliás, quase nunca é para a árvore.\n\nPaulo escreve no singular: um fruto só, com nove sabores. Não dá para colher paciência e dispensar fidelidade, do jeito que se escolhe no sacolão. Antes da lista vem outra, a das obras da carne, cheia de briga, inveja e partido; igreja sabe produzir essas também. A manifestação do Espírito começa aqui, longe do palco. Se ele está enchendo alguém, os primeiros a provar serão a atendente, o sogro, a criança que derrama o leite às seis e quarenta.',
    prayer:
      'Jardineiro, não me deixes contente com folha. Onde faltou mansidão hoje cedo, poda. Onde o domínio próprio anda ralo, aduba. Quero dar sombra e fruta a quem passa, e não preciso que saibam o nome da árvore. Permanece em mim, que eu sozinho só produzo espinho.',
    action:
      'Copie os nove nomes do fruto. Peça a alguém da casa que circule o que mais recebe de você e sublinhe o que mais falta. Até a noite, pratique só o sublinhado numa situação real: fila, trânsito, dever de casa.',
  },
  {
    day: 23,
    title: 'Cheios por quais sinais?',
    verse: verse('Efésios 5:18-19', 'enchei Espírito falando hinos cantando'),
    reflection:
      'A ordem de Paulo está no presente e no plural: continuem todos se enchendo. E ele emenda, na mesma frase, como é a vida de gente assim, e vale conferir a lista.\n\nPrimeiro: conversam entre si com salmos; a boca muda de assunto. Segundo: cantam, por fora e por dentro. Terceiro: agradecem, até mesmo pela terça-feira. Quarto: cedem uns aos outros por respeito a Cristo, todos a todos.\n\nO contraste é com o vinho, que também enche, solta a língua e cobra no dia seguinte. Quem carrega a luta com a bebida, a própria ou a de alguém da família, encontra aqui respeito pela seriedade do problema. O Espírito não anestesia; ele acorda. Procurar grupo de apoio e tratamento é uma das formas de querer ser cheio de outra coisa.',
    prayer:
      'Enche-nos, Senhor, a mim e aos meus irmãos, porque sozinho eu vazo. Põe música onde havia reclamação e faz-me agradecer pelo arroz, pela água do filtro, pela mão que me corrige. E olha com misericórdia por quem hoje luta para não beber: dá a essa pessoa companhia e mais um dia.',
    action:
      'Dia de descanso: escolha um hino ou cântico de letra bíblica e cante-o três vezes hoje: no banho, no caminho, lavando louça. Mande a letra a um amigo com uma linha contando por que ela serve a você nesta semana.',
  },
  {
    day: 24,
    title: 'Para que serve o que recebi',
    verse: verse('1 Coríntios 12:7', 'cada dada manifestação Espírito'),
    reflection:
      'Seu Nélio conserta a cadeira de rodas de meio bairro e jura que não tem dom nenhum. Jéssica escuta os adolescentes da escola dominical melhor que qualquer professor e acha que aquilo é só jeito. Em Corinto o erro era outro: havia quem exibisse o seu como troféu. Para os três serve a mesma frase curta: a cada um foi dado algo, para o bem de todos.\n\nSobre quais dons estão ativos hoje as igrejas divergem, e cada uma tem seu modo de exercê-los. Sobre a finalidade não há duas opiniões: o bem do corpo. A gente descobre o dom mais servindo do que preenchendo teste. Veja onde você faz falta quando não vai e do que as pessoas agradecem sem que você tenha pedido. Que serviço pesa para os outros e dá alegria a você?',
    prayer:
      'Doador generoso, obrigado pelo que puseste nas mãos dos meus irmãos; cito alguns: ______. Tira de mim a falsa modéstia, que enterra, e a vaidade, que enfeita. Mostra onde o meu pouco é necessário nesta semana, e dá-me companheiros para servir junto.',
    action:
      'Procure duas pessoas da igreja e diga a cada uma: “Eu vejo em você o dom de… Naquele dia, isso me ajudou”. Depois pergunte ao pastor ou líder qual serviço está sem ninguém, e considere experimentar por um mês.',
  },
  {
    day: 25,
    title: 'A mensagem das 23h40',
    verse: verse('1 Tessalonicenses 5:19-21', 'apagueis Espírito profecias Examinai bom'),
    reflection:
      'O celular vibrou: “Irmã Célia, o Senhor me mostrou que você deve largar esse emprego ainda este mês. Não conte a ninguém”. Ela ficou sem dormir, e de manhã fez o que a mãe lhe tinha ensinado: foi devagar.\n\nPaulo dá quatro ordens curtas, uma atrás da outra: não abafem o fogo, não riam de quem fala da parte de Deus, examinem, guardem o que presta. Célia perguntou: isto combina com a Escritura? Leva a Cristo e ao amor, ou ao medo? Pessoas sérias podem conferir? O pedido de segredo respondeu quase tudo. Ela mostrou a mensagem ao casal de pastores, agradeceu à remetente com educação e continuou trabalhando.\n\nHá igrejas que esperam profecia no culto e outras que entendem que o texto fala da pregação da Palavra; o exame é obrigação das duas.',
    prayer:
      'Espírito da verdade, não quero ser cinza nem incêndio. Livra-me do deboche que apaga e da pressa que engole tudo. Protege os simples de quem usa o teu nome para mandar, assustar ou lucrar. E ensina-me a guardar o que for bom, venha de quem vier.',
    action:
      'Escreva numa ficha, para deixar na Bíblia, as três perguntas de Célia. Use-as hoje com um vídeo, um áudio ou uma pregação que chegou a você. Se já lhe impuseram uma “palavra” que prejudicou sua vida, conte a um pastor de confiança.',
  },
  {
    day: 26,
    title: 'Não pediram proteção',
    verse: verse('Atos 4:31', 'orado cheios Espírito ousadia'),
    reflection:
      'Pedro e João saíram da cadeia com ameaça assinada: nem mais uma palavra sobre esse nome. Correram então para os seus. No lugar deles, o que você pediria? Um bom advogado, que os poderosos caíssem, que o assunto esfriasse. Aquela gente abriu um salmo, lembrou que reis já se juntaram antes contra o Ungido, e pediu coragem para continuar falando, enquanto Deus estendia a mão para curar.\n\nA casa tremeu, mas eles não. Repare que eram os mesmos do Pentecostes, outra vez enchidos: a plenitude se renova conforme a necessidade. E a ousadia que receberam nunca virou grosseria. Falavam com firmeza e repartiam a comida, de modo que ninguém passava necessidade. A coragem que o Espírito dá fala baixo quando é preciso, e não abandona a cozinha.',
    prayer:
      'Soberano Senhor, olha para os que hoje adoram escondidos e para quem perdeu emprego ou família por confessar o teu nome. Dá a eles ousadia e pão, e a mim, que temo só um comentário no grupo, ao menos a coragem de não negar. Que eu fale de Jesus, o teu Filho, com clareza e com afeto.',
    action:
      'Ore dez minutos pela igreja perseguida, escolhendo um país. Depois tome uma pequena atitude corajosa e gentil que você vem adiando: dizer no trabalho que é cristão, recusar um esquema, defender quem foi ridicularizado.',
  },
  {
    day: 27,
    title: 'Encoste naquele carro',
    verse: verse('Atos 8:29', 'Espírito Filipe Aproxima carruagem'),
    reflection:
      'Filipe pregava para multidões em Samaria quando foi mandado a uma estrada deserta. Era talvez meio-dia, com o sol na cabeça. Passa uma carruagem oficial, e nela vai um africano, tesoureiro de rainha, eunuco, estrangeiro, lendo em voz alta um rolo caro que não entendia. A instrução foi curta e nada teatral: chegue perto.\n\nFilipe correu, escutou primeiro e perguntou: o senhor está entendendo? Subiu somente porque o convidaram. Começou do ponto em que o homem estava, no trecho sobre o servo ferido, e dali falou de Jesus. Houve água na beira da estrada e um batismo. Depois cada um seguiu o seu rumo, e o homem da carruagem ia cheio de alegria.\n\nA missão do Espírito cabe nesta sequência: aproximar-se, ouvir, perguntar, aceitar o convite, apontar o Cordeiro, ir embora sem cobrar.',
    prayer:
      'Guia-me hoje até uma pessoa cujo nome não preciso saber antes. Que eu chegue perto sem invadir, ouça mais do que falo e responda só ao que perguntarem. Abre a Escritura para o meu colega, a minha vizinha, o motorista do aplicativo. E deixa que essa pessoa siga alegre, ainda que eu nunca mais a veja.',
    action:
      'Experimento do dia: puxe uma conversa de cinco minutos com alguém que você vê sempre e não conhece (zelador, moça do caixa, pai da outra criança). Faça duas perguntas de verdade. Se houver abertura, diga em uma frase o que Jesus mudou em você.',
  },
  {
    day: 28,
    title: 'Boa notícia tem endereço',
    verse: verse('Lucas 4:18', 'Espírito ungiu pobres curar quebrantados'),
    reflection:
      'Abra o mapa do seu bairro na cabeça. Onde é que ficam os pobres? O posto de saúde cheio, a ocupação atrás da linha do trem, a casa da frente em que se come uma vez. Onde ficam os presos, os que não enxergam, os esmagados por dívida ou por um marido violento?\n\nJesus leu Isaías na sinagoga da própria cidade e disse a que vinha a unção: gente assim ouviria boa notícia, seria curada, solta. Os conterrâneos gostaram enquanto acharam que era só para eles; quando falou de uma viúva de Sidom e de um general sírio, quiseram jogá-lo do morro. Unção, portanto, não é clima de reunião: ela tem destinatário. O Espírito que encheu o Messias continua empurrando a igreja para os mesmos endereços, com evangelho nos lábios e pão na sacola.',
    prayer:
      'Jesus ungido, perdoa se usei a tua unção como perfume de domingo, e leva-me contigo aonde tu vais. Mostra uma porta, uma só, em que eu possa entrar com respeito, sem pose de salvador. E acode esta noite quem está preso, com fome ou com medo dentro da própria casa.',
    action:
      'Faça uma visita, leve uma compra pequena, acompanhe alguém ao CRAS ou ao posto, ou combine com a igreja uma hora de serviço neste sábado. Não fotografe; aprenda um nome e volte.',
  },
  {
    day: 29,
    title: 'O caderno do lavrador',
    verse: verse('Gálatas 6:8-9', 'semear Espírito colherá cansemos desistirmos'),
    reflection:
      '“Meu avô”, contava um pastor do interior de Goiás, “anotava três coisas: o que plantou, onde, e quando voltar para ver, e o resto confiava à chuva.”\n\nAmanhã termina o roteiro, e com ele as seis horas marcadas na tela. Você não vai viver assim o ano inteiro; quem trabalha em escala sabe que nem neste mês foi possível. O que fica é uma semeadura menor e fiel. Paulo a situa no meio de deveres miúdos: carregar o peso do outro, repartir com quem ensina, fazer o bem a todos. Semear para o Espírito é fazer isso muitas vezes. Haverá semana sem broto nenhum, e é justamente nessa que não se deve desistir.\n\nEntão, em vez de promessa grande, uma regra pequena: o quê, onde, quando voltar.',
    prayer:
      'Senhor da colheita, já conheço o meu entusiasmo: dura pouco. Dá-me coisa melhor, que é a constância. Abençoa estas sementes que escolho agora diante de ti. Manda a chuva que eu não sei fazer, e segura a minha mão quando a terra parecer morta. Contigo eu volto ao campo na segunda-feira.',
    action:
      'Monte no caderno a sua regra para os próximos três meses, em cinco linhas: uma prática diária de dez minutos, uma semanal, uma mensal, um serviço, uma pessoa que vai perguntar como anda. Mostre-a a essa pessoa ainda hoje.',
  },
  {
    day: 30,
    title: 'A última palavra é vem',
    verse: verse('Apocalipse 22:17', 'Espírito noiva Vem sede graça'),
    reflection:
      'O primeiro versículo deste mês mostrou o Espírito sobre águas escuras. A última página da Bíblia mostra água de novo, limpa, de graça, e ele falando junto com a igreja. As vozes já não são duas. De tanto conviver, a noiva aprendeu a querer o que ele quer, e os dois dizem a mesma palavra ao Noivo: vem.\n\nA palavra se vira em seguida para fora: quem tem sede, venha. É um bom resumo do que o Espírito faz com alguém em trinta dias, ou em trinta anos. Desperta saudade de Jesus e abre a porta para os outros.\n\nTalvez você não tenha sentido grande coisa. Se hoje deseja mais a Cristo, se ficou um pouco mais verdadeiro em casa, se há um nome pelo qual ora e antes não orava, o rio está correndo: beba e passe o copo.',
    prayer:
      'Vem, Senhor Jesus. Digo isto com o teu Espírito e com a tua igreja, de casas simples e de catedrais, em mil línguas. Vem sobre esta terra cansada e, enquanto não vens, mata a minha sede e faz-me copo na mão de quem tem sede. Obrigado por estes dias, pelos bons e pelos que falhei. Em nome de Jesus, amém, e vem.',
    action:
      'Escreva uma carta a você mesmo, a ser aberta daqui a seis meses: o que aprendeu, o que pediu, o que ainda espera. Entregue-a fechada a um amigo, e convide alguém para caminhar um mês como este, com você ao lado.',
  },
];
