import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const misericordiaDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'O grito que mandaram calar',
    verse: verse('Marcos 10:47', 'clamar Filho Davi misericórdia'),
    study:
      'Bartimeu ocupava o lugar de sempre, na saída de Jericó, com a capa estendida para as moedas. Ouviu o tropel e berrou. Muita gente o repreendeu, porque multidão piedosa gosta de ordem, e ele aumentou o volume. Então uma procissão inteira parou por causa de um homem sentado, e os mesmos que o calavam tiveram de dizer: coragem, ele está chamando você. Comece o mês nesse chão, entre poeira e calcanhares, de onde se escuta melhor. Quem pede na sua calçada, e quem anda mandando baixar a voz?',
    prayer:
      'Jesus, Filho de Davi, antes de qualquer serviço eu também grito da minha beira de estrada. Tem misericórdia de mim, e não digo mais, porque tu sabes o quê. Fica um instante aqui, ao lado da minha capa.',
    practice:
      'No trajeto de hoje, não desvie os olhos de quem pede. Mesmo sem moeda, cumprimente, diga o seu nome e pergunte o dele, para guardá-lo na memória.',
  },
  {
    day: 2,
    title: 'O grito sem endereço',
    verse: verse('João 5:7', 'não tenho homem algum tanque'),
    study:
      'Trinta e oito anos de doença, e uma esteira. Jesus perguntou ao doente se queria sarar, e a resposta nem chegou a ser sim: não tenho ninguém. Havia doentes em volta, parentes de doentes, sacerdotes passando ao templo. Ninguém era dele. Em algumas dores o corpo já se acostumou, e o que lateja é a falta de um nome para pôr na ficha: em caso de emergência, avisar… Quantos no seu prédio deixariam a linha em branco?',
    prayer:
      'Jesus, tu viste aquele homem e soubeste há quanto tempo ele estava ali. Olha os quartos onde faz dias que não toca a campainha. Olha a minha linha em branco. E escreve o meu nome na ficha de alguém.',
    practice:
      'Ofereça-se a um vizinho ou colega que mora só: “pode me pôr como contato de emergência”. Troquem telefones e combinem um sinal simples de que está tudo bem.',
  },
  {
    day: 3,
    title: 'O grito que não levanta os olhos',
    verse: verse('Lucas 18:13', 'publicano longe peito pecador'),
    study:
      'Este quase não se ouve: um cobrador de impostos, detestado com razão, fica no fundo e bate no próprio peito, ele que enriqueceu com gente pobre. A oração dele cabe numa respiração, e Jesus garante que voltou para casa acertado com Deus, ao contrário do homem exemplar da frente. A misericórdia tem esse escândalo: ela não pergunta se a pessoa provocou a própria desgraça, embora peça depois que devolva o que tirou. Quem nunca precisou do banco do fundo vai achar injusto, mas quem já sentou ali entende.',
    prayer:
      'Fico aqui atrás, Senhor. A lista dos meus pecados é comprida: tu a conheces inteira, e diante do espelho eu conto só metade. Tem pena deste pecador, é só o que peço, até que eu acredite que ouviste.',
    practice:
      'Repita baixinho, em três momentos do dia, a frase do publicano. Na terceira vez, pense em alguém cuja culpa lhe dá raiva, e inclua-o: “de nós, pecadores”.',
  },
  {
    day: 4,
    title: 'O choro a um tiro de arco',
    verse: verse('Gênesis 21:16-17', 'sentou-se frente tiro arco chorou Agar ouviu'),
    study:
      'A água acabou e Agar deixou o filho debaixo de um arbusto. Afastou-se porque não aguentava ver. Há mães que se sentam de costas na sala da UTI, e a gente julga. O texto não julga; diz que Deus ouviu o menino, que ninguém mais ouvia, e perguntou a ela: o que você tem, Agar? Chamou-a pelo nome, e depois lhe abriu os olhos para um poço que estava por perto. Nem sempre falta recurso; às vezes o desespero não enxerga. Seja quem senta ao lado, à distância que a pessoa escolheu, e mostra a água.',
    prayer:
      'Peço pelas mães expulsas com um cantil pela metade, pelos pais que não conseguem olhar, pelas avós que recomeçam a criar aos setenta. Chama cada um pelo nome, Deus do deserto, pergunta o que têm, e mostra o poço antes que anoiteça, que eu levo o odre.',
    practice:
      'Descubra que ajudas existem no seu bairro para uma família em aperto: CRAS, cesta, leite, transporte a consultas. Anote endereço e horário de duas e guarde a folha onde a mão alcance.',
  },
  {
    day: 5,
    title: 'O grito no travesseiro',
    verse: verse('Salmos 6:6', 'cansado gemido noite lágrimas leito'),
    study:
      'De dia Davi deve ter dito “tudo bem”. À noite, alaga a cama. O salmo é de um homem de guerra, e fala de ossos abalados e de um cansaço do próprio gemido, que é quando nem chorar descansa mais. Você convive com alguém assim e não sabe. Ou é você. A misericórdia começa a existir numa casa no dia em que alguém pode responder com a verdade à pergunta “dormiu bem?”. Se noites desse tipo se repetem, médico e conversa, os dois.',
    prayer:
      'De novo três da manhã, Senhor, e até quando? Recolhe esta água que ninguém vê. Há outros acordados no bairro; junta os nossos gemidos e responde ao menos a um.',
    practice:
      'Antes de dormir, lembre três pessoas que talvez estejam acordadas nesta noite. Diga o nome de cada uma a Deus e fique um minuto em silêncio com ela, sem pedir nada por palavras.',
  },
  {
    day: 6,
    title: 'O grito em favor de outra',
    verse: verse('Mateus 15:25', 'prostrou Senhor socorre-me'),
    study:
      'A menina estava em casa; quem gritava na rua era a mãe, estrangeira, e os discípulos queriam despachá-la porque incomodava. O diálogo que segue é duro, e os leitores o explicam de várias formas: prova de fé, espelho para o preconceito dos doze, limite da missão naquela hora. O que ninguém discute é o desfecho: a mãe saiu elogiada por Jesus e com a filha sã. Note o pronome em “socorre-me”: a dor de filho dói na primeira pessoa. Quem cuida de uma mãe dessas cuida de duas vidas.',
    prayer:
      'Socorre-nos, Jesus, digo eu pela Raíssa, pelo Davi, pelas crianças que esperam laudo e terapia. Levanta as mães deitadas no chão dos corredores. Que nenhum discípulo as mande embora.',
    practice:
      'Ofereça duas horas a quem cuida de criança com deficiência ou doente: ficar com ela, levar um irmão ao parque, enfrentar uma fila. Diga dia e hora, não “qualquer coisa”. Antes, peça que lhe ensinem: como ela come, o que a assusta, do que gosta, porque criança não é encomenda.',
  },
  {
    day: 7,
    title: 'O grito de quem cavou o próprio buraco',
    verse: verse('Jonas 2:2', 'angústia ventre Xeol gritei ouviste'),
    study:
      'Jonas não caiu no mar por azar. Fugiu, pagou passagem, dormiu durante o temporal e quase afundou um barco cheio. No estômago do bicho, finalmente gritou, e foi atendido sem bronca. Ele achava que Deus não estava no fundo do mar, e estava. Faltava este entre os sete: o do rapaz que apostou o salário, da moça que voltou para o traficante, o seu, aquele que você não conta. Fim da primeira semana: qual dos gritos é na sua voz? Guarde-o, que é como quem já gritou assim que você vai consolar.',
    prayer:
      'Fui eu que comprei a passagem. Mesmo assim me ouviste lá embaixo, com alga na cabeça. Por isso, meu Deus, não me deixes medir o poço em que os outros caíram antes de jogar a corda.',
    practice:
      'Dia de descanso: volte em memória ao dia em que o socorreram sem que você merecesse, e fique ali uns minutos, numa rede, num banco ou na cama. Não precisa contar a ninguém hoje.',
  },
  {
    day: 8,
    title: 'Pão: à mesma mesa',
    verse: verse('Isaías 58:7', 'repartas pão faminto'),
    study:
      'Isaías fala de repartir o teu pão, aquele do teu cesto. Não o vencido, não o que os filhos recusaram. Em alguns lares a fome tem hora: fim do mês, férias escolares, quando some a merenda. Boa educação, neste caso, é perguntar se a família tem gás e panela, o que costuma comer, se alguém é diabético. Frase que serve: “fiz a mais, posso levar um pouco?” Frase para engolir: “pelo menos vocês têm saúde”. E quando der, em vez de entregar no portão, sente-se e coma junto.',
    prayer:
      'Pão nosso, disseste, e fiz dele pão meu. Corta ao meio o meu pacote, Jesus. Que na mesa de sexta haja alguém além dos de sempre, e a conversa seja boa.',
    practice:
      'Cozinhe uma porção dobrada do que você mesmo gosta. Leve metade, em vasilha que não precise voltar, ou chame a pessoa para comer com você.',
  },
  {
    day: 9,
    title: 'Água: até ao inimigo',
    verse: verse('2 Reis 6:22', 'firas cativos pão água bebam voltem'),
    study:
      'Uma tropa síria acabou presa no meio da capital, sem saber como. O rei, animado: mato? Eliseu mandou servir água e comida e soltar todos. O banquete foi grande, e aquelas quadrilhas não voltaram. Nem toda guerra se resolve assim, o livro sabe; um cerco vem na página seguinte. Ainda assim fica a cena: copos cheios na mão de quem veio atacar. Frase que serve, quando o antipático está no sol: “aceita uma água?” A que se engole: “agora você precisa de mim, né?”',
    prayer:
      'Custa encher o copo desse vizinho, Jesus, e tu já encheste o meu tantas vezes. Que a água vá fresca e sem recado. Guarda-me também de quem ainda traz a faca.',
    practice:
      'Deixe água gelada à disposição de quem trabalha na rua: garis, carteiros, entregadores. Se couber, ofereça também a alguém com quem você anda de mal.',
  },
  {
    day: 10,
    title: 'Teto: lembrar do Egito',
    verse: verse('Deuteronômio 10:19', 'Amareis estrangeiro fostes Egito'),
    study:
      'Deus manda amar o estrangeiro, e o motivo dado é a memória: vocês sabem como é. Quase toda família brasileira tem um Egito: a avó que veio no pau de arara, o tio sem papéis em outro país, o primeiro mês na cidade dormindo na sala de um primo. A moça venezuelana da padaria e o angolano da pensão estão vivendo agora esse primeiro mês. Serve dizer: “como se fala isso na sua terra?” Engula: “você até que fala bem”.',
    prayer:
      'Deus que amas o forasteiro e lhe dás roupa e comida, lembro agora do nosso caminhão, da nossa mala amarrada com corda. Faz da minha sala um pedaço de chegada.',
    practice:
      'Escreva meia página sobre um dia em que o de fora era você: a cidade nova, o primeiro emprego, a escola no meio do ano. Sublinhe o que alguém fez e ajudou, e guarde a página para quando o próximo chegar.',
  },
  {
    day: 11,
    title: 'Roupa: as costas que agradecem',
    verse: verse('Jó 31:20', 'cintura bendisse esquentava peles cordeiros'),
    study:
      'Ao se defender, Jó usa uma imagem que parece de poeta de feira: a cintura do pobre o abençoava, aquecida pela lã do seu rebanho. O corpo agradecia antes da boca. Roupa dada mostra o que pensamos do outro. Rasgada, manchada, de festa em pleno barraco, diz: serve para você. Lavada, inteira, do tamanho certo e com os botões, diz o contrário. Frase boa: “qual é o seu número?” Frase a engolir: “é usado, mas é de marca”.',
    prayer:
      'Tu, que vestiste flores e me vestiste, abre comigo o guarda-roupa, Jesus, e tira da frente o meu apego. Que alguém hoje à noite se esquente e nem lembre de onde veio.',
    practice:
      'Separe uma peça que você ainda usaria. Lave, pregue o botão, dobre bonito. Entregue a quem tem o corpo certo para ela, ou a um bazar sério.',
  },
  {
    day: 12,
    title: 'Leito: arrumar a cama',
    verse: verse('Salmos 41:3', 'sustenta leito enfermidade cama'),
    study:
      'Em algumas traduções, Deus afofa o colchão do enfermo: vira a cama dele. Imagine essas mãos. Visita de hospital pede pouca teologia e muita atenção ao tamanho do quarto. Lave as mãos, sente-se para ficar à altura dos olhos, fale baixo, vá embora antes do cansaço. Pergunte se pode orar e por quê; ore curto. Serve: “vim só dar um oi, fico cinco minutos”. Engula qualquer relato de tia que teve a mesma coisa, sobretudo o da que morreu.',
    prayer:
      'Jesus, enfermeiro de nós todos, passa a mão no lençol de quem não pode virar sozinho. Abençoa a técnica da noite, a moça da limpeza. Ensina-me a caber num quarto pequeno.',
    practice:
      'Visite um doente ou acompanhe uma consulta. Leve algo útil: hidratante, carregador de fio comprido, gelatina permitida. Repare também em quem acompanha: há quanto tempo não come, não toma banho, não vê o sol? Saia deixando água ao alcance da mão.',
  },
  {
    day: 13,
    title: 'Grade: como se preso junto',
    verse: verse('Hebreus 13:3', 'presos eles maltratados corpos'),
    study:
      'A carta aos Hebreus não distingue inocentes de culpados nem pede entusiasmo. Pede memória, e da que se sente no corpo: como se vocês estivessem na mesma cela. Em dia de visita a fila é quase só de mulheres, de pé desde a madrugada, com a comida em saco transparente, presas sem sentença. O carinho pelos de dentro não apaga a vítima do crime, que precisa de lugar e voz; quem se compadece segura as duas mãos, talvez em dias diferentes. Diga: “como foi a visita?” Engula: “ele fez por merecer”.',
    prayer:
      'Jesus, preso de madrugada num jardim, esquecido por quase todos: lembra-te das celas cheias e da fila no portão. Alarga o meu coração para caberem os de dentro e os de fora. Atravessa essas portas, como naquele domingo, pelo agente penitenciário que esqueceu como se sorri, pela menina que só conhece o pai de uniforme, pela senhora que ainda olha a fechadura três vezes.',
    practice:
      'Há famílias de presos ou vítimas de crime na sua igreja, e quase sempre caladas. Procure uma, com discrição, e ofereça carona, companhia ou um lanche para a estrada.',
  },
  {
    day: 14,
    title: 'Sepultura: andar a noite inteira',
    verse: verse('1 Samuel 31:12-13', 'valentes noite corpo Saul sepultaram jejuaram'),
    study:
      'Saul terminou mal, e os inimigos penduraram o corpo dele num muro. Em Jabes-Gileade havia quem se lembrasse de um favor de quarenta anos antes. Caminharam a noite toda, desceram os corpos, deram-lhes sepultura à sombra de uma árvore e ficaram sete dias sem comer. Não discutiram se o rei merecia. Há enterros assim, com quatro pessoas: o homem da rua, o parente difícil. Vá assim mesmo. Serve: “eu lembro quando ele…” Engula: “foi melhor assim”.',
    prayer:
      'Senhor da vida, obrigado pelos que carregaram os meus mortos. Dá companhia a quem será enterrado hoje sem ninguém. Que eu ande a minha parte da noite, com flores se houver.',
    practice:
      'Dia de descanso: visite em pensamento, ou com uma flor, o lugar de alguém de quem você sente falta, e conte a Deus uma lembrança boa. Depois coma alguma coisa de que essa pessoa gostava.',
  },
  {
    day: 15,
    title: 'Áudio de Sueli, 3h12',
    verse: verse('1 Reis 19:5', 'ficou dormido anjo tocou come'),
    study:
      '“Oi. Não precisa responder. O pai trocou a noite pelo dia outra vez, tentou sair de cueca, e eu sacudi o braço dele. Sacudi forte. Ele me olhou com medo, nem sabe que sou filha. Eu sou um monstro.” Não é, Sueli; está no fim das forças. Elias quis morrer, e o anjo não fez perguntas: deixou dormir, tocou nele, serviu pão quente, deixou dormir outra vez, e só depois falaram. Sacudir não pode se repetir, por ele e por você, e é por isso que amanhã outra pessoa fica a noite. O revezamento já é parte do tratamento dele e seu.',
    prayer:
      'Senhor, manda o teu anjo de cozinha à casa das filhas que não dormem. Que lhes cheguem pão, um turno, um irmão que apareça. E segura o braço cansado antes que aperte.',
    practice:
      'Se você cuida, peça hoje uma noite ou tarde de folga, com data, e conte ao médico como está. Se não cuida, ofereça essa noite a quem precisa.',
  },
];
