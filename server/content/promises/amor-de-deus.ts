import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const amorDeDeus: PromiseTheme = {
  slug: 'amor-de-deus',
  theme: 'Amor de Deus',
  actions: [
    'Leia devagar esta promessa pela manhã e anote no caderno o que ele afirma sobre Deus, antes de pensar em você.',
    'Quando vier a lembrança de uma falha antiga já confessada, recorde a cruz em voz alta e não repita a acusação contra si.',
    'Demonstre amor concreto a uma pessoa da casa: lave a louça que não era sua, ouça sem corrigir, peça desculpas.',
    'Se alguém usa a palavra “amor” para ameaçar ou bater em você, procure lugar seguro e peça ajuda.',
  ],
  promises: [
    {
      verse: verse('Deuteronômio 7:7-8', 'menores amou resgatou'),
      context:
        'Às portas de Canaã, Moisés explica a Israel por que Deus o escolheu: sem grandeza alguma do povo, por amor e por fidelidade ao juramento.',
      explanation:
        'Por que Deus ama? Moisés procura o motivo no povo e não acha: eram poucos, saídos da escravidão, sem currículo. O motivo estava em Deus, que amou e manteve a palavra dada aos avós deles. A escolha de Israel teve lugar próprio na história; em Jesus vemos a mesma raiz, graça antes do mérito. Quem cresceu ouvindo que não servia para nada pode descansar numa afeição que nunca foi prêmio.',
      prayer:
        'Deus que escolhe os pequenos, passei anos tentando merecer um lugar: na família, no emprego, até na igreja. Canso só de lembrar. Hoje recebo, com as mãos vazias, um carinho que não comprei. Tira-me da casa da escravidão, a dos elogios que mendigo, e ensina-me a olhar sem desprezo quem o mundo julga insignificante. Guarda comigo o teu juramento. Amém.',
    },
    {
      verse: verse('Salmos 36:7', 'preciosa bondade sombra asas'),
      context:
        'Davi contrasta a maldade humana com a bondade leal do Senhor, abrigo aberto a toda gente, como o ninho debaixo da ave.',
      explanation:
        'Debaixo da asa cabem pintinhos de todo tamanho, e nenhum mostra documento para entrar. Davi escreve isso logo depois de descrever gente que maquina o mal até na cama; ele sabe onde vive. A bondade leal de Deus não elimina os perversos do bairro nem dispensa porta trancada e denúncia. Dá abrigo ao coração ferido por eles, e Jesus quis juntar os seus desse modo, à custa da própria vida.',
      prayer:
        'Senhor, corro para baixo das tuas asas como quem foge da chuva no ponto de ônibus. Lá fora há gente que planeja ferir, e já provei disso. Aqui dentro é quente e posso chorar sem explicar. Reparte este abrigo com as crianças que têm medo de casa, e manda-lhes adultos corajosos. Preciosa é a tua bondade; que eu nunca a troque por proteção falsa. Amém.',
    },
    {
      verse: verse('Salmos 103:11', 'céus grande bondade temem'),
      context:
        'Davi conta à própria alma os benefícios recebidos e procura medida para a misericórdia divina: só a altura do céu lhe serve de comparação.',
      explanation:
        'Experimente olhar para cima numa noite de roça, longe dos postes: não há régua para aquilo. Com essa imagem Davi mede o perdão que recebeu. Temer o Senhor, na frase, é levá-lo a sério e querer agradá-lo, coisa diferente de viver apavorado. A altura do céu não torna o pecado pequeno; diz que a misericórdia é maior, e a cruz mostrou até onde ela desce.',
      prayer:
        'Altíssimo, o teu perdão é alto demais para a minha fita métrica. Faço as contas do que fiz e sempre dá saldo negativo; tu olhas para Cristo e me recebes. Cura o meu temor torto, aquele que foge de ti, e dá-me o temor bom, que se ajoelha agradecido. Quando eu for medir a falta de alguém, lembra-me do tamanho deste céu. Bendito sejas. Amém.',
    },
    {
      verse: verse('Salmos 103:13', 'pai compadece filhos'),
      context:
        'Neste hino de gratidão, Davi compara o Deus da aliança a um pai que conhece a fragilidade dos filhos e se enternece com eles.',
      explanation:
        'Há quem leia a palavra “pai” e sinta um nó na garganta, porque o de casa bateu, bebeu ou sumiu. O salmo não manda pintar Deus com a cara daquele homem. Descreve o pai que se comove ao ver o filho de joelho ralado, sabendo que é feito de pó. O Senhor não mima nem consente com tudo; trata com ternura a nossa fraqueza, e Jesus nos abriu o caminho até ele.',
      prayer:
        'Pai do céu, algumas lembranças fazem essa palavra sair com dificuldade. Vai desfazendo em mim o retrato errado. Tu conheces a minha estrutura: o cansaço que vem depressa, o choro sem motivo, a coragem que dura pouco. Tem dó de mim, como só tu sabes ter. E se me deste filhos ou alunos, que encontrem no meu colo alguma sombra do teu. Amém.',
    },
    {
      verse: verse('Isaías 49:15-16', 'mulher esquecerei palmas'),
      context:
        'Sião, destruída, achava que Deus a tinha esquecido. O profeta responde aos exilados que nem o amor de mãe alcança o dele.',
      explanation:
        'Existe mãe que esquece, e o profeta admite isso sem enfeite; o argumento é justamente esse. Acima do afeto humano mais forte, que às vezes falha, há uma memória que não falha. Deus trazia Sião gravada nas palmas quando os muros dela ainda estavam no chão. A reconstrução demorou, e a sua também pode demorar. Os cristãos pensam nas mãos feridas de Jesus ao ler estas linhas.',
      prayer:
        'Senhor, ninguém ligou no meu aniversário, e a casa ficou enorme. Achei que até tu tinhas perdido o meu endereço. Mostra-me outra vez as tuas mãos. Conforta os filhos que ninguém foi buscar, os velhos no asilo, as mães que amam e adoecem de cansaço. Não quero viver cobrando lembrança; quero viver da tua memória e ir visitar alguém. Amém.',
    },
    {
      verse: verse('Jeremias 31:3', 'amor eterno amado'),
      context:
        'Jeremias fala ao Israel disperso pelo exílio: o castigo não apagou o afeto antigo de Deus, e por causa dele haveria retorno.',
      explanation:
        'Eterno não quer dizer apenas comprido: quer dizer que este amor já estava lá antes do erro e continua depois da consequência. Os exilados tinham perdido terra, templo e respeito próprio, por culpa deles. Deus não fingiu que nada tinha acontecido; sustentou-os e preparou a volta. A nova aliança, anunciada no mesmo capítulo e selada por Jesus, traz para perto de nós esse bem-querer antigo, que corrige e não larga.',
      prayer:
        'Deus eterno, tu me querias bem antes da minha primeira palavra e antes da minha pior queda. Custa-me entender um amor sem prazo de validade, pois conheço tanta gente que cansa. Sustenta-me enquanto colho o que plantei errado. Não apagues as consequências se elas me ensinam; apaga, sim, a mentira de que sou caso perdido. Atrai-me de novo, com bondade. Amém.',
    },
    {
      verse: verse('Oseias 11:8-9', 'Efraim coração compaixões Santo'),
      context:
        'Por Oseias, Deus fala do reino do Norte como pai de filho rebelde: o juízo virá, porém a compaixão não o deixa destruir por completo.',
      explanation:
        'Como alguém pode estar irado e comovido ao mesmo tempo? Qualquer pai de filho nas drogas responde. O Deus de Oseias ensinou Efraim a andar, foi trocado por ídolos e, na hora de entregá-lo, sente revirar o coração. Ser santo, para ele, é não se vingar como homem. O castigo daquele reino veio de fato, e a ternura não o desmente. Na cruz, justiça e compaixão encontraram-se de vez.',
      prayer:
        'Santo, que não és como nós, eu te agradeço: o teu coração se comove onde o meu já endureceu. Oro por quem me deu trabalho e noites em claro, e por mim mesmo, que te dei as mesmas noites. Impede-me de confundir limite com vingança, ou amor com permissão. Corrige-nos sem nos destruir. Traz para casa os teus filhos teimosos, a começar por quem agora te fala. Amém.',
    },
    {
      verse: verse('Sofonias 3:17', 'salva alegria amor'),
      context:
        'Depois de anunciar juízo, Sofonias promete a Jerusalém um Deus que salva, permanece com o seu povo e se alegra por tê-lo de volta.',
      explanation:
        'Imagine um guerreiro que, terminada a batalha, pega a criança no colo e canta baixinho até ela dormir. Sofonias junta as duas cenas em Deus: força que livra, alegria que embala. Antes houve repreensão séria, e ela não se evaporou. Mas o alvo do Senhor é ter o seu povo de volta, e em Cristo essa festa já começou, ainda que em volta de nós a paz não esteja completa.',
      prayer:
        'Deus guerreiro e cantor, eu imaginava o teu rosto sempre franzido. Custa crer que te alegras comigo, que sou tão comum. Aquieta o barulho aqui dentro: a autocrítica, a pressa, os gritos que ouvi na infância. Deixa-me escutar, ainda que de longe, a tua canção sobre a cidade perdoada. E põe nos meus lábios um refrão dela para cantar aos meus. Amém.',
    },
    {
      verse: verse('João 15:9', 'Pai amou permanecei amor'),
      context:
        'Palavra de Jesus aos discípulos na véspera da cruz: eles são amados com o amor que une o Pai e o Filho, e devem permanecer nele.',
      explanation:
        'Permanecer é verbo de quem fica: o pé de feijão permanece na terra, o freguês antigo continua na mesma padaria. Jesus não manda conquistar o amor dele, que já foi dado na medida em que o Pai o ama. Manda não ir morar em outro lugar. Haverá podas, e o próprio capítulo avisa disso. Ficar, na prática, é ouvir e obedecer, orar, voltar depressa quando nos afastamos.',
      prayer:
        'Jesus, és a videira e eu sou um ramo que vive querendo crescer em outro muro. Prende-me a ti. Se a poda doer, que eu saiba de quem é a tesoura. Nos dias de correria, puxa-me para cinco minutos de silêncio contigo, no banco do ônibus mesmo. Faz brotar de mim algum fruto doce para os de casa, os primeiros a provar do meu azedume. Permaneço em ti. Amém.',
    },
    {
      verse: verse('João 16:27', 'próprio Pai ama crestes'),
      context:
        'Pouco antes de ser preso, Jesus garante aos que creram nele que não precisam convencer o Pai a amá-los: ele já os ama.',
      explanation:
        'Talvez você imagine Jesus convencendo um Pai zangado a ter boa vontade. O Senhor desmonta a ideia com ternura: o próprio Pai ama os que creem no Filho, e foi ele que tomou a iniciativa de enviá-lo. Por isso dá para orar sem medo de ser barrado na portaria. Nem tudo o que pedimos virá como pedimos; vem sempre, porém, de um coração favorável.',
      prayer:
        'Pai, tantas vezes conversei só com Jesus, com receio de incomodar o Senhor. Agora sei que foi do seu coração que ele veio. Aceite a minha confiança pequena e aumente-a. Quero contar-lhe o dia inteiro, inclusive a parte feia, sem ensaiar o discurso. Se a sua resposta for não, ajude-me a reconhecer nela o mesmo carinho. É bom ter entrada livre em sua casa. Amém.',
    },
    {
      verse: verse('Romanos 5:8', 'prova amor morrido pecadores'),
      context:
        'Escrito aos cristãos de Roma: a prova do amor de Deus é um fato, Cristo morto por gente que ainda lhe virava as costas.',
      explanation:
        'Uma prova de amor, por aqui, costuma ser buquê, aliança, declaração no carro de som. A de Deus foi uma morte, e em favor de quem não o procurava. Esse fato não muda quando o exame assusta ou o céu parece calado; está na história, com data e cruz. Essa morte não aprova o pecado que custou tanto. Mas tira qualquer chance de dizermos que Deus só ama os melhores.',
      prayer:
        'Cristo, morreste por mim quando eu nem sabia que precisava. Não tenho presente à altura, só gratidão. Nas semanas em que tudo desanda e desconfio do céu, leva os meus olhos de volta ao madeiro. Que eu não use a tua graça como desculpa, nem a esconda de quem considero pior que eu. Amaste-nos primeiro; deixa que isso me amoleça por dentro. Amém.',
    },
    {
      verse: verse('Romanos 8:32', 'próprio Filho poupou dará'),
      context:
        'Argumento de Paulo aos que estão em Cristo: quem já entregou o próprio Filho não será mesquinho com o que falta até a glória.',
      explanation:
        'O raciocínio vai do maior para o menor: quem deu o mais precioso não vai economizar no restante. Convém olhar o que esse restante abrange, no capítulo: perdão, intercessão de Cristo, auxílio do Espírito, glória futura. Carro, cura e aprovação em concurso não estão no contrato, e podem vir ou não. Diante do pedido ainda sem resposta, o crente argumenta como Paulo: Deus não é avarento, porque já entregou o Filho.',
      prayer:
        'Pai generoso, não poupaste Jesus. Diante disso, envergonho-me de suspeitar que me escondes o que é bom. Há um pedido antigo na minha lista, e tu sabes qual; entrego-o de novo, sem ameaça e sem birra. Concede-me, com o teu Filho, tudo o que me leva para ti, e ajuda-me a largar o que me afastaria. Abre também a minha mão, fechada demais. Amém.',
    },
    {
      verse: verse('Romanos 8:38-39', 'morte separar amor Cristo'),
      context:
        'Paulo escreve a uma igreja que conhecia perseguição e perda, e lhe assegura que nada criado rompe o laço de amor feito em Cristo.',
      explanation:
        'Paulo faz a lista dos suspeitos e interroga um a um: morte, vida, anjos, hoje, amanhã, altura, abismo. Nenhum tem força para desfazer o que Cristo atou. O apóstolo não diz que nada disso dói; ele mesmo conheceu fome, açoite e perigo. Diz que, no fundo de qualquer perda, ainda haverá amor segurando por baixo. Se você só consegue sussurrar isso, sussurre: a firmeza do laço não depende do volume da sua voz.',
      prayer:
        'Senhor Jesus, tenho a minha própria lista de ameaças, e leio-a para ti: o diagnóstico, a dívida, a velhice, a noite em que fico sem ninguém. Passa o teu nome por cima de cada linha. Quando a morte rondar a minha casa, sê tu o braço que não se desprende. Eu não prometo não tremer; prometo tremer sem largar o teu amor. Segura-me, Senhor. Amém.',
    },
    {
      verse: verse('Efésios 2:4-5', 'misericórdia amou vida Cristo'),
      context:
        'A carta lembra a antigos pagãos da Ásia Menor de onde saíram: mortos em seus erros, receberam vida porque Deus quis amá-los.',
      explanation:
        'Um morto não estende a mão para ser puxado. A carta usa palavra dura a fim de deixar claro que a salvação começa inteira em Deus, rico em misericórdia, que nos fez viver com Cristo. Quem já se acha bonzinho estranha; quem chegou ao fundo respira. Vida nova não vem sem luta contra velhos hábitos, e às vezes precisa de ajuda especializada. Mas ela não depende de desempenho: nasceu de graça e de graça continua.',
      prayer:
        'Deus rico em misericórdia, eu era como planta seca no vaso, e passaste regando. Não brotei por conta própria. Agradeço o fôlego, a vontade de orar que antes não havia, a vergonha boa do que me matava. Há pessoas queridas que parecem sem pulso na fé; sopra sobre elas a tua vida. E livra-me de contar a minha história como se o herói fosse eu. Amém.',
    },
    {
      verse: verse('1 João 3:1', 'amor Pai filhos'),
      context:
        'João contempla com espanto o que os crentes receberam: o Pai os chama de filhos, ainda que o mundo não entenda isso.',
      explanation:
        'Quem já acompanhou uma adoção sabe o instante em que o juiz lê o sobrenome novo. João quer que paremos ali, admirados. Em Cristo, recebemos de Deus nome, mesa e herança, e isso não se perde numa semana ruim. O mundo pode continuar sem notar diferença alguma: o uniforme é o mesmo, o salário também. A família, porém, mudou, e quem espera ver o Pai começa a parecer-se com ele.',
      prayer:
        'Pai, escrevo mentalmente o meu nome ao lado do teu e acho difícil de acreditar. Filho, filha, é assim que me chamas. No trabalho sou um crachá, no hospital uma senha; contigo tenho lugar à mesa. Não me deixes agir como órfão, brigando por migalha ou invejando irmão. Une a tua família, tão cheia de sotaques e teimosias. Um dia quero ver-te e rir de alegria. Amém.',
    },
    {
      verse: verse('1 João 4:9-10', 'amor Filho sacrifício perdão'),
      context:
        'Para uma igreja abalada por divisões, João define o amor pela iniciativa de Deus, que enviou o Filho para tirar o pecado e dar vida.',
      explanation:
        'A palavra “amor” anda gasta: serve para pizza, novela e propaganda de banco. João a conserta apontando para um movimento, o do Pai que manda o Filho a fim de tirar o pecado e nos fazer viver. Começou nele, antes de qualquer sentimento nosso. Fica sem base a ideia de que precisamos sentir algo forte para sermos aceitos. Fica de pé outra coisa: gente assim amada aprende a amar o irmão difícil.',
      prayer:
        'Senhor, hoje não sinto quase nada por ti, e digo isso com franqueza. Consola-me saber que tudo começou do teu lado. Enviaste Jesus; perdoaste o que eu não podia desfazer. Põe agora em mim um pouco dessa iniciativa: que seja eu a mandar a primeira mensagem, a lavar o prato alheio, a puxar conversa com quem anda isolado. Vive em mim, e eu viverei por ti. Amém.',
    },
  ],
};
