import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const liderancaDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Ficha de Saul: ouve números',
    verse: verse('1 Samuel 18:8', 'irou-se Davi dez milhares'),
    study:
      'Queixa: “a música não me sai da cabeça”. História: as mulheres cantavam a volta da tropa e deram milhares a Saul, dezenas de milhares a Davi. Era festa para os dois; o paciente ouviu nela um placar. Desde aquele dia passou a olhar o rapaz de lado. Exame: compara curtidas, mede aplauso, interpreta elogio a outro como perda sua. Conduta: elogiar em público, com detalhe, quem o superou em alguma coisa; repetir três vezes por semana até a música voltar a ser música. Sem tratamento, evolui para lança.',
    prayer:
      'A cantiga do outro me tira o sono, Jesus, e tenho vergonha. Ensina-me a dançar na festa em que não sou o número maior, e desarma a minha mão enquanto é só um olhar torto.',
    practice:
      'Escreva o nome de alguém que faz melhor do que você. Embaixo, que bem isso trouxe a todos. Agradeça por essa pessoa até o agradecimento sair sem careta.',
  },
  {
    day: 17,
    title: 'Ficha de Uzias: pode tudo',
    verse: verse('2 Crônicas 26:16', 'fortificado coração incenso altar'),
    study:
      'Queixa: mancha na testa. História: décadas boas, torres, poços, plantações, inventos. Foi ajudado maravilhosamente até ficar forte, e aí achou que a competência numa coisa dava licença para todas. Entrou onde só o sacerdote entrava. Oitenta homens corajosos se puseram na frente do rei; ele se enfureceu com o incenso na mão. Exame: opina sobre o que não conhece, atropela o tesoureiro, a médica, a professora. Conduta: escrever os limites da função e agradecer a quem os lembra. Feliz o líder que tem oitenta na porta.',
    prayer:
      'Fui ajudado maravilhosamente, e me esqueci do verbo. Senhor, mostra a soleira que não é minha. Dá-me um sacerdote valente, e graça de recuar com o incenso ainda apagado.',
    practice:
      'Identifique uma área em que você vem decidindo sem ter preparo ou mandato. Devolva hoje a decisão a quem sabe, com um pedido de desculpas se couber.',
  },
  {
    day: 18,
    title: 'Ficha de Ezequias: depois de mim',
    verse: verse('2 Reis 20:19', 'Ezequias boa paz meus dias'),
    study:
      'Queixa: nenhuma, sente-se ótimo. História: mostrou todos os cofres a visitantes simpáticos e ouviu do profeta que um dia aquilo seria levado, com os descendentes junto. Achou bom: no meu tempo haverá paz. Exame: homem piedoso, de oração forte, que no fim deixou de enxergar além do próprio mandato. Sinais parecidos hoje: dívida empurrada, fossa que estoura na próxima gestão, creche adiada. Conduta: perguntar, diante de cada escolha, quem ainda não nasceu e vai pagar por ela. Plantar ao menos uma árvore de sombra lenta.',
    prayer:
      'Meu Deus, peço pelos netos que não conheço: perdoa o conforto que comprei com o dinheiro deles. Alonga a minha vista até uma menina de uns nove anos, em 2060, subindo a rua que eu deixei. Que ela ache sombra, água limpa, livro-caixa sem rasura, e uma igreja onde ninguém precise fingir.',
    practice:
      'Resolva uma pendência que estouraria na mão do próximo: senha que só você sabe, conta atrasada, documento perdido, goteira, e registre onde fica tudo.',
  },
  {
    day: 19,
    title: 'Ficha de Asa: prende o mensageiro',
    verse: verse('2 Crônicas 16:10', 'Asa vidente cárcere oprimiu'),
    study:
      'Queixa: dor nos pés e pouca paciência. História: trinta e tantos anos de reformas corretas. Um dia Hanani lhe disse que tinha errado ao comprar a proteção da Síria. O paciente mandou prender o vidente e, naquela mesma época, passou a maltratar outros do povo. Repare na sequência clínica: cala a crítica, depois esmaga os fracos. Exame: afasta quem discorda, chama dúvida de deslealdade, some do grupo a pessoa que perguntou. Conduta: soltar hoje um Hanani, isto é, procurar quem foi posto de lado e perguntar o que tinha a dizer.',
    prayer:
      'Há gente na prisão do meu silêncio, Senhor, porque me disse a verdade. Dá-me a chave e a vergonha necessária. E cuida dos que pagaram pela raiva que não era deles.',
    practice:
      'Lembre de uma pessoa que você afastou depois de uma crítica. Escreva o que ela disse, o melhor que puder, e sublinhe a parte verdadeira. A carta a ela pode ficar para outro dia.',
  },
  {
    day: 20,
    title: 'Ficha de Nabal: ninguém consegue falar com ele',
    verse: verse('1 Samuel 25:17', 'tão mau não há quem falar-lhe'),
    study:
      'Queixa: trazida pelos empregados, não pelo paciente. História: patrão rico, na tosquia, ofendeu quem lhe tinha guardado o rebanho. A frase decisiva é a de um peão à patroa: com ele não se conversa. Quantas tragédias começam assim: todo mundo sabendo e ninguém podendo dizer! Abigail agiu depressa e salvou muita gente, mas reparem que ela não deveria ter precisado. Conduta para chefes, pais, pastores: criar um jeito seguro de receber má notícia. Para quem vive com um Nabal violento, a conduta é outra: proteção, hoje.',
    prayer:
      'Será que comigo se consegue falar? Abre um caminho até mim, Senhor, mesmo no meu pior dia. Quero saber da notícia ruim pela boca de quem hoje mais me teme. E guarda as Abigails que correm na frente do desastre; que encontrem porta aberta, delegacia séria e mãos amigas.',
    practice:
      'Pergunte às pessoas que dependem de você: “existe algo que vocês têm receio de me contar?” Ofereça um modo sem susto, até bilhete sem nome, e não procure o autor.',
  },
  {
    day: 21,
    title: 'Última ficha: o rei e a ovelha do vizinho',
    verse: verse('2 Samuel 12:7', 'Natã Davi Tu aquele homem'),
    study:
      'Queixa: nenhuma havia meses, e esse era o sintoma. História: Davi mandou trazer a mulher de um soldado e depois mandou matar o soldado. Quem tinha o poder era ele; a culpa também. Natã não conversou sobre “queda de um homem de Deus”; falou de um rico que tomou o que era do pobre. Davi reconheceu o crime, e as consequências vieram mesmo assim. Se um líder tomou de você corpo, dinheiro ou voz, a Bíblia o chama de vítima, não de tentação. Pode contar, denunciar (Disque 100, 180, 190), mudar de igreja, no tempo de que precisar.',
    prayer:
      'Deus que mandaste Natã, manda hoje alguém às casas grandes. Senta ao lado de quem foi tomado e calado. Não lhe peças pressa; faz justiça, e começa a curar por onde ele deixar.',
    practice:
      'Dia de descanso: esta página pesa, e basta tê-la lido. Beba água, respire fundo, fique com alguém seguro. Se ela falou de você, escolha uma só pessoa de confiança e diga uma frase, no dia em que puder.',
  },
  {
    day: 22,
    title: 'O monte, antes da lista',
    verse: verse('Lucas 6:12-13', 'noite orando dia escolheu doze'),
    study:
      'Saímos do ambulatório para o ar livre. Até o dia trinta, caminhamos atrás de Jesus e observamos como ele vai à frente. Primeira parada: uma encosta escura. De manhã ele escolheria doze, e passou a noite inteira falando com o Pai. O evangelho não conta o que ele disse. Deve ter demorado em cada nome, inclusive no que o trairia. Nós escolhemos equipe em três minutos, por quem levantou a mão. A noite dele não evitou a traição, mas deu-lhe amor suficiente para lavar também os pés de Judas.',
    prayer:
      'Jesus, que oraste a noite inteira na encosta, ora comigo por estes nomes, um de cada vez: ______. Não quero usar ninguém para tapar buraco. Quero amar primeiro quem vou chamar, mesmo quem talvez me decepcione.',
    practice:
      'Antes de convidar, cobrar ou substituir alguém, passe vinte minutos a sós com a lista de nomes. Pergunte por cada um: do que ele precisa, além do que eu preciso dele? Anote ao lado. Quando vocês se falarem, comece pela anotação e deixe a tarefa para o fim.',
  },
  {
    day: 23,
    title: 'Estrada: de dois em dois',
    verse: verse('Marcos 6:7', 'enviá-los dois deu-lhes'),
    study:
      'Os doze ainda nem entendiam as parábolas, brigavam por comida, duvidavam. E Jesus os mandou aos pares, com autoridade dividida e mala quase vazia. Nenhum líder prudente despacharia gente tão crua; ele não esperou que ficassem prontos porque ninguém fica pronto assistindo. O par protege: um tropeça, o outro segura; um se exalta, o outro pigarreia. Na volta ele ouve o relatório e os leva para descansar. Mandar, acompanhar, ouvir, pôr para dormir: quatro verbos, e o primeiro sem os demais é abandono.',
    prayer:
      'Obrigado por quem me mandou antes da hora e ficou por perto. Dá-me um par, Senhor, alguém que pigarreie. Que eu não despache sozinho quem me confia os seus começos.',
    practice:
      'Nenhuma tarefa difícil sozinho: junte em dupla duas pessoas, ou você com alguém, para uma visita, uma conversa, uma compra, e marque quando ouvirá como foi.',
  },
  {
    day: 24,
    title: 'Cafarnaum: o silêncio na sala',
    verse: verse('Marcos 9:35', 'primeiro último servo todos'),
    study:
      '“Do que falavam pelo caminho?” Ninguém respondeu. Tinham discutido quem era o maior, a poucos metros daquele que tinha acabado de anunciar a própria morte. Jesus não berra: senta, o que na época era postura de professor, chama para perto, põe um menino na roda e o abraça. Criança naquele mundo não assinava nada, não abria porta nenhuma. Quem a recebe não ganha crédito com ninguém. Foi com uma criança que ele mostrou o que é ser grande. Se um líder não tem tempo para quem não pode promovê-lo, sobre o que ele anda falando no caminho?',
    prayer:
      'Fico em silêncio também, Jesus, com o assunto do caminho na garganta. Põe a criança no meio da minha agenda, entre a reunião das dez e a vaidade das onze. E me abraça junto, que ando com medo de ser pequeno. Aqui, no teu colo, quem é o maior? Até a pergunta ficou com sono.',
    practice:
      'Dedique meia hora de atenção inteira a alguém que não pode lhe render nada: uma criança, um doente, um novato, e não tire foto nenhuma disso.',
  },
  {
    day: 25,
    title: 'À beira do lago: a porta destrancada',
    verse: verse('João 6:67', 'doze também quereis ir embora'),
    study:
      'A multidão minguou depois de um ensino difícil. O normal seria trancar o portão: lembrar favores, ameaçar, prometer mais pão. Jesus vira para os doze e pergunta se querem ir também. Grupo bom é aquele do qual se pode ir embora sem perder o nome, os amigos e o emprego. Fica de verdade quem poderia ter ido.',
    prayer:
      'Destranca, Senhor, as portas que fechei por medo de ficar só. Que a minha casa, a minha classe, o meu projeto tenham saída fácil e volta fácil. Tu me deixaste livre e fiquei.',
    practice:
      'Diga a alguém do seu grupo, com sinceridade: “se um dia você precisar sair, continuamos amigos”. Se alguém já saiu, mande um abraço sem convite escondido.',
  },
  {
    day: 26,
    title: 'Subida: ele na frente',
    verse: verse('Marcos 10:32', 'subindo Jerusalém Jesus adiante'),
    study:
      'Há um detalhe de câmera em Marcos. A estrada sobe para Jerusalém, Jesus vai alguns passos adiante, e os de trás, espantados, com medo. Ir na frente, nesse dia, foi receber primeiro o vento. Existe chefe que aponta o perigo com o dedo e existe o que anda até ele. Ainda na subida Jesus pede aos doze que não imitem os poderosos. Para isso bastava que olhassem para ele.',
    prayer:
      'Vejo as tuas costas, Jesus, e a poeira. Não me pedes nada que não tenhas pisado antes. Quando eu mandar alguém a um lugar duro, que seja por uma trilha com as minhas pegadas.',
    practice:
      'Assuma pessoalmente, esta semana, a parte mais desagradável de um trabalho que você costuma mandar fazer, inteira e sem plateia.',
  },
  {
    day: 27,
    title: 'Mesa: como quem serve',
    verse: verse('Lucas 22:26-27', 'maior menor lidera serve mesa'),
    study:
      'Lucas põe a briga sobre o maior na própria ceia, com o pão ainda na mão. Reis dominam e ainda se fazem chamar de benfeitores: cobram gratidão por aquilo que tomam. Vocês, não. Em seguida Jesus oferece apenas a sua posição na sala: estou aqui como o garçom. Um teste simples para quem conduz lar, igreja ou turno: no almoço, quem se levanta quando falta água?',
    prayer:
      'Tu, com a jarra, de pé, e eu, sentado, discutindo precedência. Senhor da mesa, levanta-me sem discurso. Que eu sirva sem cobrar obrigado e sem anotar quem agradeceu.',
    practice:
      'Nas refeições de hoje, seja você a se levantar para o que faltar, sem comentar, e à noite conte a Deus o que sentiu.',
  },
  {
    day: 28,
    title: 'Bacia: sabendo de onde vinha',
    verse: verse('João 13:3-4', 'sabendo Pai levantou-se toalha cintura'),
    study:
      'João explica de onde veio a coragem da toalha: Jesus sabia que tudo lhe estava nas mãos, de quem tinha saído e para onde voltava. Por isso pôde abaixar-se, pois só consegue ajoelhar sem medo quem não precisa da altura para saber quem é. O líder inseguro segura a cadeira com as duas mãos e não lhe sobra mão para a bacia. Pare um pouco aqui antes da ação. Lembre de onde vem, para quem volta e o que lhe foi dado sem concurso.',
    prayer:
      'Vim de ti e volto a ti; no meio, dá-me os pés de alguém. Não para parecer humilde, que isso também cansa, mas porque estão sujos e tu os amas.',
    practice:
      'Dia de descanso: hoje deixe que outros lavem por você a louça, o carro, os pés da criança que já sabe fazer sozinha. Enquanto isso, responda em silêncio às três perguntas da leitura.',
  },
  {
    day: 29,
    title: 'Jardim: deixem ir estes',
    verse: verse('João 18:8', 'sou buscais mim deixai ir'),
    study:
      'Tochas, armas, gritos no meio das oliveiras. Jesus dá um passo à frente e pergunta quem procuram. “Sou eu; então deixem estes irem.” Nenhuma negociação a favor de si. Os discípulos ainda nem entenderam que acabam de ser trocados. Guarde esta frase para quando a diretoria quiser um culpado, quando o erro da equipe vazar, quando o cliente exigir uma cabeça. Proteger não é encobrir crime de ninguém. É não entregar o pequeno para salvar o próprio nome. E nenhum daqueles pequenos se perdeu.',
    prayer:
      'Bom Senhor, saíste da sombra para que eu pudesse escapar por ela, e eu te agradeço. Ensina-me o passo à frente na hora das tochas, e a frase inteira, inclusive a segunda metade.',
    practice:
      'Descubra se alguém carrega uma culpa que era também sua: no trabalho, na família, na igreja. Procure quem cobrou e diga a sua parte com clareza.',
  },
  {
    day: 30,
    title: 'Ultrapassagem',
    verse: verse('João 14:12', 'crê fará obras maiores Pai'),
    study:
      'Na última noite Jesus prometeu que os amigos fariam obras maiores, e não há ciúme nenhum na frase. Leia de novo com cabeça de chefe, como se ele dissesse: “serei ultrapassado, e é bom que eu vá”. Os intérpretes explicam o “maiores” de várias formas, talvez pelo alcance, do Jordão ao mundo. Começamos o mês com árvores disputando altura; terminamos com alguém que desce, abre a estrada, protege e passa adiante. Elenice mandou avisar que Jonas agora tem cópia da chave. E da sua chave, quem é que tem cópia?',
    prayer:
      'Jesus, alegra-me com quem vai mais longe. Guarda os meus passos atrás dos teus até o fim. E no dia de devolver a chave, que haja luz acesa, contas na parede e gente rindo na cozinha. Amém.',
    practice:
      'Escolha o seu sucessor ou sucessora em uma tarefa. Conte-lhe hoje, marque três encontros e uma data de entrega. Avise também o seu pastor ou responsável. Escreva, numa página, aquilo que você gostaria de ter ouvido no seu primeiro dia.',
  },
];
