import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const corinthians: readonly PassageDevotional[] = [
  {
    slug: '1-corintios-1',
    chapters: ['1CO.1'],
    verse: verse('1 Coríntios 1:27-28', 'escolheu fracas desprezíveis'),
    reflection:
      'Paulo pede que os coríntios olhem em volta na reunião: poucos estudados, poucos poderosos, muita gente do porto e da cozinha. Deus os escolheu assim, e escolheu também uma cruz, que os gregos achavam ridícula e os judeus um escândalo. Ele agradece por esses irmãos briguentos antes de corrigir as brigas que a gente da casa de Cloé lhe contou.',
    prayer:
      'Deus que escolhes o que ninguém escolheria, obrigado por teres olhado para mim. Livra-me da vergonha da cruz e da vontade de parecer importante. Cura as divisões que fazemos em torno de nomes. Que o meu orgulho seja um só, Cristo, que é a minha justiça e o meu resgate. Amém.',
    application:
      'Agradeça a Deus, sozinho, por cinco pessoas simples que lhe mostraram Jesus. Diga o nome de cada uma e o que ela fazia.',
  },
  {
    slug: '1-corintios-2',
    chapters: ['1CO.2'],
    verse: verse('1 Coríntios 2:3', 'fraqueza temor tremor'),
    reflection:
      'O homem que enfrentou filósofos em Atenas chegou a Corinto com medo, e confessa que tremia. Ele não escondeu isso atrás de frases bonitas; falou de Jesus crucificado e deixou o resto ao Espírito, que conhece até o fundo de Deus. A igreja que nasceu ali nunca pôde dizer que a fé dela dependia do talento do pregador.',
    prayer:
      'Espírito de Deus, tu conheces o que eu não alcanço. Usa a minha voz que treme e as minhas frases curtas. Tira de mim o desejo de impressionar e dá-me o de falar de Jesus. Prepara o coração de quem vai me ouvir hoje, e ensina-nos o que o olho não viu. Amém.',
    application:
      'Fale de Jesus a alguém com as palavras mais simples que tiver, mesmo com medo. Antes, peça a um irmão que esteja orando por você naquela hora.',
  },
  {
    slug: '1-corintios-3',
    chapters: ['1CO.3'],
    verse: verse('1 Coríntios 3:6', 'plantei Apolo regou crescimento'),
    reflection:
      'Em Corinto os irmãos se dividem em torcidas, uma por Paulo e outra por Apolo. Paulo responde com uma horta: ele abriu a cova e pôs a semente, Apolo trouxe água, e nenhum dos dois fez a planta crescer. Logo depois a horta vira uma construção, e o alicerce que já está posto é Jesus Cristo.',
    prayer:
      'Senhor da horta, obrigado por quem plantou e por quem regou a fé em mim. Perdoa as comparações que eu faço entre pregadores, igrejas e dons. Dá crescimento onde eu trabalho sem ver resultado. Que eu construa sobre Cristo com material que aguente o fogo, e descanse no que só tu podes fazer. Amém.',
    application:
      'Elogie hoje, diante de um irmão, um líder ou uma igreja que não é da sua preferência. Diga com sinceridade que bem você aprendeu com eles.',
  },
  {
    slug: '1-corintios-4',
    chapters: ['1CO.4'],
    verse: verse('1 Coríntios 4:7', 'tens recebido orgulhas'),
    reflection:
      'Os coríntios se sentem ricos e reinando, enquanto os apóstolos passam fome, apanham e trabalham com as mãos. Paulo pergunta, quase rindo, o que eles têm que não tenham ganhado de presente. Depois muda de tom e fala como pai: eles podem ter milhares de professores de fé, mas foi ele quem os gerou em Cristo pelo evangelho.',
    prayer:
      'Pai, tudo o que eu mostro aos outros foi dado por ti. Tira o orgulho da minha voz quando falo da minha casa e da minha igreja. Obrigado pelos que foram pai ou mãe da minha fé. Guarda-me de julgar as intenções antes que Jesus venha, e faz-me fiel com o que me confiaste. Amém.',
    application:
      'Faça uma lista de dez coisas boas que há em você e escreva ao lado quem deu cada uma. Agradeça a Deus por essas pessoas, a sós.',
  },
  {
    slug: '1-corintios-5',
    chapters: ['1CO.5'],
    verse: verse('1 Coríntios 5:7', 'fermento massa cordeiro páscoa'),
    reflection:
      'Na véspera da Páscoa, as famílias judias varriam a casa com uma lamparina, procurando o último farelo de fermento. Paulo usa essa faxina para falar de um caso que a igreja de Corinto conhecia bem e do qual até se gabava. A ordem dele é de limpeza, e a razão vem junto: o cordeiro já foi sacrificado, e é Cristo. Ele não manda fugir dos pecadores da rua, porque para isso seria preciso sair do mundo; pede que os de dentro parem de chamar o mal de detalhe.',
    prayer:
      'Cristo, nosso cordeiro, a festa é tua e já começou. Passa a lamparina pela minha casa e mostra o farelo escondido. Guarda a tua igreja de proteger o agressor e de calar quem foi ferido. Faz de nós massa nova, gente sincera, que se entristece pelo pecado e abre a porta a quem volta. Amém.',
    application:
      'Faça a sós a faxina de uma gaveta, do celular ou de uma conversa que não devia continuar. Se há abuso encoberto na sua igreja, leve o caso a quem possa proteger a vítima: Disque 100 ou Ligue 180.',
  },
  {
    slug: '1-corintios-6',
    chapters: ['1CO.6'],
    verse: verse('1 Coríntios 6:19-20', 'corpo templo comprados preço'),
    reflection:
      'Alguns em Corinto diziam que o corpo é como o estômago, come e acaba. Paulo discorda com espanto: esse corpo vai ressuscitar, pertence ao Senhor e abriga o Espírito. Ele lembra a lista do que alguns daqueles irmãos tinham sido, e escreve embaixo que já foram lavados em nome de Jesus, que pagou caro por eles.',
    prayer:
      'Espírito Santo, moras neste corpo, com as cicatrizes e os cansaços que ele tem. Perdoa o uso que já fiz dele, e cura o que outros lhe fizeram contra a minha vontade. Obrigado porque Jesus me lavou e me comprou. Ensina-me a fugir do que me destrói e a honrar-te com as mãos e os olhos. Amém.',
    application:
      'Cuide hoje do corpo como de um templo: beba água, caminhe com um amigo, marque um exame adiado. Se sofreu violência, conte a alguém que possa ajudar.',
  },
  {
    slug: '1-corintios-7',
    chapters: ['1CO.7'],
    verse: verse('1 Coríntios 7:7', 'cada dom Deus jeito'),
    reflection:
      'Paulo responde a uma carta cheia de perguntas: os casados, as viúvas, os solteiros, quem vive com alguém que não crê, quem é escravo. A cada situação ele procura o que traz paz, e chama de dom tanto a vida a dois como a vida de solteiro. Ao escravo diz que aproveite a liberdade, se puder, porque Cristo já o comprou para si.',
    prayer:
      'Senhor, tu conheces o estado em que me encontraste, casado, só, viúvo ou à espera. Mostra-me o dom que há nele, e livra-me de invejar o dos outros. Chama-nos para a paz, e protege os que vivem sem ela dentro de casa. Que eu pertença primeiro a ti, que me compraste, Jesus. Amém.',
    application:
      'Pense, sozinho, em uma liberdade que a sua situação de hoje lhe dá. Use-a para servir alguém nesta semana e agradeça por ela em oração.',
  },
  {
    slug: '1-corintios-8',
    chapters: ['1CO.8'],
    verse: verse('1 Coríntios 8:1', 'conhecimento incha amor edifica'),
    reflection:
      'A carne dos templos era vendida no mercado de Corinto, e os mais instruídos comiam sem problema, sabendo que ídolo não é nada. Sentado na mesma sala, um recém-convertido engolia aquele pedaço e se lembrava do altar. Paulo dá razão aos primeiros e fica ao lado do segundo, um irmão por quem Cristo morreu.',
    prayer:
      'Pai, de quem vêm todas as coisas, eu sei pouco e me incho depressa. Troca a minha vontade de ter razão pelo cuidado com o meu irmão. Mostra-me quando a minha liberdade o empurra para o velho caminho. Obrigado porque tu me conheces e me amas em Jesus. Amém.',
    application:
      'Deixe hoje de lado, diante de uma pessoa que luta com isso, uma bebida, uma música ou um assunto que para ela é tentação. Não explique o motivo.',
  },
  {
    slug: '1-corintios-9',
    chapters: ['1CO.9'],
    verse: verse('1 Coríntios 9:22', 'fracos todos salvar alguns'),
    reflection:
      'Paulo tinha direito de ser sustentado, de viajar com uma esposa, de largar o trabalho manual. Ele abre mão disso em Corinto e se senta à mesa com judeus e com gregos, com fortes e com fracos, para que alguns conheçam a Cristo. No fim do capítulo ele corre como um atleta dos jogos que a cidade conhecia, treinando com os olhos numa coroa que não murcha.',
    prayer:
      'Cristo, tu deixaste os teus direitos e te sentaste com gente como eu. Mostra-me o costume, o gosto ou a razão de que eu posso abrir mão para não fechar o caminho a ninguém. Dá-me disciplina com alegria, no sono, na língua e no tempo. Que eu corra olhando para ti. Amém.',
    application:
      'Abra mão hoje de um direito pequeno, como a vaga, a última palavra ou a escolha do programa, em favor de alguém que ainda não crê. Não comente o gesto.',
  },
  {
    slug: '1-corintios-10',
    chapters: ['1CO.10'],
    verse: verse('1 Coríntios 10:13', 'Deus fiel saída suportar'),
    reflection:
      'Todos passaram pelo mar, todos comeram o maná, todos beberam da pedra que era Cristo, e muitos ficaram pelo deserto. Paulo repete a palavra “todos” para quem se acha seguro por causa do batismo e da ceia. Depois fala da saída que Deus abre ao lado de cada tentação, como um portão na cerca, e do pão que repartimos, o mesmo para todos, que faz de muitos um só corpo.',
    prayer:
      'Deus fiel, eu pensava estar de pé, e escorreguei. Mostra-me hoje a saída antes que eu chegue à beira. Livra-me da murmuração, que me parece pequena. Obrigado pela pedra que nos acompanha no deserto e pelo pão que partimos juntos; que em tudo, comendo ou bebendo, eu te honre. Amém.',
    application:
      'Identifique a hora e o lugar em que a tentação mais volta. Planeje, a sós, uma saída prática para hoje: outra rota, a porta aberta, o celular na sala.',
  },
  {
    slug: '1-corintios-11',
    chapters: ['1CO.11'],
    verse: verse('1 Coríntios 11:33', 'reunirdes comer esperai'),
    reflection:
      'Na ceia de Corinto, os que tinham tempo e dinheiro chegavam cedo, comiam e bebiam; o escravo, que saía tarde do serviço, encontrava os pratos vazios. Paulo conta de novo o que Jesus fez na noite em que foi traído, com o pão na mão. A conclusão dele é bem doméstica: esperem uns pelos outros.',
    prayer:
      'Senhor Jesus, na noite da traição tu ainda partiste o pão para todos. Perdoa a pressa com que nos servimos e nos esquecemos de quem chega cansado. Ajuda-me a examinar o meu coração e a vir assim mesmo à tua mesa. Que ninguém na nossa igreja passe fome nem vergonha, até que venhas. Amém.',
    application:
      'Espere hoje alguém para comer: o filho que chega tarde, o colega que ainda atende, o idoso que mastiga devagar. Sirva essa pessoa primeiro.',
  },
  {
    slug: '1-corintios-12',
    chapters: ['1CO.12'],
    verse: verse('1 Coríntios 12:22', 'membros fracos necessários'),
    reflection:
      'O pé reclama que não é mão, a orelha queria ser olho, e o olho diz à mão que não precisa dela. Paulo põe o corpo para discutir consigo mesmo até que os coríntios achem graça e se reconheçam. Depois ele chama de necessários os membros que parecem mais fracos, e lembra que, quando um dói, o corpo de Cristo inteiro sente.',
    prayer:
      'Espírito Santo, tu repartiste os dons como quiseste, e eu aceito o lugar que me deste. Livra-me da inveja de quem queria ser outro membro e do orgulho de quem dispensa os demais. Mostra-me quem está doendo hoje no corpo de Cristo. Que a nossa igreja honre primeiro os mais fracos. Amém.',
    application:
      'Pergunte a uma pessoa com deficiência, idosa ou tímida da sua igreja de que jeito ela gostaria de servir. Combinem juntos um primeiro passo para este domingo.',
  },
  {
    slug: '1-corintios-13',
    chapters: ['1CO.13'],
    verse: verse('1 Coríntios 13:4-5', 'paciente bondoso rancoroso'),
    reflection:
      'O capítulo que se lê em casamentos foi escrito para uma igreja em que irmãos disputavam quem falava mais bonito. Paulo imagina um homem de línguas de anjo e bolsos vazios de amor, e ouve nele um sino batendo. Depois descreve o amor com verbos miúdos, que cabem numa fila e numa pia de louça, e que tiveram um rosto em Jesus.',
    prayer:
      'Deus de amor, eu leio esta lista e vejo o teu Filho em cada linha. Vejo também a minha impaciência e o caderno em que anoto ofensas. Dá-me um amor que suporta as demoras e se alegra com a verdade, sem acobertar a maldade. Por enquanto eu te vejo como num espelho; leva-me até o dia em que verei o teu rosto. Amém.',
    application:
      'Leia os versículos 4 a 7 pondo o seu nome no lugar da palavra “amor”. Pare na primeira linha que não combina e peça a Deus um gesto para hoje.',
  },
  {
    slug: '1-corintios-14',
    chapters: ['1CO.14'],
    verse: verse('1 Coríntios 14:9', 'língua palavra compreensível ar'),
    reflection:
      'Um músico que toca as notas todas iguais não deixa ninguém dançar, e uma trombeta confusa não acorda soldado nenhum. Paulo agradece pelas línguas que fala e prefere, na reunião, cinco palavras que se entendam. Ele pensa no visitante que entra pela porta pela primeira vez e precisa sair dizendo que Deus está ali.',
    prayer:
      'Deus de paz, põe ordem e calor nas nossas reuniões. Dá-nos dons para construir os irmãos, e tira de nós a vontade de aparecer. Lembra-me de quem está ali pela primeira vez e não conhece as nossas palavras. Que o amor de Cristo seja a língua em que todos nos entendam. Amém.',
    application:
      'Explique a um amigo que não frequenta igreja, com palavras de todo dia, o que é graça ou perdão. Pergunte depois o que ele entendeu.',
  },
  {
    slug: '1-corintios-15',
    chapters: ['1CO.15'],
    verse: verse('1 Coríntios 15:37-38', 'semeias grão trigo corpo'),
    reflection:
      'Alguém em Corinto pergunta com ironia que corpo os mortos vão ter. Paulo aponta para um grão de trigo, seco e nu, e para a espiga verde que ninguém adivinharia olhando o grão. Ele já tinha citado Pedro, Tiago e mais de quinhentos irmãos que viram Jesus vivo, e é com essa certeza que os cristãos enterram os seus.',
    prayer:
      'Deus que ressuscitas os mortos, eu te entrego os nomes que enterrei com lágrimas. O meu corpo também se gasta, e eu o sinto nas mãos e nos joelhos. Obrigado porque Cristo saiu do túmulo, o primeiro de uma grande colheita. Dá firmeza ao meu trabalho de hoje, que em ti não se perde. Amém.',
    application:
      'Plante uma semente num vaso, ainda que seja de feijão, pensando em alguém que morreu em Cristo. Quando ela brotar, leia outra vez este capítulo.',
  },
  {
    slug: '1-corintios-16',
    chapters: ['1CO.16'],
    verse: verse('1 Coríntios 16:17-18', 'Estéfanas Fortunato Acaico confortaram'),
    reflection:
      'Depois de escrever sobre a ressurreição, Paulo trata de dinheiro separado aos domingos, de estradas, do inverno e do medo de Timóteo. Três homens atravessaram o mar para vê-lo, Estéfanas, Fortunato e Acaico, e a presença deles deu descanso ao apóstolo. Ele pede que tudo seja feito com amor, e pega a pena para escrever, com a própria letra, o nome do Senhor que vem.',
    prayer:
      'Vem, Senhor, e até lá ensina-nos a cuidar uns dos outros nas coisas práticas. Obrigado pelas visitas que me devolveram o ânimo sem que ninguém percebesse. Dá-me firmeza na fé e brandura no trato. Que os moços como Timóteo encontrem entre nós um lugar sem medo, em Cristo. Amém.',
    application:
      'Visite hoje, mesmo por pouco tempo, alguém que serve muito e recebe pouca visita: o pastor, a professora das crianças, o zelador do templo.',
  },
  {
    slug: '2-corintios-1',
    chapters: ['2CO.1'],
    verse: verse('2 Coríntios 1:4', 'consola aflição consolar'),
    reflection:
      'Paulo conta aos coríntios que na Ásia passou por uma pressão tão grande que já se dava por morto. Ele não esconde o medo, e diz o que aprendeu ali: a confiar no Deus que ressuscita. Agora ele passa adiante o consolo que recebeu, como quem reparte um pão que lhe deram na estrada, e pede que os irmãos o ajudem orando.',
    prayer:
      'Pai das misericórdias, tu me encontraste quando eu já não via saída. Obrigado por aqueles que me consolaram em nome de Cristo, com palavras e com silêncio. Mostra-me alguém que passa hoje pelo que eu já passei. Que a minha dor antiga sirva de abrigo para essa pessoa. Amém.',
    application:
      'Procure alguém que enfrenta uma dor parecida com uma que você já viveu. Ofereça companhia para uma consulta, um café ou uma caminhada, sem contar logo a sua história.',
  },
  {
    slug: '2-corintios-2',
    chapters: ['2CO.2'],
    verse: verse('2 Coríntios 2:7', 'perdoar consolar excessiva tristeza'),
    reflection:
      'Um irmão feriu Paulo e a igreja, foi corrigido e agora chora tanto que pode se perder na tristeza. O apóstolo, que tinha escrito a carta da repreensão entre lágrimas, pede que o abracem. Enquanto isso ele próprio anda inquieto em Trôade, sem notícias de Tito, e dá graças porque por onde passa fica o perfume de Cristo.',
    prayer:
      'Senhor, ensina-nos a corrigir com lágrimas e a parar quando já basta. Mostra-me o irmão arrependido que ainda vive de cabeça baixa por minha causa. Consola os que esperam notícias de quem amam e não conseguem descansar. Que quem entra machucado na nossa comunidade sinta nela o teu perfume, Jesus. Amém.',
    application:
      'Escreva a alguém que errou e já pediu perdão: diga que o assunto está encerrado e que você gosta dele. Mande hoje, antes de dormir.',
  },
  {
    slug: '2-corintios-3',
    chapters: ['2CO.3'],
    verse: verse('2 Coríntios 3:3', 'carta Cristo tinta Espírito'),
    reflection:
      'Alguns pregadores chegavam a Corinto com cartas de recomendação, e pediam a de Paulo. Ele aponta para os irmãos: aí está a minha carta, escrita em gente, pelo Espírito, e qualquer pessoa pode ler. Moisés cobria o rosto porque o brilho passava; os que olham para o Senhor sem véu vão ficando parecidos com ele, um pouco por dia.',
    prayer:
      'Espírito do Deus vivo, escreve em mim o que o mundo precisa ler sobre Jesus. Apaga as linhas tortas que eu mesmo rabisquei. Tira o véu do meu rosto e da minha leitura da Bíblia. Transforma-me devagar, e obrigado pelos que foram carta de Cristo para mim. Amém.',
    application:
      'Pergunte a si mesmo o que um vizinho leria hoje na sua vida sobre Jesus. Escolha uma linha que gostaria de mudar e comece por um gesto escondido.',
  },
  {
    slug: '2-corintios-4',
    chapters: ['2CO.4'],
    verse: verse('2 Coríntios 4:7', 'tesouro vasos barro'),
    reflection:
      'Nas casas de Corinto havia potes de barro por toda parte, baratos, lascados, trocados quando quebravam. Paulo se compara a um deles e diz que Deus guardou ali o seu tesouro, a luz do rosto de Jesus Cristo. Ele fala como quem conhece as rachaduras: apertado, confuso, perseguido, derrubado, e ainda assim inteiro nas mãos de Deus.',
    prayer:
      'Senhor, tu puseste a tua luz num pote comum, e eu conheço as minhas rachaduras. Não me deixes ter vergonha delas diante de ti. Quando o corpo se cansa e os anos pesam, renova-me por dentro, dia a dia. Que por estas falhas apareça a vida de Jesus. Amém.',
    application:
      'Pegue nas mãos uma caneca ou um vaso simples de casa e diga a Deus três fraquezas suas. Peça que a luz de Cristo apareça através de uma delas hoje.',
  },
  {
    slug: '2-corintios-5',
    chapters: ['2CO.5'],
    verse: verse('2 Coríntios 5:20', 'embaixadores Cristo Reconciliai-vos'),
    reflection:
      'Paulo costurava tendas e sabia que a lona cede com os anos; o corpo dele também, e por isso espera a casa que Deus fez. Enquanto mora na barraca, tem um ofício: é embaixador, e fala em nome de quem já assinou a paz com o próprio sangue. O apelo que sai da boca dele é quase uma súplica de Deus.',
    prayer:
      'Pai, tu vieste ao mundo em Cristo e não puseste na conta os meus pecados. Obrigado pela paz assinada na cruz. Conforta-me quando o corpo dói e a minha tenda balança. Faz de mim alguém que leva a tua súplica com boas maneiras, e que vive para aquele que por mim morreu e ressuscitou. Amém.',
    application:
      'Ajude hoje duas pessoas a se aproximarem: conte a uma o bem que a outra disse dela, ou ofereça-se para estar junto na primeira conversa.',
  },
  {
    slug: '2-corintios-6',
    chapters: ['2CO.6'],
    verse: verse('2 Coríntios 6:10', 'entristecidos alegres pobres enriquecendo'),
    reflection:
      'Paulo faz a lista do que viveu em nome de Jesus, e ela vai aos pares: honra e desonra, morrendo e vivo, triste e sempre alegre. Um homem sem casa própria se diz dono de tudo. Depois ele para, chama os coríntios pelo nome da cidade e conta que o coração dele está escancarado; são eles que andam apertados por dentro.',
    prayer:
      'Senhor, alarga o meu coração, que o medo e as mágoas foram estreitando. Ensina-me a estar triste e contente no mesmo dia, porque és tu que me sustentas. Hoje é o dia de receber a tua graça, e eu não a quero deixar para amanhã. Guarda-me de alianças que me afastem de Cristo. Amém.',
    application:
      'Abra o coração a alguém de quem você se afastou sem motivo grave. Diga, por telefone ou pessoalmente, que sente falta da conversa e pergunte da vida.',
  },
  {
    slug: '2-corintios-7',
    chapters: ['2CO.7'],
    verse: verse('2 Coríntios 7:6', 'consola abatidos Tito'),
    reflection:
      'Paulo chega à Macedônia sem dormir direito, com briga por fora e medo por dentro, e meio arrependido de uma carta dura que mandou. A consolação de Deus vem a pé, na pessoa de Tito, que traz notícias dos coríntios: eles choraram, sentiram saudade e quiseram consertar tudo. Paulo entende então que há uma tristeza que levanta a gente, e outra que só vai matando. A primeira se reconhece porque termina nos braços de Jesus, com a casa arrumada.',
    prayer:
      'Deus que consolas os abatidos, obrigado pelos Titos que bateram à minha porta. Dá-me a tristeza que volta para ti, e livra-me daquela que fica girando em volta de mim. Abençoa as cartas difíceis que escrevi por amor. Que eu seja hoje a boa notícia de alguém, por causa de Jesus. Amém.',
    application:
      'Vá hoje até alguém que está abatido, ou telefone, e conte-lhe uma coisa boa que outra pessoa disse dele. Fiquem juntos um pouco, sem dar lição.',
  },
  {
    slug: '2-corintios-8',
    chapters: ['2CO.8'],
    verse: verse('2 Coríntios 8:9', 'rico pobre pobreza'),
    reflection:
      'As igrejas da Macedônia são pobres e insistem para que Paulo aceite a oferta delas. Elas deram primeiro a si mesmas, conta ele, e depois as moedas. O apóstolo manda junto três homens de confiança para que ninguém duvide das contas, e põe no centro da carta Jesus, que desceu da sua riqueza até uma manjedoura emprestada.',
    prayer:
      'Senhor Jesus, sendo rico, tu te fizeste pobre por minha causa. Eu te dou primeiro a mim mesmo, e depois o que está no meu bolso. Dá às nossas igrejas contas limpas e mãos abertas. Que nenhum pobre seja pressionado em teu nome, e que todos conheçam a alegria de repartir. Amém.',
    application:
      'Calcule, sozinho e com calma, uma quantia que você pode repartir neste mês sem faltar à sua casa. Escolha uma necessidade concreta e dê com alegria.',
  },
  {
    slug: '2-corintios-9',
    chapters: ['2CO.9'],
    verse: verse('2 Coríntios 9:7', 'contribua coração alegria'),
    reflection:
      'Paulo combinou uma coleta com os coríntios um ano antes, e agora manda amigos na frente para que o dinheiro esteja pronto quando ele chegar. Conhece o entusiasmo que promete na segunda-feira e some no fim do mês. Cada um decide em casa quanto vai dar, sem empurrão e sem choro, porque quem deu primeiro foi Deus. O capítulo termina sem falar mais de moeda: a gratidão de Paulo vai para o presente que ele não consegue descrever, que é o próprio Cristo.',
    prayer:
      'Pai que dás semente e pão, tudo o que tenho saiu da tua mão. Livra-me de dar para aparecer e de guardar por medo. Cura a minha pressa quando o apelo é bonito, e a minha demora quando chega a hora. Por Jesus, teu presente, faz da minha oferta um motivo de agradecimento para alguém. Amém.',
    application:
      'Sente-se em casa com quem divide o dinheiro com você, decidam juntos um valor possível e um destino, e separem-no hoje. Ninguém precisa saber, e ninguém deve dar o que falta à própria mesa.',
  },
  {
    slug: '2-corintios-10',
    chapters: ['2CO.10'],
    verse: verse('2 Coríntios 10:4-5', 'armas fortalezas pensamento obediência'),
    reflection:
      'Diziam de Paulo que as cartas eram fortes e que ao vivo ele decepcionava, com aquela fala sem brilho. Ele responde pela mansidão e bondade de Cristo, palavras que poucos usariam para abrir uma briga. A luta dele é por dentro, contra argumentos que se trancam como castelo, e o prisioneiro que ele quer fazer é o pensamento. Quem se mede com a própria régua sempre sai grande, e Paulo prefere o elogio que vem do Senhor.',
    prayer:
      'Senhor Jesus, manso e forte, entra no castelo dos meus pensamentos. Leva preso o que insiste em dizer que estou só, que não tenho jeito, que sou melhor que os outros. Livra-me de me comparar com os outros, para cima ou para baixo. Que eu tenha o teu tom no que escrevo e no que digo frente a frente, para edificar quem me ouve. Amém.',
    application:
      'Anote o pensamento que mais se repetiu hoje e escreva embaixo o que Jesus diria dele, com uma passagem que você conhece. Leia os dois em voz alta, sozinho.',
  },
  {
    slug: '2-corintios-11',
    chapters: ['2CO.11'],
    verse: verse('2 Coríntios 11:30', 'orgulhar fraqueza'),
    reflection:
      'Pressionado a mostrar o currículo, Paulo apresenta açoites, naufrágios, noites sem dormir e uma noite e um dia boiando no mar. No fim da lista ele põe a preocupação diária com as igrejas, e pergunta quem é que fica fraco sem que ele sinta. A última medalha é quase engraçada: em Damasco ele fugiu dentro de um cesto, descido pela muralha. Os concorrentes batiam no rosto do povo em nome de Deus, e o apóstolo mostra as marcas de quem apanhou por Cristo.',
    prayer:
      'Senhor, o meu currículo mais verdadeiro são os cestos em que me desceste. Livra a tua igreja de líderes que escravizam e batem. Obrigado pelos pastores e mães na fé que perdem o sono por nós. Jesus foi forte na fraqueza da cruz; ensina-me a contar sem vergonha as minhas fraquezas, para que outros tenham coragem. Amém.',
    application:
      'Conte a um irmão mais novo na fé uma fraqueza sua em que Deus o sustentou. Se um líder humilha ou explora você, procure ajuda de fora e saia de perto.',
  },
  {
    slug: '2-corintios-12',
    chapters: ['2CO.12'],
    verse: verse('2 Coríntios 12:8-9', 'Três graça basta fraqueza'),
    reflection:
      'Paulo ouviu palavras no paraíso que não podia repetir, e voltou de lá com um espinho de que não diz o nome. Três vezes ele pediu alívio, e a resposta foi outra: a graça de Cristo lhe basta. O espinho ficou; o apóstolo continuou viajando, escrevendo e amando uma igreja que lhe dava pouco em troca.',
    prayer:
      'Jesus, tu também pediste três vezes que o cálice passasse. Eu te peço mais uma vez que tires o meu espinho, e continuo o tratamento que me dão os médicos. Se ele ficar, fica tu comigo, e que a tua graça chegue para hoje. Faz a tua força aparecer naquilo que me humilha. Amém.',
    application:
      'Conte a um irmão de confiança qual é o seu espinho e diga como ele pode ajudar. Orem um pelo outro e combinem conversar de novo na próxima semana.',
  },
  {
    slug: '2-corintios-13',
    chapters: ['2CO.13'],
    verse: verse('2 Coríntios 13:4', 'crucificado fraqueza vive poder'),
    reflection:
      'Os coríntios pediam provas de que Cristo falava por meio de Paulo, e ele devolve o exame: procurem em vocês mesmos, porque é aí que Jesus está. Ele fala sem ironia: como um pai, prefere ser reprovado a ver os filhos errarem, e fica contente de ser o fraco se eles forem os fortes. Cristo também pareceu fraco na cruz, e vive pelo poder de Deus. A carta mais brava acaba com um beijo e com a bênção que as igrejas repetem até hoje, graça, amor e comunhão.',
    prayer:
      'Jesus, crucificado e vivo, examina-me tu, que olhas com bondade. Mostra se a minha fé é costume ou se ainda escuta a tua voz. Dá aos que cuidam de mim a alegria de me ver crescer. Que a tua graça, o amor do Pai e a comunhão do Espírito encham esta casa, e as conversas que preciso ter. Amém.',
    application:
      'Faça um exame a sós, com três perguntas: em que confio hoje, a quem preciso perdoar, o que Jesus mudou em mim neste ano. Depois dê um abraço de paz em alguém da igreja.',
  },
];
