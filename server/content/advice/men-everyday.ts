import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

/** What men bring from an ordinary week: the wife's place in the pew, play, delay, school, in-laws. */
export const menEveryday: readonly AdviceEntry[] = [
  {
    slug: 'esposa-nao-quer-mais-ir-a-igreja',
    audience: 'priest',
    situation: 'Minha esposa não quer mais ir à igreja comigo.',
    synonyms: [
      'minha mulher parou de ir à igreja',
      'minha esposa desanimou da igreja',
      'minha esposa se afastou da igreja',
      'vou ao culto sozinho',
      'minha mulher inventa desculpa para não ir ao culto',
      'ela não quer saber mais de culto',
    ],
    advice:
      'Antes de insistir no domingo, descubra o que aconteceu nos outros dias. Uma mulher que ia e parou de ir quase sempre tem um motivo que ainda não contou: uma palavra atravessada, um cansaço antigo, uma oração sem resposta, vergonha da briga que vocês tiveram no carro. Provérbios chama de tolo quem responde antes de ouvir (Provérbios 18:13). Pergunte numa hora calma e não defenda ninguém, nem a igreja nem você, até ela terminar.\n\nSe alguém a feriu lá, leve a sério e não exija que ela sorria para essa pessoa no próximo culto. Se ela está esgotada, o caminho começa em casa, com criança arrumada, almoço adiantado e uma manhã em que ela possa dormir. Se a fé esfriou, cobrança não acende. O pastor da parábola deixou as outras ovelhas e foi buscar a que faltava (Lucas 15:4). Ele foi até onde ela estava.\n\nHebreus pede que não deixemos de nos reunir e diz como se faz isso, animando uns aos outros (Hebreus 10:24-25). Animar é diferente de arrastar. Continue indo, sem usar as crianças como recado nem o nome dela como pedido de oração diante de todos. Volte mais gentil do que saiu; é o sermão que ela vai ouvir. Ore com ela por um minuto, se ela quiser, e por ela quando estiver sozinho.\n\nSe vier tristeza que não passa, sono demais ou falta de vontade de tudo, procurem um médico.',
    steps: [
      'Pergunte a ela, com o celular longe, o que a igreja tem sido para ela neste ano, e só escute.',
      'Assuma no próximo domingo as crianças e o almoço, indo ela ou não.',
      'Proponha um começo menor: um café com um casal de quem ela gosta ou a visita a outro horário de culto.',
      'Peça a um casal maduro que se aproxime como amigo, sem missão de convencer.',
    ],
    verses: [
      verse('Provérbios 18:13', 'responde antes ouvir tolo'),
      verse('Lucas 15:4', 'ovelhas perdendo busca encontre'),
      verse('Hebreus 10:24-25', 'reunião encorajemos uns outros'),
    ],
  },
  {
    slug: 'sem-paciencia-para-brincar',
    audience: 'priest',
    situation: 'Chego cansado e não tenho paciência para brincar com meus filhos.',
    synonyms: [
      'não sei brincar com meu filho',
      'não tenho paciência com as crianças',
      'meu filho quer brincar e eu estou morto de cansado',
      'fico no celular em vez de brincar',
      'meus filhos me irritam quando chego do trabalho',
      'pai que não brinca',
    ],
    advice:
      'Seus filhos esperaram o dia inteiro pela pessoa que chega em casa sem bateria. Os dois lados têm razão, e dá para combinar. Criança pequena não mede tempo em horas. Quinze minutos de pai no chão, com o celular em outro cômodo, valem mais do que uma noite inteira com você na mesma sala olhando a tela.\n\nQuando as crianças cercaram Jesus, gente séria achou que era perda de tempo. Ele as pegou no colo, pôs as mãos sobre elas e as abençoou (Marcos 10:16), no meio de uma viagem pesada. E o profeta Zacarias, ao descrever a cidade que Deus refaria, falou de ruas cheias de meninos e meninas brincando (Zacarias 8:5). A brincadeira estava no sonho de Deus para um povo cansado de guerra.\n\nVocê não precisa inventar nada. Faça do seu jeito: lavar o carro com o menino, deixar a menina pentear o seu cabelo, luta de travesseiro, uma história contada de olhos fechados. Chegue em etapas, com banho, um copo de água e cinco minutos calado, desde que tenha avisado: “já venho”. E venha.\n\nA irritação que explode todo dia pede outro cuidado. Paulo avisa os pais para não tirarem o ânimo dos filhos (Colossenses 3:21). Se você tem gritado ou levantado a mão, peça perdão a eles e procure ajuda. Se não sente prazer em mais nada, fale com um médico. Talvez ninguém tenha brincado com você. Nesse caso, aprenda com quem sabe; eles moram na sua casa.',
    steps: [
      'Escolha quinze minutos fixos por dia, com o celular guardado, e deixe a criança decidir a brincadeira.',
      'Avise ao chegar quanto tempo precisa para se recompor e cumpra o que disse.',
      'Ponha um serviço da casa dentro da brincadeira: cozinhar, varrer, regar, consertar juntos.',
      'Durma meia hora mais cedo nesta semana; parte da paciência é sono.',
    ],
    verses: [
      verse('Marcos 10:16', 'braços mãos abençoou'),
      verse('Zacarias 8:5', 'ruas meninos meninas brincando'),
      verse('Colossenses 3:21', 'provoqueis filhos ânimo'),
    ],
  },
  {
    slug: 'preguica-e-deixar-para-depois',
    audience: 'priest',
    situation: 'Sou preguiçoso, deixo tudo para depois e não termino o que começo.',
    synonyms: [
      'preguiça',
      'procrastino',
      'deixo tudo pra depois',
      'não consigo ter disciplina',
      'minha esposa me chama de preguiçoso',
      'começo e não termino nada',
      'falta de vontade de trabalhar',
      'enrolo o dia inteiro',
    ],
    advice:
      'Provérbios ri do preguiçoso com carinho de quem quer acordá-lo: ele se vira na cama como a porta na dobradiça, com muito movimento e sem sair do lugar (Provérbios 26:14). Depois manda o mesmo homem olhar a formiga, que trabalha sem chefe e sem fiscal (Provérbios 6:6-11). O livro não diz que ele é mau. Diz que a pobreza chega enquanto ele cochila.\n\nRepare no que você adia. Nem sempre é moleza. Às vezes é medo de fazer malfeito, e enquanto não se começa ninguém vê o erro. Eclesiastes conhece esse tipo: quem fica olhando o vento não planta, e quem vigia as nuvens não colhe (Eclesiastes 11:4). Outras vezes é noite mal dormida, tela até tarde, bebida, tristeza. Se a vontade sumiu de tudo, até do que você gostava, há semanas, isso pode ser depressão, e o médico é o primeiro passo.\n\nPara o resto, comece por algo pequeno e visível. Dez minutos na tarefa mais chata, antes do celular. Uma coisa terminada vale mais que cinco planos contados à esposa. Peça que ela diga qual é a pendência que mais pesa, e faça essa. Não prometa mudança de vida; diga o que vai entregar até sexta.\n\nDeus não ama mais o homem produtivo. As misericórdias dele se renovam a cada manhã (Lamentações 3:22-23), e é por causa delas que um dia perdido não condena o seguinte. Levante-se para esse.',
    steps: [
      'Anote três pendências e termine hoje a menor delas.',
      'Trabalhe dez minutos com o relógio na mesa e o celular em outro cômodo; depois decida se continua.',
      'Combine com a sua esposa ou com um amigo uma entrega por semana, com dia marcado.',
      'Apague as telas numa hora certa e levante no mesmo horário por quinze dias.',
      'Marque consulta se o cansaço e o desânimo já duram semanas.',
    ],
    verses: [
      verse('Provérbios 26:14', 'porta dobradiças preguiçoso cama'),
      verse('Provérbios 6:6-11', 'formiga chefe fiscal pobreza'),
      verse('Eclesiastes 11:4', 'vento semeará nuvens'),
      verse('Lamentações 3:22-23', 'misericórdias renovam manhã'),
    ],
  },
  {
    slug: 'filho-nao-quer-estudar',
    audience: 'priest',
    situation: 'Meu filho não quer estudar, e cada boletim vira briga.',
    synonyms: [
      'meu filho vai mal na escola',
      'filho com nota vermelha',
      'meu filho não faz a lição',
      'meu filho quer largar os estudos',
      'minha filha não quer saber de escola',
      'meu filho repetiu de ano',
    ],
    advice:
      'Nota baixa é febre: mostra que há alguma coisa, sem dizer o quê. Antes do castigo, procure a causa com ele. Pode ser vista fraca, sono, celular de madrugada, dificuldade de ler que ninguém notou, um colega que o humilha no intervalo, a separação de vocês, tristeza. Uma conversa com a professora costuma esclarecer mais do que um mês de sermão.\n\nPaulo escreveu aos pais que não irritassem os filhos, e que os criassem com a disciplina que vem do Senhor (Efésios 6:4). As duas metades valem. Sem disciplina o menino se perde, e ela é feita de hora marcada, mesa limpa, tela depois da lição e um adulto por perto. Com humilhação ele desiste. “Burro”, “vagabundo” e “olha o seu primo” ficam na memória muito depois da prova.\n\nLembre também que gente aprende de muitas formas. Deus deu a Daniel e aos amigos inteligência para as letras (Daniel 1:17), e encheu um artesão do deserto de sabedoria para trabalhar com as mãos (Êxodo 35:31). Ajude o seu filho a descobrir para onde ele pende. Um curso técnico pode devolver a vontade que a sala de aula tirou, sem que ele abandone a escola, que é direito dele e dever seu.\n\nE deixe que ele veja você aprender. O pai que lê, que pergunta, que confessa não saber e vai procurar, ensina sem levantar a voz.',
    steps: [
      'Peça uma conversa com a escola nesta semana e pergunte do comportamento, não só das notas.',
      'Leve-o para examinar a vista e a audição, e procure o psicólogo se houver medo, tristeza ou dificuldade de ler.',
      'Monte com ele um horário curto: quarenta minutos por dia, no mesmo lugar, com você por perto.',
      'Elogie o esforço que viu, com detalhe, antes de falar do resultado.',
    ],
    verses: [
      verse('Efésios 6:4', 'provoqueis ira filhos disciplina'),
      verse('Daniel 1:17', 'rapazes inteligência letras'),
      verse('Êxodo 35:31', 'sabedoria inteligência artifício'),
    ],
  },
  {
    slug: 'filha-adolescente-quer-namorar',
    audience: 'priest',
    situation: 'Minha filha ou meu filho adolescente quer namorar, e não sei o que responder.',
    synonyms: [
      'minha filha quer namorar e é nova',
      'com quantos anos minha filha pode namorar',
      'minha menina está de namorico',
      'meu filho de 13 anos está namorando',
      'descobri que minha filha namora escondido',
      'ciúme da minha filha',
    ],
    advice:
      'Respire antes do “nem pensar”. Se ela veio contar, você ganhou uma coisa que muitos pais não têm, e a sua primeira reação decide se haverá segunda conversa. Agradeça por ela ter falado. Depois pergunte quem é o rapaz, de onde ela o conhece e do que gosta nele.\n\nA Bíblia não traz idade para namorar. Traz um refrão, que o Cântico repete: não acordar o amor antes da hora (Cânticos 8:4). E dá um conselho que serve a quem tem catorze anos e a quem tem quarenta, guardar o coração, porque dele sai a vida (Provérbios 4:23). Diga isso com as suas palavras e conte da sua própria adolescência, inclusive do que deu errado.\n\nO limite é parte do cuidado. Nessa idade vocês podem decidir que ainda não, ou que só com a família por perto, sem porta fechada e sem celular na madrugada. Explique o motivo. Fale de corpo, de foto íntima, de pressão, de que “não” é resposta inteira, e não deixe isso só para a mãe. A lei brasileira trata como crime qualquer relação sexual com menor de catorze anos. Namorado adulto de menina de catorze ou quinze também pede que vocês ajam, com firmeza e a favor dela.\n\nProvérbios põe na boca de um pai o pedido que resume tudo: que o filho lhe dê o coração (Provérbios 23:26). Um amor não se arranca com proibição. Ganha-se à mesa.',
    steps: [
      'Diga hoje que ficou contente por saber e marque uma conversa sem pressa para o fim de semana.',
      'Combine com a mãe dela as regras antes de anunciá-las, e sustentem os dois a mesma resposta.',
      'Conheça o rapaz e a família dele, num almoço em casa.',
      'Fique atento a segredo, choro, isolamento ou medo de desagradar, e procure ajuda se aparecerem.',
    ],
    verses: [
      verse('Cânticos 8:4', 'desperteis amor queira'),
      verse('Provérbios 4:23', 'guarda coração fontes vida'),
      verse('Provérbios 23:26', 'filho dá coração'),
    ],
  },
  {
    slug: 'saudade-da-ex',
    audience: 'priest',
    situation: 'Sinto saudade da minha ex e não consigo esquecê-la.',
    synonyms: [
      'não esqueço minha ex',
      'penso na ex o tempo todo',
      'ainda gosto da minha ex-namorada',
      'ainda amo minha ex-mulher',
      'fico olhando o perfil da ex',
      'sou casado e penso na ex',
    ],
    advice:
      'A saudade edita o filme: guarda a música e corta as brigas. O povo que saiu do Egito sentia falta das panelas de carne e esquecia o chicote (Êxodo 16:3). Isso não quer dizer que o seu amor fosse mentira. Quer dizer que a lembrança, sozinha, não é boa conselheira. Eclesiastes diz que não é sábio quem vive perguntando por que o passado foi melhor (Eclesiastes 7:10).\n\nSe você está só, deixe doer sem se envergonhar. Deus fica perto de quem tem o coração quebrado (Salmos 34:18). Ajuda muito fechar as janelas: parar de abrir o perfil dela, guardar as fotos em outro lugar, não pedir notícia aos amigos. Se há chance honesta de conversa e ela está livre, uma conversa clara vale mais do que meses de sinais. Se ela disse não, ou já tem outra pessoa, respeite. Insistir, seguir ou aparecer sem ser chamado machuca e pode ser crime.\n\nSe você é casado, a questão muda. A ex que visita o seu pensamento não lava louça, não adoece, não discorda; por isso parece mais leve que a sua esposa. Provérbios manda o homem alegrar-se com a mulher da sua juventude (Provérbios 5:18), e alegria se cultiva com atenção. Corte qualquer mensagem com a outra. Veja o que falta hoje em casa e fale disso lá.\n\nQuando houver filhos, trate a mãe deles com respeito e assunto definido. Um ano depois, a maioria dos homens já atravessa a mesma rua sem procurar o carro dela.',
    steps: [
      'Pare de seguir o perfil dela hoje e peça a um amigo que cobre isso de você.',
      'Escreva, sem enviar, tudo o que gostaria de dizer a ela; leia a Deus e rasgue.',
      'Preencha o horário em que a saudade aperta com gente, esporte ou serviço.',
      'Se você é casado, faça nesta semana com a sua esposa alguma coisa que só fazia no namoro.',
    ],
    verses: [
      verse('Êxodo 16:3', 'Egito panelas carnes'),
      verse('Eclesiastes 7:10', 'dias passados melhores'),
      verse('Salmos 34:18', 'perto quebrantados coração'),
      verse('Provérbios 5:18', 'alegra-te mulher juventude'),
    ],
  },
  {
    slug: 'sogros-que-se-metem',
    audience: 'priest',
    situation: 'Meu sogro ou minha sogra se mete em tudo no meu casamento.',
    synonyms: [
      'meu sogro manda na minha casa',
      'minha sogra dá palpite em tudo',
      'não me dou bem com meu sogro',
      'os pais da minha esposa se intrometem',
      'minha esposa conta tudo para a mãe dela',
      'meu sogro não gosta de mim',
    ],
    advice:
      'Moisés tinha um sogro que dava palpite no trabalho dele. Jetro olhou o genro atender o povo da manhã à noite e disse que aquilo não estava bom (Êxodo 18:17-19). Moisés escutou e mudou (Êxodo 18:24). Comece por aí: separe o conselho que serve do jeito que irrita. Às vezes o sogro tem razão, e custa admitir porque é ele.\n\nDepois vem o limite. O Gênesis fala em deixar pai e mãe e formar outra casa (Gênesis 2:24), e isso vale para a filha deles também. Quem põe o limite com os pais é a filha, com você ao lado. Se é você quem enfrenta, vira guerra de família; se é ela quem fala, vira conversa. Por isso o primeiro acordo é entre os dois: o que se conta lá fora, quem tem a chave, como se recusa uma ajuda, o que se faz quando os avós corrigem as crianças.\n\nDinheiro pede atenção. Casa emprestada e empréstimo dão a quem ajuda a impressão de que pode mandar. Agradeça, pague o que puder e ponha o combinado por escrito.\n\nNão obrigue sua esposa a escolher. Falar mal dos pais dela também a machuca. Paulo pede que tenhamos paz com todos no que depender de nós (Romanos 12:18), e a frase reconhece que nem tudo depende. Faça a sua parte: cumprimente, visite, dê notícia das crianças. Sogro que se sente respeitado costuma baixar a guarda. Onde houver ameaça ou humilhação, distância também é cuidado.',
    steps: [
      'Converse com a sua esposa sobre um só ponto, o que mais pesa, e combinem uma resposta comum.',
      'Peça a ela que fale com os pais, e esteja presente sem discutir.',
      'Convide seu sogro para um café ou um serviço a dois e pergunte da história dele.',
      'Façam um plano para depender menos do dinheiro ou da casa deles.',
    ],
    verses: [
      verse('Êxodo 18:17-19', 'sogro Moisés Não fazes bem'),
      verse('Êxodo 18:24', 'Moisés voz sogro'),
      verse('Gênesis 2:24', 'deixará pai mãe'),
      verse('Romanos 12:18', 'possível paz todos'),
    ],
  },
  {
    slug: 'chamado-a-servir-e-indigno',
    audience: 'priest',
    situation: 'Fui chamado para servir na igreja e não me acho digno nem preparado.',
    synonyms: [
      'me chamaram para diácono',
      'fui convidado para ser presbítero',
      'não me sinto digno do cargo na igreja',
      'vou ser consagrado e tenho medo',
      'me pediram para liderar e não me acho capaz',
      'não sou bom o bastante para o ministério',
    ],
    advice:
      'Moisés respondeu a Deus que falava devagar e tinha a língua pesada (Êxodo 4:10-12). Gideão disse que era o menor da família mais fraca (Juízes 6:15-16). Deus respondeu aos dois sem discutir o tamanho deles: eu vou com você. Sentir-se pequeno diante do serviço é bom começo. Preocupa mais quem se acha pronto.\n\nMesmo assim, examine o que o incomoda. Há uma indignidade que todos temos, e ela se leva à cruz. E há coisa concreta que precisa ser tratada antes: uma dívida escondida, um vício, violência em casa, uma mentira no trabalho, briga sem conserto. Paulo pede que os diáconos sejam gente de palavra, sem ganância, de consciência limpa, e que primeiro sejam provados (1 Timóteo 3:8-10). Prova leva tempo, e pedir esse tempo é honesto. Conte ao pastor o que for preciso contar. Se ele ouvir e disser que espere, receba como cuidado.\n\nPergunte à sua esposa e aos seus filhos. Eles conhecem o diácono de segunda-feira. Se a casa está pedindo socorro, o cargo pode esperar um ano.\n\nSe o que falta é preparo, aprende-se: peça um companheiro mais velho, uma tarefa pequena, um prazo para avaliar. Pedro diz que cada um serve com o dom que recebeu (1 Pedro 4:10), e o seu talvez seja visitar doente, arrumar cadeira, cuidar das contas com mãos limpas. Aceite sem vaidade ou recuse sem culpa. O nome na placa muda pouco; a toalha na cintura muda muito.',
    steps: [
      'Escreva o que o faz sentir-se indigno e separe o que já foi perdoado do que ainda precisa de conserto.',
      'Converse com a sua esposa antes de responder e leve a opinião dela a sério.',
      'Conte ao pastor as suas dúvidas e pergunte o que exatamente se espera de você.',
      'Proponha um tempo de experiência, com tarefa e data para avaliar.',
    ],
    verses: [
      verse('Êxodo 4:10-12', 'Moisés lento boca'),
      verse('Juízes 6:15-16', 'menor pai serei contigo'),
      verse('1 Timóteo 3:8-10', 'diáconos consciência pura testados'),
      verse('1 Pedro 4:10', 'sirva dom recebeu'),
    ],
  },
  {
    slug: 'quartos-separados-por-causa-do-ronco',
    audience: 'priest',
    situation: 'Ronco ou durmo mal, e minha esposa foi dormir em outro quarto.',
    synonyms: [
      'ronco muito',
      'minha esposa reclama do meu ronco',
      'ronco e minha mulher não dorme',
      'dormimos em quartos separados',
      'apneia do sono',
      'acordo cansado todo dia',
    ],
    advice:
      'Ronco parece piada de festa e é assunto sério. Quem ronca alto, para de respirar por segundos e acorda cansado pode ter apneia do sono, que força o coração, faz a pressão subir e dá sono no volante. Procure o posto de saúde ou um otorrino; há exame e há tratamento. Emagrecer, dormir de lado e deixar a bebida da noite ajudam muita gente. Cuidar disso é amar a sua casa.\n\nO sono é presente. O salmo diz que Deus o dá a quem ele ama, e acha inútil acordar cedo demais e deitar tarde demais (Salmos 127:2). A sua esposa também precisa desse presente. Se ela foi para o outro quarto para conseguir levantar às cinco, isso não é rejeição. Pergunte antes de concluir.\n\nO perigo é outro. A cama separada começa pelo ronco e acaba afastando o resto: a conversa no escuro, o pé que encosta, a oração de boa-noite. Eclesiastes observa que dois deitados juntos se aquecem (Eclesiastes 4:11). Enquanto o tratamento não vem, defendam o que cabe. Deitem-se juntos por meia hora, conversem, orem, namorem, e depois cada um vá para onde dorme. Combinem noites do mesmo quarto no fim de semana.\n\nSe o ronco virou desculpa, se há mágoa que ninguém diz, fale dela de dia, sentado, sem ironia. E não deixe que os filhos descubram antes de vocês que existe um problema.',
    steps: [
      'Marque a consulta nesta semana e peça à sua esposa que conte ao médico o que ela ouve à noite.',
      'Corte a bebida e a comida pesada depois das oito e experimente dormir de lado.',
      'Combine meia hora juntos na mesma cama antes de dormir, sem telas.',
      'Não dirija com sono; troque de motorista ou pare.',
    ],
    verses: [
      verse('Salmos 127:2', 'Inútil sono ama'),
      verse('Eclesiastes 4:11', 'dois juntos aquecem'),
    ],
  },
];
