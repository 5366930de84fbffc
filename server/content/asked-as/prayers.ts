import type { AskedAs } from '../types.ts';

export const PRAYERS_ASKED_AS: AskedAs = {
  ansiedade:
    'mente acelerada que não desliga, angústia no peito, sofro por antecipação, mão suando e falta de ar de nervoso, muita coisa na cabeça, acalma meu coração, sufocada de tanta preocupação, tô uma pilha de nervos',
  medo: 'receio do que vem pela frente, tenho pavor do escuro, medo de sair na rua, medo de perder quem amo, apavorado com uma notícia, ficar sozinha em casa me assusta, valentia para enfrentar, medo de dirigir, meu filho tem medo de dormir sozinho',
  luto: 'vizinha que perdeu o marido, enterro do meu avô, minha vó partiu, meu pai se foi, consolo para quem enterrou alguém, família enlutada, meu amigo morreu num acidente, aniversário de morte, ficou um lugar vazio na mesa, viúva, viúvo, conforto para os parentes do falecido',
  solidao:
    'não tenho com quem conversar, domingo sozinha em casa, meus filhos não me visitam, moro só, me sinto esquecida, sem ninguém, ninguém liga pra mim, mudei e não conheço ninguém, excluído da turma',
  depressao:
    'não tenho vontade de levantar da cama, choro sem motivo, nada tem graça, minha irmã está deprimida, acabou minha alegria, alma abatida, triste por dentro, melancolia, tomando antidepressivo, sem ânimo pra viver',
  insonia:
    'pegar no sono, não prego o olho, sem sono de noite, deitar em paz, pesadelo, mente não para na hora de dormir, acordo de hora em hora, oração para dormir, remédio pra dormir, sono tranquilo para meu bebê',
  saudade:
    'meu marido trabalha embarcado, filho foi estudar fora, saudade dos meus netos, estou em outro país, irmã que mora no exterior, saudade de casa, mãe que está longe, meu namorado viaja muito',
  'cirurgia-e-hospital':
    'meu filho vai operar, operar o joelho, transplante, resultado da biópsia, anestesia, médicos e enfermeiros, meu pai infartou, fazer cateterismo, esperando leito',
  vicios:
    'meu filho está nas drogas, largar o cigarro, meu irmão bebe demais, tigrinho, viciado em crack, libertação do álcool, clínica de reabilitação, cocaína, maconha, viciado em celular, sóbrio',
  'madrugada-dificil':
    'são quatro da manhã e estou acordada, vigília, orar de madrugada, sem sono pensando na vida, meia-noite, acordei chorando no meio da noite, plantão noturno',
  'desemprego-e-trabalho':
    'porta aberta de emprego, meu marido arrumar serviço, vaga de emprego, promoção no serviço, meu patrão, colegas de trabalho me perseguem, currículo, carteira assinada, ambiente de trabalho pesado',
  'dividas-e-financas':
    'aluguel vencendo, cartão estourado, não tenho pra comida, prosperidade, provisão, vida financeira, serasa, causa na justiça dinheiro, receber um dinheiro que me devem, faltando mantimento, pagar a faculdade, aposentadoria sair, INSS',
  casamento:
    'restauração do meu casamento, meu esposo mudar, marido frio, minha esposa quer se separar, aniversário de casamento, bodas de prata, blindar meu casamento, amor do casal esfriou, esposo infiel, reconciliação do casal, bênção do matrimônio',
  filhos:
    'meu filho vai mal na escola, minha filha adolescente, meu filho anda com más companhias, proteger meus filhos na escola, meu neto, futuro dos meus filhos, filho desobediente, criança agitada, filho autista, volta às aulas, meus enteados',
  gravidez:
    'estou esperando bebê, quero ser mãe, tentante, pré-natal, minha esposa está grávida, minha nora vai ter neném, medo de perder o bebê, enjoo de gravidez, não consigo engravidar, chá de bebê, gêmeos a caminho',
  'pais-idosos':
    'meu pai acamado, minha avó doente, minha mãe esquece tudo, cuido da minha sogra, idosos, terceira idade, meu pai caiu e quebrou o fêmur, paciência com minha mãe velhinha, asilo',
  'conflitos-na-familia':
    'não falo com meu irmão, cunhada que faz intriga, partilha da herança, família brigada no Natal, reunir a família de novo, minha nora não gosta de mim, meu pai não fala comigo, paz entre parentes, primos brigados, inventário',
  'estudos-e-provas':
    'passar na OAB, concentração para estudar, TCC, monografia, apresentação na faculdade, concurso público, bolsa de estudos, boletim, sabedoria para estudar, dar um branco na prova, residência médica',
  viagem:
    'vou pegar estrada, motorista de aplicativo, meu marido é caminhoneiro, excursão, voo, medo de avião, férias em família, volta pra casa em segurança, motoboy, mudança de estado a trabalho',
  aniversario:
    'hoje faço anos, completo 50 anos, bênção para minha filha que faz 15 anos, aniversário da minha mãe, parabéns ao pastor, vida nova mais um ano, aniversário do meu esposo, agradecer por mais um ano',
  'decisoes-dificeis':
    'mudar de emprego ou ficar, duas propostas, casar ou não casar, qual faculdade escolher, preciso de um sinal de Deus, confirmar se é de Deus, vender a casa ou não, direcionamento, que rumo tomar, aceitar um convite',
  'culpa-e-arrependimento':
    'fiz uma coisa errada, cometi um pecado, traí meu marido e me arrependo, tenho vergonha do que fiz, limpa meu coração, menti e me arrependi, caí em tentação, me perdoa Pai, arrependido, fiz um aborto, voltar atrás do erro, quero me consertar com Deus',
  'ira-e-magoa':
    'tô com muita raiva, guardo rancor da minha mãe, me traíram e não esqueço, amargura, controlar meus nervos, vontade de me vingar, fui injustiçado, coração ferido, meu ex me magoou, tirar o ódio do coração, falaram mal de mim, calúnia',
  'amigos-que-nao-creem':
    'meu amigo conhecer Jesus, vizinha espírita, colega ateu, alcançar os perdidos, amiga que não é crente, almas, pessoas que não conhecem Deus, que ele aceite Jesus, salvação dos meus colegas de faculdade, meu chefe se converter',
  'igreja-e-pastores':
    'pelo meu pastor, minha igreja está passando dificuldade, célula, grupo de louvor, avivamento na igreja, culto de hoje, escola dominical, congresso de jovens, igreja perseguida, diáconos e presbíteros, vou pregar hoje, ministério de louvor',
  'brasil-e-autoridades':
    'presidente, prefeito, violência na cidade, paz no mundo, guerra, fim da corrupção, políticos, meu bairro, policiais, vítimas de desastre, Israel',
  'gratidao-pelo-dia':
    'abençoar a comida, oração matinal, oração antes de dormir, começar bem o dia, antes de levantar, boa noite, abençoa meu dia, consagrar o dia, oração antes das refeições, agradecer a comida, oração do almoço, entregar a semana, segunda-feira, obrigado por mais um dia',
  'novo-ciclo-e-ano-novo':
    'primeiro dia do ano, dezembro, fim de ano, recomeçar do zero, mudar de fase, novo mês, nova etapa, formatura, aposentei, virar a página, planos para o ano, Natal',
  'fe-que-fraqueja':
    'minha fé está fraca, será que Deus existe, não sinto mais Deus, aumentar minha fé, acreditar no impossível, não consigo crer, Deus parece longe, minha fé acabou, confiar mais em Deus, desisti de Deus, esperar no Senhor',
  'vida-de-oracao':
    'quero orar mais, ser constante, acordar cedo para orar, distraio quando oro, intimidade com Deus, buscar mais a Deus, ter sede de Deus, disciplina espiritual, ler mais a Bíblia, jejum e oração, sentir a presença de Deus',
  'filhos-longe-de-deus':
    'meu filho desviado, meu esposo voltar pra igreja, minha mãe aceitar Jesus, minha filha virou ateia, meu irmão está no mundo, salvação do meu pai, resgate do meu filho, marido descrente, que meus filhos sirvam a Deus, neto longe da igreja, minha família inteira se converter, filho no crime',
  'fim-de-um-relacionamento':
    'superar meu ex, divórcio doloroso, fui trocada, separação recente, tirar ele do coração, ela foi embora, noivo desmanchou, levei um fora, meu marido me largou, sofro por amor, quero meu namorado de volta',
  'casa-nova':
    'comprei meu apartamento, mudando de bairro, bênção do lar novo, chave na mão, inauguração da casa, aluguei uma casa, reforma da casa, construir nossa casa, saí do aluguel, conseguir minha casa própria',
  batismo:
    'descer nas águas domingo, batizar, dia do batismo, novo convertido que vai se batizar, decisão por Cristo',
  'protecao-da-familia':
    'livrar de todo mal, bala perdida, assalto, acidente, cobre minha família, filhos saindo à noite, proteção contra inveja, livra de gente ruim, olho gordo, proteção espiritual da casa, minha rua é perigosa, marido policial, guarda meus filhos, salmo 91 para a casa, segurança',
  gratidao:
    'abençoar uma professora, agradecer por alguém, só quero agradecer, obrigado pela saúde, minha mãe foi curada, consegui o emprego, Deus atendeu meu pedido, passei no concurso glória a Deus, meu bebê nasceu bem, agradeço por tudo, vitória alcançada, testemunho de bênção, louvado seja, deu tudo certo na cirurgia',
  sabedoria:
    'saber falar na hora certa, criar meus filhos com sabedoria, agir com inteligência, prudência, liderar bem, saber calar, discernir o certo, mansidão para responder, conduzir uma reunião, governar minha casa',
  'cura-e-saude':
    'minha filha está com febre, minha irmã tem tumor, dor nas costas, diabetes, pressão alta, meu filho doente, nódulo, covid, recuperação, exames deram alterados, dengue, dor de cabeça, meu marido teve AVC, libertação da enfermidade, alívio da dor, minha vó está mal, fibromialgia, convulsão, problema no rim, alergia, coluna',
  perdao:
    'perdoar minha mãe, pedi perdão e não me perdoaram, fazer as pazes, liberar perdão, perdoar uma traição, perdoar meu pai, me reconciliar com minha amiga, soltar a mágoa, perdoar quem me abandonou',
  'forca-espiritual':
    'estou sem forças, cansado da luta, quero desistir, ânimo para continuar, esgotada, perseguição, ataque do inimigo, guerra espiritual, fortalecer, aguentar firme, vencer a tentação, esgotamento, burnout, resistir, deserto',
  'paz-interior':
    'inquietação, tranquilidade, minha alma está agitada, sossego, sem paz, descansar em Deus, turbulência, equilíbrio emocional, quietude, aquietar o coração, estresse',
  'quem-esta-preso':
    'filho no crime, cadeia, presídio, delegacia, tornozeleira, alvará, carcereiro, regime fechado, advogado, está detido',
  'chuva-e-lavoura':
    'chova logo, seca, estiagem, gado magro, vaca, semente, milho, feijão, café, sítio, fazenda, agricultor, pescador, criação de animais',
  'enchente-e-desastre':
    'a chuva destruiu, terremoto, vendaval, ciclone, fogo, desabamento, alagou, rio subiu, perdemos os móveis, refugiados, acidente grande',
  'casamento-marcado':
    'noivos, noiva, vestido, altar, lua de mel, dia do casamento, padrinhos, votos, casar no civil, meu filho vai casar, aliança',
  'recem-nascido':
    'neném, chegada do bebê, nasceu ontem, maternidade, amamentação, cólica, consagrar meu filho, dedicação do bebê, primeira neta, mamada da madrugada, presente de Deus nasceu',
  'negocio-proprio':
    'loja, clientes, vendas, comércio, minha empresa, padaria, barraca na feira, food truck, MEI, sociedade, meu ponto, abrir meu próprio negócio, prosperar na venda, lanchonete, movimento fraco, empreender',
  inimigos:
    'me odeia, calúnia, difamação, falsidade, quer me derrubar, colega que me prejudica, me amaldiçoou, cunhada que me quer mal, gente ruim no meu caminho, vingança, fofoca sobre mim, abençoar quem me maldiz, desafeto',
  'futuro-conjuge':
    'varão, varoa, arrumar um marido, achar esposa, sonho de casar, alguém de Deus pra mim, ficar solteira pra sempre, minha alma gêmea, um amor de verdade, prometido, bênção sentimental, vida sentimental',
  'criancas-na-hora-de-dormir':
    'oraçãozinha, papai do céu, anjinho da guarda, boa noite filho, medo do escuro, monstro, ensinar a criança a orar à noite, sono do meu pequeno',
  'primeiro-dia-de-trabalho':
    'começo segunda, nova função, treinamento, integração, período de experiência, nervosa com o serviço novo, passei na vaga e começo amanhã, jovem aprendiz, volta da licença',
  'audiencia-e-justica':
    'juiz, fórum, processo, advogada, sentença, causa ganha, tribunal, INSS, perícia, pensão alimentícia, guarda, usucapião, julgamento, acordo, precatório, júri',
  professores:
    'escola, turma, alunos, lecionar, pedagoga, diretora, faculdade que dou aula, volta às aulas dos professores, dou aula para criança, ensinar na igreja',
  missionarios:
    'missionários na África, missionário no sertão, projeto missionário, viagem missionária, país fechado, povo não alcançado, agência missionária, sustento que atrasou, filhos de missionários, tradutor da Bíblia',
  'antes-da-refeicao':
    'abençoa essa comida, almoço de domingo, jantar em família, ceia de Natal, pão na mesa, lanche das crianças, café da manhã, marmita, visita que vem comer',
  'apresentacao-de-bebe':
    'levar a bebê ao altar, consagrar ela, consagrar ele, apresentar no culto de domingo, dedicação de crianças, batizar bebê na igreja evangélica',
  'animal-de-estimacao':
    'cachorro, cachorra, gato, gata, bichinho, cachorrinho, veterinário, papagaio, cavalo doente, vaca doente, filhote, animalzinho que morreu',
  'dominio-da-lingua':
    'xingar, palavrão, boca suja, trânsito, buzina, gritar, explodir com as palavras, responder mal, falar demais, língua solta, ser mais calmo ao falar',
  'gratidao-pela-cura':
    'saí do hospital curado, venci o câncer, exame limpo, biópsia benigna, a cirurgia deu certo, minha filha sarou, meu pai saiu da UTI, voltei a andar, testemunho de cura, obrigado Deus por me curar',
  'gratidao-pela-aprovacao':
    'meu nome na lista, nomeada no concurso, minha filha entrou na federal, medicina, residência, convocado, formatura, TCC aprovado, defendi o mestrado, primeira da família na faculdade',
  'gratidao-pelo-nascimento':
    'minha esposa ganhou neném, mãe e bebê passam bem, chegou a minha princesa, chegou o meu príncipe, sou avó, sou pai, maternidade, meus gêmeos vieram ao mundo, meu sobrinho nasceu',
  'gratidao-pelo-emprego':
    'carteira assinada graças a Deus, comecei no serviço novo, meu esposo está trabalhando, promoção, efetivada, saí do desemprego, Deus abriu a porta do emprego, salário novo',
  'gratidao-pela-viagem':
    'voltei são e salvo, chegada em casa, férias abençoadas, o avião pousou, foi livramento, o carro capotou e ninguém se feriu, estrada de volta, meus pais chegaram bem',
  'uti-e-coma':
    'minha mãe está na UTI, está entubado, bebê na incubadora, UTI neonatal, prematuro, sedado, respirando por aparelho, horário de visita do hospital, coma há dias, traumatismo, morte cerebral, boletim médico',
  'vespera-do-parto':
    'dar à luz, parto cesárea marcada, bolsa estourou, dilatação, quarenta semanas, vai nascer, minha nora em trabalho de parto, hora boa, obstetra, doula',
  'assalto-na-rua':
    'ladrão, arma apontada, bandido, tomaram minha bolsa, arrastão, trauma, medo de sair depois que me roubaram, sequestro relâmpago, furtaram meu carro, boletim de ocorrência, violência na rua',
  'venda-ou-compra-de-casa':
    'corretor, imóvel, comprador para a casa, escritura, cartório, entrada do apartamento, financiar, terreno de herança, vender o sítio, Caixa aprovar, lote, chácara',
  'prova-do-detran':
    'tirar carteira de motorista, medo de dirigir, examinador, aula prática, habilitação, moto, legislação de trânsito, carro morre na ladeira, perdi na baliza',
  'vou-ser-mae':
    'positivo, beta hCG, dois traços, descobri a gravidez hoje, contar para os meus pais que engravidei, não planejei esta gravidez, pai de primeira viagem, mãe de primeira viagem',
  sogra:
    'mãe do meu marido, mãe da minha esposa, sogra intrometida, sogra mora comigo, mãe dele se mete em tudo, meu sogro, aguentar a sogra, genro, ciúme da nora',
  'marido-que-so-joga':
    'videogame, free fire, game, console, fica no quarto jogando, não larga o controle, jogo no celular o dia todo, esposo não me dá atenção por causa do jogo, viciado em tela, redes sociais no casamento',
  'solteira-depois-dos-trinta':
    'trinta e oito anos e sem ninguém, encalhada, quarentona, ainda solteira, ainda solteiro, cobrança para casar, última das amigas, relógio biológico, nenhum pretendente na igreja, vida de solteiro',
  'inauguracao-da-loja':
    'inaugurar, salão, lanchonete nova, lojinha, abro as portas sábado, primeiro cliente, ponto comercial, consagrar o comércio, barbearia, confeitaria, abençoar meu salão, abertura do negócio',
  'abuso-na-infancia':
    'abusada por parente, abusado por vizinho, estupro quando criança, guardei segredo a vida toda, minha amiga foi abusada, violência sexual, flashback, menino abusado, toque que eu não queria',
  'assedio-no-trabalho-ou-na-igreja':
    'assediador, gerente que dá em cima, cantada do patrão, importunação, denunciar o chefe, minha filha foi assediada no estágio, líder religioso se aproveitou, conselheiro que passou dos limites',
  'crise-de-panico':
    'pânico, coração acelerado, formigamento, sufocamento, medo de morrer de repente, crise no ônibus, não consigo respirar, ataque de nervos, agorafobia',
  'cuidar-de-quem-me-feriu':
    'pai agressivo que envelheceu, mãe narcisista, cuidar por obrigação, mágoa do pai doente, não sinto amor pela minha mãe, honrar quem não merece, ferida de família',
  'morar-em-outro-pais':
    'imigração, visto, exterior, estrangeiro, exilado, Portugal, Estados Unidos, Japão, Irlanda, fuso horário, longe da pátria, indocumentado, deportação, intercâmbio',
  hiv: 'positivo no teste rápido, carga viral, coquetel, contraí o vírus, DST, sorologia, tratamento pelo SUS para HIV, medo de contar que tenho o vírus',
  'acidente-de-quem-amo':
    'bateu o carro, capotou, caiu da moto, traumatismo, caiu da escada, andaime, pronto-socorro, resgate, colisão, eu dirigia e ela se feriu, SAMU levou',
  'briga-com-a-comida':
    'não consigo comer, me sinto gorda, calorias, provocar vômito, laxante, magra demais, nutricionista, comer até passar mal, balança, compulsão por doce',
  'tenho-catorze-anos':
    'primeiro amor, ensino médio, colégio, meus pais brigam comigo, crush, recreio, treze anos, dezesseis anos, puberdade, zoação na escola',
};
