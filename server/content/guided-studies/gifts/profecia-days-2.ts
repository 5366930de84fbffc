import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const profeciaDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Aconteceu o que foi dito?',
    verse: verse('Deuteronômio 18:22', 'profeta SENHOR soberba medo'),
    study:
      'Caso: em janeiro anunciaram, com data, que o marido de Sônia deixaria a bebida em março. Estamos em agosto, e disseram a ela que faltou fé. A lei de Israel responde com secura libertadora: se não veio, o Senhor não falou; aquilo foi presunção, não tenha medo de quem falou. O erro não é da mulher que esperou. Ela precisa de um grupo de apoio, de amigos na cozinha e, se há agressão, de proteção imediata. E o mensageiro precisa voltar até ela e pedir desculpa.',
    prayer:
      'Consola, Deus verdadeiro, quem marcou no calendário uma promessa que não era tua. Desata a culpa, e que ninguém tema a voz de homem mais do que confia no teu cuidado.',
    practice:
      'Lembre alguma previsão que não se cumpriu. Diga a si mesmo, em voz alta: não fui eu que falhei. Converse com alguém sobre isso.',
  },
  {
    day: 17,
    title: 'Quem sai com o dinheiro?',
    verse: verse('Miqueias 3:11', 'suborno salário profetas dinheiro'),
    study:
      'Caso: o áudio diz que sua vitória está liberada, falta apenas a semente de setecentos reais, e há um código para pagamento no fim. Miqueias conheceu esse comércio: juiz com propina, sacerdote com tabela, profeta com tarifa, todos muito seguros de que Deus estava do seu lado. Veja com cuidado para onde vai o dinheiro. Sustentar com honestidade quem ensina é bíblico e tem recibo; vender oráculo já é outra coisa, e graça com boleto deixou de ser graça.',
    prayer:
      'Jesus, que expulsaste cambistas, limpa a tua casa. Guarda a aposentadoria de dona Celeste, o décimo terceiro do rapaz, a poupança da noiva. E põe vergonha santa em quem negocia teu nome.',
    practice:
      'Ajude uma pessoa idosa a reconhecer pedidos de dinheiro pelo celular: mostrem um ao outro exemplos e combinem perguntar antes de pagar.',
  },
  {
    day: 18,
    title: 'Só diz o que eu quero ouvir?',
    verse: verse('Jeremias 6:14', 'curam ferida Paz paz'),
    study:
      'Caso: a empresa da família está quebrada, e cada visitante profetiza expansão. Ninguém quer falar dos salários atrasados. Jeremias viu curativos assim, gaze limpa sobre ferida funda, “paz, paz” repetido como refrão. Uma palavra de Deus pode ser doce, quase sempre consola; mas médico que só elogia o paciente não é médico. Pergunte se a mensagem toca o lugar em que está doendo e se oferece caminho de verdade: conversa, arrependimento, restituição, tratamento.',
    prayer:
      'Eu preferia continuar ouvindo paz, mas tira a gaze com cuidado, Jesus, médico fiel. Mostra a ferida do tamanho que ela é e fica comigo enquanto dói limpá-la.',
    practice:
      'Peça a alguém honesto uma opinião sobre algo que todos andam elogiando em você; agradeça antes de reagir, e só pense nela amanhã.',
  },
  {
    day: 19,
    title: 'Que árvore é essa?',
    verse: verse('Mateus 7:16', 'frutos espinheiros figos'),
    study:
      'Caso: pregador de voz macia, milhares de seguidores. A filha não fala com ele, a secretária pediu demissão chorando, o antigo sócio ficou com as dívidas. Jesus não mandou examinar o perfil, mandou olhar o fruto, e fruto amadurece perto, no quintal, ao alcance de quem convive. Leva tempo: uma pregação cabe em trinta minutos; o caráter precisa de estações. Não se trata de bisbilhotar a vida alheia, e sim de ouvir quem ficou machucado e não tinha microfone.',
    prayer:
      'Lavrador, examina primeiro os meus ramos: o que colhe de mim quem mora comigo? Depois abre meus ouvidos aos feridos que mandaram calar. Que a verdade lhes dê descanso.',
    practice:
      'Pergunte a uma pessoa da sua casa: “conviver comigo esta semana teve gosto de quê?” Não discuta a resposta; agradeça.',
  },
  {
    day: 20,
    title: 'Que Jesus é anunciado?',
    verse: verse('1 João 4:2', 'espírito confessa Jesus carne'),
    study:
      'Caso: palestra sobre energias, frequências, um “cristo interior” que dispensa a cruz e não tem mãe, nem poeira, nem ferida. Na época de João já existia gente assim, espiritual demais para um Salvador de carne. O apóstolo dá uma régua curta: confessa que Jesus Cristo veio em corpo de verdade? Quem veio assim chorou, comeu, sangrou e ressuscitou, e por isso leva a sério o corpo dos outros: a fome, o cansaço, o abuso, a consulta marcada.',
    prayer:
      'Jesus de carne e osso, que tiveste sede, eu te confesso com esta boca também de carne. Livra-me de uma fé sem chão. Que o meu amor tenha braço, prato e passagem de ônibus.',
    practice:
      'Faça pelo corpo de alguém um gesto simples em nome de Cristo: uma água gelada, uma carona, um lugar para sentar.',
  },
  {
    day: 21,
    title: 'Deixa-se pesar?',
    verse: verse('1 Coríntios 14:29', 'profetas outros julguem'),
    study:
      'Caso: quem discordou foi chamado de rebelde e ouviu a frase “não toqueis no ungido”. Em Corinto acontecia o contrário; dois ou três falavam, e os demais avaliavam, ali mesmo, sem que isso ofendesse ninguém. A frase vem de um salmo sobre os patriarcas e costuma ser colada à história de Davi, que poupou um rei violento e, ainda assim, fugiu dele e o confrontou. Se uma palavra não suporta exame, isso já diz o que ela vale, e você pode fechar a semana com essa tranquilidade.',
    prayer:
      'Espírito da verdade, tu não te ofendes com perguntas sinceras. Dá à nossa igreja a liberdade de pesar, e a delicadeza de pesar sem humilhar, a começar pela minha última opinião.',
    practice:
      'Dia de descanso: uma palavra que suporta exame pode esperar. Guarde até amanhã o que você está pesando, e hoje cozinhe, cuide das plantas ou durma depois do almoço.',
  },
  {
    day: 22,
    title: 'Recado ao que parou a obra',
    verse: verse('Ageu 2:4', 'esforça-te trabalhai convosco'),
    study:
      'O templo estava pela metade havia anos. Os velhos choravam comparando com o antigo, os novos desanimavam ouvindo os velhos. Ageu trouxe pouco mais que três palavras: força, trabalhem, estou junto. Sem bronca, sem projeto, sem meta. Você conhece alguém com obra parada: o supletivo, a casa sem telhado, o tratamento interrompido, um pedido de perdão a meio caminho. Essa pessoa não precisa de discurso. Precisa saber que ainda vale a pena e que não vai carregar a massa sozinha.',
    prayer:
      'Jesus, Senhor da segunda casa, visita as obras paradas do meu bairro e da minha vida. Devolve o gosto de misturar a massa. E manda-me a alguém com a frase curta e a mão na pá.',
    practice:
      'Mande a quem parou: “Pensei em você e no seu… Ainda dá. Posso ajudar numa tarde desta semana?” E reserve a tarde.',
  },
  {
    day: 23,
    title: 'Recado a uma criança',
    verse: verse('Joel 2:28', 'Espírito filhos filhas profetizarão'),
    study:
      'Joel viu o Espírito descendo sem conferir idade. Filho, filha, avô, rapaz. Costumamos dizer às crianças o que elas fazem de errado e chamar isso de educação. Hoje o recado é outro: contar a uma delas o que você vê de bom, com exemplo. “Você dividiu o lanche sem ninguém pedir.” Uma frase assim pode morar cinquenta anos dentro de alguém. E ouça de volta, porque criança às vezes diz uma verdade limpa que nos deixa sem resposta na mesa.',
    prayer:
      'Pai nosso, tão pai, derrama o teu Espírito nos pequenos do nosso prédio, na menina que não enxerga, no menino que não para quieto. Que a minha voz não apague o que acendeste.',
    practice:
      'Diga a uma criança uma qualidade verdadeira e conte a cena em que a viu; depois pergunte o que ela pensa de Deus.',
  },
  {
    day: 24,
    title: 'Recado a quem caiu',
    verse: verse('Oseias 14:4', 'curarei rebelião amarei voluntariamente'),
    study:
      'Oseias passou o livro inteiro com o coração rasgado, denunciando a traição do seu povo. E a última página é quase cantiga: curar, amar de graça, ira que vai embora, orvalho, raiz, perfume de cedro. Para quem recaiu no vício, no caso, na mentira, há uma porta e alguém do lado de dentro com a mão no trinco. O recado não diz que foi pouca coisa, diz que existe volta. Quem foi ferido pela queda do outro tem o seu próprio tempo; que ninguém o empurre a reatar.',
    prayer:
      'Deus, que em Jesus nos amaste sem ser convencido, eu conheço o caminho da recaída, e tu conheces o da volta. Traz de lá fulano, que não atende o telefone. Cura também os que ele feriu.',
    practice:
      'Procure alguém que se afastou por vergonha. Diga apenas: “sinto sua falta; quando quiser, tomo um café com você”, sem cobrar resposta.',
  },
  {
    day: 25,
    title: 'Recado a quem decide',
    verse: verse('Isaías 10:1-2', 'Ai injustas pobres viúvas'),
    study:
      'Os profetas da Bíblia falaram muito com quem manda: reis, juízes, escrivães. Isaías ataca a injustiça que vem em papel timbrado, decretada, com assinatura. Você talvez não conheça um ministro, mas conhece a síndica, a gerente, o vereador, a direção da escola, e talvez você mesmo faça escalas de trabalho. Falar com respeito a favor de quem perde o direito é tarefa antiga e não pertence a partido nenhum. Cabe num e-mail educado, com fato, data e pedido.',
    prayer:
      'Põe, Jesus, Rei justo, diante de quem manda o rosto de quem depende. Dá-me palavras sem ofensa e sem medo. E se a caneta injusta for minha, segura hoje a minha mão.',
    practice:
      'Escreva um pedido curto e respeitoso a quem decide algo que prejudica um fraco perto de você: a rampa, a vaga, o remédio, o horário.',
  },
  {
    day: 26,
    title: 'Recado ao enlutado',
    verse: verse('1 Tessalonicenses 4:18', 'consolai uns outros palavras'),
    study:
      'Paulo termina o parágrafo mais esperançoso da carta com uma incumbência: consolem-se com isto. “Isto” é a volta do Senhor e o reencontro dos que dormiram nele. Note que ele não proíbe a tristeza; só não a deixa sem companhia e sem horizonte. Num velório, poucas palavras aguentam o peso. Esta aguenta, desde que dita baixo, por alguém que chegou cedo, lavou os copos e não tem pressa de ir embora.',
    prayer:
      'Senhor Jesus, que hás de vir, visita a casa onde sobrou um prato na mesa. Não peço que a dor passe depressa. Peço a tua promessa ao lado dela, como cadeira que não sai dali.',
    practice:
      'Telefone a quem perdeu alguém há mais de seis meses, quando as visitas já pararam; pergunte por uma lembrança boa e escute.',
  },
  {
    day: 27,
    title: 'Recado a mim mesmo',
    verse: verse('Salmos 42:5', 'alma abatida Espera Deus'),
    study:
      'O salmista conversa consigo mesmo: por que você está assim por dentro? Em vez de só ouvir a tristeza, ele também fala com ela. Não é autoajuda, porque aponta para fora: espere em Deus. Nem é negação, já que o refrão volta mais adiante, sinal de que o abatimento voltou também. Se o seu demora semanas e apaga a vontade de comer, dormir ou viver, fale igualmente com um médico e com um amigo; o CVV, no 188, ouve você a qualquer hora.',
    prayer:
      'Alma minha, vem cá, e tu, Senhor, ouve a nossa conversa. Ela diz que acabou; eu digo que ainda te louvarei. Fica tu com a última palavra, e que seja um abraço.',
    practice:
      'Grave no telefone um áudio de um minuto para você mesmo, com a esperança de hoje, e escute-o na próxima noite ruim.',
  },
  {
    day: 28,
    title: 'Recado de retratação',
    verse: verse('Zacarias 7:9-10', 'juízo verdadeiro viúva órfão'),
    study:
      'Perguntaram a Zacarias sobre jejuns, e ele devolveu justiça: sejam verdadeiros, não oprimam a viúva, o órfão, o estrangeiro, o pobre. Às vezes quem oprimiu fomos nós, com palavra religiosa na boca. “Deus quer que você aguente.” “Isso é falta de perdão.” O recado mais profético que você pode levar hoje talvez seja um pedido de desculpas sem vírgula explicativa. Diga o que falou, o estrago que fez, e que não foi o Senhor quem falou.',
    prayer:
      'Perdoa-me, Jesus, pelas vezes em que pus a tua assinatura na minha opinião. Estou vendo um rosto agora; dá-me pernas para ir, humildade para ouvir e paciência para reparar sem exigir resposta.',
    practice:
      'Dia de descanso: não fale em nome de ninguém hoje, nem de Deus. Fique dez minutos quieto e, se um pedido de desculpas aparecer, anote o nome e deixe para escrever amanhã, com calma.',
  },
  {
    day: 29,
    title: 'Recado para guardar',
    verse: verse('Habacuque 2:2', 'Escreve visão claramente tábuas'),
    study:
      'Habacuque reclamou, subiu à torre de vigia e esperou. A resposta veio com instrução de letreiro: escreva em tábuas, bem legível, que até quem passa correndo consiga ler. E acrescentou que talvez demorasse. Há palavras que a gente anota com data e deixa o tempo examinar antes de espalhar. Caderno é ótimo amigo do profeta: impede que a memória melhore o que foi dito, e permite, daqui a um ano, agradecer ou reconhecer que foi engano.',
    prayer:
      'Ainda não sei se foste tu ou se fui eu, Deus da torre. Ensina-me a escrever claro e esperar quieto. O que for teu, o tempo confirmará; o que for meu, apaga com ternura.',
    practice:
      'Abra um caderno de palavras: data, texto bíblico, impressão, com quem conferi. Deixe uma coluna vazia para o ano que vem.',
  },
  {
    day: 30,
    title: 'O caminho por onde se vai',
    verse: verse('1 Coríntios 14:1', 'Segui amor zelo profetizeis'),
    study:
      'Trinta dias atrás talvez você quisesse saber o futuro de alguém. Olhe o que cresceu: aprendeu a parar na frase, a pesar, a ouvir mulheres como Hulda, a desconfiar de quem cobra, a pedir desculpa. Paulo põe o desejo de profetizar depois do amor. Se a sua igreja espera palavras espontâneas, fale com ordem e doçura. Se não espera, leve a Escritura viva ao desanimado. Nos dois casos a pergunta que fica é a mesma: alguém foi amado por meio da minha boca?',
    prayer:
      'Pai, obrigado pelos rostos deste mês. Guarda as palavras que serviram, perdoa as que sobraram. Que o amor vá na frente, e a minha voz venha depois, com cuidado. Em nome de Jesus, amém.',
    practice:
      'Conte ao seu pastor ou líder o que aprendeu e pergunte: “a quem você gostaria que eu levasse ânimo este mês?”',
  },
];
