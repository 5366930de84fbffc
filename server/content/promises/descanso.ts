import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const descanso: PromiseTheme = {
  slug: 'descanso',
  theme: 'Descanso',
  actions: [
    'Marque na semana um período sem trabalho, nem que seja meio dia, e use-o para adorar, conviver, dormir e brincar.',
    'Faça uma lista do que está carregando e risque ou divida com alguém pelo menos um item que não cabe só a você.',
    'Durma mais cedo duas noites seguidas, deixando o celular fora do quarto e encerrando o dia com um salmo breve.',
    'Ofereça-se para ficar algumas horas com o idoso, o bebê ou o doente de outra família, para que quem cuida descanse.',
    'Se o cansaço não passa com o repouso ou a vida perdeu o gosto, procure atendimento de saúde.',
  ],
  promises: [
    {
      verse: verse('Salmos 4:8', 'paz deito durmo seguro'),
      context:
        'Davi, caluniado e sob pressão, encerra a oração da noite indo dormir: a segurança dele vinha de Deus.',
      explanation:
        'Dormir é entregar por umas horas o governo de tudo. Davi tinha inimigos espalhando mentira e mesmo assim apagou a lamparina, porque alguém ficaria acordado no lugar dele. Deus se oferece para ficar de vigia. Ele não assegura noite sem interrupção, e insônia de doente ou de mãe de recém-nascido não é incredulidade. Cristo guarda o que somos até no sono, quando não podemos fazer nada para nos defender.',
      prayer:
        'Senhor, desligo a luz e o pensamento acende. Repetem-se a calúnia, a réplica que não dei, a mensagem sem resposta. Fica tu de plantão. Entrego-te a chave, o portão, as crianças no outro quarto e o meu nome na boca alheia. Se o sono demorar, que a demora seja conversa contigo. E amanhã acordarei, por tua bondade, para mais um dia. Amém.',
    },
    {
      verse: verse('Salmos 23:2', 'deitar pastos águas tranquilas'),
      context:
        'O antigo pastor de Belém imagina-se ovelha conduzida a pasto e água, e confia que Deus sabe a hora de fazê-lo parar.',
      explanation:
        'Uma ovelha com medo não se deita; quem cria rebanho conta que ela precisa sentir-se segura e alimentada. Por isso o verbo é tão bonito: ele me faz deitar. Às vezes o Pastor usa uma pausa que não pedimos, e nem toda doença ou demissão deve ser lida como recado. Pasto e água boa chegam de modos simples: um domingo, um livro, um riacho, a ceia com os irmãos de Jesus.',
      prayer:
        'Pastor, corro em círculos e chamo isso de produtividade. Põe a mão em mim e obriga-me a parar. Mostra onde está a água que não faz barulho, porque a dos outros só me deixou com mais sede. Dá pasto a quem trabalha em três empregos e não alcança o verde de nenhum. Deito-me agora, dez minutos, na grama que houver, e peço que fiques por perto. Amém.',
    },
    {
      verse: verse('Salmos 62:1-2', 'alma espera rocha refúgio'),
      context:
        'Davi, atacado por gente que queria derrubá-lo, aquieta a alma diante do único apoio que não cede, e dele espera o socorro.',
      explanation:
        'Quantas coisas a sua alma está esperando ao mesmo tempo? Davi reduz a lista a um item: somente Deus. Enquanto o empurravam feito parede inclinada, ele descobriu um lugar interior que não balançava junto. Repare na honestidade do salmo: diz que não será muito abalado; um pouco, pode ser. Quem tem Cristo por rocha treme sem ruir, e já não mendiga segurança de gente que também oscila.',
      prayer:
        'Só tu, Senhor. Eu tinha posto a calma em várias contas: o elogio do gerente, a saúde do casamento, o resultado na tela. Qualquer uma delas caía, e eu com ela. Reúne numa só espera o que anda espalhado. Quando me empurrarem, que eu encoste na pedra. Aquieta a vontade de me explicar a todos, que eu quero ficar em silêncio e te escutar. Amém.',
    },
    {
      verse: verse('Salmos 116:7', 'alma repouso tratou bem'),
      context:
        'Alguém livrado da morte em Israel conversa com a própria alma e a manda voltar ao sossego, em vista do bem recebido.',
      explanation:
        'O salmista dá ordem de voltar para casa à própria alma, que continuava correndo depois do perigo. Acontece muito: o exame deu bom, a dívida foi quitada, e o corpo segue em alarme. Lembrar o bem que Deus fez ajuda a alma a acreditar que pode sentar. Nem todos foram livrados como o salmista foi. Há, porém, um bem comum a quem crê: o Filho entregue por nós e o repouso que ele abriu.',
      prayer:
        'Volta, alma minha, ando dizendo, e ela olha desconfiada. Ajuda-a, Senhor, a desfazer a mala. Já passou o que passou, e tu me trataste bem: recordo a enfermeira atenta, o dinheiro que deu certinho, a madrugada que enfim passou. Cuida dos que escaparam da violência e ainda saltam com qualquer porta que bate. Cura-lhes a memória. Eu me assento perto de ti. Amém.',
    },
    {
      verse: verse('Salmos 127:2', 'Inutil pão sono ama'),
      context:
        'Cântico de romeiros ligado ao nome de Salomão: o trabalho aflito que exclui Deus não rende, e dormir é receber um presente dele.',
      explanation:
        'Trabalhar é bom; comer o pão com angústia, como se Deus não existisse, é que não rende. O salmo olha o homem que sai antes do sol e volta depois das crianças dormirem e lhe diz, com pena, que o mundo não está pendurado nele. Muita gente cumpre jornada assim por necessidade, e para ela a palavra é abraço, não censura. O Pai dá enquanto dormimos, e deu até a salvação, que ninguém produziu.',
      prayer:
        'Pai, chego tarde e sento diante do prato requentado com a conta aberta no celular. O Senhor sabe que não é ganância; às vezes é medo, às vezes é aluguel. Abra um caminho de trabalho mais humano. Livre-me do orgulho de quem se gaba de não parar. Hoje deito antes, deixo a louça, deixo o relatório, e aceito o sono como criança aceita bala. Boa noite, Pai. Amém.',
    },
    {
      verse: verse('Provérbios 3:24', 'deitares medo sono suave'),
      context:
        'Conselho de pai a filho em Israel: quem guarda a sabedoria costuma deitar-se em paz. É princípio geral, que não acusa quem tem insônia.',
      explanation:
        'Boa parte das noites ruins começa de dia: na mentira que exige outra, na compra que não cabia, na resposta atravessada. A sabedoria arruma a tarde para que a madrugada seja leve. É assim que costuma ser, sem ser regra de ferro; justos também rolam na cama, por luto, dor crônica ou bebê. Em Cristo, sabedoria de Deus, há perdão para o dia malfeito, e isso já afofa o travesseiro.',
      prayer:
        'Deus sábio, antes de deitar repasso o dia contigo. Aqui menti um pouco; ali gastei o que não tinha; acolá descontei em quem não merecia. Perdoa, e ensina-me o conserto que farei logo cedo. Põe juízo nas minhas escolhas das duas da tarde, que eu pago às duas da manhã. Concede sono doce às crianças assustadas da minha rua, e faz-me dormir em paz, Senhor. Amém.',
    },
    {
      verse: verse('Isaías 30:15', 'descanso calma confiança força'),
      context:
        'Jerusalém buscava socorro no Egito contra a Assíria. Deus ofereceu força na volta a ele e na confiança, e o povo não quis.',
      explanation:
        'O povo queria cavalos velozes, e Deus lhe ofereceu uma cadeira. A graça da frase está no avesso: parar seria ganhar força, voltar seria avançar. Não quiseram, diz o texto com tristeza, e fugiram a galope. Não se prega aí a passividade; quem está em risco deve agir e procurar socorro. Trata-se de largar a agitação que dispensa Deus. Jesus faz de novo a oferta que eles recusaram.',
      prayer:
        'Santo de Israel, reconheço-me nesse povo: abro outra aba, ligo para mais um contato, invento plano B, C e D, mas não dobro o joelho. Custa-me ficar quieto. Faz-me voltar antes que o cavalo canse. Dá-me a força tranquila de quem confia, a que decide sem gritar e espera sem roer as unhas. Desta vez, Senhor, eu quero o que ofereces. Amém.',
    },
    {
      verse: verse('Isaías 32:18', 'povo morada seguras descanso'),
      context:
        'Futuro prometido a Judá para quando o Espírito fosse derramado e reinasse a justiça: casas sem sobressalto e lugares de sossego.',
      explanation:
        'Para muita família, casa segura é um sonho que espera na fila da prefeitura. Isaías pinta um povo inteiro morando sossegado, e liga a moradia ao Espírito e à justiça, de modo que ninguém pode usar o texto para vender facilidade. Deus quer gente abrigada; a igreja que crê nisso ajuda a pôr telhas. E é graças a Jesus, que não teve onde reclinar a cabeça, que os seus têm endereço definitivo na casa do Pai.',
      prayer:
        'Senhor das moradas, ouço sirene, vizinho brigando, rato no forro. Desejo um lugar tranquilo e sei que milhões desejam também. Move prefeitos, juízes e construtores honestos; abre portas para quem dorme sob a marquise. Transforma enquanto isso este cômodo apertado: que aqui ninguém levante a mão contra ninguém. Faz da minha voz um canto sossegado para quem chega cansado, e leva-nos, no fim, à tua casa. Amém.',
    },
    {
      verse: verse('Jeremias 6:16', 'veredas caminho descanso alma'),
      context:
        'Pouco antes da queda de Jerusalém, Jeremias apontou o caminho antigo da aliança; havia repouso nele, mas aquela geração recusou-se a andar.',
      explanation:
        'Diante da encruzilhada, o conselho é parar o carro e perguntar. As veredas antigas de Jeremias são a aliança, com verdade, misericórdia e cuidado do pobre. O descanso está em andar por elas, e aquela geração respondeu que não ia. A nossa também sabe acelerar para o lado errado. Jesus usou palavras parecidas e apontou para si mesmo como caminho.',
      prayer:
        'Deus, o aplicativo recalcula a rota e eu continuo perdido, porque o destino é que estava errado. Paro no acostamento. Mostra-me o caminho bom que os teus já pisaram, o da honestidade, da reconciliação, do domingo guardado, e dá-me pernas para ele. Quantas vezes te ouvi e disse com a vida que não ia; perdoa. Quero ir. Que a alma ache lá o sossego que tanto procurei. Amém.',
    },
    {
      verse: verse('Jeremias 31:25', 'saciado cansada entristecida'),
      context:
        'Promessa aos exilados que voltariam de longe, exaustos e tristes: Deus mesmo daria de beber e encheria de novo a vida deles.',
      explanation:
        'Há cansaço que dormir não cura: o da alma, esvaziada de tanto dar. Deus usa dois verbos de mesa farta para ele, saciar e encher, e fala como se já estivesse feito. Jeremias conta que, ao ouvir isso, acordou e viu que tinha dormido bem. Não sabemos quando cada um sentirá o prato cheio. Mas é o próprio Deus quem serve, e Cristo, pão e água viva, é o que ele serve.',
      prayer:
        'Senhor, dei o que tinha: aos filhos, à mãe acamada, aos alunos, à escala. Raspei o tacho. Enche-me de novo, que já respondo atravessado a quem mais amo. Dá-me um sono como o do profeta, com sonho bom dentro. Manda alguém que me substitua no turno, e que eu aceite sem me sentir inútil. Sacia também os que nem percebem que secaram. Amém.',
    },
    {
      verse: verse('Ezequiel 34:15', 'apascentarei ovelhas deitarem segurança'),
      context:
        'Os governantes de Israel tinham explorado o rebanho; no exílio, Deus anuncia que ele próprio cuidará das ovelhas e as fará repousar.',
      explanation:
        'Um líder que usa o rebanho deixa marcas: gente que treme ao entrar num templo, que pede desculpa por existir. A esses Deus diz que assume pessoalmente o cuidado. Não é licença para viver sem irmãos, pois há pastores bons e igrejas sãs, e abuso se denuncia. É consolo de saber que o Dono das ovelhas viu tudo. Jesus chamou a si mesmo de bom pastor e deu a vida, em vez de tirá-la.',
      prayer:
        'Verdadeiro Pastor, quem devia cuidar de mim mandou, cobrou e feriu. Ainda me assusto com voz alta no microfone. Apascenta-me tu mesmo por algum tempo. Leva-me devagar até irmãos confiáveis, e dá-me discernimento para não entregar a alma a qualquer um. Desperta arrependimento nos que se servem do rebanho, e justiça para os feridos. Quero deitar-me sem vigiar a porteira, e contigo eu consigo. Amém.',
    },
    {
      verse: verse('Mateus 11:28', 'cansados sobrecarregados descansar'),
      context:
        'Jesus chama, na Galileia, pessoas esmagadas por exigências religiosas e pela vida: o alívio está em ir até ele.',
      explanation:
        '“Vinde a mim”: Jesus não indica um método, indica a si próprio. O convite serve a quem carrega regra demais, culpa demais, sacola demais. “Aliviar” não significa esvaziar a agenda por encanto, nem substitui férias, divisão de tarefas e médico. O peso que ele tira primeiro é o de ter de provar a Deus o nosso valor. Aos seus pés pode-se largar a bolsa no chão e respirar.',
      prayer:
        'Jesus, vim. Não arrumei o cabelo nem a vida. Trago nas costas o que fiz, o que me fizeram e o que esperam que eu faça até sexta. Posso pôr no chão? Tira de cima a religião do medo, aquela voz que diz que nunca é bastante. Chama também a moça do caixa, o entregador encharcado, o pastor esgotado. Deixa-me ficar um pouco, sem falar. Amém.',
    },
    {
      verse: verse('Mateus 11:29-30', 'jugo manso descanso leve'),
      context:
        'Aos que aceitam aprender com ele, Jesus troca o fardo pesado dos mestres da época por outro que serve, o do seu discipulado.',
      explanation:
        'Um bom jugo era ajustado ao pescoço do animal, e um carpinteiro de Nazaré devia entender do assunto. Jesus não propõe vida sem canga, pois algum peso sempre se leva: propõe a dele, com ele na outra ponta. “Leve”, aqui, não quer dizer sem renúncia; seguir o Mestre custou caro a muitos. Quer dizer que serve no ombro. Aprende-se devagar, olhando o jeito manso com que ele trata gente cansada.',
      prayer:
        'Mestre manso, a canga que escolhi tem farpas: a de ser perfeito, a de agradar a todos, a de nunca perder discussão. Quero trocá-la. Ajusta a tua em mim e caminha do lado, no teu passo, que é mais lento que o meu. Ensina-me a tratar o corpo, o filho, o funcionário com a mesma brandura. No fim da jornada, que eu possa dizer que era bom. Amém.',
    },
    {
      verse: verse('Hebreus 4:9-10', 'resta repouso povo obras'),
      context:
        'A geração do deserto perdeu o repouso por incredulidade; a carta avisa cristãos hebreus que ele continua aberto a quem crê.',
      explanation:
        'Existe um domingo que ainda não chegou. A carta enxerga a criação, a terra prometida e o sábado como setas para um repouso maior, e diz que o ingresso está aberto. Entra-se pela fé, largando a obra de salvar a si mesmo. Sobre como guardar hoje o dia do Senhor, igrejas fiéis divergem; quanto ao essencial, concordam: Jesus fez o trabalho, e a nossa semana termina em festa.',
      prayer:
        'Deus que descansaste olhando o que era bom, eu não sei olhar nada sem achar defeito. Ensina-me a parar na sexta à noite, no domingo, numa tarde qualquer, e a dizer contigo: é bom. Tira das minhas mãos a obra impossível de me salvar; teu Filho a concluiu. Não me deixes endurecer e ficar do lado de fora: guarda o meu lugar no teu repouso. Amém.',
    },
    {
      verse: verse('Apocalipse 14:13', 'Benditos morrem descansem obras'),
      context:
        'Voz do céu ouvida por João em favor dos cristãos ameaçados de morte: depois da fadiga haverá descanso, e o que fizeram não será esquecido.',
      explanation:
        'Depois de uma vida inteira de panela, roçado, sala de aula e joelho dobrado, alguém fecha os olhos, e o céu diz: bendito. O descanso dos que morrem no Senhor não é vazio; vão atrás deles as obras, como crianças seguindo a professora. Elas não pagam a entrada, que Cristo pagou. Ficam lembradas. A frase consola quem enterra um justo anônimo, e de modo algum convida a apressar a partida.',
      prayer:
        'Senhor da vida e da morte, penso nos que serviram a tua casa a vida toda e ninguém lhes deu placa. Tu os chamas benditos. Dá repouso aos que se despedem agora, e mãos delicadas em volta da cama deles. Enquanto for dia, conserva em mim o gosto de viver e de servir sem contar. Quando chegar a minha hora, recebe-me no teu descanso. Amém.',
    },
  ],
};
