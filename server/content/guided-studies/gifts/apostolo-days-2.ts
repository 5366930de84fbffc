import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const apostoloDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Último da fila',
    verse: verse('1 Coríntios 4:9', 'apóstolos último sentenciados espetáculo'),
    study:
      'Chapa dois: na parada do general romano, os condenados vinham por último, a caminho da arena. Paulo diz que Deus pôs os apóstolos nesse lugar do desfile. Os coríntios, já fartos, já reis, queriam líderes de camarote. Ele não despreza o corpo nem procura sofrer; conta fome, surra, falta de casa, e responde com bênção. O raio X mostra onde está a força da autoridade cristã: na disposição de pagar a conta antes de mandar outro pagar.',
    prayer:
      'Tenho olhado para o camarote; vira o meu rosto, Jesus, Senhor do fim do desfile. Dá força aos que hoje estão na arena por tua causa, em países cujos nomes nem sei dizer, e fica com eles em cada noite de cela.',
    practice:
      'Escolha o último lugar de propósito três vezes: fila, mesa, fala, vaga. E ore por cristãos perseguidos de um país à sua escolha.',
  },
  {
    day: 17,
    title: 'Colo',
    verse: verse('1 Tessalonicenses 2:7', 'suaves mãe carinho filhos'),
    study:
      'Chapa três, e a surpresa: dentro do peito do apóstolo, um colo de mãe que amamenta. Paulo podia exigir, diz na mesma frase, e preferiu a ternura. Pouco depois fala também como pai que anima um a um. Que imagem escolheria hoje um curso de liderança? Talvez águia, leão, general. Paulo escolheu a mulher de madrugada com a criança no braço, a que aprende o peso de cada uma. Quem foi criado a gritos pode aprender esse tom tarde na vida; leva tempo, e é possível.',
    prayer:
      'Deus que consolas como mãe, acalma a minha voz de comando. Perdoa quando tratei pessoas por cargos. Ensina-me o peso de cada uma no braço, e dá colo também a quem nunca teve.',
    practice:
      'Fale hoje com alguém que depende de você num tom mais baixo que o costume. Pergunte como dormiu, o que comeu, o que teme.',
  },
  {
    day: 18,
    title: 'Medida',
    verse: verse('2 Coríntios 10:8', 'poder Senhor deu edificação destruição'),
    study:
      'Chapa quatro: Paulo tinha autoridade e sabia que ela servia para levantar pessoas, não para demolir. A frase oferece uma fita métrica a qualquer membro de igreja. Depois de um ano debaixo desta liderança, estou mais de pé? Leio melhor a Bíblia, penso, tenho amigos, durmo, cuido dos meus? Ou peço licença para respirar? Poder espiritual que humilha, expõe segredos ou isola da família ultrapassou o que foi dado. Ninguém deve obediência a isso; pode sair hoje, com apoio, e denunciar.',
    prayer:
      'Senhor Jesus, só tu és dono. Endireita quem está curvado por mando alheio, abre a porta e põe amigos do lado de fora. Mostra-me a verdade sobre mim: quem, perto de mim, anda curvado?',
    practice:
      'Pergunte a uma pessoa sob a sua responsabilidade: “com que eu ajudo você a crescer, e com que eu atrapalho?” Ouça até o fim e mude uma coisa ainda nesta semana.',
  },
  {
    day: 19,
    title: 'Pedido',
    verse: verse('Filemom 1:9', 'amor peço Paulo velho prisioneiro'),
    study:
      'Chapa cinco: diante de Filemom, Paulo lembra que poderia dar ordens e escolhe pedir, por amor, velho e preso como está. Pedia uma enormidade: receber o escravo fugido como irmão querido. Mesmo assim quis que o bem fosse livre. Note que pedir não significou ser vago, pois ele nomeia, insiste, oferece pagar o prejuízo de próprio punho. Em favor do mais fraco, gastou todo o crédito que tinha. Eis para que serve o prestígio de um ancião: para assinar a dívida de Onésimo.',
    prayer:
      'Pai, há um Onésimo cuja dívida eu poderia assinar. Dá-me a liberdade de pedir em vez de mandar, e a coragem de pedir muito quando for para os pequenos.',
    practice:
      'Transforme uma ordem de hoje em pedido verdadeiro, ao qual se possa dizer não. E use a sua influência a favor de alguém sem crédito.',
  },
  {
    day: 20,
    title: 'Correção',
    verse: verse('Gálatas 2:11', 'Pedro Antioquia face repreendido'),
    study:
      'Chapa seis: Pedro comia com os não judeus até chegarem visitantes de Jerusalém; aí se levantou da mesa, por medo, e outros o imitaram. Paulo o contestou na frente de todos, porque a ofensa tinha sido diante de todos. Dois gigantes, um erro público, uma bronca que ficou na Bíblia. O mais bonito vem depois: numa carta, Pedro chama Paulo de amado irmão. Uma liderança saudável aceita isso. Onde ninguém pode dizer ao líder que ele errou, alguma coisa já se quebrou.',
    prayer:
      'Quem me diz a verdade, Senhor? Se afastei todos, traz um de volta. Dá coragem aos Paulos e humildade aos Pedros, e junta-os outra vez na mesma mesa, com os de fora.',
    practice:
      'Lembre uma correção que recebeu e que o salvou de coisa pior. Agradeça a quem a fez, mesmo que na época tenha doído.',
  },
  {
    day: 21,
    title: 'Prova',
    verse: verse('Apocalipse 2:2', 'obras provaste dizem apóstolos'),
    study:
      'Chapa sete: a igreja de Éfeso recebeu, numa carta de Cristo, um elogio pouco citado, o de ter posto à prova os que se diziam apóstolos e não eram. Cristo gostou do exame. A mesma carta traz a repreensão: o primeiro amor tinha sido abandonado. Guarde as duas radiografias lado a lado. Dá para ser ingênuo e afundar com um impostor; dá para ser tão bom em desmascarar que o coração endurece. A semana acaba com um pedido duplo, olhos abertos e peito quente, porque a igreja precisa dos dois para continuar viva.',
    prayer:
      'Tu que andas entre os castiçais, conheces o meu trabalho e o meu frio. Conserva em mim o hábito de examinar e reacende o amor, sem que uma coisa custe a outra.',
    practice:
      'Dia de descanso: ouça um canto do tempo em que você começou a crer, de olhos fechados, até o fim. Hoje não examine ninguém, nem a si mesmo.',
  },
  {
    day: 22,
    title: 'Começar',
    verse: verse('Romanos 15:20', 'Evangelho Cristo pregado fundamento alheio'),
    study:
      'Verbo de fundadores. Paulo não queria construir sobre alicerce alheio: queria ir aonde ninguém ainda tinha ouvido. Há pessoas com esse jeito, inquietas na terceira reunião do mesmo assunto, felizes num galpão com goteira. Deus as fez assim e precisa delas. Mas começar não é fugir do que ficou difícil, nem abrir igreja na esquina da outra por mágoa. Quem começa de verdade olha um vazio e sente dor por ele. Que vazio dói em você? Ali pode estar o seu chamado.',
    prayer:
      'Deus dos inícios, mostra-me o galpão com goteira. Se a minha pressa for fuga, prende-me à cadeira; se for amor, solta-me. E consola quem começou e fechou, sem saber se valeu.',
    practice:
      'Ande pela sua cidade, a pé ou no mapa, procurando um lugar sem nenhum testemunho cristão. Ore ali, com o nome da rua.',
  },
  {
    day: 23,
    title: 'Alicerçar',
    verse: verse('1 Coríntios 3:10', 'sábio construtor fundamento outro edifica'),
    study:
      'Verbo paciente: Paulo lançou a base e aceitou que outro levantasse a parede, com outro sotaque e outro gosto de janela. O fundador que não sai acaba morando no corredor e atrapalhando a obra. Fazer bem a parte que ninguém verá, ensinar o evangelho inteiro, deixar contas em ordem, ata assinada, terreno regularizado, tudo isso é espiritualidade de quem pensa nos que vêm. Um dia hão de pintar a casa de uma cor de que você não gosta, e ela continuará de pé sobre o que você pôs.',
    prayer:
      'Faz de mim alguém que trabalha bem escondido, Jesus, pedra que sustenta tudo. Que eu deixe firmes coisas que não levam o meu nome. E quando pintarem de outra cor, dá-me graça para levar um bolo à inauguração.',
    practice:
      'Organize algo que o seu sucessor vai precisar encontrar: uma lista, senhas, contatos, contas; guarde-o onde outra pessoa possa achar.',
  },
  {
    day: 24,
    title: 'Constituir',
    verse: verse('Atos 14:23', 'anciãos cada igreja orando jejuns'),
    study:
      'Verbo que assusta controladores. Com poucos meses de fé, as igrejas de Listra, Icônio e Antioquia ganharam presbíteros próprios. Paulo e Barnabé jejuaram, oraram e as entregaram ao Senhor, não a uma sede distante. Eram locais, falavam a língua, conheciam o preço da farinha. Arriscado? Sim, e, se foi a elas que Paulo escreveu a carta aos Gálatas, deram trabalho. Ainda assim confiaram mais no Senhor daquela gente do que em sua própria permanência. Todo fundador precisa aprender a dizer: agora é com vocês.',
    prayer:
      'Abro a mão dos que formei, Pai. Eles farão diferente, e alguns farão melhor. Entrego-os a ti, de jejum e de coração apertado: segura-os tu, que não viajas para longe.',
    practice:
      'Entregue a alguém mais novo uma tarefa inteira, com poder de decidir; combine quando conversarão e espere até lá.',
  },
  {
    day: 25,
    title: 'Confiar',
    verse: verse('2 Timóteo 2:2', 'ouviste confia pessoas fiéis ensinar'),
    study:
      'Verbo de quatro gerações numa linha só: Paulo, Timóteo, pessoas fiéis, outros. Repare no critério, fiéis, antes de brilhantes. E no método, aquilo que se ouviu diante de muitas testemunhas, nada de doutrina cochichada. Quase tudo o que você sabe de Deus passou por uma corrente de gente assim, muita dela anônima: uma vizinha, uma folha de revista, um rádio de pilha. Se a corrente parar na sua mão, o que ficará sem chegar? Ser elo é também um privilégio, e dos grandes.',
    prayer:
      'Obrigado pelos elos que me trouxeram até ti: digo os nomes que sei. Mostra-me o próximo, fiel mesmo que tímido. Que eu passe adiante sem apertar a mão com força demais.',
    practice:
      'Desenhe a sua corrente: quem ensinou quem, até chegar a você. Acrescente um nome depois do seu e marque um encontro com essa pessoa.',
  },
  {
    day: 26,
    title: 'Enviar',
    verse: verse('1 Tessalonicenses 3:2', 'Timóteo irmão cooperador fortalecer'),
    study:
      'Verbo que custa: Paulo ficou sozinho em Atenas para que Timóteo fosse cuidar dos tessalonicenses sob pressão. Mandou o que tinha de melhor, e com carta de elogio. Às vezes o enviado é filho, e a mãe passa a madrugada olhando o último visto. Outras vezes é a melhor professora da classe. Enviar não é livrar-se, e tampouco sacrificar a juventude alheia à nossa fama; é perguntar, preparar, custear, permitir que volte. A casa fica silenciosa, e Deus faz companhia a quem ficou.',
    prayer:
      'Pai, que enviaste Jesus, fica com as mães que passam a noite esperando notícia. Guarda os filhos nas fronteiras, nos barcos, nas aldeias, e faz companhia a mim, que fiquei com a casa vazia.',
    practice:
      'Telefone para a família de um missionário ou de alguém que partiu. Pergunte do que precisam e resolva uma coisa concreta.',
  },
  {
    day: 27,
    title: 'Pedir',
    verse: verse('2 Timóteo 4:13', 'capa Trôade livros pergaminhos'),
    study:
      'Verbo difícil para gente forte. Na última carta, perto da morte, Paulo pede três coisas: a capa, que ficou em Trôade, porque vem o inverno; os livros; sobretudo os pergaminhos. Quer também Timóteo, e logo, e Marcos. O gigante tem frio, tem saudade e quer ler. Não espiritualizou a friagem nem fingiu que Cristo lhe bastava como cobertor. Enviado que não sabe pedir acaba ressentido com quem não adivinhou. Se você é de dar, aprenda hoje este verbo, e faça a alegria de alguém que possa buscar a sua capa.',
    prayer:
      'Senhor que disseste “tenho sede”, tira de mim a vergonha de precisar. Agasalha os que passam o primeiro inverno longe. Manda-lhes capa, livro e um amigo antes das chuvas.',
    practice:
      'Peça claramente a alguém uma coisa de que você precisa: objeto, hora, abraço, dinheiro, oração. Depois pergunte a um obreiro qual é a capa dele.',
  },
  {
    day: 28,
    title: 'Hospedar',
    verse: verse('3 João 1:8', 'acolher cooperadores verdade'),
    study:
      'Verbo dos que não viajam. Gaio abria a casa a mensageiros desconhecidos, e João lhe escreve que quem os recebe se torna colega deles a serviço da verdade, sem sair da rua. O bilhete até aconselha a despedi-los de um modo digno de Deus, o que inclui farnel e passagem. Quem lava o lençol de uma missionária prega com ela em alguma aldeia. Cuidados simples protegem a todos: combinar prazos, não deixar crianças a sós com um hóspede, pedir referências à igreja.',
    prayer:
      'Jesus, que bates à porta com fome, obrigado pelas camas que me emprestaram. Amplia a minha mesa e abençoa a irmã da nossa igreja que recebe gente como Gaio recebia: ela nunca pregou, e da sopa dela saíram tantos sermões.',
    practice:
      'Dia de descanso: hoje quem é acolhido é você. Ponha lençol limpo na sua cama, coma sentado e aceite, sem protestar, o que alguém da casa quiser fazer no seu lugar.',
  },
  {
    day: 29,
    title: 'Descansar',
    verse: verse('Marcos 6:30-31', 'apóstolos contaram lugar repousai pouco'),
    study:
      'Verbo que os relatórios esquecem. Neste ponto Marcos chama os Doze de apóstolos, na volta da viagem, de olheira funda, contando tudo ao mesmo tempo. Jesus ouve e não marca a próxima; convida para um lugar quieto, porque nem comer conseguiam. O descanso durou pouco, a multidão os alcançou, e mesmo isso consola quem tem crianças pequenas. Quem é enviado e nunca para acaba fugindo de si mesmo. Esgotamento tem tratamento, e procurar psicóloga, médico ou licença não diminui chamado de ninguém.',
    prayer:
      'Jesus, conto-te tudo o que fiz e ensinei, atropelando as palavras. Agora levo o barco contigo para a margem sem gente. Dá férias a quem nunca teve, e sono a quem esqueceu como é.',
    practice:
      'Conte a Deus, em voz alta, a sua semana inteira. Em seguida marque na agenda um período de descanso e avise quem precisa saber.',
  },
  {
    day: 30,
    title: 'Receber',
    verse: verse('Atos 28:30-31', 'dois casa alugada recebia todos'),
    study:
      'Verbo final. Atos acaba sem acabar: dois anos, aluguel pago, um soldado à porta, e Paulo recebendo todo mundo que entrava. O viajante já não podia viajar, e o mundo passou a ir até ele. A última palavra do livro, no grego, é algo como “sem obstáculo”, escrita a respeito de um homem preso. É aqui que este mês deixa você: um endereço, uma porta, quem vier. Talvez o envio seja para longe. Talvez seja destrancar hoje o seu portão. Em qualquer dos casos, peça à igreja que o envie, e vá acompanhado.',
    prayer:
      'Senhor, aqui está a minha casa de aluguel, o meu tempo contado, a minha corrente. Abre a porta por dentro, e que te encontre quem vier; se for eu quem deve ir, que me mandem com as mãos sobre os ombros. Amém.',
    practice:
      'Decida, diante de duas pessoas, o seu próximo passo: ir, abrir a casa ou sustentar alguém. Escreva a data e o valor ou o endereço, para que elas possam cobrar.',
  },
];
