import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const curaERestauracao: PromiseTheme = {
  slug: 'cura-e-restauracao',
  theme: 'Cura e restauração',
  actions: [
    'Mantenha as consultas e os remédios em dia, e ore antes de cada um como quem recebe cuidado das mãos de Deus.',
    'Peça à igreja que ore por você e conte o que precisa de fato: carona, companhia no hospital, comida pronta.',
    'Escreva a um conhecido doente sem dar receitas nem explicações, oferecendo visita curta e oração, se ele quiser.',
    'Procure psicólogo ou psiquiatra para feridas antigas que voltam; a rede pública atende pelo posto de saúde.',
    'Em emergência chame o SAMU, 192; se a dor fizer pensar em morrer, fale com o CVV, 188, a qualquer hora.',
  ],
  promises: [
    {
      verse: verse('2 Crônicas 7:14', 'povo humilhar orar sararei'),
      context:
        'Resposta de Deus a Salomão na dedicação do templo, sobre secas e pragas em Israel; mostra que ele acolhe quem se humilha.',
      explanation:
        'Ninguém é grande demais nem sujo demais para se ajoelhar, e quem se ajoelha encontra um Deus já inclinado a ouvir. O Brasil não ocupa o lugar de Israel, e safra boa ou economia em alta não saem daqui como contrato. Fica o caminho que Cristo abriu a todos os povos: humildade, oração, mudança de rumo e perdão certo.',
      prayer:
        'Deus de Israel e nosso, começo por mim antes de apontar os erros do país. Reconheço o meu orgulho, a oração adiada e o desvio que eu chamava de detalhe. Ouve do céu a tua igreja, que também precisa voltar. Tem piedade desta terra, das suas águas e da sua gente pobre. Perdoa-nos, e que o conserto comece na minha casa. Amém.',
    },
    {
      verse: verse('Salmos 126:5-6', 'lágrimas colherão alegria feixes'),
      context:
        'Os que voltaram do exílio pediam que Deus completasse a restauração: o trabalho feito entre choro ainda terá colheita.',
      explanation:
        'Há gente que trabalha chorando: faz a marmita, pega a condução, cuida da mãe acamada e segue. O salmo honra esse plantio molhado e diz que Deus não o deixa estéril. A colheita pode vir diferente do imaginado, e parte dela só depois desta vida; em Cristo, grão que morreu e brotou, nenhuma lágrima semeada com fé fica sem fruto.',
      prayer:
        'Senhor da colheita, hoje levo a semente numa mão e o lenço na outra. Não parei, mas estou no limite. Recebe este serviço feito sem vontade de cantar e não deixes que eu o despreze. Faz brotar o que enterrei sem ver resultado. E se a alegria demorar, senta-te comigo na beira da roça até ela chegar. Amém.',
    },
    {
      verse: verse('Salmos 147:3', 'sara quebrantados feridas'),
      context:
        'Louvor pela reconstrução de Jerusalém e pelo regresso dos dispersos: quem conta as estrelas cuida de gente despedaçada.',
      explanation:
        'Um curativo se faz de perto, com as mãos, trocando a faixa mais de uma vez. É assim que o salmista imagina o Criador das estrelas diante de um coração partido. A dor pode pedir meses, lágrimas e boa terapia, sem prazo marcado. Jesus, que chorou junto a um túmulo, é esse cuidado com rosto, e olha de perto a ferida aberta.',
      prayer:
        'Médico do coração, eu disfarço bem, mas tu enxergas o rasgo que ficou aqui. Deixo que toques onde dói, devagar. Junta os pedaços que eu já nem sabia procurar. Dá-me amigos que não tenham pressa de me ver sorrir e um lugar seguro para contar tudo. Não preciso esconder de ti as faixas, e obrigado por não te cansares de mim.',
    },
    {
      verse: verse('Isaías 35:5-6', 'cegos surdos mudos águas'),
      context:
        'Isaías pinta a volta dos resgatados a Sião. Jesus apontou sinais como estes a João Batista; a plenitude virá com o Reino.',
      explanation:
        'Quantos sentidos a criação perdeu, e quantos Deus quer devolver! Nas ruas da Galileia, cegos enxergaram e mudos falaram: amostras do mundo que vem. Nem todo olho se abre agora, e uma pessoa com deficiência não é um milagre que falhou; ela já tem lugar inteiro na igreja. O que se espera é a criação toda saltando, sem exceção, diante do Rei.',
      prayer:
        'Jesus, paraste para escutar o cego que outros mandavam calar. Visita hoje quem espera ouvir, andar, falar, enxergar. Se não for agora, dá a essas vidas respeito, rampa, escola e amigos de verdade. Abre também os meus ouvidos, que escolhem o que escutam. Quero estar na festa em que as pernas cansadas vão dançar. Vem, Senhor.',
    },
    {
      verse: verse('Isaías 53:5', 'ferido transgressões paz curados'),
      context:
        'Canto do Servo sofredor, que o Novo Testamento lê em Jesus: a ferida tratada em primeiro lugar é a do pecado.',
      explanation:
        'Nas feridas de Cristo cabe a pior das nossas, aquela que nos separava de Deus. A culpa está paga, a separação acabou: temos paz com ele. Os irmãos discordam sobre quanto da saúde do corpo já se recebe aqui, e convém não transformar o texto em laudo de alta. Nenhum de nós precisa duvidar de que a cruz dará cura completa na ressurreição.',
      prayer:
        'Cordeiro de Deus, foste machucado no meu lugar e eu quase me acostumei a saber disso. Agradeço a paz que te custou sangue. Quando a doença me acusar de ser castigo, lembra-me de que o castigo já caiu sobre ti. Peço também alívio para este corpo, do teu modo. Sobretudo, não me deixes fugir do Pai com quem me reconciliaste.',
    },
    {
      verse: verse('Isaías 57:18', 'sararei guiarei consolo'),
      context:
        'Depois de castigar a cobiça de Israel, Deus olha para o estado do povo e resolve restaurá-lo, com amparo para os enlutados.',
      explanation:
        'Deus viu tudo. Viu a teimosia, as portas fechadas na cara dele, o orgulho que não pedia ajuda; e a decisão que tomou foi curar. É isso que espanta: o exame dele não termina em abandono. As consequências não somem por isso da noite para o dia. Em Jesus, quem foi visto por inteiro é levado pela mão e consolado.',
      prayer:
        'Pai, tu viste os meus caminhos, inclusive os que apaguei do histórico. Eu esperava distância, e me ofereces companhia. Aceito ser tratado, mesmo quando o remédio arde. Guia-me de volta sem atalhos. Consola também quem chorou por minha causa, e dá-me jeito de procurar essas pessoas com verdade e mansidão. Por teu Filho, amém.',
    },
    {
      verse: verse('Jeremias 30:17', 'saúde sararei feridas Sião'),
      context:
        'Sião, abandonada pelos aliados, era tida por caso perdido; Jeremias anuncia que Deus trataria a nação exilada.',
      explanation:
        '“Caso perdido” é um carimbo que só Deus tem autoridade para bater, e ele se recusa. Sobre gente que os outros riscaram da lista, fala de saúde e de curativo. A frase não marca dia para a cura do corpo; a de Israel levou décadas. Quem pertence a Cristo, o rejeitado que o Pai levantou, pode parar de crer nos apelidos que recebeu.',
      prayer:
        'Senhor, já me chamaram de problema, de fracasso, de peso. Às vezes sou eu que repito esses nomes no espelho. Vem tratar essa ferida que não aparece em exame. Tu procuras quem ninguém procura; então me acha aqui. Ensina-me a cumprimentar o vizinho que todos evitam, porque ele também é procurado por ti. Em nome de Jesus.',
    },
    {
      verse: verse('Ezequiel 34:16', 'perdida curativo ferida enferma'),
      context:
        'No exílio, contra pastores que abusavam do rebanho, Deus assume o cuidado: vai atrás da ovelha sumida e julga os que oprimem.',
      explanation:
        'Quatro verbos mostram o serviço deste Pastor: buscar, trazer de volta, enfaixar, fortalecer. Cada ovelha recebe o que o seu estado pede, sem tratamento padronizado. A última parte do versículo também consola: o forte que pisa será julgado, ainda que hoje pareça intocável. Jesus tomou para si esse cajado; nele podemos descansar até quando quem devia cuidar de nós nos feriu.',
      prayer:
        'Bom Pastor, machucaram-me onde eu esperava abrigo, e desde então desconfio de todo aprisco. Procura-me com a calma que só tu tens. Enfaixa o que foi quebrado por quem usava o teu nome. Faz justiça aos pequenos que foram calados. Aos poucos, ensina-me a confiar em gente fiel outra vez e, enquanto isso, leva-me no ombro. Amém.',
    },
    {
      verse: verse('Ezequiel 36:26', 'novo coração espírito pedra'),
      context:
        'Aos exilados endurecidos pelos ídolos, Deus prometeu uma troca que eles não podiam fazer: interior vivo e sensível à voz dele.',
      explanation:
        'Uma pedra não melhora com esforço. Pode-se polir, pintar, enfeitar, e continua sem pulso; por isso Deus fala de transplante e assume a cirurgia. Pelo Espírito, quem está em Cristo começa a sentir o que antes não sentia: vergonha do mal, gosto pelo bem. Velhos hábitos ainda resistem, e a mudança costuma ser lenta, mas o coração que bate é novo.',
      prayer:
        'Espírito de Deus, endureci para sofrer menos, e agora nem o bem me comove. Tira de mim esta crosta. Quero um coração que se importe, que peça desculpa sem rodeio, que sinta a dor alheia e não mude de assunto. Tenho medo de voltar a sentir; faz isso com delicadeza. O que não consigo trocar em mim, troca tu.',
    },
    {
      verse: verse('Oseias 14:4', 'curarei rebelião amarei'),
      context:
        'Fim da mensagem de Oseias ao reino do Norte, infiel e às vésperas da queda: Deus trataria a infidelidade e amaria de graça.',
      explanation:
        'Amor de graça: Oseias entendeu disso dentro da própria casa. Deus trata a infidelidade como doença a curar e ama sem esperar que o outro mereça, porque a sua ira se retirou. Para nós, ela se retirou na cruz. Convém não usar esta palavra para cobrar que alguém volte a um casamento de traição ou violência; ela fala do coração de Deus.',
      prayer:
        'Deus fiel, o meu amor por ti parece neblina: some quando o sol esquenta. Prometo e esqueço. Mesmo assim tu me queres, sem que eu tenha o que oferecer em troca. Cura esta inclinação de fugir. Que o teu carinho me torne constante, em vez de relaxado. Volto hoje, e peço que amanhã me encontres ainda aqui, perto de ti.',
    },
    {
      verse: verse('Joel 2:25', 'restituirei anos gafanhoto'),
      context:
        'Judá tinha perdido safras com a praga e foi chamada a voltar-se a Deus, que prometeu repor a colheita. Não é garantia de indenização a cada perda.',
      explanation:
        'Os anos comidos doem de um jeito próprio, porque o calendário não anda para trás. Joel, porém, conhecia um Deus capaz de devolver fartura a uma terra arrasada. Para quem crê em Cristo, restituição pode vir como sentido, reconciliação ou fruto tardio, e nem sempre como o mesmo bem que se perdeu. O tempo entregue a ele, mesmo estragado, deixa de ser só perda.',
      prayer:
        'Dono do tempo, tu sabes que fases da minha vida foram devoradas: pelo vício, pela briga, pela doença, pela minha própria demora. Não consigo recuperá-las. Põe nos dias que restam uma colheita que eu não mereço. Faz do que aprendi na seca um pão para outros. Livra-me de passar o presente remoendo o que acabou, porque o amanhã também te pertence. Amém.',
    },
    {
      verse: verse('Malaquias 4:2', 'nascerá cura asas'),
      context:
        'Aos que temiam a Deus depois do exílio, entre muitos cínicos, Malaquias anuncia uma aurora que traz saúde e alegria.',
      explanation:
        'Quem já passou a madrugada num corredor de hospital sabe o que vale ver a janela clarear. O profeta promete um sol que cura com a própria luz, e os cristãos reconhecem nele Jesus. Já amanheceu, embora ainda não seja meio-dia: restam sombras, dores e enterros. Ao fim, diz a imagem, sairemos pulando como bezerros soltos no pasto.',
      prayer:
        'Sol da justiça, a minha noite está comprida. Nasce sobre esta casa, sobre o leito e o remédio, sobre quem cochila na cadeira ao lado. Que eu sinta um pouco do teu calor antes de ver o dia inteiro. Afasta de mim o cinismo que aprendi com as decepções. Guardo para ti o primeiro salto de alegria.',
    },
    {
      verse: verse('1 Pedro 5:10', 'graça sofrerdes aperfeiçoe fortifique'),
      context:
        'Pedro escreve a igrejas perseguidas da Ásia Menor: o sofrimento tem prazo, e o próprio Deus cuidará de refazer e firmar.',
      explanation:
        'Repare em quem é o sujeito dos verbos. Quem reergue o crente é o próprio Deus de toda graça: ajeita, firma, fortalece e põe alicerce. O “pouco” de sofrimento se mede com a régua da eternidade, e pode parecer longo aqui. Chamados em Cristo para a glória, temos um construtor que não larga a obra.',
      prayer:
        'Deus de toda graça, sinto-me como parede rachada depois do temporal. Escora o que ameaça cair. Refaz a base que eu construí com pressa, ainda que precises quebrar piso. Dá companhia aos irmãos que padecem por causa do teu nome. O sofrimento me parece enorme; empresta-me os teus olhos. A ti o domínio sobre os meus dias. Amém.',
    },
    {
      verse: verse('Filipenses 3:20-21', 'Salvador transformará corpo glorioso'),
      context:
        'Paulo anima os filipenses a esperar do céu o Redentor: o corpo frágil de hoje será feito semelhante ao dele, ressuscitado.',
      explanation:
        'Esse joelho que estala, a memória que falha, o câncer que voltou: nada disso é o retrato final. O Salvador que esperamos tem corpo, ressuscitado, e fará o nosso parecido com o dele. Até lá envelhecemos e adoecemos sem ter por isso menos fé. Cuidar da saúde e aguardar a glória cabem na mesma agenda, e a segunda dá ânimo à primeira.',
      prayer:
        'Senhor Jesus, conheces por dentro o que é ter músculo, fome e cansaço. Agradeço por este corpo, mesmo quando ele me limita. Ajuda-me a tratá-lo sem idolatria e sem desprezo. Aos que estão perdendo forças, dá dignidade e bons cuidadores. Aguardo o dia em que me farás semelhante a ti, sem dor e sem pecado. Até lá, sustenta-me.',
    },
    {
      verse: verse('Apocalipse 22:2', 'árvore folhas saúde nações'),
      context:
        'Na visão final de João, o que se perdeu no Éden volta a estar ao alcance: os povos feridos terão enfim cura completa.',
      explanation:
        'Já pensou que a Bíblia termina com folhas de remédio à disposição dos povos? Nações que se guerrearam, línguas que se odiaram, corpos e histórias, tudo tem ali tratamento. Essa farmácia ainda não abriu; hoje temos amostras, na igreja, nos médicos e na reconciliação que Cristo opera. A cruz, outro madeiro, garante que a árvore da vida nos espera.',
      prayer:
        'Deus da cidade santa, tenho saudade de um lugar que nunca vi. Olha as nações feridas: os que fogem da guerra, os que perderam chão e parentes. Apressa a estação em que haverá fruto o ano todo e remédio para qualquer ódio. Que a minha mão, hoje, seja uma folhinha dessa árvore para alguém. Espero por ti, com todos os teus.',
    },
  ],
};
