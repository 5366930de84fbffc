import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const pastorDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'Ter pastor',
    verse: verse('Salmos 23:1', 'SENHOR pastor faltará'),
    study:
      'Esta semana vai devagar, uma linha por dia do salmo que todo mundo sabe. Não pense ainda em cuidar de ninguém. Davi, que tinha sido do ramo, escreve como quem é a ovelha. A palavra mais importante aqui talvez seja “meu”. Quem passa a vida atendendo os outros esquece que também tem dono, alguém que repara se mancou, se comeu. Antes de ser pastor, somos rebanho, e quem inverte essa ordem acaba se servindo das próprias ovelhas.',
    prayer:
      'Jesus, tu és o meu pastor. Digo devagar, sem completar o salmo: meu. Faz tempo que só digo “nosso” e “deles”. Hoje fico desse lado da cerca, e deixo que me contes.',
    practice:
      'Repita a primeira frase do salmo cinco vezes no caminho do trabalho, parando cada vez numa palavra diferente, e não faça mais nada com ela.',
  },
  {
    day: 2,
    title: 'Ser posto para deitar',
    verse: verse('Salmos 23:2', 'deitar verdes águas tranquilas'),
    study:
      'Ovelha assustada não se deita, dizem os criadores; nem a faminta, nem a que briga por lugar. Por isso o verbo surpreende: é o Pastor quem faz deitar. Primeiro espanta os medos, depois aponta o capim. Há gente na igreja que só descansa doente, e com culpa, e chama isso de zelo. O Pastor chama para a beira da água mansa, porque água em correnteza assusta bicho de nariz baixo. Se você tem o impulso de cuidar, comece por perguntar há quanto tempo não se deita.',
    prayer:
      'Faz-me deitar, Jesus, que eu sozinho não consigo. Desliga em mim o grupo, a lista, o “e se”. Espanta o que me mantém de pé. Aceito a relva que houver: um sofá, meia hora.',
    practice:
      'Deite-se por vinte minutos hoje, sem tela e sem justificar. Se há crianças ou doente em casa, combine a troca com alguém.',
  },
  {
    day: 3,
    title: 'Voltar a si',
    verse: verse('Salmos 23:3', 'restaura alma guia veredas'),
    study:
      'Existe uma posição, conhecida de quem lida com rebanho, em que o animal vira de costas e não se levanta sem ajuda. A linha de hoje fala de um dono que devolve o fôlego à gente e, depois, caminha na frente por trilhas que prestam. Ele o faz por causa do próprio nome: é questão de honra para Deus que você não fique de pernas para o ar. Não é prêmio por ter sido ovelha exemplar.',
    prayer:
      'Tu sabes onde virei, e faz quanto tempo. Põe as mãos por baixo e levanta-me. Que as pernas voltem a sentir o chão. Depois vai à frente, e perto, pois ainda cambaleio.',
    practice:
      'Conte a uma pessoa segura em que área você anda virado de costas. Peça ajuda com uma coisa concreta: consulta, conta, conversa, descanso.',
  },
  {
    day: 4,
    title: 'No fundo do vale',
    verse: verse('Salmos 23:4', 'vale sombra morte comigo cajado'),
    study:
      'Perceba a troca de pronome. Até aqui Davi falava de Deus; quando escurece, fala com ele: tu. Nenhuma explicação do vale, só companhia e dois instrumentos de madeira. A vara batia em bicho feroz. O cajado, com a ponta curva, puxava a ovelha de perto do barranco. Nenhum dos dois foi feito para bater em ovelha, e isto precisa ser dito a quem apanhou em nome da vara: aquilo não era consolo, e violência em casa ou na igreja se denuncia. O que consola é saber que a vara está entre nós e o lobo.',
    prayer:
      'Tu, Jesus, comigo, aqui embaixo. Está escuro no exame que não chegou, na cadeira vazia da mesa, na mensagem que ninguém responde. Não enxergo a saída e não preciso explicá-la aos outros. Deixa-me ouvir a tua vara no chão, um toque a cada passo, até que amanheça, e isso me basta.',
    practice:
      'Faça companhia, hoje, a alguém num trecho escuro: sala de espera, velório, audiência. Se é você quem atravessa, ligue e diga: “vem comigo?”',
  },
  {
    day: 5,
    title: 'A toalha estendida',
    verse: verse('Salmos 23:5', 'mesa inimigos óleo cálice transborda'),
    study:
      'De repente o pastor vira anfitrião, e os inimigos continuam por perto, olhando. O salmo não diz que foram embora. Há mesa assim: almoço no meio do processo, risada na semana da químio. O azeite era gesto de quem recebe visita cansada de estrada. E o copo passa da borda, desperdício bonito. Somos servidos pelo Senhor com toalha limpa. Muita gente que cuida nunca aceita sentar-se; come em pé, na pia.',
    prayer:
      'Puxaste a cadeira e eu ainda estou de avental. Sento-me, então, Jesus, com os meus credores na janela. Obrigado pelo azeite, pelo copo, pela toalha. Não mereci, e está uma delícia.',
    practice:
      'Aceite hoje uma gentileza sem retribuir nem diminuir. Alguém ofereceu carona, café, lugar na fila? Diga apenas “obrigado” e aproveite até o fim.',
  },
  {
    day: 6,
    title: 'Seguido pelas costas',
    verse: verse('Salmos 23:6', 'bem seguirão dias habitarei casa'),
    study:
      'O pastor vai à frente, e atrás, o que vem? O verbo é de perseguição, dos que se usam para exército. Só que quem corre no encalço da ovelha é a bondade, com a misericórdia ao lado, como dois cães fiéis juntando o rebanho, já se disse. Olhe por cima do ombro: ano passado, a doença, a demissão, aquele perdão. Dá para ver as pegadas? Terminar o salmo em casa, sem data de saída, é o que permite a alguém gastar-se pelos outros sem desespero, porque o endereço final está resolvido.',
    prayer:
      'Olho para trás e vejo que me seguiste naquela rodoviária, naquele corredor, na pessoa que ficou quando os outros foram. Bondade de Deus, alcança-me outra vez, que corro menos do que antes.',
    practice:
      'Desenhe uma linha dos seus últimos cinco anos. Marque três pontos em que o bem o alcançou por meio de uma pessoa, e agradeça a uma delas.',
  },
  {
    day: 7,
    title: 'Chamado pelo nome',
    verse: verse('João 10:3', 'ouvem voz chama nome conduz'),
    study:
      'No curral comum dormiam rebanhos misturados. De manhã cada dono chegava, fazia o seu chamado, e o monte de lã se separava sozinho: as dele iam. Jesus diz que é assim com ele, uma por uma, pelo nome. Não “irmão”, não “varoa”, não “o pessoal da terceira fileira”. Fecha-se aqui a semana de ovelha. A próxima trata de cuidar, e só vai se você levar isto na bolsa: eu sou chamado pelo nome.',
    prayer:
      'Diz o meu nome, Jesus, daquele modo que só tu sabes. Não o apelido da escola, não o cargo, não o erro. Vou atrás dessa voz, e ensina-me a decorar, um por um, os nomes que te são caros.',
    practice:
      'Dia de descanso: feche os olhos por dez minutos e deixe que Deus o chame, como o dono chamava as suas, pelo nome que você mais gosta de ouvir. Hoje você é só ovelha.',
  },
  {
    day: 8,
    title: 'Contar',
    verse: verse('Provérbios 27:23', 'conhecer condição ovelhas'),
    study:
      'Sete verbos de quem cuida, um por manhã. O primeiro se faz com os dedos. Contar não por vaidade de relatório, mas para dar falta de alguém. “Estávamos em cento e vinte” não diz nada; “a Jandira não veio, e é a segunda vez” diz. O sábio de Provérbios recomenda ao criador que olhe a cara dos bichos, porque riqueza não dura. Um grupo de dez, com alguém que repara, cuida melhor que um auditório. Quem você notaria, se faltasse no domingo? E quem notaria a sua falta, se fosse você?',
    prayer:
      'Tu contas até fios de cabelo, Jesus, e eu perco gente inteira de vista. Passo agora os rostos um por um diante de ti: os da minha casa, os da rua, os do banco ao lado, os que mudaram de bairro, os que só mudaram de lugar para não ser vistos. Mostra-me quem está faltando e em que rua procuro.',
    practice:
      'Liste as pessoas do seu grupo, classe ou família, e em frente a cada nome ponha como ela está. Onde não souber, mande um “como foi a sua semana?”',
  },
  {
    day: 9,
    title: 'Dar de comer',
    verse: verse('Jeremias 3:15', 'pastores coração apascentem conhecimento inteligência'),
    study:
      'Pela boca de Jeremias Deus prometeu pastores com um coração parecido com o dele, e descreveu-lhes a marmita: conhecimento e entendimento. Pastorear passa pela Palavra bem servida, cortada no tamanho da boca. Há quem sirva só açúcar, e o povo vive agitado e anêmico; há quem sirva osso. Servir bem dá trabalho escondido: ler, perguntar, orar, mastigar antes. Numa célula de garagem ou com um sobrinho no banco do carro, dez minutos de texto bíblico explicado com carinho alimentam mais que duas horas de opinião.',
    prayer:
      'Pai, tenho dado do que sobra no fundo do saco. Abastece-me, que quero levar pão de verdade às três ou quatro bocas que me confiaste, e provar primeiro o que vou servir.',
    practice:
      'Escolha um parágrafo do evangelho e leia-o com alguém em cinco minutos, no portão ou por chamada. Pergunte apenas: “o que isso alimenta em você?”',
  },
  {
    day: 10,
    title: 'Enfaixar',
    verse: verse('Ezequiel 34:16', 'perdida desgarrada curativo ferida fortalecerei'),
    study:
      'Quem enfaixa precisa chegar perto, ver a ferida e não fazer careta. Em Ezequiel é o próprio Deus quem arregaça as mangas, pois os encarregados não quiseram. Três cuidados de quem fez curso de primeiros socorros: não mexer mais do que sabe, não apertar demais, chamar ajuda. Na alma é igual: depressão, abuso, dependência, pensamento de morte pedem profissional, e o pastoreio vai junto, segurando a mão. A fé que se gaba de não precisar de médico deixa a ferida aberta por orgulho.',
    prayer:
      'Deus de mangas arregaçadas, ensina-me a pôr faixa sem apertar. Dá nomes de bons médicos, psicólogas, assistentes sociais, a quem eu possa levar o que não sei tratar. E fica na sala de espera.',
    practice:
      'Descubra o telefone, o endereço e o horário do CAPS, do CRAS e do posto mais próximos. Salve os três no celular, com uma anotação do que cada um atende. Depois conte a duas pessoas do seu grupo onde encontrar: você, ou elas, vão precisar disso por alguém.',
  },
  {
    day: 11,
    title: 'Procurar',
    verse: verse('Lucas 15:4', 'cem perdendo noventa nove busca'),
    study:
      'Financeiramente é ruim: arriscar noventa e nove por um bicho teimoso. Jesus pergunta “quem de vós não faria?”, e os ouvintes devem ter pensado que ninguém faria. Ele faria: vai até encontrar; o prazo é esse. E na volta, em vez de sermão pelo caminho, põe a ovelha nos ombros. Procurar não é vigiar nem invadir. Existe o sumido que precisa de distância, e o que fugiu de um agressor que ainda está no banco da frente. Para esse, buscar pode significar tirar o lobo da sala antes de convidar a ovelha.',
    prayer:
      'Bom pastor, sou uma das que carregaste nos ombros. Vai atrás de quem sumiu e leva-me contigo nessa busca. Se a culpa foi nossa, que o pedido de perdão chegue primeiro.',
    practice:
      'Vá pessoalmente, sem avisar à igreja, ao portão de um sumido, com algo da sua cozinha. Fique o tempo que a pessoa quiser, nem um minuto além.',
  },
  {
    day: 12,
    title: 'Diminuir o passo',
    verse: verse('Gênesis 33:13-14', 'meninos tenros pouco passo'),
    study:
      'Esaú, com quatrocentos homens de tropa, propôs viajarem juntos. Jacó, que tinha crianças e crias novas, respondeu que iria no passo delas; um só dia forçado mataria o rebanho. Havia receio nessa desculpa, mas a frase vale ouro. Qual é a velocidade do mais lento do seu grupo? A senhora que não lê depressa, o rapaz recém-saído da clínica, a família que trabalha aos domingos. Os programas correm; o cuidado anda a pé, e chega com todos.',
    prayer:
      'Desculpa a minha pressa, Senhor, que já deixou gente sentada na beira da estrada. Regula o meu passo pelo do menor. Ensina-me a chegar tarde, se for preciso, com todo mundo.',
    practice:
      'Num encontro de hoje, acompanhe deliberadamente a pessoa mais vagarosa: ao andar, ao comer, ao falar; não termine as frases dela.',
  },
  {
    day: 13,
    title: 'Pôr-se no meio',
    verse: verse('1 Samuel 17:34-35', 'leão urso cordeiro livrava'),
    study:
      'Antes de Golias não houve plateia nenhuma. Um adolescente, um cordeiro na boca de um urso, e ninguém para saber se ele tivesse ficado quieto. Davi foi, não pela glória, que não havia; pelo cordeiro, que era um. Defender é verbo de quem cuida, e custa: contrariar o tio agressivo, interromper a piada que humilha, acompanhar à delegacia, perder um dizimista poderoso. O urso moderno costuma ser educado e bem relacionado. A pergunta é a mesma do campo: sem ninguém olhando, você vai?',
    prayer:
      'Senhor, eu sou medroso, mas há um pequeno na boca de alguém neste momento, e talvez eu seja o único perto. Põe-me no meio, com prudência e socorro, sem bravata.',
    practice:
      'Aprenda o caminho de uma denúncia: 190 em perigo imediato, 180 para a mulher, Disque 100 para criança, idoso e pessoa com deficiência. Ensine a mais um.',
  },
  {
    day: 14,
    title: 'Revezar a noite',
    verse: verse('Lucas 2:8', 'pastores vigiavam rebanho vigílias'),
    study:
      'Os pastores estavam no campo em vigílias, conta Lucas: a noite se dividia em turnos, e enquanto um ficava de olho aberto os outros dormiam embrulhados. Nenhum pastor de Belém virava a noite inteira todas as noites. Por que você vira? O último verbo da semana protege os outros seis. Dividir nomes, treinar um segundo, desligar o telefone às dez, tirar férias de verdade. Foi a um grupo em escala, com um cochilo de intervalo, que o céu se abriu.',
    prayer:
      'Guarda de Israel, que não cochilas: eu cochilo, preciso, e confesso que me achei indispensável. Assume o plantão agora, e dá-me um colega de turno e a coragem de lhe entregar a lanterna.',
    practice:
      'Dia de descanso: entregue a alguém, até amanhã, um cuidado que só você faz, desligue o telefone às dez e durma. Não confira o resultado.',
  },
  {
    day: 15,
    title: 'Exame: fujo quando dói?',
    verse: verse('João 10:12', 'assalariado lobo foge dispersa'),
    study:
      'Vire a folha. Durante sete dias o texto faz perguntas a quem cuida, e convém respondê-las de porta fechada. A primeira vem do contraste que Jesus traçou: o mercenário não é mau, apenas não tem nada a perder, e quando o lobo aparece isso se descobre. Veja se é assíduo só enquanto o elogiam, se some quando a família vira problema demorado, se visita quem não poderá retribuir. Receber salário por servir é digno. O ponto é outro: de quem são as ovelhas quando o perigo aparece?',
    prayer:
      'Examina-me, dono do rebanho, que me lembro de quem deixei no pior dia, alegando agenda. Não me poupo: tive medo. Perdoa, e se ainda houver tempo, manda-me de volta àquela porta.',
    practice:
      'Escreva o nome de uma pessoa que você abandonou no meio de uma crise. Procure-a: “eu sumi quando você precisava. Sinto muito. Como você está?”',
  },
];
