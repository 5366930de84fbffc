import type { AskedAs } from '../types.ts';

export const ADVICE_FOR_MEN_ASKED_AS: AskedAs = {
  'explosoes-de-raiva-em-casa':
    'xingo meus filhos, chego estressado e desconto em casa, quebro coisas quando me irrito, me altero fácil, impaciente com as crianças, nervosismo, controlar o temperamento, minha família tem medo de mim, trânsito e trabalho me deixam bravo',
  pornografia:
    'vejo coisas que não devo no celular, olho mulher na internet, vício sexual, nudes, masturbo, pureza, pensamentos impuros, peco com os olhos, tentação sexual, fantasias, vídeo adulto no celular',
  'ausencia-por-causa-do-trabalho':
    'promovido e quase não vejo os filhos, dois empregos, fico fora a semana inteira, perdi a apresentação do meu filho, só chego quando dormem, equilibrar serviço e família, dar atenção às crianças, tempo com a família, plantão, caminhoneiro longe de casa',
  'nao-sei-conduzir-oracao-em-familia':
    'culto em casa, devocional com esposa, ensinar a Bíblia aos filhos, liderança espiritual, como ser sacerdote, ler a Bíblia junto, momento de oração com as crianças, abençoar meus filhos, guiar minha casa espiritualmente, ser exemplo espiritual',
  desemprego:
    'sem serviço, não acho emprego, vivo de bico, vergonha de não sustentar, currículo, empresa fechou, mandaram todo mundo embora, depender da família, me sinto inútil sem trabalho',
  'esposa-nao-cre':
    'ela não gosta de igreja, minha esposa é católica, espírita, ela zomba, converter minha esposa, mulher do mundo, ela não quer que eu dizime, vou sozinho ao culto, ganhar minha esposa para Jesus',
  'filho-adolescente-distante':
    'filho não conversa, só joga videogame, responde mal, más companhias, filho mentindo, tirou nota baixa, meu filho está fumando, colocar limites, meu menino mudou, adolescência, namoro do meu filho, filha namorando, como me aproximar do meu filho',
  'passado-de-erros':
    'fui preso, já fiz muita coisa errada, me sinto hipócrita, filho fora do casamento, meus filhos sabem do meu passado, vida pregressa, Deus pode me usar, perdoar a mim mesmo, fui traficante, hipocrisia, moral para corrigir',
  'dividas-escondidas':
    'cartão escondido, peguei consignado sem contar, agiota, menti sobre dinheiro, esconder gasto, conta secreta, contar para ela que devo',
  'bebida-alcoolica':
    'cachaceiro, fim de semana no bar, meu filho me viu bêbado, AA, ressaca, bebo para esquecer, largar a bebida, cerveja, vício, fumo, cigarro, meu filho descobriu que eu fumo, drogas, cocaína, usei droga, maconha, quero largar o vício',
  adulterio:
    'saí com outra, contar a verdade sobre a traição, engravidei outra mulher, prostituta, garota de programa, motel, acabar com o caso, terminei com a amante, traição que cometi, minha mulher descobriu que eu traí',
  'esposa-infiel':
    'chifre, ela me traiu com meu amigo, ela tem amante, perdoar a esposa que traiu, descobri mensagens, o filho pode não ser meu, teste de DNA, ela saiu com outro, voltar com ela depois da traição',
  'conversa-com-outra-mulher':
    'colega de trabalho, mensagem com ex, atração por outra, irmã da igreja me procura, sinto algo por outra, mulher casada me dá mole, curtidas, amizade perigosa, admirar outra',
  'ciume-da-esposa':
    'desconfio, vigio, sigo ela, senha do celular, academia, ela tem amigos homens, inseguro, ciumento demais, acho que ela me trai, possessivo',
  'esposa-sem-desejo':
    'sem sexo, ela recusa, noite sem relação, cama fria, dor de cabeça sempre, parou de me procurar, vida sexual, menopausa da minha esposa, depois do parto não quer, libido dela, carência de homem',
  agressor:
    'dei um tapa, levantei a mão, empurrei, medo de machucar, descontrole e violência, Maria da Penha contra mim, quebrei as coisas dela, apertei o braço, dei uma surra, sou agressivo',
  'esposa-agressiva':
    'minha mulher grita comigo, ela me xinga, joga coisas, me diminui, controla meu dinheiro, me arranha, minha esposa manda e humilha, ela me ofende',
  separacao:
    'divórcio, ela não me quer mais, quer sair de casa, dormindo no sofá, pediu um tempo, advogado, estamos separados, lutar pelo casamento, vamos nos separar e as crianças, trazer ela de volta, reconciliação',
  brigas:
    'discussões, reclamação, não nos entendemos, ela fala demais, dormimos brigados, briga por dinheiro, ofensas, convivência difícil, paz em casa, ela não me escuta, diálogo com a esposa, comunicação, casamento frio',
  'entre-a-mae-e-a-esposa':
    'meu sogro se mete em tudo, sogra, mãe ciumenta, almoço de domingo, tomar partido, mãe mora conosco, meus pais se intrometem, sogro, família dela se mete, cuidar da minha mãe',
  dividas:
    'boletos, parcelas, aluguel, falta dinheiro, empréstimo, desempregado e devendo, casa em leilão, serasa, emprestar dinheiro a parente, controle financeiro, orçamento, gasto mais do que ganho, sustentar a família',
  apostas:
    'bets, cassino, jogo, blaze, perdi dinheiro, roleta, futebol aposta, devo por causa de jogo, vício em jogo, day trade',
  'esposa-ganha-mais':
    'salário dela, dependente, provedor, ela é chefe, orgulho ferido, trabalho doméstico, eu fico com as crianças, inveja da esposa',
  'ministerio-acima-da-familia':
    'pastor ausente, sou líder, muitos cultos, ensaio, célula, obreiro cansado, família em segundo lugar, igreja demais, convite para pastorear, diácono, chamado pastoral e família',
  'homem-sem-animo':
    'depressivo, triste, esgotado, burnout, ansioso, cansaço, psicólogo, chorar, sem rumo, crise de meia-idade, vazio, insônia, pressão, não tenho amigos, sozinho, solidão de homem, ansiedade, sobrecarregado',
  'autoridade-no-lar':
    'submissa, ela não obedece, decisões, chefe da casa, desrespeito, ela decide tudo, liderança, respeito, homem da casa, ela não me respeita, ser um bom marido, como ser um bom esposo',
  'esposa-com-depressao':
    'chora, pós-parto, ansiedade dela, remédio, ela não tem ânimo, psiquiatra, crise de pânico, minha mulher está triste, ela não quer viver, esposa doente, luto da esposa',
  padrasto:
    'enteado, filho dela, enteada, padrasto e autoridade, o pai deles, segundo casamento, família misturada, corrigir enteado',
  'filho-longe-da-igreja':
    'filho descrente, saiu da igreja, filho gay, filha desviada, não quer orar, universidade tirou a fé, filho nas drogas, filho preso, filho no mundo, meu filho bebe, minha filha engravidou, conversão do meu filho',
  'pai-separado':
    'pensão, guarda, visita, ex-mulher, divorciado, filhos longe, mãe fala mal de mim, novo marido da mãe, pai solteiro, crio meus filhos sozinho, festa sem mim',
  'cresci-sem-amor-de-pai':
    'meu pai era bêbado, abandono, carinho, exemplo, órfão, perdoar meu pai, serei pai, primeiro filho, vou ser papai, minha esposa está grávida, bater para educar, dizer eu te amo',
  viuvo:
    'luto da esposa, enterrei minha mulher, perdi minha companheira, aliança, cama vazia, recasar, criar filhos depois que ela morreu',
  'crio-os-filhos-sozinho':
    'guarda, mãe ausente, cuidar das crianças, reunião da escola, pentear o cabelo da minha filha, sem ajuda',
  'tentacao-no-trabalho':
    'caixa dois, suborno, sonegar, fraude, desvio, chefe corrupto, comissão por fora, atestado falso, vender mercadoria estragada, assinar documento errado, honestidade no serviço, patrão desonesto',
  aposentadoria:
    'aposentado, INSS, parei de trabalhar, terceira idade, ficar em casa o dia todo, velhice, sessenta e cinco anos, ninguém precisa de mim, neto, envelhecendo',
  esgotamento:
    'exausto, sobrecarregado, estresse, pressão por metas, afastamento médico, não durmo pensando no serviço, plantões, sem energia, cansado de tudo, licença médica, estafa',
  'fiador-de-parente':
    'fiança, aluguel do cunhado, avalizar, emprestar dinheiro ao irmão, nome sujo por causa de outro, contrato de aluguel, colega pediu meu cartão',
  'filha-namora-quem-nao-cre':
    'namorado da minha filha, genro, rapaz do mundo, namoro misto, jugo desigual da filha, filha de dezesseis namorando, moça que meu filho trouxe',
  'abusado-na-infancia':
    'meu primo mais velho abusou de mim, um vizinho mexia comigo quando eu era menino, fui abuzado criança, homem também sofre abuso, tenho raiva por causa do abuso que sofri, não consigo abraçar por causa do que me fizeram, o treinador me tocava, fui estuprado quando garoto, carrego esse segredo há trinta anos, será que sou gay por causa do abuso',
  'pai-que-me-maltratou-adoeceu':
    'meu pai batia em nós e agora está acamado, não quero trocar fralda do homem que me espancou, meus irmãos acham que sou ruim porque não visito o pai, pai que me humilhava está com alzheimer, cuidar de pai alcoólatra que batia, meu velho me surrava, perdoar o pai antes de ele morrer, tenho nojo do meu pai, ele abusou de mim e tá morrendo, sou obrigado a cuidar do meu pai',
  impotencia:
    'não levanto mais, broxo com minha mulher, impotencia, disfunsão erétil, tomo viagra escondido, falho na hora h, não dou conta de minha esposa na cama, fujo da minha mulher de vergonha, depois da próstata não consigo, diabetes me deixou impotente',
  'casado-e-atraido-por-homens':
    'sou crente e gosto de homem, desejo por homens e sou casado, vejo pornografia gay escondido, saí com um homem e sou casado, sou pai de família e sinto atração por rapazes, bissexual casado, luto com homossexualidade desde novo, casei pra curar e não passou, uso aplicativo gay escondido, tenho medo que descubram que sou gay',
  'devo-pensao':
    'to devendo pensão, pensao atrasada, oficial de justiça me procurando por pensão, desempregado como pago pensão, vou preso por pensão, minha ex cobra pensão alta, parei de pagar pensão, dou presente mas não pago pensão, quero baixar a pensão, não vejo meu filho porque devo',
  'filho-preso-no-videogame':
    'meu filho não sai do free fire, vídeo game o dia todo, filho viciado em roblox, meu menino vira a noite no pc, tiro o celular e ele quebra tudo, filho não estuda por causa de jogo, meu filho gasta meu cartão no jogo, só quer computador, meu filho não conversa só joga, filho viciado em celular',
  'vendo-bebida':
    'tenho um bar e me converti, meu mercadinho vende cerveja, vender pinga é pecado, distribuidora de bebida, trabalho de barman, sou garçom e sirvo bebida, meu restaurante vende vinho, bebida alcolica no meu comércio, fechar meu bar por causa da igreja, o pastor mandou eu parar de vender cerveja',
  'pai-de-filho-que-se-corta':
    'minha menina ta se cortando, achei gilete com meu filho, filha se mutila e eu perco a cabeça, automutilassão, meu filho se queima de propósito, ela esconde o braço, a escola me chamou porque minha filha se corta, medo de perder minha filha, filho disse que quer morrer, minha esposa achou cortes na nossa filha',
  'perdi-dinheiro-em-investimento':
    'perdi tudo em bitcoin, cripto me quebrou, caí no golpe do investimento, piramide, forex levou meu dinheiro, robô trader, o irmão da igreja me deu golpe, perdi a poupança dos meus filhos, minha mulher não sabe que perdi o dinheiro, day trade me viciou',
  'panico-do-homem':
    'sindrome do panico, sinto que vou morrer dirigindo, peito aperta e o eletro dá normal, crize de panico, tremo e suo frio do nada, homem também tem pânico, tenho vergonha da minha ansiedade, passo mal no ônibus, não consigo pregar de tanto pânico, acordo de noite com falta de ar',
};
