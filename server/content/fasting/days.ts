import type { FastingDay } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const FASTING_DAYS: readonly FastingDay[] = [
  {
    slug: 'dia-1',
    day: 1,
    focus: 'Apresentar-me a Deus como estou',
    prayer:
      'Senhor, tu me examinas e me conheces; sabes quando me sento e quando me levanto (Salmos 139:1-2). Por isso não preciso de discurso. Começo este jejum do jeito que estou, com o motivo que me trouxe e com outros que nem percebo. Não venho barganhar. Deixo de lado uma coisa boa para lembrar que tu és melhor. Recebe este dia, o corpo, o pensamento, a agenda. Se eu me distrair, chama-me de volta com brandura, porque quero estar contigo. Em nome de Jesus. Amém.',
    verses: [verse('Salmos 139:1-2', 'examinas conheces assentar levantar')],
  },
  {
    slug: 'dia-2',
    day: 2,
    focus: 'Confessar com verdade',
    prayer:
      'Examina o meu coração, Deus, e mostra se há em mim algum caminho mau (Salmos 139:23-24). A falta do que deixei já me revelou um pouco: a irritação fácil, a vontade de chamar atenção, a desculpa sempre pronta. Não quero confessar em geral, para não doer. Dou nome ao que fiz e ao que deixei de fazer. Creio no perdão que Jesus conquistou e aceito a tua correção. Guia-me para fora desse caminho e põe-me no teu, hoje, passo a passo. Amém.',
    verses: [verse('Salmos 139:23-24', 'Examina coração caminho mau')],
  },
  {
    slug: 'dia-3',
    day: 3,
    focus: 'Descansar na graça',
    prayer:
      'Pai, já me peguei contando os dias e achando que mereço alguma coisa. Livra-me disso. A salvação é presente teu, recebido pela fé, e ninguém pode se gabar dela (Efésios 2:8-9). Também o jejum não é moeda. Se eu terminasse agora ou seguisse por muito tempo, o teu amor por mim seria o mesmo. Que alívio! Hoje respiro fundo e descanso no que Cristo já fez. O que eu oferecer daqui em diante, que seja por gratidão. Por Jesus. Amém.',
    verses: [verse('Efésios 2:8-9', 'graça fé dom obras')],
  },
  {
    slug: 'dia-4',
    day: 4,
    focus: 'Fome da Palavra',
    prayer:
      'Jesus, no deserto, com fome de verdade, o Senhor respondeu à tentação com a Escritura: ninguém vive só de pão, mas de tudo o que Deus fala (Mateus 4:4). Eu leio pouco e depressa, por isso lhe peço que abra o meu apetite. Que um versículo, apenas um, fique comigo hoje como bala que se deixa derreter devagar. Que ele me console se eu estiver triste e me incomode se eu estiver errado. Ensine-me a obedecer ao que já entendi antes de perguntar o que falta. Assim seja, Jesus, hoje e nos dias que ainda faltam.',
    verses: [verse('Mateus 4:4', 'pão viverá palavra boca')],
  },
  {
    slug: 'dia-5',
    day: 5,
    focus: 'Silêncio para escutar',
    prayer:
      'Minha alma fala demais, Senhor. Faz listas, discute com gente ausente, repete o dia de ontem. Hoje quero ensiná-la a esperar em silêncio diante de ti, porque de ti vem a esperança (Salmos 62:5). Desligo o que faz barulho por alguns minutos e fico. Talvez não aconteça nada de especial. Talvez eu só perceba que o mundo continua girando sem a minha ajuda. Fala pela tua Palavra, que estou ouvindo. E, quando eu voltar a falar, que seja com menos pressa. Amém.',
    verses: [verse('Salmos 62:5', 'alma espera silêncio esperança')],
  },
  {
    slug: 'dia-6',
    day: 6,
    focus: 'Reconciliar-me com alguém',
    prayer:
      'Jesus, tu nos ensinaste que antes de deixar a oferta no altar é bom procurar o irmão que tem queixa de nós (Mateus 5:23-24). Estou aqui com a minha oferta, e um rosto me veio à lembrança. Dá-me coragem para a mensagem, a ligação, o pedido de desculpas sem rodeio. Se o mal foi feito a mim, começa a soltar o nó. Se o encontro não for seguro, que eu me guarde e te entregue a causa, e que em nenhum caso eu alimente a briga dentro de mim. Amém.',
    verses: [verse('Mateus 5:23-24', 'oferta altar irmão reconciliar')],
  },
  {
    slug: 'dia-7',
    day: 7,
    focus: 'Celebrar uma semana de cuidado',
    prayer:
      'Deus bom, completo hoje sete dias e quero entrar na tua presença cantando, com agradecimento nos lábios, porque foste tu que nos fizeste e somos ovelhas tuas (Salmos 100:3-4). Agradeço o que aprendi nesta semana e também o que ainda não entendo. Houve tropeços, e o teu carinho não diminuiu. Que este dia tenha descanso, boa mesa ou boa conversa, e lugar entre os irmãos que te adoram. Aleluia! O teu amor dura para sempre, e peço que ele me acompanhe amanhã cedo, quando a semana recomeçar. Amém.',
    verses: [verse('Salmos 100:3-4', 'povo ovelhas ações graças louvor')],
  },
  {
    slug: 'dia-8',
    day: 8,
    focus: 'O jejum que agrada a Deus',
    prayer:
      'Senhor, pelo profeta Isaías tu recusaste um jejum cheio de brigas e disseste qual te agrada: soltar o oprimido, repartir o pão, acolher o desamparado, não fugir da própria gente (Isaías 58:6-7). Olho para o meu e pergunto quem ficou melhor por causa dele. Mostra-me hoje uma pessoa concreta. Que o que economizei vire comida na mesa de alguém, e o tempo que sobrou vire visita. Tira de mim o dedo que aponta e dá-me mãos que se abrem. Por Cristo. Amém.',
    verses: [verse('Isaías 58:6-7', 'jejum oprimidos repartas pão faminto')],
  },
  {
    slug: 'dia-9',
    day: 9,
    focus: 'Crescer em domínio próprio',
    prayer:
      'Espírito de Deus, o domínio próprio está na lista do teu fruto, junto com o amor e a alegria (Gálatas 5:22-23). Fruto não se cola no galho: ele nasce e amadurece, e peço que amadureça em mim. Quando a vontade gritar, ajuda-me a esperar dez minutos, beber água, mudar de lugar, chamar um amigo. Que eu não troque a paz de uma semana pelo gosto de um instante. E, se eu ceder, que a tua graça me levante, por Cristo, antes que a vergonha me convença a desistir. Amém.',
    verses: [verse('Gálatas 5:22-23', 'fruto amor alegria domínio próprio')],
  },
  {
    slug: 'dia-10',
    day: 10,
    focus: 'Guardar a língua',
    prayer:
      'Põe hoje um guarda na porta da minha boca, Senhor (Salmos 141:3). Já feri com brincadeira, com segredo contado, com a verdade dita na hora errada. Que eu passe este dia sem falar mal de quem não está presente. Que a queixa espere, que o elogio não espere. Se me provocarem, dá-me a resposta mansa ou o silêncio. Ensina-me a usar as palavras como quem serve água: para aliviar a sede dos outros. E perdoa o que já disse e não posso recolher. Amém.',
    verses: [verse('Salmos 141:3', 'guarda boca porta lábios')],
  },
  {
    slug: 'dia-11',
    day: 11,
    focus: 'Aprender o contentamento',
    prayer:
      'Pai, Paulo escreveu da prisão que tinha aprendido a estar contente, na fartura e na falta, com a força que Cristo lhe dava (Filipenses 4:11-13). Eu tenho tanto e ainda reclamo, e este jejum me mostra que posso ficar sem algumas coisas e a vida continua. Ensina-me a desejar menos e a perceber mais. Onde falta o necessário, socorre; não quero chamar de contentamento a miséria de ninguém. Onde já há o bastante, faz-me parar de correr, porque tu és a minha porção. Amém.',
    verses: [verse('Filipenses 4:11-13', 'contentar abundância Cristo fortalece')],
  },
  {
    slug: 'dia-12',
    day: 12,
    focus: 'Buscar primeiro o Reino',
    prayer:
      'Jesus, o Senhor ensinou a buscar em primeiro lugar o Reino e a justiça de Deus, e a deixar o amanhã para amanhã (Mateus 6:33-34). Minha lista de primeiros lugares é comprida, e preciso que o Senhor a arrume. Que a conta, o emprego, a saúde e os filhos fiquem onde devem ficar, importantes, mas não no trono. Hoje, diante de cada escolha, quero perguntar o que honra o Senhor. No resto eu trabalho, peço e espero. Basta-me a preocupação deste dia, que o Senhor leva comigo. Amém.',
    verses: [verse('Mateus 6:33-34', 'primeiramente reino amanhã dia')],
  },
  {
    slug: 'dia-13',
    day: 13,
    focus: 'Humildade de Cristo',
    prayer:
      'Cristo, tu não te agarraste aos teus direitos; fizeste-te servo e foste obediente até a cruz (Filipenses 2:5-8). Perto de ti, o meu orgulho fica ridículo. Cura a minha necessidade de ter a última palavra, de receber aplauso, de jejuar melhor que o vizinho. Ensina-me a alegria de não ser o centro. Que eu aceite ajuda, peça licença, agradeça a correção. Humildade, porém, não é deixar que me maltratem: guarda em mim a dignidade de quem foi amado por ti. Amém.',
    verses: [verse('Filipenses 2:5-8', 'Cristo servo humilhou obediente cruz')],
  },
  {
    slug: 'dia-14',
    day: 14,
    focus: 'Repartir com alegria',
    prayer:
      'Deus generoso, duas semanas me lembraram que muita coisa pode passar pelas minhas mãos sem ficar nelas. João pergunta como o teu amor pode morar em quem vê o irmão precisar e fecha o coração; e pede amor de atitudes (1 João 3:17-18). Não me deixes só com bons sentimentos. Indica o que dar, a quem, e de que modo, para que ninguém se sinta humilhado. Se tenho pouco dinheiro, que eu reparta tempo, carona, ouvido, e que eu saiba também receber. Amém.',
    verses: [verse('1 João 3:17-18', 'necessidade irmão amor ação verdade')],
  },
  {
    slug: 'dia-15',
    day: 15,
    focus: 'Interceder pela minha família',
    prayer:
      'Senhor, digo diante de ti o nome de cada pessoa da minha casa, também de quem mora longe. Josué decidiu que ele e os seus te serviriam (Josué 24:15); eu posso decidir por mim e pedir pelos outros. Cura o que as palavras quebraram. Protege as crianças, ampara os idosos, anima os desempregados, traz os afastados. Que a minha fé se perceba no tom da voz e na louça lavada. Onde há medo ou violência, abre caminho de socorro e visita esta família, por amor de Jesus. Amém.',
    verses: [verse('Josué 24:15', 'escolhei casa serviremos')],
  },
  {
    slug: 'dia-16',
    day: 16,
    focus: 'Interceder pela igreja',
    prayer:
      'Cabeça da igreja, Jesus, de ti o corpo inteiro recebe vida e cresce em amor, quando cada parte faz o seu trabalho (Efésios 4:15-16). Oro pela minha comunidade: pelos que pregam, pelos que varrem, pelos que choram no último banco. Guarda os líderes da queda e do cansaço. Tira de nós a fofoca e a frieza. Que a verdade seja dita com amor e que os feridos sejam ouvidos. Mostra qual é a minha parte, e que eu a faça sem esperar aplauso. Amém.',
    verses: [verse('Efésios 4:15-16', 'verdade amor cabeça corpo crescimento')],
  },
  {
    slug: 'dia-17',
    day: 17,
    focus: 'Interceder pelos doentes',
    prayer:
      'Pai de misericórdias, trago os que sofrem no corpo e na mente. O salmo fala de ti ao lado do leito, sustentando quem adoeceu (Salmos 41:3). Fica ao lado de cada um: de quem espera exame, de quem faz quimioterapia, de quem luta contra a depressão, de quem não tem quem o acompanhe. Dá acerto aos médicos e força aos cuidadores. Peço cura, com confiança, e peço companhia enquanto ela não vem. Se hoje eu puder visitar, telefonar ou cozinhar para alguém, leva-me até lá, por amor de Jesus, que tocava os doentes. Amém.',
    verses: [verse('Salmos 41:3', 'sustenta leito enfermidade')],
  },
  {
    slug: 'dia-18',
    day: 18,
    focus: 'Orar pelos que ainda não creem',
    prayer:
      'Bom Pastor, o Senhor contou que há festa no céu por um só que volta, e que o pastor procura a ovelha até encontrá-la (Lucas 15:4-7). Penso em três pessoas que amo e que não o conhecem, e peço que o Senhor as procure. Use a beleza, a dor, um amigo, uma palavra simples. Tire do meu testemunho a pressa e a dureza. Que elas vejam em mim alguém que foi encontrado e ainda se espanta. Quando chegar a hora de falar, ponha na minha boca o seu nome com carinho. Amém.',
    verses: [verse('Lucas 15:4-7', 'ovelhas encontre céu alegria pecador')],
  },
  {
    slug: 'dia-19',
    day: 19,
    focus: 'Lembrar os pobres e oprimidos',
    prayer:
      'Tu mandas abrir a boca em favor de quem não tem voz e fazer justiça ao necessitado (Provérbios 31:8-9). Senhor, a minha fome é escolhida; a de muitos não é. Lembro-me de quem dorme na calçada, do trabalhador explorado, da mulher agredida, da criança sem proteção, do preso, do estrangeiro, de quem perdeu a casa na enchente. Não permitas que eu ore e vire o rosto. Dá-me coragem de denunciar, de acolher, de escolher com consciência. Que o teu Reino chegue primeiro aos que mais esperam. Amém.',
    verses: [verse('Provérbios 31:8-9', 'boca mudo justiça necessitados')],
  },
  {
    slug: 'dia-20',
    day: 20,
    focus: 'Buscar o bem da cidade',
    prayer:
      'Deus das nações, a um povo exilado tu disseste que orasse pela cidade onde vivia, porque o bem dela seria o bem deles (Jeremias 29:7). Oro pela minha. Abençoa hospitais, escolas, feiras, ônibus, praças. Dá sabedoria e honestidade às autoridades, e a nós, paciência e participação. Afasta a violência das nossas ruas e consola quem a sofreu. Livra-nos do ódio por causa de opinião. Que os cristãos deste lugar sejam conhecidos por servir. E ensina-me a amar o vizinho da porta ao lado. Amém.',
    verses: [verse('Jeremias 29:7', 'buscai paz cidade orai')],
  },
  {
    slug: 'dia-21',
    day: 21,
    focus: 'Lembrar a fidelidade de Deus',
    prayer:
      'Três semanas, Senhor, e a tua misericórdia continuou nova todas as manhãs. Quem cantou isso primeiro tinha a cidade em ruínas diante dos olhos, e ainda assim disse que tu eras a sua porção (Lamentações 3:22-24). Eu também quero dizer isso. Olho para trás e conto o que houve: o perdão recebido, o hábito que afrouxou, o nome por quem passei a orar. Espero ainda pelo que não mudou. Se este é o meu último dia de jejum, que fique a amizade contigo; se não for, renova o meu ânimo. Tu és fiel, e por isso posso descansar nesta noite. Amém.',
    verses: [verse('Lamentações 3:22-24', 'misericórdias renovam fidelidade porção')],
  },
  {
    slug: 'dia-22',
    day: 22,
    focus: 'Olhar para Jesus',
    prayer:
      'Andei olhando muito para mim: como vou, o que sinto, quanto aguento. Hoje levanto os olhos para ti, Jesus, autor da fé, que pela alegria à tua frente suportaste a cruz (Hebreus 12:1-2). Tu corres na minha frente e corres ao meu lado. Tira o peso inútil que carrego, a comparação, a culpa velha, o pecado de estimação. Põe ritmo nos meus passos. Tantos irmãos já terminaram esta corrida; que o exemplo deles me anime. Fixa em ti a minha vista até o fim. Amém.',
    verses: [verse('Hebreus 12:1-2', 'testemunhas corrida Jesus fé cruz')],
  },
  {
    slug: 'dia-23',
    day: 23,
    focus: 'Jesus foi tentado como nós',
    prayer:
      'Senhor, não falo com quem desconhece a fraqueza. O Senhor foi provado em tudo como nós e não pecou; por isso posso chegar ao trono e pedir ajuda na hora certa (Hebreus 4:15-16). Conhece a fome, o cansaço, a oferta do atalho. Então lhe conto a minha tentação sem enfeite, aquela que volta no mesmo horário e com a mesma voz. Dê-me misericórdia pelo que já fiz e graça para o que vem. Que eu não lute em segredo; mostre com quem posso me abrir. Amém.',
    verses: [verse('Hebreus 4:15-16', 'compadecer provado pecado trono graça')],
  },
  {
    slug: 'dia-24',
    day: 24,
    focus: 'O Pastor que dá a vida',
    prayer:
      'Tu és o bom Pastor e deste a vida pelas ovelhas (João 10:11). Muitas vozes me chamam durante o dia: umas prometem, outras ameaçam, outras me puxam pelo cansaço. A tua chama pelo nome. Ensina-me a reconhecê-la na Escritura e na consciência bem formada. Se eu estiver longe, busca-me, e se estiver com medo, põe-me no ombro. E faz de mim alguém que cuida, que percebe quem ficou para trás e vai até lá. Nada me falta quando és tu que me guias. Amém.',
    verses: [verse('João 10:11', 'bom Pastor vida ovelhas')],
  },
  {
    slug: 'dia-25',
    day: 25,
    focus: 'Servir com a toalha',
    prayer:
      'Mestre, o Senhor pegou uma toalha, lavou pés sujos de estrada e disse que fizéssemos o mesmo (João 13:14-15). Lavou até os de quem ia traí-lo. Eu escolho a quem servir e quero que alguém veja. Dê-me hoje um serviço escondido: o banheiro que ninguém limpa, o papel chato que ninguém faz, a paciência com quem repete a história. Que eu sirva sem me fazer de vítima e sem me anular. E deixe-me também ser servido, porque Pedro quase perdeu essa graça. Amém.',
    verses: [verse('João 13:14-15', 'lavei pés lavar exemplo')],
  },
  {
    slug: 'dia-26',
    day: 26,
    focus: 'Seja feita a tua vontade',
    prayer:
      'Pai, no jardim, Jesus pediu que o cálice fosse afastado e, logo depois, colocou a tua vontade acima da sua (Lucas 22:42). Aprendo com ele as duas coisas: dizer o que quero e soltar o que quero. O motivo deste jejum continua comigo. Peço de novo, com a mesma força do primeiro dia, e depois abro a mão. Não entendo todos os teus caminhos, mas conheço o teu coração, porque vi o teu Filho. Pelo teu Filho obediente eu te peço: faz em mim a tua vontade, também quando ela me custar. Amém.',
    verses: [verse('Lucas 22:42', 'cálice vontade tua')],
  },
  {
    slug: 'dia-27',
    day: 27,
    focus: 'Aos pés da cruz',
    prayer:
      'Jesus, hoje não peço nada por alguns minutos, só olho para a cruz. Tu levaste no próprio corpo os nossos pecados, sobre a madeira, para que vivêssemos para a justiça (1 Pedro 2:24). Os meus estavam ali, com data e endereço. Não há sacrifício meu que acrescente alguma coisa ao teu; este jejum é apenas um modo de dizer que eu vi. Obrigado é palavra pequena. Recebe a minha vida e o meu amor, com as culpas que já não me pertencem, e que eu trate com misericórdia quem ainda carrega as suas. Amém.',
    verses: [verse('1 Pedro 2:24', 'levou pecados corpo madeiro justiça')],
  },
  {
    slug: 'dia-28',
    day: 28,
    focus: 'Viver da ressurreição',
    prayer:
      'Bendito sejas, Deus, que nos fizeste nascer de novo para uma esperança viva, porque Jesus ressuscitou (1 Pedro 1:3). Há coisas mortas em mim: um sonho, uma amizade, a alegria de crer. Não te peço que finjas que estão vivas. Peço o teu sopro. Tu moves a pedra que eu não consigo mover. Que esta esperança me acompanhe ao cemitério e ao hospital, à fila do emprego e à segunda-feira. E que, diante de quem perdeu tudo, eu não fale demais, mas fique perto, esperando contigo. Amém.',
    verses: [verse('1 Pedro 1:3', 'esperança viva ressurreição')],
  },
  {
    slug: 'dia-29',
    day: 29,
    focus: 'A companhia do Espírito Santo',
    prayer:
      'Vem, Espírito Santo, Consolador que o Pai enviou em nome de Jesus, e faz-nos lembrar tudo o que ele disse (João 14:26). Minha memória guarda ofensas e esquece o Evangelho, e te peço que vires isso ao contrário. Nesta altura do caminho o entusiasmo já passou, e preciso de uma força mais funda. Ensina, corrige, consola. Não busco sensações; busco a tua presença fiel, que vai formando Cristo em mim. Sopra sobre a minha casa, a minha igreja e a gente deste bairro, e fica conosco depois que o jejum terminar. Amém.',
    verses: [verse('João 14:26', 'Consolador Espírito ensinará lembrar')],
  },
  {
    slug: 'dia-30',
    day: 30,
    focus: 'Orar quando faltam palavras',
    prayer:
      'Trinta dias, e as minhas frases acabaram. Já disse tudo do mesmo jeito muitas vezes. Consola-me saber que o Espírito socorre a nossa fraqueza e intercede com gemidos que não se traduzem (Romanos 8:26). Então fico aqui, Pai, com as mãos abertas sobre os joelhos. O suspiro é a oração. O nome que repito é a oração. Até este sono que vem chegando eu te entrego. Tu que examinas os corações entendes o que não sei dizer, e isso me basta. Amém.',
    verses: [verse('Romanos 8:26', 'Espírito fraquezas orar intercede gemidos')],
  },
  {
    slug: 'dia-31',
    day: 31,
    focus: 'Perseverar sem desanimar',
    prayer:
      'Senhor da colheita, canso-me de fazer o bem quando não vejo fruto. A tua Palavra pede que não se desista, porque a seu tempo haverá o que colher (Gálatas 6:9), mas não me diz quando será. Ensina-me a paciência do lavrador, que dorme, levanta e confia na terra. Renova o gesto que perdeu a graça: a visita de sempre, a oração de sempre, a honestidade de sempre. Dá-me descanso, se o que chamo de desânimo for só cansaço. E põe alguém ao lado para dividir comigo o cabo da enxada, por Cristo, nosso Senhor. Amém.',
    verses: [verse('Gálatas 6:9', 'fazer bem tempo colheremos')],
  },
  {
    slug: 'dia-32',
    day: 32,
    focus: 'Sede em terra seca',
    prayer:
      'Ó Deus, hoje a oração está sem gosto. Davi, no deserto, fez da sede uma busca: a alma e o corpo desejavam a ti como chão rachado deseja chuva (Salmos 63:1). Faço o mesmo com a minha secura. Não finjo água que não tenho. Espero por ti no lugar onde já te encontrei: na Palavra, entre os irmãos, à mesa, no cuidado com alguém. Se a aridez vier de pecado, mostra-me. Se vier de cansaço ou doença, cuida de mim; se for só uma estação, dá-me raízes mais fundas. Amém.',
    verses: [verse('Salmos 63:1', 'busco alma sede terra seca')],
  },
  {
    slug: 'dia-33',
    day: 33,
    focus: 'Firmeza na luta espiritual',
    prayer:
      'Fortalece-me, Senhor, com o teu poder, e veste-me com a tua armadura, para que eu fique em pé diante das ciladas do mal (Efésios 6:10-11). Minha luta não é contra o parente difícil nem contra o chefe; eles também precisam de ti. Livra-me de ver demônio em tudo e livra-me de esquecer que há um inimigo. Dá-me verdade, justiça, fé, a tua Palavra na memória. Que eu vigie sem medo, porque Cristo já venceu. E que eu ore pelos irmãos que hoje estão caindo. Amém.',
    verses: [verse('Efésios 6:10-11', 'fortalecei armadura firmes ciladas')],
  },
  {
    slug: 'dia-34',
    day: 34,
    focus: 'O trabalho como oferta',
    prayer:
      'Quero que o nome de Jesus possa assinar, com gratidão, o que eu disser e fizer hoje (Colossenses 3:17). Tudo, Pai: varrer a calçada, atender o balcão, fechar a planilha, trocar a fralda, procurar emprego. O jejum me ajudou a separar momentos; agora mistura-os ao resto da vida. Que o teu nome não se envergonhe do meu serviço. Que eu trate bem quem trabalha para mim, fale a verdade a quem me paga e receba de volta, no domingo, o descanso. Amém.',
    verses: [verse('Colossenses 3:17', 'obras nome Jesus graças')],
  },
  {
    slug: 'dia-35',
    day: 35,
    focus: 'Livre do que me domina',
    prayer:
      'Cinco semanas sem aquilo que deixei, e já sei quanto aquilo pesava. Paulo dizia que podia usar de muitas coisas, mas não seria dominado por nenhuma (1 Coríntios 6:12). É essa liberdade que eu quero. Mostra-me, Senhor, o que posso retomar com alegria e medida, e o que é melhor deixar pelo caminho. Se descobri uma dependência, que eu não a esconda: leva-me a quem saiba ajudar. Nenhum prazer, tela, bebida, compra ou elogio morreu por mim. Foi Jesus quem morreu, e por causa dele posso deixar essas coisas sem medo. Amém.',
    verses: [verse('1 Coríntios 6:12', 'lícitas convêm sujeitar')],
  },
  {
    slug: 'dia-36',
    day: 36,
    focus: 'Permanecer na videira',
    prayer:
      'Jesus, videira verdadeira, o ramo só tem uma tarefa: ficar ligado. Sem o Senhor não posso fazer nada que dure (João 15:4-5). Nestes dias fiz muitas coisas em seu nome; hoje quero apenas permanecer. Que a seiva do seu amor chegue aos galhos cansados. Corte o que só faz sombra, com a mão cuidadosa do Pai. Se houver fruto, que outros comam dele e se alegrem. E, quando terminar o tempo marcado, que eu não me solte, porque a videira é a mesma na semana que vem. Amém.',
    verses: [verse('João 15:4-5', 'Permanecei ramo videira fruto')],
  },
  {
    slug: 'dia-37',
    day: 37,
    focus: 'Esperar a volta de Cristo',
    prayer:
      'Enquanto o noivo está longe, os amigos dele jejuam; foi Jesus quem explicou assim (Mateus 9:15). Então esta falta que sinto é também saudade. Vem, Senhor, para as guerras que não acabam, para os túmulos abertos nesta semana, para a criação que geme, para o meu coração dividido. Até que venhas, guarda-nos acordados, trabalhando, com a lâmpada acesa e a mesa posta. Livra-nos de marcar datas e de esquecer a promessa. Maranata! Um dia te veremos, e nesse dia ninguém mais precisará jejuar. Amém.',
    verses: [verse('Mateus 9:15', 'casamento noivo tirado jejuarão')],
  },
  {
    slug: 'dia-38',
    day: 38,
    focus: 'Disponível para ser enviado',
    prayer:
      'Senhor, Isaías ouviu a tua pergunta, quem irá por nós, depois de ter sido perdoado, e respondeu que estava ali (Isaías 6:7-8). O perdão vem antes do envio; isso me dá coragem. Eis aqui a minha idade, a minha saúde, os meus poucos talentos, o meu sotaque. Talvez me mandes longe; talvez me mandes atravessar a rua. Abre-me os olhos para a tarefa que já está diante de mim e que adio. Não quero guardar só para mim o que recebi nestes dias, e por isso respondo que podes contar comigo. Amém.',
    verses: [verse('Isaías 6:7-8', 'lábios culpa enviarei Envia')],
  },
  {
    slug: 'dia-39',
    day: 39,
    focus: 'Receber tudo com gratidão',
    prayer:
      'Criador de todas as coisas, o que fizeste é bom, e nada precisa ser desprezado quando se recebe com gratidão (1 Timóteo 4:4). Não deixei o que deixei por achar que era sujo; deixei para te procurar. Agora, perto de voltar, quero aprender a receber. Que a comida tenha gosto, que o descanso não tenha culpa, que a conversa tenha riso. Guarda-me do exagero, que transforma presente em dono. E que na minha mesa haja sempre uma cadeira para quem está sem lugar. Amém.',
    verses: [verse('1 Timóteo 4:4', 'criatura boa rejeitar gratidão')],
  },
  {
    slug: 'dia-40',
    day: 40,
    focus: 'Consagrar a vida comum',
    prayer:
      'Deus da paz, que trouxeste dos mortos o grande Pastor das ovelhas, aperfeiçoa-me em todo bem, para eu fazer a tua vontade (Hebreus 13:20-21). Chego ao quadragésimo dia sem nada de que me gabar e com muito para agradecer. O deserto termina; a tua companhia, não. Leva o que aprendi para dentro da cozinha, do trabalho, da igreja, da rua. Os pedidos que ainda esperam resposta ficam contigo, em boas mãos. A ti a glória, por Jesus Cristo, hoje e sempre. Amém.',
    verses: [verse('Hebreus 13:20-21', 'paz Pastor ovelhas aperfeiçoe vontade')],
  },
];
