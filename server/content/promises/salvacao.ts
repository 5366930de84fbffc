import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const salvacao: PromiseTheme = {
  slug: 'salvacao',
  theme: 'Salvação',
  actions: [
    'Leia o Evangelho de João em pequenos trechos e pergunte, a cada dia, o que aquela página revela sobre quem Jesus é.',
    'Se você nunca confiou em Cristo, fale com ele agora em suas próprias palavras e conte isso a um cristão de confiança.',
    'Procure uma igreja séria, onde possa aprender a fé, conversar com o pastor sobre o batismo e conviver com irmãos.',
    'Escreva em poucas linhas como Cristo alcançou você e guarde o texto para os dias em que a segurança fraquejar.',
    'Ore por duas pessoas ainda distantes do evangelho e conviva com elas com paciência, sem pressão nem discussões inúteis.',
  ],
  promises: [
    {
      verse: verse('Isaías 45:22', 'salvos limites terra'),
      context:
        'Por meio de Isaías, o Deus de Israel chama também as nações, que confiavam em ídolos sem vida: só nele há quem salve.',
      explanation:
        'Olhar: é só isso que se pede aos confins da terra. Quem se afoga não nada até o salva-vidas; vira o rosto e estende o braço. O sertão e o Japão estão incluídos, e ninguém nasce longe demais. Outros deuses, dinheiro entre eles, prometem mais e não tiram da água. Virando-nos para Cristo levantado na cruz, encontramos o próprio Deus que salva.',
      prayer:
        'Deus único, cansei de olhar para dentro à procura de saída, e para os lados à procura de garantia. Viro-me para ti. Não tenho gesto bonito, só este. Salva-me. Chama também os confins: a aldeia sem Bíblia, o apartamento do décimo andar, o parente que ri da fé. Que todo joelho se dobre com alegria, a começar pelos meus.',
    },
    {
      verse: verse('Isaías 12:2', 'Deus salvação confiarei medo'),
      context:
        'Cântico previsto para o povo resgatado, depois do juízo anunciado por Isaías: quem foi salvo já não precisa viver com medo.',
      explanation:
        'Quem se sabe salvo canta diferente, como a criança que atravessou a rua escura e já avista a varanda. O profeta não se contenta em dizer que Deus dá salvação: diz que Deus é a salvação. Por isso o medo perde o trono, embora volte de visita, e há ansiedade que precisa de médico, sem demérito para a fé. Nosso cântico tem nome, Jesus, e a melodia se aprende aos poucos.',
      prayer:
        'Minha força e minha canção, hoje canto desafinado. O medo aprendeu a minha rotina e chega antes do despertador. Senta-te tu no lugar que ele ocupa. Repito que confiarei, mesmo com o estômago apertado. Põe um refrão na minha boca para a sala de espera. E que, em casa, alguém me ouça cantarolar e pergunte de onde vem tanta calma.',
    },
    {
      verse: verse('Mateus 1:21', 'JESUS salvará povo pecados'),
      context:
        'Um anjo fala em sonho a José, perplexo com a gravidez de Maria, e explica o nome do menino, que livrará da culpa o seu povo.',
      explanation:
        'O nome veio com a explicação dentro. José esperava talvez um libertador contra Roma; o anjo falou de pecados, inimigo mais íntimo. É bom saber para que Jesus veio, porque assim não o trocamos por despachante de desejos. O pecado ainda incomoda quem crê, mas já não condena nem reina. Pronunciar “Jesus” é lembrar, no susto ou na gratidão, que Deus salva.',
      prayer:
        'Jesus, digo o teu nome devagar, como José deve ter ensaiado na oficina. Salva-me dos meus pecados, e também dos apuros em que eles me põem. Há um de estimação; tu sabes. Entra onde ninguém entra e põe ordem. Obrigado por vires ao nosso meio, com choro de bebê e mãos de carpinteiro. Que teu nome seja limpo na minha boca.',
    },
    {
      verse: verse('Lucas 19:10', 'buscar salvar perdido'),
      context:
        'Jesus diz isto em Jericó, na casa de Zaqueu, cobrador de impostos malvisto: ele veio atrás de quem estava perdido.',
      explanation:
        '“Perdido”, em português, serve para óculos e para gente; nos dois casos, alguém sente falta. Jesus não esperou hora marcada: olhou para cima da árvore e se convidou. Ser buscado assim devolve dignidade e mexe com o bolso, como se viu. Talvez pareça que você o procura há anos. A verdade mais consoladora é outra: ele já estava a caminho da sua rua.',
      prayer:
        'Filho do homem, estou no galho, entre curioso e escondido. Tu paras embaixo e sabes o meu nome. Vem para casa, embora não haja nada pronto. Olha as contas que eu não quis abrir, e diz quanto devo devolver, e para quem. Fico feliz por teres saído atrás de mim. Vai buscar também quem eu dei por perdido, e leva-me junto nessa procura.',
    },
    {
      verse: verse('João 1:12', 'receberam filhos Deus creem'),
      context:
        'Na abertura do Evangelho, João declara que muitos recusaram Jesus, mas quem o acolhe com fé ganha lugar de filho na família de Deus.',
      explanation:
        'O verso fala de uma certidão nova, com o sobrenome do Pai. Ninguém se torna filho de Deus pelo sangue, por vir de família crente ou por mérito; recebe-se o Filho, e com ele o parentesco. Receber é abrir a porta e confiar. O temperamento velho ainda aparece em casa, e o Pai educa. Dias de frieza acontecem, e adoção nenhuma se desfaz por causa deles.',
      prayer:
        'Pai, que palavra nova na minha boca. Recebo o teu Filho, com a casa bagunçada como está. Obrigado por não pedires teste de sangue. Ensina-me os costumes da família: dizer a verdade, perdoar cedo, repartir sobremesa. Quando eu agir como empregado com medo de demissão, lembra-me de que sou de casa. Acolhe também os que procuram pai em todo lugar. Aba, amém.',
    },
    {
      verse: verse('João 3:17', 'enviou condenasse salvo'),
      context:
        'Parte da conversa noturna com Nicodemos, mestre em Israel: a missão do Filho, enviado por amor, é de resgate.',
      explanation:
        'Se a visita de Deus ao mundo fosse fiscalização, haveria multas de sobra. Foi resgate. Jesus não minimiza o perigo, tanto que os versos ao redor falam de quem prefere o escuro; mas o desejo que o trouxe até aqui é salvar. Isso dá fôlego a quem cresceu com medo de um Deus à espreita. Crendo no Filho, já se sai do banco dos réus.',
      prayer:
        'Deus de amor, desenharam para mim um fiscal de caderninho, e eu lhe obedeci tremendo. Obrigado por enviares o Filho com outra missão. Deixo que a verdade dele me alcance, mesmo a que incomoda, porque vem de quem quer o meu bem. Se eu tiver condenado alguém em teu lugar, perdoa. Faz-me portador dessa notícia no plantão, na fila, na mesa do almoço.',
    },
    {
      verse: verse('João 10:9', 'porta entrar salvo pasto'),
      context:
        'Depois de curar um cego, expulso pelos líderes, Jesus se compara à entrada do aprisco: por ele se acham segurança, liberdade e sustento.',
      explanation:
        'Uma porta boa serve para os dois lados: entra-se para dormir a salvo, sai-se para comer. Assim Jesus descreve a vida com ele, que nada tem de clausura. Onde outros fechavam a entrada, ele se fez passagem, sem pedir senha, roupa ou sobrenome. O pasto inclui dias secos e lobos ainda rondam. Quem entrou por ele, contudo, não será posto para fora de noite.',
      prayer:
        'Jesus, bati em tantas portas com currículo na mão. A tua está aberta e tem o formato de uma cruz. Entro. Deixa-me descansar aqui dentro esta noite; amanhã leva-me ao pasto, ao trabalho, à conversa. Acolhe os que foram mandados embora de igrejas por fazerem pergunta. Livra o rebanho dos que pulam o muro, para que cada um vá e volte contigo sem medo.',
    },
    {
      verse: verse('Atos 2:21', 'invocar nome Senhor salvo'),
      context:
        'Em Pentecostes, Pedro cita o profeta Joel diante da multidão e mostra que invocar o Senhor, agora, é recorrer a Jesus ressuscitado.',
      explanation:
        '“Todo aquele”: na lista cabem o preso, a avó, o adolescente que só sabe dizer “socorro” e quem rejeitou Jesus a vida inteira e agora, no leito, hesita. Invocar não é fórmula repetida na frente da câmera; é pedir a Jesus, Senhor vivo, como quem não tem outro recurso. E ele ouve em qualquer sotaque, como ouviu naquela manhã barulhenta de festa.',
      prayer:
        'Senhor, chamo. Não sei oração comprida, e a voz falha. Salva-me, porque ninguém mais pode. Recebe os que estão chamando neste minuto, no quarto do hospital, na cela, na cabine do caminhão, em línguas que eu nunca escutei. Derrama sobre nós o Espírito, que dá visões aos jovens e sonhos aos velhos. Se me ouviste, e creio que sim, ensina-me agora a te escutar.',
    },
    {
      verse: verse('Atos 4:12', 'nenhum outro salvação nome'),
      context:
        'Preso com João por causa de um coxo curado, Pedro responde ao tribunal de Jerusalém que só o nome de Jesus pode salvar.',
      explanation:
        'Um remédio único assusta quem queria opções e alivia quem já provou todas. Os apóstolos não falavam com superioridade: tinham sido presos por fazer bem a um homem que não andava. A exclusividade é do nome de Jesus, não da nossa denominação nem do nosso país. E ela anda junto com portas escancaradas, pois o único Salvador se dá a quem quer que o procure.',
      prayer:
        'Jesus, pedra que rejeitaram, tentei apoiar a vida em material de muita propaganda e pouca firmeza. Volto a ti. Não há outro, e nem preciso. Dá-me a franqueza de Pedro sem arrogância, e alguma boa ação que abra caminho à palavra. Guarda os cristãos que respondem por teu nome. Que eu o pronuncie com respeito diante de quem crê diferente.',
    },
    {
      verse: verse('Atos 16:31', 'Crê Senhor salvo casa'),
      context:
        'Resposta de Paulo e Silas ao carcereiro de Filipos após o terremoto: a fé em Jesus salva, e a mesma palavra foi anunciada aos da casa.',
      explanation:
        'Meia-noite, escombros, um homem com a espada na mão: foi nesse desespero que coube a resposta mais curta do evangelho. Crer em Jesus salva, antes de qualquer conserto na biografia. “A tua casa” abre a porta aos familiares, que também ouviram e creram; não assina por eles. Quem ora por um parente pode esperar com esperança, falar com ternura e deixar a Deus o coração alheio.',
      prayer:
        'Senhor Jesus, creio, com as pernas ainda bambas do tremor. Guarda a minha mão nas horas em que só vejo saída ruim. Põe gente por perto para gritar: não te faças mal. Olha a minha casa, cada um no seu quarto e na sua dúvida. Não posso crer no lugar deles; posso lavar feridas e pôr a mesa. Entra tu, mesmo de madrugada.',
    },
    {
      verse: verse('Romanos 1:16', 'Evangelho poder salvação crê'),
      context:
        'Paulo apresenta o tema da carta aos romanos: a boa notícia de Cristo tem força para salvar judeus e não judeus que creem.',
      explanation:
        'A vergonha é um sentimento esperto: faz mudar de assunto quando a fé aparece no almoço da firma. Paulo, que ia à capital do império, sabia que uma cruz parecia piada, e contava com a força dela. O evangelho é potência de Deus em quem crê, por mais fraco que seja. Alguns vão rir mesmo assim. O poder está na notícia, por menor que seja a nossa eloquência.',
      prayer:
        'Deus, escondi a Bíblia na mochila e ri da piada para não destoar. Perdoa-me. Lembra-me do que essa notícia fez comigo, do que eu seria sem ela. Quero corar por ser chato e arrogante, nunca por causa de Cristo. Age na vida da colega difícil com o teu poder, que não depende do meu brilho. E salva-nos por inteiro.',
    },
    {
      verse: verse('Romanos 10:9', 'boca Senhor ressuscitou salvo'),
      context:
        'Escrito quando Paulo lamentava a incredulidade de muitos em Israel: judeu ou não, quem confessa Jesus como Senhor ressuscitado é recebido por Deus.',
      explanation:
        'Boca e coração, cada um com a sua parte, e nenhuma exige diploma. No império em que “Senhor” era César, confessar Jesus podia custar emprego e pescoço; era vida entregue, mais que frase. Não há número certo de lágrimas nem data obrigatória no caderno. Quem confia que o Pai levantou Jesus dos mortos, e o assume por dono, está a salvo, mesmo nos dias sem emoção.',
      prayer:
        'Jesus, tu és Senhor. Digo na cozinha, com a torneira aberta, e quero dizer também na rua. Creio que o túmulo está vazio; ajuda o pedaço de mim que ainda vai conferir. Toma o comando do que finjo administrar. Dá coragem aos que perdem família ou trabalho por te confessarem. Que a minha boca e o meu coração parem de contar histórias diferentes.',
    },
    {
      verse: verse('Efésios 2:8-9', 'graça fé dom obras'),
      context:
        'Lembrança aos cristãos da região de Éfeso, antes afastados de Deus: a salvação deles foi um presente, recebido pela fé, sem motivo para vaidade.',
      explanation:
        'Presente com nota fiscal no nome de outro: foi Cristo quem pagou. A fé só estende as mãos, e nem disso podemos nos gabar. Que descanso, para quem passou anos juntando pontos com Deus! Boas obras brotam depois, preparadas por ele, como o cheiro vem do café. Há debate honesto sobre como graça e vontade humana se entrelaçam; todos confessam que a salvação é dom.',
      prayer:
        'Deus da graça, custa-me ganhar sem dever. Fico procurando como retribuir para ficarmos quites. Não ficaremos, e que bom. Abro as mãos e recebo. Desmancha o meu orgulho de crente antigo, que compara frequência e oferta. Põe-me depois nas obras que aprontaste, leves, feitas por alegria. Obrigado. Ensina-me a dizer só isto por mais um minuto: obrigado.',
    },
    {
      verse: verse('Tito 3:5', 'misericórdia salvou renovação Espírito'),
      context:
        'Paulo instrui Tito, que organizava igrejas em Creta, a recordar aos crentes que a misericórdia os renovou pelo Espírito, sem mérito prévio.',
      explanation:
        'Um banho depois do serviço de pedreiro tira mais que poeira; parece que se nasce outro. A imagem diz o que a misericórdia fez por dentro, quando o Espírito renovou quem não tinha folha de mérito. Sobre a ligação disso com a água do batismo as igrejas pensam de formas diferentes. Em comum há o essencial: Deus nos salvou, e por isso somos mansos com quem ainda não creu.',
      prayer:
        'Salvador bondoso, eu também fui tolo, rancoroso, escravo de vontades. Não me escolheste pelo histórico. Lava-me com a tua misericórdia e renova o que envelheceu mal em mim. Espírito Santo, derrama-te sem medida sobre a nossa casa. Tira da minha fala o tom superior quando converso com quem vive como vivi. Que me vejam grato, manso e com cara de banho tomado.',
    },
    {
      verse: verse('Hebreus 7:25', 'salvar completa interceder'),
      context:
        'Cristãos hebreus cansados ouviram que Jesus, sacerdote que não morre, salva por inteiro e segue intercedendo por quem recorre a Deus por ele.',
      explanation:
        'Alguém está orando por você agora, e nunca se cansa do seu nome. Jesus não salvou pela metade para ver se daríamos conta do restante; vivo à direita do Pai, leva até o fim o que começou na cruz. Sentir-se frio não interrompe a intercessão dele. O caminho ainda pede perseverança, e nela temos o melhor dos companheiros.',
      prayer:
        'Jesus, sacerdote para sempre, hoje não consigo orar duas frases sem distração. Consola-me saber que tu continuas. Apresenta ao Pai o meu nome, o dos meus queridos, o da vizinha em tratamento. Salva-me por completo, também nos cantos que desisti de arrumar. Aproximo-me por ti, com o pouco fervor que tenho. Quando chegar a última hora, que a tua voz esteja falando por mim.',
    },
  ],
};
