import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysThirtyOneToForty: AuthoredPart<StudyDay[]> = [
  {
    day: 31,
    title: 'As filhas de Salum',
    verse: verse('Neemias 3:12', 'reparou Salum filhas'),
    reflection:
      'O terceiro capítulo de Neemias é uma lista de nomes e pedaços de muro que quase todo mundo pula. Fulano consertou daqui até ali; ao lado dele, sicrano: ourives, perfumistas, sacerdotes, comerciantes. Lendo devagar, tropeça-se numa linha: Salum, chefe de meio distrito, ele e as filhas.\n\nMoças de família importante, com as mãos na massa e na pedra, numa obra pública debaixo de ameaça. Ninguém as pôs numa nota de rodapé, nem explicou se era apropriado: faltava muro, e elas estavam ali.\n\nPergunte-se em que trecho do muro comum você trabalha: associação de moradores, sindicato, conselho da escola, ministério, condomínio. Edificar a própria casa inclui a rua onde ela fica. E, se tem filhas ou sobrinhas, ensine-as a usar ferramentas. Ensine também os meninos a trabalhar ao lado delas sem espanto.',
    prayer:
      'Senhor da cidade, há brechas no nosso muro: luz queimada no ponto, vaga que falta na creche, menina que não pode voltar sozinha. Mostra-me o meu pedaço e junta-me a outras mãos. Abençoa as mulheres que lideram obras, hortas, cooperativas, reuniões. Que os nossos nomes, escritos ou não, estejam contigo.',
    action:
      'Dê uma volta sozinha no quarteirão e anote três brechas do muro comum: a luz queimada, o buraco, a placa que falta. Registre uma delas no canal da prefeitura, ou conserte a que as suas mãos alcançam.',
  },
  {
    day: 32,
    title: 'Duas amigas brigadas',
    verse: verse('Filipenses 4:2-3', 'Evódia Síntique lutaram Evangelho livro vida'),
    reflection:
      'Imagine a carta sendo lida em voz alta na reunião. De repente aparecem dois nomes. Evódia levanta a cabeça de um lado da sala; Síntique, do outro. Paulo sabia da briga das duas.\n\nMas ouça como ele fala: pede a cada uma separadamente, com o mesmo verbo, sem dizer quem tinha razão. Lembra que as duas lutaram com ele pelo evangelho e que têm o nome escrito onde ninguém apaga. E pede a um companheiro que ajude. Não trata como “coisa de mulher”, futrica para resolverem sozinhas; trata como dor de gente importante para a obra.\n\nHá desavença que se cura com conversa, há a que precisa de um terceiro, e há distância que convém manter, quando a outra pessoa ainda fere. Ainda assim, que o seu último gesto não seja o desprezo, pois ela também está no livro.',
    prayer:
      'Jesus, tu sabes de quem eu lembrei. Faz meses que atravesso a rua. Ainda me sinto ofendida e, cá entre nós, sinto falta dela. Mostra qual é a minha metade. Manda um companheiro sensato, se for o caso. Se não puder haver volta, tira o veneno. Que um dia nos sentemos à mesma mesa, a tua.',
    action:
      'Escreva uma mensagem para a pessoa de quem se afastou e não envie ainda. Deixe-a dormir até amanhã, mostre a alguém de juízo e decida se manda, se muda ou se apenas ora.',
  },
  {
    day: 33,
    title: 'A bagagem de Febe',
    verse: verse('Romanos 16:1-2', 'recomendo Febe servidora Cencreia ajudeis ajudado muitos'),
    reflection:
      'É bem provável que a carta aos Romanos tenha viajado na mala de uma mulher. Paulo a apresenta no fim: Febe, de Cencreia, cidade de porto. Usa a respeito dela um termo que se traduz por servidora, ou diaconisa; as igrejas discutem qual o ofício, não a importância. Diz ainda que amparou muita gente, inclusive o próprio apóstolo.\n\nE o que Paulo pede aos romanos? Que a ajudem em tudo que ela precisar. A mulher que socorre os outros chega a uma cidade enorme sem conhecer ninguém, e precisa de hospedagem, de informação, de uma cama.\n\nAs fortes costumam ter dificuldade com essa segunda parte: sabem dar e gaguejam para receber. Qual foi o último favor que você pediu sem se justificar por dez minutos?',
    prayer:
      'Senhor, sou boa em carregar a mala dos outros. Hoje confesso que a minha pesa. Ensina-me a dizer “pode me ajudar?” com a mesma dignidade com que ajudo. Recomenda-me a alguém, como Paulo recomendou Febe. E faz-me reparar na forasteira que chegou à nossa igreja e sentou na última fila.',
    action:
      'Dia de descanso: deixe que façam por você. Peça um favor concreto e pequeno a alguém: carona, tempero, uma opinião sobre o currículo. Receba sem prometer retribuição e sem explicar demais. Diga apenas: “Muito obrigada, isso me ajudou”.',
  },
  {
    day: 34,
    title: 'Nota fiscal e batismo',
    verse: verse('Atos 16:14-15', 'Lídia vendedora púrpura coração casa ficai'),
    reflection:
      'Perfil: Lídia, natural de Tiatira, moradora de Filipos. Ramo: tecido de luxo, tinta caríssima, freguesia rica. Marido: não consta; casa: espaçosa; religião: estrangeira que adora o Deus de Israel e, aos sábados, junta-se a outras mulheres na beira do rio.\n\nNuma dessas manhãs o coração dela foi aberto por Deus para o que Paulo dizia de Jesus. Ela foi batizada com os de casa e, em seguida, negociou como sabia: se me consideram fiel, venham ficar comigo. O texto conta que ela insistiu até que aceitassem. O primeiro endereço da igreja de Filipos foi a casa de uma comerciante.\n\nSe você assina recibos, chefia gente, vende por encomenda, não espere ter uma vida mais “espiritual” para servir. Basta abrir o coração e a porta, com o mostruário no canto da sala.',
    prayer:
      'Abre o meu coração, Senhor, no meio da segunda-feira comercial. Que eu trabalhe com capricho, cobre um preço justo, pague em dia quem me presta serviço e não me ajoelhe diante do lucro. A minha sala, pequena ou grande, é tua. Mostra quem devo insistir em receber. E cuida das que são as únicas responsáveis pela renda da casa.',
    action:
      'Faça hoje um gesto de fé dentro do trabalho: corrija um preço, elogie uma concorrente, pague a diarista antes do prazo, ore por três clientes pelo nome sem que saibam.',
  },
  {
    day: 35,
    title: 'O velório dos casacos',
    verse: verse('Atos 9:39', 'viúvas chorando túnicas Dorcas feito'),
    reflection:
      'Num sobrado em Jope, choravam mulheres que não tinham herdado nada de ninguém. Quando Pedro subiu a escada, não lhe falaram das virtudes da morta: mostraram roupa. “Esta ela fez para mim.” “Esta, quando meu marido se afogou.” “Olhe o ponto.” O elogio fúnebre de Dorcas estava vestido no corpo das viúvas.\n\nLucas a chama de discípula de Jesus, no feminino, única vez no Novo Testamento em que esse termo aparece. E esse discipulado tinha dedal.\n\nDeus a devolveu viva àquela gente. Ele ainda não nos devolveu as nossas Dorcas, e por isso convém agradecer enquanto a máquina de costura faz barulho. Ninguém lembrará quantos grupos de mensagem você administrou. Talvez se lembrem de um casaco que você deu.',
    prayer:
      'Senhor das pequenas coisas, obrigada pelas que me vestiram: ______. Uma já partiu, e eu não disse tudo. Recebe tu o meu agradecimento e entrega-o a ela. Dá-me um ofício de misericórdia que combine com as minhas mãos. Que haja no mundo alguém com menos frio por minha causa.',
    action:
      'Abra o armário e separe uma peça em ótimo estado, não o resto. Lave, passe, pregue o botão e entregue a alguém, sem foto. Se ganhou algo de uma mulher que admira, use hoje.',
  },
  {
    day: 36,
    title: 'Mãe que discute com Deus',
    verse: verse('Mateus 15:28', 'mulher grande fé filha'),
    reflection:
      'Esta passagem incomoda, e é melhor admitir. Uma mãe grita por causa da filha atormentada. Jesus primeiro não responde, e os discípulos querem despachá-la. Quando ele fala, a frase é dura, sobre o pão das crianças e os cachorrinhos.\n\nA mulher não vai embora ofendida nem finge que não ouviu. Pega a imagem e a vira: cachorrinho também come do que cai. Como quem diz: na tua mesa sobra tanto que a migalha resolve. Muitos leitores pensam que Jesus a conduzia até ali, diante dos discípulos; o certo é que terminou dizendo que era enorme a fé daquela estrangeira.\n\nMães de criança com autismo, com síndrome rara, com laudo incompleto conhecem essa insistência de guichê em guichê. A menina foi curada na hora, e nem sempre é assim. Mas a briga por um filho cabe na oração.',
    prayer:
      'A mãe cananeia falou só isso, e eu repito: socorre-me, Senhor. Peço por ______, com o laudo, a crise, a fila da terapia, o olhar torto no mercado, e não saio daqui. Se é migalha, aceito; a tua migalha é muito. Se a cura não vier como peço, não me deixes sem ti nem sem ajuda. E dá descanso à mãe, além da filha.',
    action:
      'Conhece uma mãe de criança com deficiência? Ofereça duas horas em que ela possa sair ou dormir, aprendendo antes como cuidar. Se é você, procure hoje um grupo de apoio ou os direitos que ainda não pediu no CRAS.',
  },
  {
    day: 37,
    title: 'A vigília de Rispa',
    verse: verse('2 Samuel 21:10', 'Rispa saco penhasco colheita ave noite'),
    reflection:
      'É uma das páginas mais escuras da Bíblia. Por um crime antigo do rei Saul, sete descendentes dele foram executados e deixados sem enterro numa colina, e dois deles eram filhos de Rispa.\n\nEla estendeu um pano de saco sobre a pedra e ficou. Da colheita até as chuvas, talvez meses. De dia espantava os urubus; à noite, os bichos. Não podia devolver a vida, mas podia impedir que os desrespeitassem. Não há uma palavra dela no texto inteiro; há presença. A notícia chegou ao palácio, e o rei Davi, ao saber do que ela fazia, mandou recolher os ossos e dar sepultura digna.\n\nNo Brasil há mães sentadas nessa pedra, com foto na camiseta. Elas não arredam pé, e Deus não apaga o luto delas; o nome de Rispa está escrito.',
    prayer:
      'Deus, fica com as mães que perderam filhos: para a bala, para a pista, para a doença, para o próprio desespero, para a gravidez que não vingou. Não vou te explicar a dor delas. Junto da cruz de Jesus também houve uma mãe que ficou, e tu viste. Senta na pedra com elas e espanta o que vem bicar à noite. Mexe com o coração dos palácios, e que um dia a chuva chegue.',
    action:
      'Pense numa mãe enlutada, sente-se e ore por ela dez minutos, quase sem palavras. Depois mande: “Hoje pensei no seu filho”, com o nome dele. Se o luto é seu e o peso, insuportável, ligue para o CVV, 188.',
  },
  {
    day: 38,
    title: 'Quando ela voltou, havia gente na casa',
    verse: verse('2 Reis 8:5', 'mulher clamar rei casa terras'),
    reflection:
      'A sunamita era aquela que tinha feito um quartinho para o profeta no terraço. Veio a fome, ela se mudou com a família para fora do país e ficou lá sete anos. Ao voltar, tinha perdido a propriedade. Foi ao rei reclamar a casa e o campo.\n\nQue coincidência: naquele momento o rei ouvia, por curiosidade, a história do menino dela que voltou a viver. “É esta a mulher!”, disse quem contava. O rei quis saber tudo pela boca dela. Depois nomeou um funcionário para o caso e mandou devolver o imóvel e a renda dos anos de ausência.\n\nNem sempre há rei interessado, mas note que uma mulher de fé bate na porta da Justiça sem achar que isso é falta de oração. Guarda, pensão, usucapião, medida protetiva, verba trabalhista: clamar pelo que é seu também cabe na vida com Deus.',
    prayer:
      'Juiz de toda a terra, vou levar os meus papéis à sala certa, e tremo. Vai adiante de mim e dá-me defensora competente, prazo que ande, palavra clara. Que eu não minta nem para ganhar. E lembra-te, Senhor, das que foram postas para fora do que construíram: restitui, ou dá-lhes outro teto, e nunca lhes falte a tua companhia.',
    action:
      'Veja o endereço e o horário da Defensoria Pública ou do núcleo de prática jurídica mais perto e guarde no celular. Se tem um caso, separe hoje os documentos. Se não tem, passe o contato a quem precise.',
  },
  {
    day: 39,
    title: 'Abigail não pediu licença',
    verse: verse('1 Samuel 25:33', 'bendito bom-senso bendita impediste derramar sangue'),
    reflection:
      'Nabal quer dizer “tolo”, e o próprio empregado dizia que com ele ninguém podia falar. Insultou Davi, e quatrocentos homens armados vinham a caminho. O criado correu para contar a quem na casa tinha cabeça.\n\nAbigail carregou jumentos com pão, carne e figos e foi. Sem avisar o marido, encontrou Davi na descida do morro e fez um discurso que desarmou o futuro rei. Salvou todos os empregados, impediu Davi de cometer um massacre, e ele agradeceu o bom juízo dela.\n\nMuitos a elogiam por ter aguentado Nabal. A Bíblia a elogia por ter agido sem ele, contra a vontade dele, para salvar vidas. Não pregue este capítulo a uma mulher em perigo como se dissesse “aguente que Deus mata”. Diga: use o bom senso que Deus lhe deu, e chame a polícia antes que haja sangue.',
    prayer:
      'Deus sábio, tu honras a mulher que pensa rápido para proteger. Onde houver gente presa a um homem com quem não se pode falar, manda um criado esperto, uma cunhada, uma vizinha que perceba. Tira de nós a lealdade que encobre o mal. Dá-me juízo, provisão e estrada na hora certa.',
    action:
      'Pense numa pessoa que talvez viva com alguém violento. Aproxime-se sem plateia: “Percebi que você anda calada. Se um dia precisar sair, tenho um lugar”. Não a pressione, e lembre-lhe o 180. Se ouvir agressão, chame o 190.',
  },
  {
    day: 40,
    title: 'Quem consola a consoladora',
    verse: verse('Isaías 66:13', 'mãe consola vos consolarei'),
    reflection:
      'Lembra como era, quando você caía? Soprar o joelho não curava nada, e curava. Se não houve quem soprasse, você sabe ainda melhor do que estou falando.\n\nNa última página de Isaías, Deus escolhe essa imagem para si. Diz que consolará como uma mãe consola. Note que o filho, ali, é gente grande: um povo adulto, vindo de guerra. Há dores que nos fazem caber outra vez num colo.\n\nEsta fase tratou de socorro: você abriu a porta, pediu favor, andou com a enlutada, cobrou o que era justo. Talvez tenha percebido que é o ombro de muita gente. Hoje a pergunta se inverte e, antes de entrar na última semana, deixe que soprem o seu joelho. Deus não se cansa nem pede que você pare logo de chorar.',
    prayer:
      'Pai que consolas como mãe, sopra aqui. Não sei explicar o que dói; tu achas o lugar. Deixo que a cabeça caia no teu ombro, com o cabelo por lavar. Por um momento ninguém depende de mim. Se não tive esse colo em criança, ensina-me agora como é. Depois eu volto ao serviço, mas agora não.',
    action:
      'Dia de descanso: faça por si o que faria por uma filha triste: sopa, banho morno, cobertor, a música da infância. Conte a uma amiga que está precisando de consolo e deixe que ela venha.',
  },
];
