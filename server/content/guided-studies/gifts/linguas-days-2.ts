import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const linguasDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Silêncio',
    verse: verse('Salmos 62:1', 'alma espera somente Deus'),
    study:
      'No salmo, a alma fica quieta para o lado de Deus, como quem vira a cadeira. Em volta havia gente empurrando um muro já torto e sorrindo com mentira na boca. Aquele silêncio era resistência: não responder a tudo, não explicar-se a todos, não preencher com som o lugar onde só cabe Deus. Para quem fala muito na igreja, em qualquer língua, convém aprender também esta, que não tem gramática e na qual ninguém pode se exibir.',
    prayer:
      'Jesus, viro a cadeira. (Pausa longa.) Eles que empurrem o muro. (Pausa.) Só tu. (Pausa.) Obrigado por não teres pressa de que eu diga alguma coisa inteligente.',
    practice:
      'Dez minutos sem pedir, ler ou ouvir nada, com um alarme suave. Se a mente correr, volte com uma palavra: somente.',
  },
  {
    day: 17,
    title: 'Canto',
    verse: verse('Efésios 5:19', 'salmos hinos cânticos coração'),
    study:
      'Tem oração que só entra pela melodia. A mãe com Alzheimer não sabe o nome do filho e canta as quatro estrofes. Paulo manda que falemos uns com os outros por meio de salmos, hinos e canções do Espírito, e que haja música também por dentro, onde desafinar não incomoda ninguém. Cantar faz o corpo inteiro concordar: pulmão, pé, memória. E um verso cantado hoje fica guardado como remédio na prateleira de um ano que você ainda não conhece.',
    prayer:
      'Jesus, Senhor da música, recebe este canto sem ensaio. (Cante uma estrofe.) Põe hinos na memória das nossas crianças, para que os encontrem quando tudo o mais se apagar.',
    practice:
      'Cante, lavando louça ou andando, um hino inteiro de cor. Depois cante para alguém idoso ou enfermo, pessoalmente ou por telefone.',
  },
  {
    day: 18,
    title: 'Lábio mudo',
    verse: verse('1 Samuel 1:13', 'Ana coração lábios voz embriagada'),
    study:
      'Ana mexia a boca sem som, e o sacerdote achou que era bebida. Era dor de anos, deboche em casa, mesa farta sem apetite. Quem ora fora do modelo corre o risco do diagnóstico apressado, e Eli representa todos nós que já julgamos o fervor ou a frieza do vizinho de banco. Ela explicou com respeito, ele voltou atrás e a abençoou. Ana saiu com outro rosto antes de ter a resposta. Deixe que orem alto, baixo, parados, balançando: você não sabe o que eles trazem no coração.',
    prayer:
      'Deus que lês lábios, perdoa meus diagnósticos de banco de igreja. Ouve a mulher que chora por filho, a que chora por causa do filho que tem, e a que já não sabe por que chora.',
    practice:
      'Hoje ore no ônibus, na fila ou no trabalho só com os lábios, sem som, por três desconhecidos que estiverem à sua frente.',
  },
  {
    day: 19,
    title: 'Lágrima',
    verse: verse('Salmos 56:8', 'lágrimas odre livro'),
    study:
      'O pastor guardava água no odre como quem guarda a vida. Davi, fugindo, preso entre inimigos, imagina Deus recolhendo uma por uma as suas lágrimas nesse saco de couro e anotando todas num livro. Nada desperdiçado, nada derramado à toa. A lágrima é uma língua que todo povo fala e que dispensa intérprete. Quem foi ensinado que homem não chora, ou que crente alegre não chora, pode desaprender esta semana. O céu tem arquivo, e o que caiu no travesseiro está lá, com data.',
    prayer:
      'Guarda também estas, Senhor: as de raiva, as de vergonha no banheiro do serviço, as que engoli na formatura. E as que não consigo chorar, que talvez sejam as mais pesadas.',
    practice:
      'Lembre um choro seu que ninguém viu. Conte a uma pessoa segura, ou escreva com data, como anotação no livro de Deus.',
  },
  {
    day: 20,
    title: 'Menos',
    verse: verse('Mateus 6:7', 'orando repetições inúteis muito'),
    study:
      'Havia quem empilhasse sílabas e nomes divinos até cansar os deuses. Jesus acha isso triste: é coisa de quem pensa que não tem Pai. O aviso serve para a ladainha distraída, para o jargão evangélico de sempre, e para qualquer fala, em língua conhecida ou não, usada como alavanca. Ele mesmo repetiu o pedido no jardim, então insistir não é o erro. O erro é tratar o Pai como máquina surda. Logo em seguida vem a oração que ele ensinou, curtinha, que se reza numa subida de escada.',
    prayer:
      'Pai, tu já sabes. Então digo só isto: preciso de ti para o almoço, para o perdão e para a tentação das onze da noite, e confio. Amém.',
    practice:
      'Ore o dia inteiro apenas em frases de até sete palavras. Repare nas expressões de costume que sumiram e no que sobrou.',
  },
  {
    day: 21,
    title: 'Duas asas',
    verse: verse('1 Coríntios 14:15', 'orarei espírito entendimento cantarei'),
    study:
      'Paulo resolve a briga com um “também”. Orar com o espírito e com a mente, cantar com um e com outra. Para uns ele se refere às línguas e à fala comum; para outros, ao fervor e à clareza. Em todos os casos, uma coisa sem a outra é como ave de uma asa só. Há cultos corretos nos quais ninguém sente nada, há cultos quentes em que ninguém pensa nada, e a alma vai girando em círculos. Ao fim da semana, qual asa sua está atrofiada? Ela se cura com exercício leve, não com desprezo pela outra.',
    prayer:
      'Senhor da mente e do coração, acorda o que adormeci. Se vivo de ideias, comove-me; se vivo de emoções, ensina-me. Quero louvar-te inteiro, mesmo que no começo eu voe torto.',
    practice:
      'Dia de descanso: repouse as duas asas. Cinco minutos sem falar, nem por dentro, e depois um canto conhecido, só assobiado ou murmurado.',
  },
  {
    day: 22,
    title: 'A do estrangeiro',
    verse: verse('Levítico 19:34', 'estrangeiro peregrinar ama Egito'),
    study:
      'Primeira das nove: a língua de quem atravessou fronteira. Deus apoia o mandamento na memória: vocês moraram no Egito, sabem como é trabalhar sob ordens em língua alheia. No Brasil de hoje ela se fala em espanhol da Venezuela, em crioulo do Haiti, em árabe, em lingala. O migrante ouve o dia todo o que não compreende, no posto, no banco, na escola da filha. Aprender dez palavras da língua dele é uma pequena festa de Pentecostes em que o milagre custa meia hora de estudo.',
    prayer:
      'Jesus, que foste bebê no Egito, abençoa quem chegou sem sobrenome conhecido. Solta a minha língua presa, e que eu erre a pronúncia e acerte o abraço.',
    practice:
      'Aprenda a dizer “bom dia”, “seja bem-vindo” e “obrigado” no idioma de um migrante da sua cidade, e use-os com ele na primeira ocasião.',
  },
  {
    day: 23,
    title: 'A das mãos',
    verse: verse('Levítico 19:14', 'amaldiçoes surdo cego tropeço'),
    study:
      'A lei proíbe falar mal do surdo, que não ouviria a ofensa e não poderia defender-se, e Deus ouve no lugar dele. A língua de sinais brasileira tem gramática, humor, poesia, e há comunidades inteiras para quem o evangelho só chega pelas mãos. Deficiência não é defeito de fé, e surdez não pede conserto para que alguém louve. Pede intérprete, lugar na frente, paciência. Quem sonha com línguas extraordinárias pode começar por esta, que se aprende em curso gratuito e põe você à mesa com um vizinho.',
    prayer:
      'Jesus, que abriste ouvidos com os dedos, perdoa os cultos de costas para o surdo. Recebe o louvor que se levanta sem som. Põe nas minhas mãos desajeitadas ao menos o teu nome e a palavra “amigo”.',
    practice:
      'Aprenda por um vídeo cinco sinais de Libras: oi, tudo bem, Deus, amor, obrigado. Pratique no espelho até saírem com naturalidade.',
  },
  {
    day: 24,
    title: 'A dos pequenos',
    verse: verse('1 Coríntios 13:11', 'menino falava pensava homem'),
    study:
      'Paulo lembra que já falou como menino e cresceu. Crescer não obriga a esquecer o idioma. Criança pergunta se Deus tem joelho, se o cachorro ressuscita, por que a tia grita. Responder bem é arte de tradução: frases curtas, verdade inteira, nenhum medo plantado. A maturidade de que fala o apóstolo aparece quando um adulto abaixa até a altura dos olhos. Há crianças autistas que falam por figuras, repetições, silêncios; quem as ama aprende o dicionário delas, página por página.',
    prayer:
      'Dá-me, Pai dos porquês, joelhos que dobrem até a altura da criança. Guarda-a das minhas ameaças espirituais, e que ela ouça o teu nome pela primeira vez junto com um riso.',
    practice:
      'Explique o Pai-Nosso a uma criança com palavras dela, ou escreva essa versão como se ela tivesse seis anos, evitando termos de igreja.',
  },
  {
    day: 25,
    title: 'A domada',
    verse: verse('Tiago 3:9-10', 'bendizemos amaldiçoamos mesma boca'),
    study:
      'Na saída do culto, a boca que cantou “santo” fala do vestido da irmã. Tiago não aceita: da mesma fonte, doce e amargo? E dá o motivo mais fundo: aquela pessoa de quem você fala foi feita à imagem de Deus. Ninguém precisa de dom raro para praticar esta língua, e ela é mais difícil que todas as outras do mês. Bendizer, em casa, quando o leite derrama, e bendizer no trânsito. Quem aprende isso já fala, talvez sem notar, um dialeto do céu.',
    prayer:
      'Põe guarda na porta da minha boca, Jesus, sobretudo entre a igreja e o portão de casa. Lembro o nome que sujei ontem. Diante de ti, agora, eu o abençoo: ______.',
    practice:
      'Passe vinte e quatro horas sem falar mal de ninguém ausente. Cada vez que falhar, diga logo um bem verdadeiro da pessoa.',
  },
  {
    day: 26,
    title: 'A dos cabelos brancos',
    verse: verse('Salmos 71:18', 'velho grisalhos anunciado geração'),
    study:
      'O salmista envelhece e pede tempo, não para descansar, mas para contar. Os velhos falam uma língua que vem com pausas, repetições e nomes de gente morta. Parece lenta ao mundo do áudio acelerado. Dentro dela há cheias, partos, conversões à luz de lamparina, um Brasil que não está nos livros. Quando ninguém ouve, uma biblioteca inteira de obras de Deus fecha as portas sem ter sido aberta. Aprender esse idioma exige sentar, desligar a tela e perguntar: e depois, o que aconteceu?',
    prayer:
      'Deus das gerações, não me deixes envelhecer sem ter escutado. Abençoa quem repete a mesma história, e quem já não tem a quem contar, e dá-me cadeira, tempo e curiosidade.',
    practice:
      'Grave, com licença, dez minutos de um idoso contando como Deus cuidou dele. Guarde com nome e data, e mande à família.',
  },
  {
    day: 27,
    title: 'A de quem nunca ouviu',
    verse: verse('Romanos 10:14', 'invocarão creram ouvirão pregue'),
    study:
      'Paulo puxa um fio de perguntas: como vão clamar, se não creram; como crer, sem ouvir; como ouvir, se ninguém falar? No mundo ainda existem povos sem uma página da Escritura no seu idioma. Tradutores passam vinte anos numa aldeia à procura do verbo justo para perdoar. É um trabalho de formiga, e prolonga o dia de Pentecostes por dentro de gramáticas e cadernos. Entre nós há também quem tenha a Bíblia na estante e nunca tenha ouvido o evangelho em linguagem de gente.',
    prayer:
      'Anima, Jesus, Senhor da seara, o tradutor que hoje empacou numa palavra. Manda dicionários, saúde, vizinhos pacientes, e usa a minha fala comum com quem só conhece de ti uma caricatura.',
    practice:
      'Pesquise um projeto de tradução da Bíblia para um povo indígena. Ore por ele pelo nome e, se puder, mande um incentivo.',
  },
  {
    day: 28,
    title: 'A que fala ao coração',
    verse: verse('Gênesis 50:21', 'medo sustentarei consolou coração'),
    study:
      'Os irmãos que venderam José tremem depois do enterro do pai. Ele chora, diz que não está no lugar de Deus, promete sustento e fala, conta o texto, ao coração deles. Duas línguas aparecem na vida de José: a egípcia, com a qual se escondia atrás de um intérprete, e esta. O perdão não apagou o que houve; ele antes verificou se eles tinham mudado. Há feridas em que a conversa exige distância, testemunha e tempo. Quando é seguro, poucas falas se parecem tanto com a de Cristo.',
    prayer:
      'Jesus, irmão nosso que também foste vendido, ensina-me a tua voz. Que eu não minta dizendo que não doeu. E onde houver arrependimento verdadeiro e segurança, solta na minha boca o “não tenham medo”.',
    practice:
      'Dia de descanso: lembre a voz de alguém que já falou ao seu coração e procure ouvi-la de novo, num áudio guardado ou de memória. Hoje não há conversa difícil a fazer.',
  },
  {
    day: 29,
    title: 'A que Deus purifica',
    verse: verse('Sofonias 3:9', 'lábio puro povos unidade'),
    study:
      'Sofonias anuncia o avesso de Babel: lábios limpos para os povos, a fim de que invoquem juntos e sirvam ombro a ombro. A pureza de que fala é a ausência de mentira e de ídolo; cada um mantém o seu sotaque. A imagem é de gente carregando a mesma trave. Depois de tantas línguas, perceba o que as une: invocar e servir. Igrejas que não concordam sobre este dom podem levar, na mesma manhã, a mesma cesta, subindo a mesma ladeira, ombro encostado em ombro.',
    prayer:
      'Purifica, Senhor, os nossos lábios de meia verdade e de ironia. Junta na ladeira pentecostais e reformados, e dá-nos uma cesta pesada, para que precisemos uns dos outros. Em nome de Jesus.',
    practice:
      'Proponha a alguém de outra igreja um serviço pequeno a dois: uma visita, uma faxina, uma doação de sangue, e já marquem a data.',
  },
  {
    day: 30,
    title: 'O gongo e a voz',
    verse: verse('1 Coríntios 13:1', 'línguas anjos amor sino'),
    study:
      'Última língua, que dá som a todas. Paulo imagina o máximo: idiomas humanos e angélicos reunidos numa só boca. Sem amor, conclui, viraria gongo, puro barulho. Você visitou Babel e a multidão, tomou café com dois cunhados, gemeu, calou, aprendeu sinais. Pode continuar com a mesma posição de antes sobre o dom, ou com outra. Se a sua voz ficou mais parecida com a de quem ama, algo do Espírito aconteceu este mês, em português mesmo, à altura do ouvido de alguém.',
    prayer:
      'Jesus, amor eterno, escuta o som que a minha vida faz em casa. Onde for metal, funde de novo. E quando eu falar, em qualquer língua, que alguém se sinta amado por ti.',
    practice:
      'Peça a quem vive com você uma palavra que descreva o som da sua voz neste mês. Agradeça e escolha o próximo passo com a igreja.',
  },
];
