import type { BookIntro } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const history: readonly BookIntro[] = [
  {
    slug: 'josue',
    code: 'JOS',
    author:
      'Não se sabe ao certo. A tradição judaica aponta Josué, que de fato escreveu palavras da aliança renovada (Josué 24:26), mas o relato da sua morte vem de outra mão. Muitos leem o livro como parte de uma grande história que vai até 2 Reis.',
    period:
      'Conta a entrada em Canaã, posta no fim do século 15 ou no século 13 a.C., conforme a data do êxodo. A redação é situada por uns pouco depois dos fatos e por outros entre os séculos 7 e 6 a.C.',
    keyTheme: 'Deus cumpre a promessa da terra',
    summary:
      'Moisés morreu, e Josué recebe a tarefa de levar o povo para o outro lado do Jordão. Deus lhe garante companhia e pede atenção à lei (Josué 1:8). O rio se abre, Jericó cai, a pequena cidade de Ai derrota Israel por causa do roubo de Acã, e as campanhas seguem para o sul e para o norte. A metade final parece um cartório: divide a terra entre as tribos, marca cidades de refúgio, dá lugar aos levitas. Na despedida, o velho líder reúne todos em Siquém e pede uma decisão clara sobre a quem servir.',
    setting:
      'Fala a um povo que deixa de ser nômade e precisa confiar em Deus diante de cidades fortificadas. As ordens de guerra pertencem àquele momento, como juízo sobre Canaã, e continuam difíceis de ler; não autorizam violência em nome da fé. As palavras de coragem foram ditas a Josué para aquela missão.',
    outline: [
      { from: 1, to: 5, title: 'A travessia do Jordão' },
      { from: 6, to: 8, title: 'Jericó e Ai' },
      { from: 9, to: 12, title: 'As campanhas do sul e do norte' },
      { from: 13, to: 19, title: 'A divisão da terra entre as tribos' },
      { from: 20, to: 22, title: 'Cidades de refúgio, levitas e o altar do Jordão' },
      { from: 23, to: 24, title: 'A despedida de Josué e a aliança em Siquém' },
    ],
    keyVerses: ['Josué 1:9', 'Josué 21:45', 'Josué 24:15'],
    verses: [
      verse('Josué 24:26', 'escreveu Josué livro pedra'),
      verse('Josué 1:8', 'livro lei meditarás'),
      verse('Josué 1:9', 'valente temas SENHOR'),
      verse('Josué 21:45', 'faltou palavra cumpriu'),
      verse('Josué 24:15', 'escolhei casa serviremos'),
    ],
  },
  {
    slug: 'juizes',
    code: 'JDG',
    author:
      'Desconhecido. Uma tradição judaica fala em Samuel, sem confirmação no texto. O refrão sobre a falta de rei sugere que o autor escreveu quando já havia monarquia, usando relatos mais antigos, como o cântico de Débora.',
    period:
      'Da morte de Josué (por volta de 1380 ou de 1200 a.C., conforme a data do êxodo) até pouco antes de Saul, perto de 1050 a.C. Foi escrito já no tempo dos reis; uma nota menciona o cativeiro da terra (Juízes 18:30), o que indica retoques posteriores.',
    keyTheme: 'O ciclo do abandono e do socorro',
    summary:
      'A geração que viu os feitos de Deus morre, e a seguinte se encanta com os deuses dos vizinhos. Repete-se então um ciclo: o povo se afasta, um inimigo o oprime, vem o clamor, Deus levanta um libertador, há sossego por alguns anos, e tudo recomeça pior. Os juízes são líderes militares e locais, cheios de contradições: Débora com sua firmeza, Gideão com seus medos, Jefté com seu voto terrível, Sansão com muita força e pouco domínio de si. Os capítulos finais, sem herói algum, mostram idolatria, estupro e guerra entre irmãos.',
    setting:
      'As tribos vivem espalhadas, sem governo central, entre cananeus, midianitas e filisteus. O livro descreve uma época que se desfaz, e quase nada do que conta serve de modelo. A violência contra mulheres aparece como retrato da decadência. Pergunte sempre o que Deus aprova ali. Quem sofre violência hoje deve procurar proteção.',
    outline: [
      { from: 1, to: 2, title: 'Uma conquista incompleta' },
      { from: 3, to: 5, title: 'Otniel, Eúde, Débora e Baraque' },
      { from: 6, to: 9, title: 'Gideão e seu filho Abimeleque' },
      { from: 10, to: 12, title: 'Jefté e outros juízes' },
      { from: 13, to: 16, title: 'Sansão e os filisteus' },
      { from: 17, to: 21, title: 'Idolatria e guerra entre as tribos' },
    ],
    keyVerses: ['Juízes 2:16', 'Juízes 8:23', 'Juízes 21:25'],
    verses: [
      verse('Juízes 18:30', 'Dã imagem cativeiro terra'),
      verse('Juízes 2:16', 'SENHOR suscitou juízes'),
      verse('Juízes 8:23', 'Gideão SENHOR será Senhor'),
      verse('Juízes 21:25', 'rei Israel cada olhos'),
    ],
  },
  {
    slug: 'rute',
    code: 'RUT',
    author:
      'Anônimo. O nome de Samuel, lembrado pela tradição, é pouco provável, já que o livro conhece Davi como figura importante. Quem o escreveu domina a arte de contar muito com poucas palavras.',
    period:
      'A história se passa no tempo dos juízes, por volta do século 12 ou 11 a.C. Quanto à escrita, alguns pensam no reinado de Davi ou de Salomão; outros, nos anos depois do exílio, quando se discutia a presença de estrangeiros.',
    keyTheme: 'Lealdade que abre caminho para a redenção',
    summary:
      'Uma fome leva Noemi e a família para Moabe. Lá ela perde o marido e os dois filhos, e volta a Belém de mãos vazias, acompanhada apenas da nora. Rute podia ter ficado com os seus; escolhe a sogra, o povo e o Deus dela. Para comer, cata espigas atrás dos ceifeiros e vai parar no campo de Boaz, um parente honrado que a trata com respeito. Pela lei do resgate, ele assume a família. O luto dá lugar a um berço, e a criança será avô de Davi (Rute 4:17).',
    setting:
      'Em época de violência e egoísmo, este relato de aldeia mostra gente comum fazendo o bem. Rute é viúva, pobre e moabita, três motivos para ser desprezada. As palavras mais conhecidas do livro, usadas em casamentos, foram ditas por uma nora à sogra, na estrada, sem qualquer garantia de futuro.',
    outline: [
      { from: 1, to: 1, title: 'Perdas em Moabe e volta a Belém' },
      { from: 2, to: 2, title: 'Rute no campo de Boaz' },
      { from: 3, to: 3, title: 'O pedido na eira' },
      { from: 4, to: 4, title: 'O resgate, o casamento e o filho' },
    ],
    keyVerses: ['Rute 1:16', 'Rute 2:12', 'Rute 4:14'],
    verses: [
      verse('Rute 4:17', 'filho Obede Jessé Davi'),
      verse('Rute 1:16', 'povo Deus irei'),
      verse('Rute 2:12', 'recompense asas'),
      verse('Rute 4:14', 'mulheres Noemi parente'),
    ],
  },
  {
    slug: '1-samuel',
    code: '1SA',
    author:
      'O livro não diz. Com o segundo, formava uma só obra em hebraico, e leva o nome de Samuel pelo papel que ele tem na história; não pode ser ele o autor do conjunto, pois a morte dele é narrada antes do fim. Crônicas menciona registros de Samuel, Natã e Gade, que podem estar entre as fontes (1 Crônicas 29:29).',
    period:
      'Do nascimento de Samuel à morte de Saul, cerca de 1100 a 1010 a.C. A menção aos reis de Judá (1 Samuel 27:6) indica que o texto foi concluído depois da divisão do reino; muitos veem uma edição final no exílio.',
    keyTheme: 'Israel pede um rei, Deus olha o coração',
    summary:
      'Ana, humilhada por não ter filhos, derrama a alma diante de Deus e recebe Samuel, que crescerá para ser juiz e profeta. O povo quer um rei como os das outras nações, e Deus concede, avisando do custo. Saul começa bem, alto e modesto, e aos poucos se perde no medo da opinião alheia, na desobediência e no ciúme. Enquanto isso, um pastor esquecido no campo é ungido em segredo. Davi vence Golias, ganha a amizade de Jônatas e passa anos fugindo de Saul, cuja vida poupa duas vezes.',
    setting:
      'As tribos estão passando da época dos juízes para a monarquia, sob ameaça dos filisteus, que dominavam o ferro. O livro explica como a realeza nasceu e por que Davi substituiu Saul. A unção, as batalhas e as vitórias têm a ver com o trono de Israel, antes de qualquer aplicação pessoal.',
    outline: [
      { from: 1, to: 3, title: 'Ana, Samuel e a casa de Eli' },
      { from: 4, to: 7, title: 'A arca perdida e devolvida' },
      { from: 8, to: 12, title: 'O pedido de um rei e a escolha de Saul' },
      { from: 13, to: 15, title: 'A desobediência de Saul' },
      { from: 16, to: 18, title: 'Davi ungido, Golias e Jônatas' },
      { from: 19, to: 27, title: 'Davi perseguido por Saul' },
      { from: 28, to: 31, title: 'A queda e a morte de Saul' },
    ],
    keyVerses: ['1 Samuel 2:2', '1 Samuel 15:22', '1 Samuel 16:7'],
    verses: [
      verse('1 Crônicas 29:29', 'crônicas Samuel Natã Gade'),
      verse('1 Samuel 27:6', 'Ziclague reis Judá hoje'),
      verse('1 Samuel 2:2', 'santo SENHOR rocha'),
      verse('1 Samuel 15:22', 'obedecer melhor sacrifícios'),
      verse('1 Samuel 16:7', 'aparência homem SENHOR coração'),
    ],
  },
  {
    slug: '2-samuel',
    code: '2SA',
    author:
      'Sem autor declarado, continua a obra anterior sem interrupção. Samuel já havia morrido; a tradição pensou nos profetas Natã e Gade. O relato da família de Davi é tão vivo que muitos supõem uma testemunha da corte.',
    period:
      'Trata do reinado de Davi, mais ou menos de 1010 a 970 a.C. As fontes podem ser próximas dos fatos; a composição do conjunto é posterior, talvez concluída só no século 6 a.C.',
    keyTheme: 'O reinado de Davi e a promessa de um trono',
    summary:
      'Davi chora Saul e Jônatas, reina primeiro em Hebrom e depois sobre todas as tribos, toma Jerusalém e leva para lá a arca, dançando. Quer construir uma casa para Deus, e ouve que Deus é quem fará dele uma casa, um trono para sempre (2 Samuel 7:16). No auge, toma Bate-Seba e manda matar Urias. O profeta Natã o confronta, ele confessa e é perdoado, mas as consequências entram pela porta de casa: o estupro de Tamar, a vingança, a revolta de Absalão. Envelhecido e restaurado ao trono, Davi ainda peca e ainda recorre à misericórdia.',
    setting:
      'Conta a Israel o reinado de seu rei mais amado sem esconder crimes que outras cortes apagariam. A promessa a Davi sustentou a esperança do Messias, que o Novo Testamento reconhece em Jesus. O perdão dado ao rei convive com danos duradouros para as vítimas e a família, e o texto leva os dois a sério.',
    outline: [
      { from: 1, to: 4, title: 'Luto por Saul e reinado em Hebrom' },
      { from: 5, to: 7, title: 'Jerusalém, a arca e a promessa' },
      { from: 8, to: 10, title: 'Vitórias e bondade com Mefibosete' },
      { from: 11, to: 12, title: 'O pecado contra Urias e a palavra de Natã' },
      { from: 13, to: 14, title: 'Amnom, Tamar e Absalão' },
      { from: 15, to: 20, title: 'Revoltas contra Davi' },
      { from: 21, to: 24, title: 'Últimos relatos e cânticos' },
    ],
    keyVerses: ['2 Samuel 7:16', '2 Samuel 12:13', '2 Samuel 22:31'],
    verses: [
      verse('2 Samuel 7:16', 'reino trono sempre'),
      verse('2 Samuel 12:13', 'Davi Natã Pequei'),
      verse('2 Samuel 22:31', 'caminho perfeito escudo confiam'),
    ],
  },
  {
    slug: '1-reis',
    code: '1KI',
    author:
      'Anônimo. A tradição judaica sugere Jeremias, o que não se pode comprovar. O autor cita arquivos que consultou, como o livro dos feitos de Salomão (1 Reis 11:41), e escreve com olhar de profeta.',
    period:
      'Abrange cerca de 120 anos, da velhice de Davi (por volta de 970 a.C.) ao rei Acazias, de Israel (cerca de 850 a.C.). A obra inteira, com o segundo livro, ficou pronta durante o exílio, no século 6 a.C., aproveitando documentos antigos.',
    keyTheme: 'Um reino dividido por um coração dividido',
    summary:
      'Salomão pede sabedoria, constrói o templo e faz ali uma das grandes orações da Bíblia. Cercado de luxo, trabalho forçado e centenas de mulheres, deixa que os deuses delas entrem no seu coração. Quando morre, o filho responde ao povo com dureza, e o reino se parte: dez tribos ao norte, com Jeroboão e seus bezerros de ouro; Judá ao sul, com a família de Davi. Reis vêm e vão, medidos pela fidelidade ao Senhor. Na hora mais escura, sob Acabe e Jezabel, Deus levanta Elias, que enfrenta Baal no Carmelo e depois, esgotado, pede a morte e é cuidado.',
    setting:
      'Os primeiros leitores estavam exilados ou derrotados, e perguntavam como o reino de Salomão tinha acabado em ruínas. O livro responde com um exame da própria história. Elias fala a um país que misturava o culto ao Senhor com o de Baal, o suposto deus da chuva e das colheitas.',
    outline: [
      { from: 1, to: 2, title: 'A sucessão de Davi' },
      { from: 3, to: 4, title: 'A sabedoria de Salomão' },
      { from: 5, to: 8, title: 'A construção e a dedicação do templo' },
      { from: 9, to: 11, title: 'Esplendor e queda de Salomão' },
      { from: 12, to: 16, title: 'O reino dividido' },
      { from: 17, to: 19, title: 'Elias: a seca, o Carmelo e o Horebe' },
      { from: 20, to: 22, title: 'O fim de Acabe' },
    ],
    keyVerses: ['1 Reis 3:9', '1 Reis 8:27', '1 Reis 18:21'],
    verses: [
      verse('1 Reis 11:41', 'escritas livro feitos Salomão'),
      verse('1 Reis 3:9', 'servo coração entendimento discernir'),
      verse('1 Reis 8:27', 'céus podem conter casa'),
      verse('1 Reis 18:21', 'Elias povo dois pensamentos'),
    ],
  },
  {
    slug: '2-reis',
    code: '2KI',
    author:
      'O autor não se apresenta e escreve como quem continua o livro anterior. O nome de Jeremias, lembrado pela tradição, não tem prova. O livro remete várias vezes às crônicas oficiais dos reis de Israel e de Judá.',
    period:
      'De cerca de 850 a.C. até a queda de Jerusalém, em 587 ou 586 a.C. O último fato contado, a soltura do rei Joaquim (2 Reis 25:27), é de 561 a.C.; portanto a forma final vem do exílio.',
    keyTheme: 'O caminho até o exílio',
    summary:
      'Elias é levado ao céu, e Eliseu assume o manto. Seus milagres chegam à cozinha dos pobres: azeite para uma viúva endividada, comida em tempo de fome, a cura do estrangeiro Naamã. Os reis do norte, porém, repetem o erro de Jeroboão até que a Assíria destrói Samaria, em 722 a.C. Judá dura mais, com reformas de Ezequias e de Josias, e também com Manassés, que encheu a cidade de sangue. Os profetas avisam, poucos escutam. Por fim a Babilônia queima o templo e leva o povo. Resta uma pequena luz: um rei de Judá solto da prisão.',
    setting:
      'Escrito para gente que perdeu terra, templo e rei e queria saber se Deus havia falhado. A resposta é que a aliança foi rompida apesar de muitos avisos (2 Reis 17:13). As curas e livramentos narrados aconteceram em momentos precisos daquela história; ninguém recebeu ali uma promessa para todos.',
    outline: [
      { from: 1, to: 2, title: 'Elias é levado e Eliseu o sucede' },
      { from: 3, to: 8, title: 'O ministério de Eliseu' },
      { from: 9, to: 12, title: 'Jeú, Atalia e Joás' },
      { from: 13, to: 17, title: 'Os últimos reis do norte e a queda de Samaria' },
      { from: 18, to: 20, title: 'Ezequias e a ameaça assíria' },
      { from: 21, to: 23, title: 'Manassés, Amom e a reforma de Josias' },
      { from: 24, to: 25, title: 'A queda de Jerusalém e o exílio' },
    ],
    keyVerses: ['2 Reis 6:16', '2 Reis 17:13', '2 Reis 22:13'],
    verses: [
      verse('2 Reis 25:27', 'cativeiro Joaquim rei prisão'),
      verse('2 Reis 17:13', 'advertia profetas Convertei caminhos'),
      verse('2 Reis 6:16', 'medo mais conosco'),
      verse('2 Reis 22:13', 'perguntai SENHOR palavras livro'),
    ],
  },
];
