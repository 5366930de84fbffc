import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysOneToSeventeen: AuthoredPart<StudyDay[]> = [
  {
    day: 1,
    title: 'A toalha',
    verse: verse('João 13:4-5', 'levantou-se toalha bacia lavar pés discípulos'),
    reflection:
      'Lavar os pés era tarefa do último da fila. A rua de terra sujava os pés, a bacia ficava perto da entrada, e naquela noite ninguém se mexeu. Os doze ficaram em volta da comida, a água parada, cada um esperando que o outro se abaixasse. Então Jesus tirou a capa. João anota, um pouco antes, o que ele sabia naquela hora: o Pai lhe havia entregado tudo. Com tudo nas mãos, pegou um pano. Passou por Pedro, que protestou, e por Judas, que já tinha combinado o preço.\n\nOs cinquenta dias começam por aqui porque a palavra “sacerdote” pode subir à cabeça de um homem. Fique com esta cena como medida. A autoridade que vem do Pai sabe onde fica a bacia e se abaixa sem anunciar.',
    prayer:
      'Jesus, tu passaste pelos pés de todos, inclusive os de quem ia te trair. Eu sei mandar, sei reclamar e sei esperar que me sirvam. Ainda estou aprendendo a servir sem plateia. Começa comigo, lava o que em mim está sujo e depois me entrega a toalha.',
    action:
      'Descubra a tarefa da casa de que todo mundo foge: o ralo, o lixo do banheiro, a louça de domingo. Faça hoje, inteira, sem contar a ninguém. Se mora só, faça no trabalho ou na casa da sua mãe.',
  },
  {
    day: 2,
    title: 'Quem fica no meio?',
    verse: verse('1 Timóteo 2:5', 'um só Mediador Deus Cristo Jesus'),
    reflection:
      'Uma pergunta para o café: quem está entre a sua família e Deus? Muita gente boa responderia “eu, que sou o homem da casa”. Paulo responde com um nome só, e não é o seu nem o meu: o lugar do meio está ocupado.\n\nIsso tira um peso e tira uma arma. O peso: você não precisa segurar a salvação dos filhos com a força do braço, nem se desesperar porque a esposa crê de outro modo ou não crê. A arma: ninguém lá em casa depende da sua licença para falar com o Pai, discordar de você ou ler a Bíblia por conta própria. A filha de seis anos chega ao trono pelo mesmo caminho que você. Seu serviço é outro: andar ao lado, orar por eles, abrir espaço, porque quem se põe no meio acaba fazendo sombra.',
    prayer:
      'Cristo, único mediador, eu saio do lugar que é teu. Perdoa as vezes em que falei como se a minha vontade fosse a tua. Cuida dos meus diretamente, também por caminhos que eu não conheço, e me mostra como caminhar ao lado deles.',
    action:
      'Pergunte a alguém de casa, ou a um amigo: “Tem alguma coisa pela qual você queira que eu ore hoje?”. Escute até o fim, não aconselhe, agradeça. À noite, ore exatamente por aquilo.',
  },
  {
    day: 3,
    title: 'Três palavras no jardim',
    verse: verse('Gênesis 3:9', 'SENHOR Deus chamou homem Onde estás'),
    reflection:
      'A primeira fala de Deus a um homem depois da queda é uma pergunta, e ele já conhecia a resposta. Adão estava atrás das árvores, com roupa improvisada e medo na garganta. Deus não chega derrubando árvore, chama.\n\nNós aprendemos a nos esconder cedo, e com mais conforto do que ele. Há o esconderijo do trabalho que nunca acaba, o do futebol, o do fone de ouvido, o do “tá tudo certo”. Há quem se esconda na própria igreja, atrás de três ministérios. E há o esconderijo da culpa dos outros, que Adão inaugurou poucos versículos adiante: foi ela.\n\nHoje não tente melhorar nada; apenas responda onde está. Quem sabe você esteja longe, cansado, com raiva, entediado de Deus. É dali que Deus começa a andar com você, porque é ali que você está de verdade.',
    prayer:
      'Senhor, estou aqui. Não é onde eu deveria estar, mas é onde estou: ______ (diga sem enfeite). Tenho medo de ser visto e já decorei umas desculpas. Mesmo assim, saio de trás da árvore; chama o meu nome outra vez.',
    action:
      'Dia de descanso: cinco minutos de silêncio no carro parado, na laje, na área de serviço, com o celular guardado em outro cômodo. Quando vier a pergunta “onde estás?”, responda em voz alta com uma frase que comece por “Estou”.',
  },
  {
    day: 4,
    title: 'Vistoria com a luz acesa',
    verse: verse('Salmos 139:23-24', 'Examina-me coração pensamentos caminho mau guia-me'),
    reflection:
      'Antes de reformar, o pedreiro anda pela casa batendo na parede para ouvir onde está oco. Davi convida Deus para essa vistoria; faça o mesmo, cômodo por cômodo.\n\nA sala: o que meu rosto diz quando entro? A cozinha: quem trabalha enquanto estou sentado? O quarto: trato o corpo do outro, e o meu, com honra? O banheiro, porta trancada: o que eu vejo na tela? O quarto das crianças: elas correm para mim ou ficam quietas quando a chave gira? A garagem, o quartinho, a gaveta: que garrafa, que conta, que conversa está guardada ali?\n\nVocê não precisa consertar tudo até a noite. O salmo nem pede conserto; pede para ser visto e guiado. Note quem segura a lanterna: alguém que, no mesmo salmo, conhece você desde o ventre e não se assustou.',
    prayer:
      'Deus que me conheces desde o ventre, entra. Não tenho mais força para guardar porta fechada. Acende a luz devagar, se for possível. Não vás embora quando enxergares o que há. Depois me pega pela mão e me tira do caminho que machuca.',
    action:
      'Caminhe mesmo pela casa, cômodo por cômodo, com um papel no bolso. Anote em cada um só uma palavra: “gratidão”, “vergonha”, “briga”, “saudade”. Guarde; no dia 50 você volta a ele.',
  },
  {
    day: 5,
    title: 'Como Natã pegou Davi',
    verse: verse('2 Samuel 12:7', 'Natã Davi Tu és aquele homem'),
    reflection:
      'Davi tinha visto uma mulher do terraço e mandado buscá-la; ela não estava em posição de dizer não ao rei. Veio a gravidez, e ele tentou encobrir, não conseguiu, e arranjou para o marido dela um lugar onde morreria. Depois casou-se com a viúva, e a vida seguiu por meses.\n\nEntão entra o profeta com uma história de dois vizinhos: um rico, cheio de rebanho, e um pobre que criava uma ovelhinha como filha. Chega visita, e o rico mata a do pobre. Davi pula da cadeira: esse sujeito merece a morte! E Natã só precisou apontar o dedo.\n\nNós nos indignamos com rapidez quando o pecado mora na casa de outro. A grandeza de Davi, naquele dia, foi pequena e decisiva: não mandou prender o profeta, não explicou o contexto, não falou do que ela fez. Disse que tinha pecado, e o estrago, mesmo com o perdão, deixou consequências que ele teve de atravessar.',
    prayer:
      'Senhor, eu enxergo longe quando o erro é alheio. Manda-me um Natã, e quando ele vier segura a minha língua de rei ofendido. Livra quem está debaixo do meu poder de pagar pelo que eu quero. Jesus morreu também por isto, e só nele eu tenho onde pôr a culpa. Pequei contra ti, e pequei contra gente que tem nome: ______.',
    action:
      'Lembre de uma bronca recente que você deu em alguém. Pergunte, com a mesma severidade, onde você faz parecido. Escreva a resposta começando por “Eu sou aquele que…”.',
  },
  {
    day: 6,
    title: 'Herança com inventário',
    verse: verse('Ezequiel 18:14', 'filho pecados pai fez não'),
    reflection:
      'Feche os olhos um instante e procure as mãos do seu pai. O que elas seguravam, a enxada, o volante, o copo, o cinto, o hinário? Talvez não haja mãos para lembrar, só um nome na certidão, ou nem isso.\n\nNa época de Ezequiel corria um ditado: os pais comem uva verde e quem fica com os dentes doendo são os filhos. Isso virou desculpa nacional. O profeta conta então de um filho que olha para o que o pai fez, olha de verdade, e decide outra coisa. A virada mora nesse olhar, porque quem não olha repete achando que inventou.\n\nHá homens que receberam muito bem e nunca agradeceram. Há outros que receberam pancada e juraram ser diferentes, mas o juramento sozinho não ensina o que pôr no lugar. Faça o inventário completo: o que fica comigo, o que termina em mim.',
    prayer:
      'Pai, dou graças pelo que recebi de bom do meu pai, ou de quem fez as vezes dele: ______. Entrego também aquilo que não quero passar adiante: ______. Ensina-me o que eu não vi ninguém fazer. Sozinho eu só saberia repetir ou fugir.',
    action:
      'Duas colunas numa folha: “Isto eu levo” e “Isto termina em mim”, com três itens em cada. Se algum pesar demais, mostre a folha a um amigo maduro, ao pastor ou a um psicólogo; o posto de saúde encaminha.',
  },
  {
    day: 7,
    title: 'Carta para quem não veio',
    verse: verse('Salmos 27:10', 'pai mãe abandonem SENHOR acolherá'),
    reflection:
      'Na apresentação da escola, um menino olhava para o portão a cada música. Hoje ele tem quarenta e três anos e ainda olha, de outro jeito: espera o elogio do chefe, tenta impressionar o sogro, sente uma raiva sem endereço.\n\nO salmo admite em voz alta o que muita família cala: pai e mãe podem faltar. Não diz que é normal, nem que foi bom para fortalecer. Diz que existe um colo depois. A palavra é de recolher, como quem junta do chão uma criança que ficou no meio da rua.\n\nAlguns dos que leem isto tiveram pais presentes; agradeçam e orem por um colega. Outros precisam hoje escrever algumas linhas que nunca serão enviadas. Chamar a falta de falta não desonra ninguém. E um homem que se deixa recolher por Deus cobra menos dos filhos o que não recebeu.',
    prayer:
      'Senhor, eu fiquei olhando para o portão, e tu viste. Recolhe em mim o menino que ainda espera, e me livra de cobrar isso do meu pai para sempre, ou dos meus filhos. Por quem hoje cresce sem pai nesta rua, eu também te peço, e me ofereço.',
    action:
      'Escreva uma carta curta a seu pai (ou à ausência dele): o que houve, o que faltou, o que você agradece. Não precisa enviar. Se teve um pai presente, mande hoje mesmo um áudio dizendo uma coisa boa que ficou.',
  },
  {
    day: 8,
    title: 'Anatomia de um grito',
    verse: verse('Provérbios 16:32', 'demora irritar valente domina espírito cidade'),
    reflection:
      '18h10: o ônibus quebra. 19h: o mercado subiu de novo. 19h40: a chave não entra no portão porque alguém deixou a outra por dentro. 19h42: brinquedo na escada. 19h43: o grito.\n\nQuem olha de fora diz que foi o brinquedo. Quem ouve lá dentro aprende, com o corpo, a ter medo das 19h43. O provérbio coloca acima do general quem governa o próprio espírito, e o general da época arrasava muralhas. O texto não elogia o homem apagado; mostra onde fica a batalha.\n\nRepare que entre 18h10 e 19h43 houve mais de uma hora de avisos: mandíbula, ombro, respiração curta, a conversa na cabeça montando o processo contra todo mundo. O domínio próprio entra por aí, cedo, quando ainda é possível ficar dois minutos no portão antes de abrir. A raiva tem história, e quem aprende a lê-la chega em casa de outro jeito.',
    prayer:
      'Espírito de Deus, conheces o meu relógio da raiva melhor do que eu. Toca no meu ombro às 18h10. Dá-me coragem de parar na calçada e respirar, de pedir água antes de pedir contas. Jesus, acusado aos gritos, soube calar; quero aprender com ele. Que a minha chave na porta deixe de ser um alarme.',
    action:
      'Desenhe a linha do tempo da sua última explosão, de hora em hora, até achar o primeiro sinal no corpo. Escolha o que fará quando ele aparecer de novo e conte essa escolha a quem mora com você.',
  },
  {
    day: 9,
    title: 'O dia mais sério',
    verse: verse('Salmos 11:5', 'SENHOR odeia ama violência'),
    reflection:
      'Hoje não há história para contar. Se você já bateu, empurrou, apertou o braço, quebrou porta, ameaçou, trancou, vigiou o celular da mulher, obrigou ao sexo ou usou versículo para calar alguém, isso tem nome: violência. O salmo diz de que lado Deus está, e a lei também.\n\nArrependimento, aqui, começa pela segurança dos outros. Fale a verdade a uma pessoa que não vá passar a mão na sua cabeça. Se há risco, saia de casa; que não sejam os outros a fugir. Procure um grupo reflexivo para homens (o CREAS, a Defensoria ou o Juizado informam), aceite a medida protetiva, não cobre perdão nem use a igreja para apressar volta.\n\nSe é você quem apanha ou é ameaçado, homem também liga: 190 na emergência. Mulher tem o 180; criança, idoso e qualquer vulnerável, o Disque 100. Ninguém em perigo deve ficar esperando que uma oração mude o agressor. Este plano pode parar; a segurança vem primeiro.',
    prayer:
      'Deus dos que apanham, não me deixes dar outro nome ao que fiz, nem ao que vi e calei. Protege de mim quem precisar ser protegido de mim. Quebra a mentira antes que eu quebre mais alguém, e dá-me coragem de prestar contas à luz do dia.',
    action:
      'Se algo daquela lista é seu, ligue ainda hoje para alguém que tome providência com você: pastor sério, irmão mais velho, CREAS. Se não é, salve no celular 190, 180 e 100. Um dia alguém vai precisar que você os tenha à mão.',
  },
  {
    day: 10,
    title: 'Onde dorme o seu celular?',
    verse: verse('Salmos 101:2-3', 'casa coração íntegro coisa má olhos'),
    reflection:
      'Experiência para as próximas 24 horas, com uma hipótese: a integridade de um homem dentro de casa depende mais da tomada do que da promessa.\n\nO rei que escreveu este salmo fez planos para o palácio, e o primeiro lugar onde prometeu andar direito foi o corredor de dentro, onde ninguém aplaude. Logo em seguida falou dos olhos. Ele não tinha tela, mas tinha terraço, e você se lembra do que aconteceu no terraço.\n\nO nosso terraço vem conosco para a cama. Nele cabem a notícia que adoece, o vídeo curto que rouba quarenta minutos, a antiga namorada, a roleta, a pornografia, o grupo que só destila ódio. Cabem igualmente a videochamada da neta e a leitura desta manhã. O aparelho não é o demônio; o problema é a hora, o escuro e a porta. Mude a tomada e veja o que muda junto.',
    prayer:
      'Senhor, andas comigo no corredor de dentro. Vê quanto tempo dei hoje a uma luz que não esquenta ninguém. Quero ver gente, e falar contigo, antes de qualquer notificação. Ajuda-me só nesta noite; amanhã eu peço de novo.',
    action:
      'Dia de descanso: esta noite o celular carrega na cozinha, e a última hora do dia fica sem tela. Converse, ouça a casa, deite-se cedo. Se precisa de despertador, use um de dez reais, ou deixe o volume alto e a porta aberta.',
  },
  {
    day: 11,
    title: 'Acordo com os olhos',
    verse: verse('Jó 31:1', 'pacto olhos cobiça virgem'),
    reflection:
      'O capítulo é a defesa de Jó, que perdeu tudo e, mesmo sentado na cinza, abre a contabilidade da própria vida: negócios, empregados, pobres, inimigos. A primeira linha da planilha são os olhos. Ele tratou o olhar como quem assina contrato, com data e cláusula, antes da tentação chegar.\n\nPornografia não é só “fraqueza de homem”. Ensina a usar gente, esfria o corpo para a ternura verdadeira, e por trás da tela há pessoas, muitas delas exploradas, algumas menores. O solteiro não está dispensado, e o casamento não cura. Viúvo e velho conhecem a briga do mesmo jeito.\n\nJurar “nunca mais” às duas da manhã raramente resolve. Um acordo escrito resolve melhor. Ele diz quando a vontade aperta (cansaço, briga, tédio), por onde ela entra (aplicativo, banho, insônia), o que farei no lugar e quem eu chamo. A vergonha isola; o acordo feito com um irmão deixa entrar luz.',
    prayer:
      'Jesus, que me compraste por inteiro, compraste os olhos também, e tenho olhado gente como coisa. Perdoa-me, e perdoa o mal que sustentei com o meu clique. Limpa a memória aos poucos, se for aos poucos. Dá-me, no lugar do vício, um amor que tenha rosto.',
    action:
      'Escreva seu acordo em quatro linhas: quando aperta, por onde entra, o que faço, quem chamo. Apague agora um aplicativo ou perfil que abre a porta e ative o filtro de conteúdo do aparelho.',
  },
  {
    day: 12,
    title: 'A frase mais difícil do mês',
    verse: verse('Tiago 5:16', 'Confessai culpas uns outros orai curados'),
    reflection:
      'Uma conversa ensaiada é melhor que uma adiada, e poderia ser assim:\n\n“Fulano, tem quinze minutos? É sério e eu fico sem jeito.” Ele diz que sim. “Faz tempo que eu escondo uma coisa. Eu não quero conselho agora, quero que alguém saiba.” E você diz, com o nome certo, sem a versão bonita. Depois: “Você ora comigo? E me pergunta de novo na quinta?”\n\nO que ele poderia responder? “Obrigado por confiar. Não vou espalhar. Vamos orar.” Pronto, durou doze minutos.\n\nTiago escreve isso a uma igreja, para doentes e pecadores na mesma sala. Supõe que a cura passe por ouvidos humanos. Escolha bem: alguém discreto, maduro, do mesmo sexo, fora da confusão. Quem tem a obrigação de proteger uma criança ou impedir um crime não guarda segredo, e isso é justo. Fora daí, segredo partilhado perde metade da força.',
    prayer:
      'Senhor, prefiro confessar a ti, que não mudas de cara. Mesmo assim me mandas a um irmão; mostra quem. Põe a frase na minha boca e mansidão no ouvido dele. E quando alguém vier a mim com a sua sacola de vergonha, que eu não me espante nem me sinta maior.',
    action:
      'Mande agora a mensagem que marca a conversa: “Preciso de quinze minutos seus esta semana, pode ser?”. Não explique por escrito. Se não houver ninguém, peça ao pastor um horário.',
  },
  {
    day: 13,
    title: 'Pão na brasa e uma soneca',
    verse: verse('1 Reis 19:5', 'dormido anjo tocou Levanta-te come'),
    reflection:
      'Elias vinha da maior vitória da carreira: fogo no monte, chuva depois da seca, o povo de joelhos. No dia seguinte chegou uma ameaça da rainha, e ele correu até não poder mais, sentou debaixo de um arbusto e pediu a morte. Um profeta esgotado pensa coisas que não pensaria descansado.\n\nEsperaríamos um sermão, e veio um toque no ombro, pão quente e água. Ele comeu e tornou a dormir. Veio o segundo toque, e o segundo prato. A pergunta difícil só apareceu muito depois, no monte, e quem a fez falou baixinho. Jesus fez parecido quando levou os discípulos cansados para um lugar quieto.\n\nTem homem que chama de falta de fé o que é falta de sono. Outros carregam uma dor mais funda, e a vontade de sumir volta toda noite. Se for o seu caso, não a carregue calado: o CVV atende pelo 188, de graça, a qualquer hora; o posto e o médico também são mão de Deus.',
    prayer:
      'Basta, Senhor: hoje eu digo a mesma palavra de Elias. Não tenho discurso; aceito o pão, a água, o sono e a ajuda que mandares, ainda que venha de jaleco. Toca-me de novo quando eu estiver cansado demais para te procurar.',
    action:
      'Dia de descanso: durma uma hora mais cedo e coma uma refeição sentado. Se a tristeza dura semanas, marque consulta no posto. Se pensou em morrer, ligue 188 agora e conte a alguém perto.',
  },
  {
    day: 14,
    title: 'Homem chora',
    verse: verse('João 11:35', 'Jesus chorou'),
    reflection:
      'Duas palavras, e ninguém as cortou do evangelho.\n\nJesus sabia o que ia fazer dali a minutos no túmulo de Lázaro. Podia ter dito às irmãs que enxugassem o rosto. Em vez disso viu Maria soluçando, viu os vizinhos, e as lágrimas dele desceram no meio da rua, na frente de todo mundo. Alguns comentaram que era amor; outros, que era atraso.\n\nQuando foi que ensinaram você a engolir? Talvez numa queda de bicicleta, talvez num velório em que tinha de “ser forte para a sua mãe”. O que se engole não some: vira azia, silêncio à mesa, uma dureza que os filhos confundem com desprezo.\n\nHoje há pouco o que ler. O resto do tempo é seu, para o que ainda não foi chorado.',
    prayer:
      'Jesus, fica aqui do lado, que não vou explicar. Digo só os nomes: ______. E só o que perdi: ______. Tu também ficaste diante de um túmulo com o rosto molhado. Obrigado, porque perto de ti eu não preciso ser forte para ninguém.',
    action:
      'Ponha para tocar uma música que você evita porque mexe com você, ou abra a foto de quem se foi. Fique dez minutos sem fazer nada de útil. Se vier choro, deixe vir; se não vier, tudo bem.',
  },
  {
    day: 15,
    title: 'Perguntas de um copo',
    verse: verse('Provérbios 20:1', 'vinho zombador bebida alvoroços sábio'),
    reflection:
      'Há igrejas em que ninguém bebe e outras em que se bebe com medida; isso fica com a sua consciência e o seu pastor. O provérbio não discute isso, mas personifica a bebida como um gozador que senta à mesa, paga a primeira e sai rindo de você.\n\nResponda sem testemunhas. Já prometi que seria só uma e não foi? Alguém em casa conta as minhas latas? Bebo para dormir, para falar, para suportar o domingo? Já dirigi depois de beber, já escondi a garrafa? Meus filhos sabem, pelo passo na escada, em que estado eu chego? E se troco “bebida” por aposta, remédio, energético, pó, maconha, jogo no celular, quantas respostas mudam?\n\nTrês “sim” merecem conversa ainda nesta semana. A dependência não se vence só com força de vontade. Alcoólicos Anônimos não custa nada, o CAPS-AD é do SUS, e Deus trabalha à vontade numa roda de cadeiras de plástico.',
    prayer:
      'Deus, tem um zombador que conhece o meu endereço. Confesso o que não controlo: ______. Não te prometo o resto da vida; entrego este dia. Guarda também as pessoas que já pagaram pela minha sede. E se o copo não é o meu problema, dá-me paciência com o irmão que luta contra ele.',
    action:
      'Conte suas respostas “sim”. Se passaram de duas, procure hoje no mapa a reunião de AA ou o CAPS-AD mais próximo e salve o horário; quem bebe todo dia fale com um médico antes de parar de repente. Se foi zero, mande um “como você está?” a um amigo que luta.',
  },
  {
    day: 16,
    title: 'Zaqueu faz as contas',
    verse: verse('Lucas 19:8', 'Zaqueu restituo quatro vezes metade bens'),
    reflection:
      'Material de trabalho: um lápis e honestidade.\n\nA cidade inteira torcia contra Zaqueu. Ele tinha enriquecido cobrando a mais de vizinhos que não tinham a quem reclamar. Quando Jesus entrou na casa dele, a multidão ficou do lado de fora resmungando, e do lado de dentro aconteceu uma coisa rara: um homem se pôs de pé e falou em números: metade, quatro vezes mais.\n\nZaqueu não comprou a salvação; ela já tinha entrado pela porta. Mas quando a graça entra, desce até o bolso, o caderno de fiado, a ferramenta emprestada há dois anos. Há também dívidas sem moeda: o crédito que tomei de um colega, a reputação que baixei numa conversa, as tardes prometidas a um filho.\n\nNem tudo se devolve, mas o que se pode devolver começa com uma lista e uma data.',
    prayer:
      'Senhor que te hospedas em casa de gente como eu, minhas mãos ainda seguram coisas de outros; mostra quais, e livra-me de chorar bonito e não devolver nada. E quando não houver mais a quem devolver, ensina-me a fazer bem a outro em lugar dele.',
    action:
      'Lista de três: o que devo, a quem, até quando. Quite hoje o item mais fácil: a furadeira, os vinte reais, o elogio que era do colega. Marque data para o mais difícil.',
  },
  {
    day: 17,
    title: 'Até o fundo do rio',
    verse: verse('Miqueias 7:19', 'misericórdia esmagará maldades pecados profundezas mar'),
    reflection:
      'Saia de casa para ler isto, se puder. Ande até um córrego, uma represa, uma ponte, a praia; na falta de água, até o fim da rua. Leve uma pedra no bolso, dessas que incomodam a perna.\n\nA pedra é o que você foi achando nestes dezesseis dias. Sinta o peso enquanto anda. Miqueias viveu num tempo em que juiz tinha preço e dentro da mesma família se armava emboscada. O livro termina espantado: quem é como esse Deus, que gosta de ser bom? Ele pisa a maldade com o pé e arremessa longe o que foi pecado, onde ninguém mergulha para buscar.\n\nQuando chegar, jogue e escute o barulho. O perdão não cancela o que você deve a alguém nem dispensa as conversas que você marcou; elas continuam de pé. Mas você irá a elas de mãos livres. Amanhã entramos pela porta da cozinha.',
    prayer:
      'Quem é como tu, que tens gosto em perdoar? Eu ainda ando apalpando o bolso à procura da pedra. Ajuda-me a crer que Jesus a levou, e que ela está no fundo. Volto para casa mais leve, e quero que percebam pelo meu jeito de abrir a porta.',
    action:
      'Dia de descanso: faça a caminhada com a pedra, sem pressa, e jogue-a. Na volta, compre ou colha alguma coisa pequena para alguém: pão, uma fruta, uma flor do muro, e entregue sem explicar.',
  },
];
