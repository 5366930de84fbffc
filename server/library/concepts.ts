/** Words that mean the same ("*" for endings); the longest wins, a shared one means all of them. */
export const CONCEPTS: Readonly<Record<string, string>> = {
  // Faith
  prayer:
    'orar, oro, ora, oram, oramos, orando, orei, orou, orava, oracao, oracoes, rezar, rezo, reza, rezei, rezando, prece*, falar com deus, conversar com deus, clamor, interced*, intercess*',
  pray_for_me:
    'orar por mim, ora por mim, ore por mim, orem por mim, oracao por mim, reza por mim, reze por mim',
  faith: 'fe, confiar em deus',
  believing: 'crer, creio, cre, creem, crenca*, acredit*',
  doubt:
    'duvida*, duvido, incredul*, incerteza*, falta de fe, pouca fe, fe fraca, perdi a fe, perdendo a fe, fe que fraqueja, fraquej*, sem fe, fe abalada',
  sin: 'pecad*, pecar, peco, pequei, pecou, pecando, pecamos, transgress*, iniquidade*',
  same_sin:
    'mesmo pecado, mesma coisa, mesmo erro, recaida*, recai, cair de novo, cai de novo, caio no mesmo, continuo pecando, parar de pecar, peco sempre, sempre peco, volto a pecar, pecando de novo',
  repentance: 'arrepend*, remorso*, peso na consciencia, converter, conversao',
  forgiveness: 'perdo*, perdao, perdoes, reconcili*, fazer as pazes, setenta vezes sete',
  salvation:
    'salvo, salva, salvos, salvar, salvacao, salve, ir para o ceu, ir pro ceu, aceitar jesus, entregar minha vida, vida eterna',
  assurance:
    'certeza da salvacao, certeza de salvacao, certeza de que sou salv*, certeza que sou salv*, certeza se sou salv*, sei se sou salv*, sei se estou salv*, sei que sou salv*, saber se sou salv*, saber que sou salv*, duvida se sou salv*',
  others_conversion:
    'conversao do meu, conversao da minha, conversao dos meus, conversao das minhas, conversao do marido, conversao do esposo, conversao da esposa, conversao da familia, conversao de familiar*, salvacao do meu, salvacao da minha, salvacao dos meus, salvacao da familia, converter meu, converter minha, meu * se converter, minha * se converter, meu * se converta, minha * se converta',
  baptism: 'batism*, batiz*',
  supper: 'ceia*, santa ceia',
  tithe: 'dizim*, dez por cento, devorador',
  grace: 'graca de deus, graca, favor imerecido',
  born_again:
    'nascer de novo, nasci de novo, novo nascimento, nova criatura, nascer outra vez, nascido de novo, nascida de novo, nascidos de novo, nascendo de novo, nasceu de novo, nasce de novo, nascer do alto, regenera*',
  church: 'igreja*, culto*, congreg*, desigrejad*',
  leave_church:
    'sair da igreja, sai da igreja, saiu da igreja, afastad* da igreja, afast* de deus, afastei de deus, me afastei, desviad*, desviei, desviou, esfriei, larguei a igreja, longe de deus, longe da igreja, parei de ir, afastou de deus, afastou da igreja, deixou a igreja, fora da igreja',
  come_back:
    'voltar para deus, voltar pra deus, voltar para jesus, voltar pra igreja, voltar para a igreja, queria voltar, quero voltar, filho prodigo, recomecar com deus',
  mission: 'missionari*, missoes, missao transcultural',
  pastor: 'pastor, pastores, lider*, bispo, obreiro*, reverendo',
  woman_pastor: 'pastora*, mulher pastora, mulher pregar, mulher pode pregar, ministerio feminino',
  bible:
    'biblia*, escritura*, palavra de deus, biblic*, testamento*, leio a palavra, ler a palavra, entendo a palavra',
  read: 'ler, leio, leitura*, lendo, lia, leu',
  understand:
    'entend*, compreend*, interpret*, entra na cabeca, entra nada na cabeca, nao entra nada, assimil*',
  begin: 'comec*, inicia*, inicio, por onde, primeiro livro',
  write: 'escrev*, escrit*, autor, autoria, autores',
  holy_spirit: 'espirito santo, espirito, espirito de deus, consolador',
  spirit_fruit: 'fruto do espirito, frutos do espirito',
  gifts:
    'dons, dom de, dons espirituais, dons do espirito, dons do espirito santo, linguas estranhas, falar em linguas, dom de linguas, dom de cura',
  jesus: 'jesus, cristo, filho de deus, messias, jesus cristo, senhor jesus',
  lords_prayer: 'pai nosso, oracao do senhor, pao nosso',
  trinity: 'trindade*, tres pessoas, trino, triuno',
  prophecy: 'profeci*, profet*, revelacao, revelacoes',
  evangelism:
    'evangelizar, evangelizacao, evangelismo, evangelizo, missao, missoes, falar de jesus, pregar o evangelho, ganhar almas, testemunhar, testemunho',
  worship: 'adorar, adoracao, adoro, louv*',
  god_will:
    'vontade de deus, proposito*, plano de deus, planos de deus, direcao de deus, o que deus quer',
  silence:
    'silencio de deus, deus em silencio, deus esta calado, deus nao me responde, deus nao fala, nao me escuta mais, deus nao me escuta, deus nao me ouve, deus me abandon*, deus sumiu, deus se esqueceu, deus esqueceu, nao sinto deus, longe de mim, deus calado, deus nao escuta, deus nao ouve, deus nao liga',
  unanswered:
    'deus nao faz nada, deus nao fez nada, deus nao age, deus nao ouviu, nao responde, nao respondeu, sem resposta, nao respondida*, orei e nada, nada aconteceu, nada acontece, nada muda, nao fui atendid*, nao atende, orei tanto, oro tanto',
  cross:
    'cruz, crucific*, calvario, sacrificio de jesus, jesus morreu, morte de jesus, jesus morrer, cristo morreu, morte de cristo, sangue de jesus, sangue de cristo',
  resurrection: 'ressur*, ressuc*, tumulo vazio, pascoa',
  return_of_christ:
    'volta de jesus, volta de cristo, jesus volta*, jesus vai voltar, cristo vai voltar, segunda vinda, arrebatamento, fim dos tempos, fim do mundo, ultimos dias, ultimos tempos, final dos tempos',
  beast: 'besta, marca da besta, 666, chip',
  heaven: 'ceu, ceus, paraiso, nova jerusalem',
  hell: 'inferno*, lago de fogo, condenacao eterna, castigo eterno',
  after_death:
    'depois da morte, apos a morte, vida apos a morte, depois que morre*, depois de morrer, quando a gente morre, quando morre*, para onde vamos, pra onde vamos, pra onde vai, alem da morte',
  fear_of_death: 'medo de morr*, medo da morte, pavor da morte, pavor de morrer',
  spirits:
    'reencarn*, espiritismo, espirita*, vidas passadas, vida passada, falar com os mortos, falar com morto*, karma, carma, tarot, cartomante',
  astrology: 'horoscopo*, signo, signos, astrolog*, mapa astral',
  witchcraft:
    'macumba*, feitic*, mau olhado, olho gordo, bruxaria, trabalho feito, maldicao*, maldicoes, inveja dos outros, amarracao, encosto, satanas, diabo, demonio*, capeta',
  mary: 'maria, nossa senhora, santos, santas, imagens',
  science: 'ciencia*, cientist*, evolucao, big bang, darwin',
  religions: 'religiao, religioes, budis*, islam*, muculman*, hindu*',
  contradiction: 'contradic*, contradiz*, erros na biblia',
  fasting: 'jejum, jejuns, jejuar, jejuo, jejuei, jejua, jejuando',
  sabbath: 'sabado*, guardar o sabado, dia do senhor',
  tribulation: 'grande tribulacao',
  saul_of_tarsus: 'saulo',
  season: 'tempo para tudo, tempo certo, tempo de deus, tempo determinado',
  yoga: 'ioga, yoga, pilates',
  tattoo: 'tatuagem, tatuagens, tatuar, tatuei, tatoo, tattoo, piercing',
  gay: 'gay, gays, homossexu*, lgbt*, lesbic*, mesmo sexo, bissexu*, trans',
  robot:
    'robo, robos, inteligencia artificial, chatgpt, maquina, programa de computador, pessoa de verdade, humano',
  love_of_god:
    'amor de deus, deus me ama, deus ama, deus nos ama, amor do pai, deus e amor, deus gosta de mim',
  gratitude:
    'gratidao, grato, grata, gratos, agradec*, obrigad* deus, obrigad* senhor, obrigad* jesus, acao de gracas, acoes de gracas, dar gracas, gracas a deus, gloria a deus, consegui o, consegui um, consegui uma, bencao recebida, bencaos recebidas, vitoria alcancada, graca alcancada, deus fez, deus tem feito, louvado seja',
  justification: 'justific*',
  holiness: 'santidade, deus santo, deus e santo, santo, temor do senhor',
  sanctification: 'santifica*, vida santa, consagracao',
  growth: 'crescer espiritualmente, crescimento espiritual, crescer na fe, amadurec*, maturidade',
  revival:
    'avivamento*, avivar, renovo, intimidade com deus, mais de deus, fome de deus, sede de deus, primeiro amor, mais perto de deus, proximidade com deus, buscar mais a deus',
  temptation: 'tentac*, tentado, tentada',
  humility: 'humild*, orgulh*, soberb*, arrogan*, vaidade, vaidos*',
  obedience: 'obed*, desobed*',
  hope: 'esperanca*',
  peace: 'paz, serenidade, calma, tranquil*, sossego',
  wisdom: 'sabedoria, discern*, sabio*, entendimento',
  decision:
    'decis*, decid*, escolh*, encruzilhada, nao sei o que fazer, que caminho, qual caminho, indecis*, rumo, direcao',
  strength:
    'forca, forcas, fortalec*, nao desistir, perseverar, perseveranca, continuar, seguir em frente, forca espiritual',
  protection: 'protec*, proteg*, livramento*, guarda a minha, guardar a minha, seguranca, livra*',

  // Feelings
  anxiety:
    'ansied*, ansios*, preocup*, nervosismo, afli*, angusti*, cabeca a mil, coracao acelerado, aperto no peito, panico, estress*, crise de ansiedade',
  fear: 'medo*, medros*, pavor, temor, apavorad*, assustad*, coragem',
  sadness:
    'tristeza*, triste*, desanim*, fundo do poco, vazio, vazia, sem animo, sem vontade de viver, chor*, baixo astral',
  depression: 'depress*, depri*',
  loneliness:
    'solidao, sozinh*, solitari*, me sinto so, sinto so, ninguem liga, ninguem me procura, ninguem se importa, abandonad*, sem amigos, nao tenho amigo*, isolad*, isolamento, largad*',
  grief:
    'luto, enlutad*, falec*, velorio, enterro, perdi alguem, perdi meu pai, perdi minha mae, perdi meu marido, perdi minha esposa, perdi meu avo, perdi minha avo, perdi meu irmao, perdi minha irma, perdi meu filho, perdi minha filha, perdi um filho, perdi uma filha, perdemos um filho, perdemos nosso filho, perda de alguem, perda de um ente, perdi um amigo, perdi uma amiga, perdi um familiar, ente querido, perdi uma pessoa, meu pai morreu, minha mae morreu, morreu, morreram, viuv*, partiu',
  child_loss:
    'perdi o bebe, perdi meu bebe, perdemos o bebe, perdemos nosso bebe, aborto espontaneo, perda gestacional, natimorto, bebe morreu, perdi o nene, perdi meu filho, perdi minha filha, perdi um filho, perdemos um filho, perdemos nosso filho, perdemos uma filha, filho morreu, filha morreu, filho faleceu, morte de um filho, morte de filho, morte do meu filho, perda de um filho',
  death:
    'depois da morte, apos a morte, vida apos a morte, morte, mortes, morrer, morre, morri, morrem, morremos, mortal',
  longing:
    'saudad*, sinto falta, sentindo falta, longe de casa, morar longe, mora longe, foi embora, distancia da familia',
  anger:
    'raiva*, ira, irritad*, irrito, pavio curto, nervos*, explod*, explos*, brav*, furios*, perco a cabeca, perco a paciencia, descontrol*, sangue quente, estour*, desconto nele*, desconto nela*, desconto nos filhos, descontar nos filhos, descontar nele*, grit*, berr*',
  hate: 'odio, odei*, odiar',
  hurt: 'magoa*, magoou, magoad*, ressent*, rancor*, feriu, feriram, ferid*, machuc*, ofend*, humilh*, decepc*, guardo magoa',
  guilt: 'culpa, culpad*, nao me perdoo, vergonha do que, remorso*, peso na consciencia',
  envy: 'inveja*, ciume*, cobica*, compar*',
  tired:
    'cansa*, exaust*, esgot*, sobrecarreg*, sobrecarga, burnout, nao aguento mais, nao dou conta, faco tudo, dupla jornada',
  insomnia:
    'insonia, dormir, durmo, dorme, dormindo, sono, pregar o olho, noite em claro, virando na cama, noites sem dormir, passo a noite acordad*',
  night: 'madrugada*, tres da manha, noite escura, noite longa, amanhecer',
  suffering: 'sofr*, dor, dores, doi, doendo, tribulac*, provac*, aflicoes, coisas ruins',
  patience: 'pacienc*, paciente, perseveranca',
  marriage_cold:
    'esfriou, casamento morno, casamento frio, rotina, tedio, monotonia, colegas de casa, colegas de quarto, dois colegas, parecemos colegas, parecemos irmaos, viramos irmaos, acabou o amor, nao amo mais, nao sinto mais nada, nao gosto mais, perdi o amor, quartos separados, camas separadas, sem graca',

  // Home
  spouse_wife: 'esposa*, mulher minha, minha mulher, conjuge, da mulher',
  spouse_husband: 'marido*, esposo*, meu homem',
  marriage:
    'casamento*, casad*, casal, matrimoni*, vida a dois, conjug*, noiv*, casar, casei, casou, bodas, nupcias',
  dating:
    'namor*, noiv*, ficante, se caso com, me caso com, escolher com quem casar, casar com, e do mundo, jugo desigual',
  single: 'solteir*, sem namorado, sem marido',
  unbeliever:
    'descrente*, incredul*, nao crente, nao e crente, nao crista*, nao cre, nao creem, nao acredita em deus, nao conhece jesus, nao aceita jesus, nao quer saber de igreja, nao vai a igreja, nao vai na igreja, nao e convertid*, nao convertid*, outra religiao, e do mundo, jugo desigual, nao sao crentes, nao e evangelic*, nao tem jesus, com catolico, com espirita',
  betrayal:
    'trai, traiu, traido, traida, traindo, traem, trair, traicao, traicoes, adulter*, infiel, infidel*, amante*, chifre*, outra mulher, outro homem, pulou a cerca, caso extraconjugal, me trai',
  divorce:
    'divorci*, separacao, separar, separad*, separou, separo, largar meu marido, largar minha esposa, ir embora de casa, saiu de casa, terminar o casamento, segundo casamento, casar de novo, desquit*',
  violence:
    'grita comigo, gritou comigo, berra comigo, violen*, agrid*, agress*, bate, bateu, batia, bater, bato, bati, apanho, apanhei, ameac*, levanta a mao, levantou a mao, soco, tapa, espanc*, humilh*, xing*, abusiv*, maria da penha, murro*, chut*, empurr*',
  child: 'filh*, crianca*, menin*, adolescen*, meu guri, moleque*, neto*, neta*',
  raising:
    'criacao dos filhos, criacao de filhos, criar os filhos, criar filhos, criar meus filhos, criar meu filho, educar, educacao, educo, disciplina*, palmada*, limites',
  teen: 'adolescen*, trancad*, so fica no celular, so no celular, de 13 anos, de 14 anos, de 15 anos, de 16 anos, de 17 anos, rebelde, revoltad*',
  bad_mother:
    'mae ruim, pessima mae, ma mae, mae horrivel, boa mae, falhei como mae, culpa de mae, errei com meus filhos, mae relapsa',
  baby: 'bebe*, nene*, recem nascido, puerperio, pos parto',
  pregnant:
    'gravid*, gestante*, gestacao, parto, bebe a caminho, esperando nene*, esperando bebe, barriga, bebe que vai nascer, engravidei',
  infertile:
    'engravidar, infertil*, esteril, tentante*, ter filhos, ser mae, ser pai, ter um filho, ter um bebe, nao consigo ter filhos, fertiliza*, fiv',
  mother: 'mae*, mamae, mainha',
  father: 'pai, pais, papai, painho',
  old_parents:
    'idos*, velhinh*, velhice, alzheimer, cuidar dos pais, cuidar da minha mae, cuidar do meu pai, cuidador*, meus velhos, mae idosa, pai idoso',
  mother_in_law: 'sogr*, mae dele, mae dela, mae do meu marido, mae da minha esposa',
  relatives: 'parente*, cunhad*, tio, tia, tios, prim*, avo, avos, famil*',
  home: 'casa, lar, moradia',
  siblings: 'irmao, irma, irmaos, irmas',
  conflict:
    'brig*, discut*, discuss*, desaven*, barraco, nao nos falamos, nao se falam, desentend*, intriga*, conflito*, tudo vira briga, divide*, dividid*',
  no_dialogue:
    'dialogo*, nao conversa*, nao conversamos, nem conversa, conversamos mais, nao fala comigo, nao fala mais, nem fala, comunica*, nao me escuta, calad*, quase nao conversa*, conversar',
  meddling: 'mete*, intromet*, palpite*, interfer*, manda no, manda na, desautoriz*',
  sex: 'nao me toca, nao me procura, nao encosta em mim, nao me toca mais, sexo, sexual, sexuais, transa*, relacoes, relacao sexual, vida intima, libido, desejo, impotenci*, intimidade do casal, intimidade, cama, virgindade, virgem, fornica*, castidade',
  sex_before:
    'antes do casamento, antes de casar, morar junto, morar juntos, sem casar, com o namorado, com a namorada, com meu namorado, com minha namorada, virgindade',
  porn: 'porno*, pornograf*, masturb*, site adulto, video adulto, videos adultos, pensamentos impuros, nudes',
  trust:
    'confio mais, confianca, desconfi*, nao confio, perda de confianca, mentiu, mentira*, segredo*, escondeu, enganou',
  lie: 'ment*, mentira*, honest*, enganar, engano, desonest*',
  gossip:
    'fofoc*, falar mal, falaram mal, falou mal, falar da vida, palavras que ferem, lingua, cuidado com o que a gente fala, fala dos outros, o que a gente fala',
  swearing: 'palavrao, palavroes, xingar, xingamento*',
  social_media: 'rede* socia*, instagram, facebook, tiktok, whatsapp, internet, celular',
  ugly: 'meu corpo, do meu corpo, com meu corpo, aparencia, me acho feia, me acho feio, feia, feio, autoestima, baixa autoestima, vergonha do corpo, menos do que elas, inferior*, gorda',
  family: 'famil*',
  family_prayer:
    'culto domestico, culto no lar, culto em casa, orar em familia, orar com minha familia, orar junto*, oramos juntos, oracao em familia, altar da familia, orar comigo, ora comigo, conduzir',
  pray_together:
    'oramos juntos, orar junto*, orar comigo, ora comigo, orar mais, nao ora mais, oracao do casal, nao quer mais orar',

  // Body and money
  sickness:
    'doen*, doente*, enferm*, adoec*, cancer*, tumor*, internad*, diagnostic*, tratamento*, diabetes, avc, infarto, saude, resultado do exame, resultado de exame, biopsia, quimio*',
  healing: 'cura, curar, curad*, curou, cure, curas, milagre*, sarar, sarou',
  hospital:
    'hospital, hospitais, hospitalar*, hospitaliz*, cirurgia*, operar, operad*, operacao, opera, vai operar, uti, internac*, internad*, anestesia, exame*, quimio*, sala de espera, pre operatorio',
  addiction: 'vici*, dependen*, dependencia quimica, libertacao, libert*, recuperacao',
  drugs: 'droga*, crack, maconha, cocaina, trafico, entorpecente*, na pedra, cheirando',
  alcohol:
    'alcool*, bebida*, beber, bebe demais, bebe muito, bebendo, bebo, bebe todo dia, cachaca, cerveja, porre*, embriag*, pinga, alcoolatra*, vinho*, whisky, bebado*, marido bebe, pai bebe, mae bebe, filho bebe, esposo bebe, ele bebe, ela bebe, quem bebe, que bebe',
  smoke: 'fumar, fuma, fumo, fumando, cigarro*, tabaco, vape, nicotina',
  gamble:
    'aposta, apostas, apostar, apostando, apostador*, apostei, aposto, apostou, bet, bets, tigrinho, loteria, mega sena, jogo do bicho, cassino, jogar no, raspadinha, jogos de azar, roleta',
  job: 'emprego*, trabalh*, servico, trampo*, profiss*, vocacao, carreira, patrao, chefe*, porta de emprego, porta aberta, portas abertas, negocio proprio',
  boss: 'chefe*, patrao, patroa, gerente, assedio moral, colegas de trabalho, no trabalho, no servico, supervisor*',
  unemployed:
    'desempreg*, sem trampo, sem trabalho, sem emprego, sem servico, perdi o emprego, perdi meu emprego, perdi o trabalho, perdi o trampo, demitid*, demissao, mandado embora, mandada embora, mandaram embora, arrumar um emprego, conseguir um emprego, conseguir emprego, consegui um emprego, preciso de um emprego, preciso de emprego, procurando emprego, procurando trabalho, procurando servico, entrevista, sem renda',
  overwork:
    'trabalho demais, trabalho muito, hora extra, horas extras, pai ausente, ausente, nao vejo meus filhos, nao vejo minha familia, sem tempo para a familia, sem tempo pros filhos, chego tarde',
  debt: 'divid*, endivid*, dever, devo dinheiro, devendo, nome sujo, spc, serasa, emprestimo*, agiota*, cartao, cartao estourado, consignado, no vermelho, aperto financeiro',
  bills: 'conta atrasada, contas, pagar as contas, boleto*, aluguel atrasado, conta de luz',
  money:
    'dinheiro, financ*, financeir*, grana, salario, oferta*, generos*, riqueza*, rico, ricos, prosper*, avareza, gastar, gasta demais, orcamento',
  hidden: 'escondid*, escondo, secret*, segredo, nao sabe, descubra, sem ela saber, sem ele saber',
  exam: 'prova, provas, vestibular*, enem, concurso*, faculdade, escola, estud*, exame da ordem, oab, passar na prova, aprovacao, aprovad*, reprov*, colar grau',
  age: 'quantos anos, que idade, qual a idade, qual era a idade, qual e a idade',
  where: 'onde fica, onde ficava, onde ficam, em que lugar, em que pais',
  which_year: 'em que ano, que ano, em que data, em que seculo',
  travel: 'viag*, viaj*, estrada*, aviao, onibus, rodovia',
  birthday:
    'aniversari*, niver, parabens, mais um ano de vida, faco * anos, fiz * anos, completo * anos, completei * anos, fazendo * anos',
  new_year: 'ano novo, reveillon, virada do ano, recomec*, novo ciclo, nova fase',
  moving:
    'casa nova, mudanca de casa, mudanca, mudar de casa, mudar de cidade, mudar de estado, vou mudar, vamos mudar, me mudar, nos mudar, casa propria, apartamento novo',
  nation:
    'brasil*, nacao, pais em que, nosso pais, govern*, presidente, eleic*, autoridades, politic*, patria',
  friends: 'amig*, amizade*, coleg*',
  poor: 'pobre*, miser*, orfao*, orfas, desigualdade, necessitad*, passa fome, passando fome, fome no mundo, justica social, caridade, acao social, morador de rua',
  neighbour: 'proximo, vizinh*, amar os inimigos, amor ao proximo, uns aos outros',
  lazy: 'preguic*, procrastin*',
  rest: 'descans*, folga*, ferias, repous*',
  past: 'passado*, coisa errada, coisas erradas, vida errada, besteira*, ex presidiari*, erros do passado, o que eu fiz',
  mind_wanders:
    'mente viaja, cabeca viaja, me da sono, distra*, concentrar, concentracao, nao consigo orar, vontade de orar, preguica de orar, sono na hora de orar, durmo orando',
};
