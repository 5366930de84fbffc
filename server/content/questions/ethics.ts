import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const ethics: readonly QuestionEntry[] = [
  {
    slug: 'como-largar-a-pornografia',
    question: 'Como parar de ver pornografia?',
    synonyms: ['vício em pornografia', 'pensamentos impuros', 'vídeo adulto', 'pureza sexual'],
    answer:
      'Você não é a única pessoa na igreja com essa luta, embora quase ninguém fale dela. Jesus levou o assunto para dentro, ao mostrar que o olhar de cobiça já fere a fidelidade (Mateus 5:28). A pornografia treina o coração a usar gente, e por trás de muitas imagens há exploração.\n\nVergonha sozinha não liberta. Três atitudes ajudam. Corte o acesso: bloqueador no celular, aparelho fora do quarto, conta apagada. Fuja cedo, como Paulo manda (1 Coríntios 6:18), trocando o horário perigoso por banho, rua ou telefonema. E conte a alguém maduro do mesmo sexo, que pergunte como você está (Tiago 5:16). Se cair, confesse e recomece no mesmo dia.\n\nSobre masturbação a Bíblia não fala diretamente, e pastores pensam diferente; a fantasia com o corpo alheio e a compulsão são o que mais preocupa. Se virou dependência, um psicólogo pode tratar. Cônjuges feridos por isso também precisam de escuta. Qualquer material com crianças ou adolescentes é crime: denuncie pelo Disque 100.',
    verses: [
      verse('Mateus 5:28', 'olhar cobiçar coração'),
      verse('1 Coríntios 6:18', 'Fugi pecado sexual corpo'),
      verse('Tiago 5:16', 'Confessai culpas orai'),
    ],
  },
  {
    slug: 'crente-pode-beber',
    question: 'Crente pode beber?',
    synonyms: [
      'beber cerveja é pecado',
      'bebida alcoólica',
      'crente pode tomar vinho',
      'Jesus bebeu vinho',
      'beber socialmente',
    ],
    answer:
      'A embriaguez é condenada sem rodeios (Efésios 5:18), e Provérbios pinta com ironia o retrato de quem bebe demais: olhos vermelhos, brigas, picada de cobra no fim (Provérbios 23:29-32). Ao mesmo tempo, o vinho aparece na mesa de Israel, e Jesus transformou água em vinho numa festa de casamento (João 2:9).\n\nPor isso há duas posições. Muitas igrejas brasileiras ensinam a abstinência, lembrando quantas famílias o álcool destruiu por aqui. Outras aceitam o uso moderado. As duas concordam que o amor pesa mais que a liberdade: é bom abrir mão daquilo que faz o irmão tropeçar (Romanos 14:21). Se a sua igreja pede abstinência, respeite o compromisso que assumiu.\n\nPara alguns a questão é simples. Menor de idade, grávida, quem vai dirigir, quem toma certos remédios e quem já teve dependência não deve beber. Se a bebida virou necessidade, ou se ela traz violência para casa, procure o CAPS AD ou os Alcoólicos Anônimos.',
    verses: [
      verse('Efésios 5:18', 'bêbados vinho Espírito'),
      verse('Provérbios 23:29-32', 'olhos vermelhos vinho cobra'),
      verse('João 2:9', 'água vinho mestre'),
      verse('Romanos 14:21', 'vinho irmão tropeçar'),
    ],
  },
  {
    slug: 'como-sair-do-vicio',
    question: 'Como vencer um vício em álcool, cigarro ou drogas?',
    synonyms: [
      'dependência química',
      'quero parar de fumar',
      'parar de usar drogas',
      'meu marido é alcoólatra',
      'libertação do vício',
      'clínica de recuperação',
    ],
    answer:
      'Pedir ajuda já é coragem. Jesus disse que o pecado escraviza e que o Filho pode libertar de fato (João 8:34-36). Há pessoas que perderam a vontade da substância de um dia para o outro; para a maioria, a libertação vem em etapas, com tratamento, recaídas e recomeços. As duas histórias podem ser obra de Deus.\n\nDependência é também doença, que altera o cérebro. No SUS existe o CAPS AD, gratuito, sem precisar de encaminhamento; o posto de saúde oferece grupo para deixar o cigarro. Alcoólicos Anônimos e Narcóticos Anônimos acolhem quem chega. Parar de beber de repente, depois de uso pesado, pode ser perigoso e pede médico. Em overdose, convulsão ou confusão mental, chame o SAMU, 192.\n\nÀ família: levar a carga uns dos outros (Gálatas 6:2) não significa encobrir tudo nem suportar agressão. Você pode amar e pôr limites. O sábio observa que, quando um cai, o companheiro o ergue (Eclesiastes 4:10). Ninguém deve lutar sozinho, nem o dependente nem quem cuida dele.',
    verses: [
      verse('João 8:34-36', 'escravo pecado Filho livres'),
      verse('Gálatas 6:2', 'cargas uns outros'),
      verse('Eclesiastes 4:10', 'cair levanta companheiro'),
    ],
  },
  {
    slug: 'apostas-e-jogos',
    question: 'Crente pode jogar na loteria ou em bets?',
    synonyms: [
      'aposta é pecado',
      'jogo do tigrinho',
      'bet esportiva',
      'viciado em apostas',
      'crente pode jogar na Mega-Sena',
      'jogo do bicho',
    ],
    answer:
      'Não existe versículo sobre loteria, e alguns cristãos veem um bilhete de vez em quando como bobagem inocente. A maior parte das igrejas evangélicas aconselha a ficar longe, por razões que a Bíblia dá.\n\nO desejo de enriquecer depressa é armadilha, e o amor ao dinheiro está na raiz de muitos males (1 Timóteo 6:9-10). O que se ganha sem trabalho escorre pelos dedos, observa um sábio (Provérbios 13:11). Além disso, a aposta só paga a um porque muitos perderam, e quase sempre perde mais quem tem menos. Os aplicativos são desenhados para viciar, com luzinha, bônus e a ilusão de quase ter ganhado. Hebreus propõe outro caminho: contentar-se, porque Deus não abandona os seus (Hebreus 13:5).\n\nSe você já não consegue parar, isso tem nome, transtorno do jogo, e tem tratamento pelo SUS, no CAPS. Apague os aplicativos, peça a própria exclusão nas plataformas, entregue o controle do cartão a alguém de confiança e conte a verdade em casa. Não pegue empréstimo para recuperar a perda. Se bater desespero, ligue para o CVV, 188.',
    verses: [
      verse('1 Timóteo 6:9-10', 'ricos armadilha amor dinheiro'),
      verse('Provérbios 13:11', 'riqueza esforço perdida'),
      verse('Hebreus 13:5', 'ganância contentando-vos desampararei'),
    ],
  },
  {
    slug: 'sexo-antes-do-casamento',
    question: 'Sexo antes do casamento é pecado?',
    synonyms: [
      'morar junto sem casar',
      'transar com o namorado',
      'fornicação',
      'já perdi a virgindade',
      'castidade no namoro',
    ],
    answer:
      'A tradição cristã sempre ensinou que a união sexual pertence ao casamento. A Bíblia a descreve como tornar-se uma só carne (Gênesis 2:24), entrega do corpo junto com a vida inteira. Por isso Hebreus pede que o leito conjugal seja honrado (Hebreus 13:4) e Paulo chama o corpo de templo do Espírito (1 Coríntios 6:19). O limite existe para proteger algo bom.\n\nSe isso já aconteceu com você, a sua história não acabou. Jesus recebeu pessoas com passado conhecido na cidade toda e lhes deu futuro. Ninguém vale menos por isso, e virgindade não é moeda. Converse com Deus e, se há um namoro, conversem os dois sobre os próximos passos.\n\nQuem mora junto e se converteu pode procurar o pastor para regularizar a vida com calma, pensando nos filhos. No namoro, ajudam limites combinados antes e amigos por perto. E fique claro: sexo forçado, mesmo por namorado ou marido, é violência. A culpa não é da vítima.',
    verses: [
      verse('Gênesis 2:24', 'deixará mulher só carne'),
      verse('Hebreus 13:4', 'matrimônio honrado leito'),
      verse('1 Coríntios 6:19', 'corpo templo Espírito'),
    ],
  },
  {
    slug: 'homossexualidade',
    question: 'O que a Bíblia diz sobre homossexualidade?',
    synonyms: [
      'ser gay é pecado',
      'sou gay e crente',
      'meu filho é gay',
      'LGBT e igreja',
      'atração pelo mesmo sexo',
      'lésbica e evangélica',
    ],
    answer:
      'Todo ser humano foi criado à imagem de Deus (Gênesis 1:27), e a conversa começa daí. O ensino histórico dos cristãos, mantido pela maioria das igrejas evangélicas, é que a união sexual foi dada ao casamento entre homem e mulher, como Jesus lembrou ao citar o Gênesis (Mateus 19:4-6), e que textos como o de Romanos reprovam a prática homossexual (Romanos 1:26-27). Uma minoria de igrejas interpreta essas passagens de outro modo. Muitos distinguem a atração, que não se escolhe, daquilo que se faz com ela.\n\nPouco adiante, Paulo tira de todos o direito de olhar os outros de cima (Romanos 2:1). Piada, expulsão de casa e agressão contrariam o evangelho.\n\nSe é o seu caso, você não está fora do alcance do amor de Deus. Procure um pastor que saiba ouvir e acompanhamento psicológico sério, sem promessa de mudar orientação. Aos pais: mantenham a porta e os braços abertos. Violência se denuncia no Disque 100. Em desespero, ligue para o CVV, 188.',
    verses: [
      verse('Gênesis 1:27', 'criou imagem macho fêmea'),
      verse('Mateus 19:4-6', 'princípio homem mulher carne'),
      verse('Romanos 1:26-27', 'mulheres natural homens'),
      verse('Romanos 2:1', 'julgas desculpa condenas'),
    ],
  },
  {
    slug: 'como-perdoar',
    question: 'Como perdoar quem me machucou?',
    synonyms: [
      'perdão',
      'o que é perdoar de verdade',
      'liberar perdão',
      'como dar o perdão',
      'não consigo perdoar',
      'perdoar traição',
      'guardo mágoa',
      'perdoar pai ausente',
      'perdoar é esquecer',
    ],
    answer:
      'Perdoar é soltar o direito de se vingar e entregar a conta a Deus. Paulo pede justamente isso: não se vinguem, deixem o caso com ele (Romanos 12:19). A fonte está no que recebemos, pois fomos perdoados em Cristo (Efésios 4:32). Pedro queria um limite, e Jesus deu um número que não se conta nos dedos (Mateus 18:22).\n\nPerdoar não é esquecer, nem dizer que não foi grave, nem retirar a denúncia, nem voltar a conviver. A confiança se reconstrói com arrependimento visível e tempo, e às vezes não se reconstrói. José perdoou os irmãos depois de anos, sem chamar o mal de bem (Gênesis 50:20).\n\nTente assim: escreva o que foi tirado de você, conte a Deus com raiva e tudo, diga que deseja perdoar, repita quando a lembrança voltar. Isso leva tempo. Se o agressor ainda oferece perigo, a segurança vem primeiro: afaste-se e peça ajuda. Feridas fundas pedem terapia.',
    verses: [
      verse('Romanos 12:19', 'vingueis ira vingança'),
      verse('Efésios 4:32', 'misericordiosos perdoando-vos Cristo'),
      verse('Mateus 18:22', 'sete setenta vezes'),
      verse('Gênesis 50:20', 'pensastes mal encaminhou bem'),
    ],
  },
  {
    slug: 'como-controlar-a-raiva',
    question: 'Como controlar a raiva?',
    synonyms: [
      'sou muito nervoso',
      'explodo com meus filhos',
      'ira é pecado',
      'pavio curto',
      'briga no trânsito',
      'controle emocional',
    ],
    answer:
      'Sentir raiva não é pecado em si. Jesus se indignou com a injustiça, e Paulo distingue irar-se de pecar, com um conselho prático: não deixar a ira dormir na sua cama (Efésios 4:26-27). O perigo está no que ela faz quando assume o volante.\n\nTiago recomenda ouvir depressa e falar devagar, porque a ira humana não produz a justiça de Deus (Tiago 1:19-20). Aprenda os seus sinais: mandíbula presa, voz subindo, calor no rosto. Nesse ponto saia de perto, beba água, conte até cinquenta, e só volte à conversa quando puder falar baixo. A resposta branda desarma (Provérbios 15:1). Mais tarde, pergunte o que havia por baixo: medo, humilhação, cansaço, dívida. Ore sobre isso, e peça desculpas sem acrescentar nenhum “mas”.\n\nSe você já empurrou, ameaçou, quebrou coisas ou bateu em alguém, pare hoje e busque ajuda profissional; isso é violência, e quem convive com você tem direito a proteção. Se você é quem apanha, ligue 180, ou 190 em perigo.',
    verses: [
      verse('Efésios 4:26-27', 'pequeis sol ira diabo'),
      verse('Tiago 1:19-20', 'ouvir falar ira justiça'),
      verse('Provérbios 15:1', 'resposta suave furor'),
    ],
  },
  {
    slug: 'mentir-as-vezes-e-pecado',
    question: 'Mentir é sempre pecado? E a mentirinha para não magoar?',
    synonyms: ['mentira na Bíblia', 'honestidade', 'jeitinho', 'sonegar imposto'],
    answer:
      'Um dos Dez Mandamentos proíbe o falso testemunho contra o próximo (Êxodo 20:16), e Paulo liga a verdade à comunhão: somos membros uns dos outros, e um corpo que engana a si mesmo adoece (Efésios 4:25). Deus se agrada de quem é verdadeiro (Provérbios 12:22).\n\nIsso alcança o jeitinho: atestado sem doença, recibo inventado, preço maior para o turista, trabalho copiado. São mentiras pequenas que formam gente em quem não se pode confiar. Quanto a situações extremas, como esconder alguém de um assassino, os cristãos discutem há séculos, e muitos entendem que proteger a vida vem antes.\n\nNo dia a dia, verdade e bondade andam juntas. Nem tudo o que se pensa precisa ser dito; calar com delicadeza é diferente de enganar. Se você mentiu, desfaça o quanto antes. Zaqueu se dispôs a devolver o quádruplo do que tivesse tomado (Lucas 19:8). Corrigir o troco, a nota ou o boato custa alguns minutos de vergonha e devolve o sono.',
    verses: [
      verse('Êxodo 20:16', 'próximo falso testemunho'),
      verse('Efésios 4:25', 'mentira verdade membros'),
      verse('Provérbios 12:22', 'lábios mentirosos verdade'),
      verse('Lucas 19:8', 'Zaqueu pobres restituo'),
    ],
  },
  {
    slug: 'dinheiro-e-dividas',
    question: 'Estou endividado. O que a Bíblia ensina sobre dinheiro?',
    synonyms: [
      'sair das dívidas',
      'nome sujo',
      'é pecado ser rico',
      'prosperidade',
      'estou desempregado',
      'vida financeira',
      'ser fiador',
    ],
    answer:
      'As Escrituras não prometem riqueza a quem tem fé, nem tratam o pobre como amaldiçoado. Jesus viveu com pouco. Ter bens não é pecado em si: aos ricos, Paulo pede que não confiem no dinheiro e que repartam (1 Timóteo 6:17-18). O alerta geral é contra a ganância, porque a vida não se mede pelo que se possui (Lucas 12:15).\n\nDívida aperta mesmo: quem toma emprestado fica preso a quem empresta (Provérbios 22:7). Para sair, olhe os números de frente. Jesus usou o exemplo de quem senta e calcula antes de construir (Lucas 14:28). Anote tudo o que entra e sai. Pague primeiro comida, moradia, luz e remédio. Procure o Procon ou um mutirão para renegociar, e desconfie de crédito fácil. Não aposte nem oferte na esperança de multiplicar.\n\nConte a verdade em casa, sem caça a culpados. Sem emprego, avise amigos e irmãos e procure o Sine. Se falta alimento, fale com a igreja e com o CRAS; precisar de ajuda não é vergonha. Dívida se renegocia, a vida não.',
    verses: [
      verse('1 Timóteo 6:17-18', 'ricos incerteza riquezas generosos'),
      verse('Lucas 12:15', 'ganância vida bens'),
      verse('Provérbios 22:7', 'emprestado servo empresta'),
      verse('Lucas 14:28', 'torre contas gastos'),
    ],
  },
  {
    slug: 'redes-sociais-e-fofoca',
    question: 'Como usar as redes sociais sem me fazer mal nem pecar?',
    synonyms: [
      'fofoca nas redes sociais',
      'compartilhar notícia falsa',
      'inveja no Instagram',
      'discussão no WhatsApp',
      'comparação nas redes',
    ],
    answer:
      'O telefone é novo, mas as tentações são velhas: espalhar boato, comparar-se, ferir com palavras. A lei de Israel já proibia dar crédito e passagem a notícia falsa (Êxodo 23:1). Antes de encaminhar, confira a fonte; na dúvida, não repasse, mesmo que o texto fale de Deus.\n\nPaulo sugere um filtro para o que sai da boca, e dos dedos: que sirva para edificar conforme a necessidade (Efésios 4:29). A briga sem fofoqueiro se apaga, como fogo a que falta lenha (Provérbios 26:20). Em grupo de família ou de igreja, nem toda provocação precisa de resposta. Assunto sério se trata a sós.\n\nCuide também do que entra. O que vemos nas fotos é a vitrine dos outros, e é injusto compará-la com o nosso quintal. Escolha contas que tragam coisas verdadeiras e boas (Filipenses 4:8), silencie as que amargam e separe horas sem tela, sobretudo à mesa e antes de dormir. Golpe, ameaça ou exposição de imagem íntima é crime: guarde as provas e vá à polícia.',
    verses: [
      verse('Êxodo 23:1', 'falso rumor testemunha'),
      verse('Efésios 4:29', 'boca palavra edificação'),
      verse('Provérbios 26:20', 'lenha fogo fofoqueiro'),
      verse('Filipenses 4:8', 'verdadeiro justo puro pensai'),
    ],
  },
  {
    slug: 'problemas-no-trabalho',
    question: 'Como ser cristão num trabalho difícil, com chefe injusto?',
    synonyms: [
      'chefe injusto',
      'trabalho na Bíblia',
      'assédio moral no trabalho',
      'colegas zombam da minha fé',
      'não gosto do meu emprego',
      'patrão não paga direito',
    ],
    answer:
      'Trabalhar bem é uma forma de culto. Paulo orienta a fazer de coração, como para o Senhor (Colossenses 3:23); falava a escravos, gente sem escolha, e lhes devolvia dignidade. Na mesma carta manda que os senhores sejam justos, porque também prestam contas no céu (Colossenses 4:1). O texto não aprova a escravidão, nem obriga ninguém a aceitar abuso calado.\n\nDaniel foi investigado por rivais que não acharam falha nem desonestidade em seu serviço (Daniel 6:4). Esse testemunho fala alto: chegar na hora, não inflar nota, não falar mal pelas costas, ajudar o novato. Responda à zombaria com bom humor e bom trabalho; fé não se defende com sermão no horário do expediente.\n\nSalário retido é pecado que clama a Deus, escreve Tiago (Tiago 5:4). Você pode registrar o que acontece, procurar o RH, o sindicato, o Ministério do Trabalho ou um advogado. Assédio moral ou sexual se denuncia. Buscar outro emprego também é legítimo, de preferência com o próximo já garantido. Ore pelo chefe e cuide da sua saúde.',
    verses: [
      verse('Colossenses 3:23', 'fizerdes coração Senhor'),
      verse('Colossenses 4:1', 'Senhores justa servos'),
      verse('Daniel 6:4', 'Daniel fiel erro falta'),
      verse('Tiago 5:4', 'salário trabalhadores retido clamando'),
    ],
  },
  {
    slug: 'crente-pode-ter-tatuagem',
    question: 'Crente pode ter tatuagem, ouvir música secular, ir a festas?',
    synonyms: [
      'tatuagem é pecado',
      'festas populares',
      'mulher crente pode usar calça e maquiagem',
      'o que o crente não pode fazer',
    ],
    answer:
      'Levítico proibia a Israel os cortes feitos pelos mortos e as marcas no corpo (Levítico 19:28). Muitos ligam essa lei a ritos dos povos vizinhos e entendem que ela não trata da tatuagem de hoje; outros preferem evitá-la por princípio. Sobre música, dança, roupa e festas populares acontece o mesmo: a Bíblia dá princípios, e as igrejas tiram deles conclusões diferentes.\n\nPaulo oferece boas perguntas. Isso edifica, ou só é permitido (1 Coríntios 10:23)? Posso fazer para a glória de Deus (1 Coríntios 10:31)? Vai me dominar? Faz mal a alguém mais frágil? Uma letra que celebra traição ou violência diz algo diferente de uma canção sobre saudade. Numa festa, o ambiente importa mais que o nome.\n\nO apóstolo também proíbe duas atitudes: o que se sente livre não despreze, e o que se abstém não condene (Romanos 14:3). Se você é membro de uma igreja com orientação própria, considere-a com respeito. Menor de idade ouve os pais. E se já tem a tatuagem, fique em paz: Deus vê o coração.',
    verses: [
      verse('Levítico 19:28', 'cortes carne morto sinal'),
      verse('1 Coríntios 10:23', 'lícitas convêm edificam'),
      verse('1 Coríntios 10:31', 'comerdes beberdes glória'),
      verse('Romanos 14:3', 'come despreze julgue'),
    ],
  },
];
