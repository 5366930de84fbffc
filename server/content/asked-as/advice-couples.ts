import type { AskedAs } from '../types.ts';

export const ADVICE_FOR_COUPLES_ASKED_AS: AskedAs = {
  'brigas-por-dinheiro':
    'contas, gastos, salário, dívida, cartão, economizar, orçamento, quem paga, separar contas, gastadeira, pão-duro, emprestar para parente, desempregado, poupar, casa própria, dízimo discordamos, conta conjunta',
  'falta-de-dialogo':
    'conversar, não me ouve, calado, grosseiro, gritos, comunicação, mal-entendido, não se abre, fechado, discute, não fala o que sente, DR, ouvir, monossílabo',
  'intimidade-fria':
    'sexo, relação, desejo, cama, quartos separados, impotência, menopausa, frequência, beijo, carinho, libido, não me procura, vergonha, ejaculação, cansaço, anticoncepcional, fantasia, posso na cama',
  'decisoes-sobre-os-filhos':
    'criar, castigo, escola, disciplina, educação, mimar, discordamos, adolescente, bater, limite, religião dos filhos, tela, nome do bebê, filho na nossa cama, filho rebelde, filho difícil, filhos brigam',
  'interferencia-da-familia':
    'mudar para perto da mãe, os pais dela mandam em nós, sogra, sogro, cunhado, mãe dele, parentes, visita, palpite, não gosta da minha família, meus pais, domingo, natal com quem, família dele, família dela, morar perto, minha família não aceita, nora',
  'perda-de-confianca':
    'mentira, desconfio, ciúme, senha, escondido, celular, segredo, apagou mensagens, confiança, mentiu, omite, localização, suspeita de traição',
  'primeiros-anos-com-bebe':
    'recém-nascido, nasceu, sono, amamentar, cansados, bebê chora, sem tempo para nós, resguardo, pai de primeira viagem, filhos pequenos, gêmeos, licença',
  'rotina-e-tedio':
    'monótono, esfriou, frio, sem graça, tempo a dois, romance, namorar, paixão, não sinto amor, surpresa, encontro, mesmice, reacender, viagem, acabou a chama, casamento feliz, melhorar',
  'distancia-espiritual':
    'desviado, afastou, não ora, igreja, culto, esposo não crente, não quer ir, fé, ministério, marido incrédulo, espiritualidade, crescer espiritualmente',
  'luto-de-um-filho':
    'morreu, aborto, natimorto, perdemos, bebê, saudade, enterro, gravidez perdida, dor, acidente, culpa pela morte, luto, faleceu',
  'brigas-com-agressao':
    'tapa, empurrão, bateu, ameaça, quebrou, medo, violência, grita, agressivo, xinga, faca, puxou, apanhar, polícia, humilha',
  'pensando-em-separar':
    'divórcio, separar, acabou, desistir, sem jeito, casamento falido, advogado, pecado separar, tempo, crise, salvar, última chance, saiu de casa, incompatíveis, vale a pena, cansei, terapia de casal',
  'depois-da-traicao':
    'traiu, amante, perdoar, recomeço, reconquistar, confiança, infiel, adultério, mensagens, filho fora, flagra, perdoei e sofro, lembranças, reconstruir',
  'vicio-no-casamento':
    'bebe, drogas, jogo, cigarro, pornografia, tigrinho, álcool, recaída, internar, apostas, viciado, fuma, cerveja, cocaína',
  'dinheiro-escondido':
    'dívida, escondeu, empréstimo, mentiu, conta, cartão, gastou, poupança, nome sujo, descobri, salário, pix',
  'conjuge-com-depressao':
    'triste, remédio, chora, psicólogo, terapia, ansiedade, cama, desânimo, suicida, pânico, burnout, deprimida, bipolar, esgotado',
  'espera-por-um-filho':
    'engravidar, infértil, tentativa, adotar, adoção, fertilização, tratamento, bebê não vem, exame, esperma, negativo, cobrança, estéril',
  'um-quer-filhos-o-outro-nao':
    'mais filho, quer bebê, não quer, segundo filho, vasectomia, laqueadura, idade, decidir, terceiro, ainda não, planejamento, gravidez não planejada, engravidou sem querer',
  'doenca-grave':
    'câncer, AVC, doente, hospital, tratamento, acamado, diálise, cuidadora, acidente, cadeira de rodas, cirurgia, quimioterapia, esclerose, Parkinson, infarto, doença do meu marido',
  'filho-com-deficiencia':
    'autismo, TEA, down, laudo, terapia, deficiente, especial, não aceita, cuidados, TDAH, atípico, crise',
  'igrejas-diferentes':
    'católico, denominação, batista, assembleia, trocar, religião, espírita, testemunha de jeová, missa, batizar, pastor, congregar',
  'celular-no-casamento':
    'redes, instagram, tiktok, videogame, whatsapp, tela, jantar, notificação, curtidas, netflix, jogo, futebol na tv, vício',
  'divisao-das-tarefas':
    'louça, limpar, cozinhar, faxina, ajuda, casa, trabalham, bagunça, lixo, cansada, roupa, filhos e casa, desorganizado, papel, folgado',
  'silencio-como-castigo':
    'gelo, não fala, emburrado, ignora, calado, dias, birra, bico, vira as costas, orgulho, pedir desculpa, indiferença, pirraça',
  'ciume-das-amizades':
    'amigo, amiga, ex, colega, academia, curtiu, ciumento, ciumenta, whatsapp, trabalho, amizade, sair sem mim, amigos do meu marido, vigia, possessivo, futebol com amigos',
  'segundo-casamento':
    'enteado, ex-mulher, ex-marido, recasar, divorciados, filhos dela, filhos dele, pensão, viúvo, guarda, família, padrasto, madrasta, casar de novo',
  'pais-idosos-em-casa':
    'sogra, mãe, pai, cuidar, doente, asilo, Alzheimer, idoso, acamado, irmãos, morar, velhice, avó, cuidador',
  'filhos-sairam-de-casa':
    'casou, vazio, sozinhos, faculdade, mudou, saudade, netos, silêncio, ninho, crescidos, só nós dois, recomeçar',
  'aposentadoria-a-dois':
    'aposentou, idosos, o dia todo, sem trabalho, velhice, envelhecer, inútil, rotina, implicante, terceira idade, ranzinza',
  'perdao-que-nao-vem':
    'perdoar, mágoa, rancor, esquecer, ferida, passado, ressentida, magoou, jogar na cara, amargura, desculpa, lembrar',
  'moramos-juntos':
    'amasiados, sem casar, papel, cartório, união, junto, casar, regularizar, fornicação, batizar morando junto, ceia, namorido, convivendo',
  'casamento-marcado':
    'briga na lista de convidados, preparativos da festa, casar em novembro, cerimônia, brigamos por causa da festa de casamento, noiva, noivo, festa, preparação, casar, lua de mel, recém-casados, véspera, medo de casar, pastor, primeiro ano, votos, convite, dúvida antes, namorados, noivado, curso de noivos, quando casar',
  'brigas-por-pouco':
    'bobagem, discussão, implicância, toalha, irritados, bate-boca, desentendimento, ofensa, paciência, reclama, teimoso, gênio, diferente, temperamento, orgulho, nervoso, briga, não concordamos, palavras duras',
  'trabalho-longe-de-casa':
    'distância, plataforma, viagem a trabalho, quinzena, mora em outra cidade, exterior, alojamento, só se vê no fim de semana',
  'orar-juntos':
    'orar de mãos dadas, começar a orar com minha esposa, culto doméstico, vergonha de orar em voz alta, oração do casal à noite, ler a Bíblia juntos, não temos hábito de orar',
  'aniversario-de-casamento':
    'cinquenta anos de casados, dez anos de casados, bodas, comemorar, cartão para o cônjuge, festa, presente de casamento, primeiro ano de casados',
  'nosso-filho-nas-drogas':
    'maconha, cocaína, crack, dependência química, clínica de recuperação, recaída do filho, traficante cobrando, roubou de casa, comunidade terapêutica, filho bebe demais, adolescente fumando',
  'contas-separadas':
    'conta no banco, salário do outro, ninguém sabe quanto o outro ganha, divisão das despesas, quem paga o quê, orçamento do casal, esconder quanto ganha',
  'abuso-no-passado-de-um-de-nos':
    'minha mulher sofreu abuso e não consegue ter relação, meu esposo foi abuzado menino, ela chora quando eu toco nela, trauma de estupro no casamento, casei com uma vítima de abuso, o abuso do passado esfriou nossa intimidade, ele não gosta de carinho por causa da infância, o tio que abusou dela vem nas festas, contei pro meu marido que fui abusada, não sei como ajudar minha esposa com o trauma',
  'hiv-no-casamento':
    'deu positivo no exame do meu marido, aids no casamento, sou positiva e ele é negativo, meu esposo pegou HIV na rua, descobrimos o HIV no pré-natal, agaivê, como contar pra minha esposa que tenho HIV, ter filho com HIV, ela me passou HIV, tenho medo de transmitir para minha mulher',
  'limites-na-intimidade':
    'o que pode na cama, ele quer fazer coisas que eu não quero, minha esposa não aceita sexo oral, posição no sexo é pecado, sexo anal casal cristão, meu marido quer fantasia, brinquedo erótico, ela acha tudo pecado na cama, até onde vai a liberdade do casal, ele insiste e eu tenho nojo',
  'conjuge-bipolar':
    'casado com bipolar, meu esposo surtou e gastou tudo, minha mulher é bi polar, ela fica eufórica e depois deprime, bipolaridade no casamento, meu marido tomava lítio e parou, cuidar de esposa bipolar cansa, ele acha que é profeta quando surta, meu marido bipolar me agride na crise, cônjuge com transtorno de humor',
  'casal-brasileiro-no-exterior':
    'viemos morar em Portugal e brigamos muito, imigramos e o casamento esfriou, minha esposa quer voltar pro Brasil, meu marido não aprende a língua, moramos nos Estados Unidos sem família, só trabalho e briga no exterior, casal longe da família, meu marido veio primeiro e eu depois, ele segura meu passaporte, sozinhos em outro país',
};
