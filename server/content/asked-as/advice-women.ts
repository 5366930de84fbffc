import type { AskedAs } from '../types.ts';

export const ADVICE_FOR_WOMEN_ASKED_AS: AskedAs = {
  'marido-nao-cre':
    'meu marido desviado faz anos, esposo no mundo, ele não me deixa ir ao culto, marido espírita, católico, zomba, ganhar sem palavra, converter meu marido, ele reclama do dízimo, domingo sozinha, marido ateu, desviado, esposo afastado de Deus',
  'sobrecarga-e-cansaco':
    'sem tempo pra mim, trabalho fora e cuido da casa, mil tarefas, estressada, chorando de cansaço, faxina, não descanso, mãe e dona de casa, correria, sem folga, organizar rotina, estudar e trabalhar, noites mal dormidas',
  'marido-agressivo':
    'bateu, tapa, grita comigo, quebra as coisas, ameaçou me matar, tenho medo, humilha, xinga, delegacia, denunciar, empurrou, violência, me força, estrangulou, arma, aperta meu braço, agride as crianças',
  sogra:
    'mãe dele, palpite, intromissão, cozinha, criação dos meus filhos, cunhada, família dele, ela não gosta de mim, nora, natal na casa da sogra, ela me ofende, sogra mora comigo',
  'filho-nas-drogas':
    'usuário, fumando maconha, bebendo, tráfico, internação, roubou de casa, recaída, vício do filho, álcool, meu menino se perdeu, cracolândia, preso',
  infertilidade:
    'tentando há anos, teste negativo, menstruação desceu, ovário policístico, adoção, útero, FIV, amigas grávidas, cobrança por filho, endometriose',
  'solidao-no-casamento':
    'meu marido não ora comigo, ele não me dá atenção, só pensa em trabalho, não conversa, futebol, celular, não me toca, não me elogia, me sinto invisível, marido ausente, não me ajuda emocionalmente, falta amor, carente, viaja muito, indiferente',
  'culpa-de-mae':
    'deixei meu filho na creche, bati e me arrependi, trabalho demais, mãe ausente, filho deu errado, falhei, não dou atenção, gritos, mãe imperfeita, separação e culpa, sou péssima mãe',
  'marido-infiel':
    'conversa dele com outra no zap, amante, mensagem, outra, motel, perdoar traição, traída, ele engravidou outra, descobri, chifrada, separar ou perdoar, voltar, desconfio que ele me trai, site de relacionamento',
  'comparacao-com-outras-mulheres':
    'gorda, feia, engordei, espelho, inveja da amiga, autoestima, velha, rugas, perfeitas na internet, roupa, maquiagem, vaidade, me acho burra, emagrecer',
  'submissao-e-seus-limites':
    'honrar o marido sem me anular, obedecer, cabeça, ele manda, rebelde, estudar, trabalhar fora, opinião, decisão dele, pastor diz para obedecer, machista, ganho mais que meu marido, quero trabalhar e ele não quer',
  'marido-que-controla':
    'ciumento, não deixa, proíbe, senha, dinheiro, roupa, amigas, família longe, trancada, rastreia, vigia, isolada, possessivo, localização',
  'marido-bebe':
    'cachaça, cerveja, bar, bêbado, alcoólico, vergonha, ressaca, beber, bebida, agressivo quando bebe, fuma, usa drogas, cocaína, vício do marido',
  'marido-aposta':
    'tigrinho, bet, jogo, dinheiro sumiu, dívidas dele, empréstimo, agiota, perdeu tudo, videogame, cassino',
  'marido-e-pornografia':
    'vídeos, olha outras, seguindo mulheres, nudes, site adulto, masturba, não me deseja, conversa com mulheres online',
  'eu-trai':
    'fui infiel, amante, caso, contar, arrependida, culpa, outro homem, gostando de outro, colega, me apaixonei, ex voltou, mensagem escondida, atração por outro homem, beijei outro, casada e apaixonada',
  'marido-foi-embora':
    'abandonou, saiu, divórcio, outra, volta, sozinha com filhos, recomeçar depois do divórcio, divorciada, ex-marido, pediu separação, trocou por outra, sofrendo separação, namorar de novo, solteira depois',
  'penso-em-me-separar':
    'divorciar, acabou o amor, infeliz, cansada dele, separar, não suporto, pecado separar, largar, não quero mais, convivência, brigas, casamento infeliz, decidir',
  'ciume-do-marido':
    'desconfiança, ex dele, colega, celular, medo de perder, ciumenta, vigiando, insegura, secretária, amiga dele, possessiva',
  viuvez:
    'viúva, faleceu, luto, sozinha, saudade, recasar, aliança, aniversário dele, primeiros meses, pensão, quarto vazio, luto da mãe, perdi minha mãe, perdi meu pai, enterrei meu filho',
  gravidez:
    'gestação, positivo, parto, bebê, nervosa, grávida de novo, enjoo, sem planejar, cesárea, solteira grávida, pai não assumiu, engravidei, aborto',
  'tristeza-depois-do-parto':
    'meu bebê não dorme, puerpério, recém-nascido, choro, amamentar, sem sono, rejeito, bebê chora, depressão, não sinto amor, mãe de primeira viagem, exausta com bebê',
  'filho-pequeno-dificil':
    'birra, morde, não obedece, grito, bate, desobediente, palmada, manha, limite, tela, não come, não dorme, ciúme do irmão, escola reclamou, creche, TDAH, agressivo na escola, corrigir, educar',
  'filha-adolescente':
    'minha filha só quer celular, rebelde, namoro, celular, responde, sai escondida, roupa, nota, se corta, amigas, quarto, mentira, beijou, confiança, menstruação, falar de sexo, filho adolescente, filha quer namorar',
  'mae-solo':
    'pai ausente, pensão, sozinha, sem ajuda, criar, trabalho e filho, namorar com filho, pai não visita, mãe solteira, guarda, exemplo de pai',
  'marido-com-depressao':
    'triste, remédio, não levanta, psicólogo, chora, ansioso, pânico, suicida, desanimado, isolado, burnout, sem ânimo, marido doente',
  'marido-desempregado':
    'sem trabalho, emprego, sustento, preguiça, sofá, contas, provedora, procura, bico, não trabalha, ganho mais, demitido',
  'sem-desejo':
    'sexo, dor, relação, libido, menopausa, obrigada, cansada, noite, intimidade, cama, frígida, não gosto de sexo, trauma, desejo',
  madrasta:
    'enteado, filhos dele, ex-mulher, enteada, final de semana, pensão, ciúme dos filhos, família nova, mal-educado',
  'cuidar-da-mae-idosa':
    'mãe não anda, acamada, idosa, Alzheimer, pai doente, irmãos, asilo, cuidadora, avó, demência, velhinha, cansada de cuidar, mãe mora comigo, mãe difícil, AVC',
  'marido-nao-ajuda':
    'louça, tarefas, folgado, casa, filhos, sofá, bagunça, preguiçoso, sozinha na faxina, não faz nada, ajuda com bebê, divide',
  'mae-de-filho-com-deficiencia':
    'autista, down, TEA, terapia, diagnóstico, preconceito, inclusão, cadeira de rodas, crise, escola, surdo, laudo, paralisia, igreja e autismo',
  'ninho-vazio':
    'filha casou, foi embora, vazio, saudade, sozinhos, faculdade fora, filho mudou, não me liga, só nós dois, aposentei',
  'ensinar-os-filhos-a-orar':
    'orar com os filhos, crianças e Bíblia, história bíblica para dormir, escola dominical, culto infantil, fé das crianças, criança pequena ora',
  menopausa:
    'fogacho, calor de noite, suor, hormônio, pré-menopausa, cinquenta anos, esquecida, irritação, secura, reposição hormonal, envelhecer, memória fraca, meia-idade',
  'aborto-espontaneo':
    'perdi com oito semanas, curetagem, sangramento, ultrassom sem batimento, enterro que não houve, perdi de novo, bebê que não nasceu, culpa pela perda do bebê',
  'filha-adolescente-gravida':
    'adolescente grávida, ela tem quinze anos, gravidez precoce, namorado dela não assumiu, vou ser avó cedo, decepcionada com minha filha, o que vão dizer na igreja, neto chegando sem casamento',
  'nora-e-netos':
    'esposa do meu filho, ela não me deixa ver o bebê, avó, sou sogra, palpite na criação do neto, natal sem os netos, meu filho mudou depois que casou, genro',
  'mulher-solteira':
    'solteirona, encalhada, cobrança para casar, vivo só, independente, sem marido e sem filhos, titia, cuidar da casa sozinha, solteirice, quero casar e não aparece ninguém',
  'compras-sem-controle':
    'shopping, Shopee, fatura do cartão, parcelei tudo, gastadeira, impulso, roupa com etiqueta, escondo do meu marido o que gasto, nome sujo, consumista, dívida no cartão de loja',
  'marido-sem-iniciativa-na-fe':
    'culto doméstico sozinha, oração em família, sacerdote do lar, só eu vou à igreja, ele vai mas não participa, cansei de puxar, marido frio na fé, devocional do casal',
  'abusada-na-infancia':
    'fui abuzada pequena, meu avô mexia comigo, fui estuprada quando menina, meu irmão mais velho abusou de mim, tenho trauma de infância, não suporto que meu marido me toque por causa do abuso, contei pra minha mãe e ela me chamou de mentirosa, meu padrasto entrava no meu quarto, me sinto suja desde criança, tenho pesadelo com o homem que abusou de mim',
  'assedio-do-chefe':
    'meu xefe quer ficar comigo, acedio no trabalho, o gerente me encurrala na cozinha, meu patrão me mostra vídeo pornô, sou doméstica e o patrão me agarra, se eu denunciar perco o emprego, meu superior me manda foto, chefe casado dá em cima de mim, passo mal de ir trabalhar por causa dele, meu coordenador me toca',
  'assedio-de-lider-da-igreja':
    'o pastor me beijou, meu líder de célula me agarrou, pastor me chamou pro gabinete e trancou a porta, acedio do pastor, o bispo disse que eu era a esposa que Deus mostrou, tive relação com o pastor e ele me ameaça, o pastor pede segredo, o ministro de louvor me assedia, ninguém acredita em mim porque ele é ungido, o pastor mexeu com minha filha',
  'pai-que-abusou-e-precisa-de-cuidado':
    'meu pai que me violentou está acamado, minha mãe me batia e agora quer morar aqui, tenho que dar banho no homem que abusou de mim, meus irmãos dizem que devo honrar o pai, sou filha única do meu agressor, ela sabia do abuso e agora precisa de mim, pai abuzador, não consigo olhar pro meu pai, cuidar do padrasto que mexia comigo, ele está morrendo e quer meu perdão',
  'filha-que-se-corta':
    'achei gilete debaixo do travesseiro, minha menina tá se cortando, filha de 13 anos se mutila, meu filho se queima de propósito, a escola avisou que ela se corta, automutilassão, ela usa manga comprida no calor, descobri cortes na coxa da minha filha, minha filha disse que quer sumir, choro todo dia porque meu filho se fere',
  'transtorno-alimentar-da-mulher':
    'bulemia, provoco vômito, como até passar mal, ataco a geladeira de noite, tomo laxante escondido, não como na frente dos outros, anorexica depois de casada, não consigo parar de fazer dieta, me peso dez vezes por dia, meu corpo me dá nojo e não como',
  'marido-atraido-por-homens':
    'peguei meu marido com outro homem, meu esposo é homossexual, meu marido bissexual, ele usa aplicativo gay escondido, descobri que ele gosta de homem, meu marido não me procura porque gosta de homem, casada com gay, ele me contou que sempre sentiu atração por rapazes, meu marido ta com outro homem escondido, achei vídeo gay no celular dele',
  'filho-adulto-agressivo':
    'meu filho me deu um tapa, apanho de filho, filho drogado me ameaça, filho agresivo quebra a casa, minha filha grita e me bate, tenho medo de ficar sozinha com meu filho, ele me toma a aposentadoria, meu filho surta e me agride, chamar a polícia pro próprio filho, ele me enforcou',
  'pai-nao-paga-pensao':
    'ex não paga pensão, pensao atrasada faz meses, o pai da minha filha não dá nada, cobrar pensão na defensoria, ele diz que não tem dinheiro mas viaja, o pai não registrou meu filho, mandar prender o pai por pensão, ele só dá presente e não paga, crio sozinha e ele não ajuda com nada, pensão do meu filho diminuiu',
  'crises-de-panico':
    'sindrome do panico, passo mal em lugar fechado, sinto que vou morrer e o médico diz que não é nada, não entro mais em ônibus, crize de ansiedade forte, falta de ar e tremedeira, tenho medo de ter outra crise, acordo à noite apavorada, não saio de casa sozinha, formigamento e coração acelerado',
  'pastor-que-controla':
    'pastora controladora, tenho que pedir permissão pra tudo, minha líder lê minhas mensagens, o pastor brigou porque viajei sem avisar, disseram que vou ser amaldiçoada se sair, o pastor quer saber do meu salário, fui exposta no culto porque não obedeci, preciso de cobertura, o apóstolo proibiu meu namoro, quero sair da igreja e tenho medo',
  'crianca-me-contou-abuso':
    'minha menina falou que o padrasto mexe nela, meu filho disse que o primo tocou nele, abuzaram da minha filha, meu pai abusou da minha filha, achei mensagem de adulto pra minha filha, meu marido tocou na minha filha, o que faço se minha filha foi abusada, minha filha tem medo do tio, filha abusada na igreja, pedófilo na família',
};
