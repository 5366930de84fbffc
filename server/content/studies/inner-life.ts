import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const innerLife: readonly ThemeStudy[] = [
  {
    slug: 'depressao',
    theme: 'Depressão',
    synonyms: [
      'depressivo',
      'deprimido',
      'depressão na Bíblia',
      'crente pode ter depressão',
      'tristeza profunda',
      'sem vontade de viver',
      'vazio na alma',
      'saúde mental',
      'personagens da Bíblia com depressão',
    ],
    title: 'Quando a noite se instala por dentro',
    introduction:
      'Em resumo: A depressão é uma doença e tem tratamento. A Bíblia guarda orações de pessoas que perderam a vontade de viver. Deus cuida também por meio de sono, comida, gente e tratamento.\n\nSe você abriu este estudo no meio de uma noite assim, comece pelo principal: depressão não é falta de fé, e existe tratamento. Se a vontade for de morrer, pare de ler e ligue 188, ou vá a um pronto-socorro; o texto espera. A Bíblia não usa a palavra “depressão”, que é um termo da medicina de hoje, e seria descuido diagnosticar personagens a três mil anos de distância. Mas ela conhece gente que perdeu o gosto, o sono, a esperança e a voz, e registrou as suas orações sem corrigir o tom. Vamos escutar algumas, perguntar como Deus tratou essas pessoas e o que isso ensina a quem sofre e a quem mora ao lado.',
    mainPoints: [
      'Homens de Deus quiseram morrer e disseram isso em voz alta. Jó lamenta não ter morrido ao nascer (Jó 3:11). Jeremias, no meio do próprio livro, amaldiçoa o dia em que veio ao mundo (Jeremias 20:14). Elias deita no deserto e pede o fim (1 Reis 19:4). A Escritura não os exibe como maus exemplos. Guarda o que disseram, para que outros não se sintam monstros quando pensarem o mesmo.',
      'Existe um salmo que não melhora. O Salmo 88 começa clamando dia e noite e termina na escuridão, sem o costumeiro verso de virada (Salmos 88:18). Israel o cantava. Ele autoriza a levar a Deus uma oração sem conclusão, e ensina a comunidade a ficar perto de quem ainda não consegue dizer amém.',
      'O cuidado de Deus começou pelo corpo. Elias não recebeu um discurso: dormiu, comeu pão quente, dormiu de novo, comeu outra vez (1 Reis 19:5-8). Só muito depois veio a pergunta, e com ela um companheiro de trabalho. Sono, alimento, movimento, remédio e gente são meios dignos de um Deus que nos fez de barro.',
      'O consolo tem rosto. Paulo confessa ter chegado ao ponto de desistir da própria vida (2 Coríntios 1:8) e conta que foi erguido por um visitante chamado Tito (2 Coríntios 7:6). Quem espera do deprimido que se levante sozinho pede o que nem o apóstolo conseguiu.',
      'Jesus trata com delicadeza o que está por um fio. Mateus aplica a ele a palavra sobre a cana rachada e o pavio que fumega (Mateus 12:20). E ele mesmo conheceu a tristeza de morte, no jardim, e pediu que os amigos ficassem (Mateus 26:37-38). Diante dele ninguém precisa chegar com a chama acesa.',
    ],
    historicalContext:
      'No antigo Israel, o sofrimento da alma se dizia com o corpo: ossos que secam, rins que doem, olhos gastos, alma derramada. Os lamentos formavam o maior grupo do livro de Salmos, e muitos eram cantados no templo por pessoas que não tinham vivido aquela situação; emprestavam a voz a quem a vivia. O costume pedia que os amigos se sentassem no chão, em silêncio, com roupas rasgadas, e só falassem depois do enlutado. Os três amigos de Jó fizeram isso por sete dias (Jó 2:13) e estragaram tudo quando passaram a explicar; no fim, Deus os reprova e diz que Jó tinha falado o que era certo (Jó 42:7). Havia médicos no mundo bíblico, e nenhum desprezo por eles: Lucas, companheiro de Paulo, é chamado de médico amado (Colossenses 4:14), e Jesus usou sem cerimônia a comparação de que quem adoece precisa de um (Marcos 2:17).',
    theologicalAnalysis:
      'Por que um filho de Deus adoece assim? Os cristãos concordam em que toda a criação geme, e nós com ela, à espera da redenção do corpo (Romanos 8:22-23). O cérebro faz parte do corpo. Herança, hormônios, trauma, luto, cansaço e abandono contam. Alguns conselheiros lembram que culpa escondida e mágoa também abatem, e Davi sentiu isso nos ossos (Salmos 32:3); outros insistem que procurar pecado em todo deprimido repete o erro dos amigos de Jó. Convém ouvir os dois cuidados: perguntar com ternura, acusar jamais.\n\nHá igrejas que falam de opressão espiritual, e outras que tratam o assunto só na saúde. Em qualquer delas, suspender remédio em nome da fé é perigoso, e a oração não compete com o médico. Sobre quem morreu por suicídio, a doença pode ter tirado dele a liberdade que julgamos que tinha; a maior parte dos pastores hoje recusa declarar a sua condenação e confia o caso à misericórdia de Deus, cuja mão alcança até a escuridão mais fechada (Salmos 139:11-12). E nada disso torna a morte uma saída: enquanto há vida, há gente que sabe ajudar.',
    reflection:
      'Responda sem pressa, por escrito ou em voz alta. Há quanto tempo o dia perdeu a cor? Anote o que mudou no sono, no apetite, na vontade de ver gente, e a quem você diz que está tudo bem. O autor de Lamentações chegou a escrever que a esperança tinha acabado (Lamentações 3:18) e, três linhas depois, lembrou-se de uma coisa só, a misericórdia que amanhece de novo (Lamentações 3:21-23). Não sentiu primeiro; lembrou. Se hoje nem lembrar é possível, quem poderia lembrar por você? E, se quem sofre é outra pessoa, o que você já lhe disse que gostaria de desdizer?',
    practicalApplication:
      'Conte a alguém hoje, com a palavra certa: acho que estou com depressão. Marque consulta no posto, no CAPS ou com um psicólogo, e leve anotados os sintomas e as datas. Não pare remédio sozinho, nem quando melhorar. Escolha uma tarefa mínima por dia, como abrir a janela ou tomar banho, e considere-a vitória. Caminhe com companhia. Quem cuida faça comida, vá junto, escute sem receitas. Pensamentos de morte, despedidas ou planos pedem ação na hora: não deixe a pessoa só, afaste remédios e armas, ligue 188 ou 192. Adolescentes e idosos também adoecem assim.',
    prayer:
      'Senhor, esta oração não tem enfeite. Está escuro, e eu não sei por quanto tempo. Tu ouviste Jó, ouviste Jeremias, ouviste quem escreveu o salmo que acaba na noite. Ouve o meu silêncio. Não peço para sorrir amanhã; peço uma pessoa, um pouco de sono, força para marcar a consulta. Tem cuidado com este pavio. Pelos que cuidam de mim e já estão cansados, peço descanso. Pelos que hoje pensam em desistir, peço uma mão que chegue a tempo. Jesus, que pediste companhia no jardim, fica. Amém.',
    additionalStudy:
      'Leia os Salmos 42 e 88 em dias seguidos: o que há em um que falta no outro, e por que será que a Bíblia guarda os dois? Em 1 Reis 19:1-18, faça uma lista, em ordem, de tudo o que Deus deu a Elias. Depois leia 2 Coríntios 1:3-11 e procure quem é consolado, por quem e para quê; escreva o nome de alguém que poderia receber o consolo que você já recebeu.',
    verses: [
      verse('Jó 3:11', 'morri ventre'),
      verse('Jeremias 20:14', 'maldito dia nasci'),
      verse('1 Reis 19:4', 'morrer basta alma'),
      verse('Salmos 88', 'clamo noite trevas'),
      verse('Salmos 88:18', 'amigo companheiro trevas'),
      verse('1 Reis 19:5-8', 'anjo levanta come água'),
      verse('2 Coríntios 1:8', 'oprimidos perdido esperança'),
      verse('2 Coríntios 7:6', 'consola abatidos Tito'),
      verse('Mateus 12:20', 'cana rachada pavio'),
      verse('Mateus 26:37-38', 'tristeza morte ficai'),
      verse('Jó 2:13', 'sete dias dor'),
      verse('Jó 42:7', 'falastes correto Jó'),
      verse('Colossenses 4:14', 'Lucas médico amado'),
      verse('Marcos 2:17', 'médico doentes'),
      verse('Romanos 8:22-23', 'criação geme redenção corpo'),
      verse('Salmos 32:3', 'calei ossos'),
      verse('Salmos 139:11-12', 'trevas noite clara'),
      verse('Lamentações 3:18', 'pereceram força esperança'),
      verse('Lamentações 3:21-23', 'memória misericórdias manhã'),
      verse('Salmos 42', 'abatida alma Espera'),
      verse('1 Reis 19:1-18', 'Elias Jezabel Eliseu'),
      verse('2 Coríntios 1:3-11', 'consolação aflição'),
    ],
  },
  {
    slug: 'medo',
    theme: 'Medo',
    synonyms: [
      'coragem',
      'não temas',
      'medo da morte',
      'medo de gente',
      'temor',
      'pavor',
      'vencer o medo',
      'medroso',
      'insegurança',
      'covardia',
    ],
    title: 'A coragem de quem tem companhia',
    introduction:
      'Em resumo: Todos sentem medo, também os que creem. Deus não nos deixa sós e dá motivos para coragem. Jesus venceu até o medo da morte.\n\nMedo de injeção, de elevador, de voltar para casa à noite, do resultado do exame, de falar em público, de perder quem se ama. Ele nos acompanha desde o berço e tem a sua utilidade: sem medo ninguém olharia para os lados ao atravessar a rua. O problema começa quando ele toma o volante. A primeira frase que um ser humano diz a Deus depois da queda já fala dele: ouvi a tua voz e me escondi (Gênesis 3:10). Desde então o Senhor vai à procura de gente escondida. Neste estudo vamos ver do que a Bíblia manda não ter medo, a quem manda temer e o que oferece no lugar do medo.',
    mainPoints: [
      'A coragem, na Bíblia, quase nunca é deixar de sentir medo. O salmista não escreve que jamais teme; escreve o que faz quando teme, que é confiar (Salmos 56:3). As duas coisas acontecem no mesmo peito. Quem espera o medo sumir para obedecer não sai do lugar.',
      'A ordem de não temer vem grudada a um motivo. Deus a dá ao pequeno Israel no exílio porque estará com ele e o sustentará (Isaías 41:10); a Josué, porque irá aonde ele for (Josué 1:9); e o salmo do pastor passa pelo vale escuro contando com uma presença (Salmos 23:4). A resposta ao medo não é um argumento, e sim alguém que fica.',
      'O tamanho do que vemos depende do que incluímos no quadro. Doze homens espiaram a mesma terra. Dez voltaram falando de gigantes e se compararam a gafanhotos (Números 13:33). Josué e Calebe viram os mesmos gigantes e acrescentaram um dado: “o Senhor está conosco” (Números 14:9). Não negaram os fatos; recusaram um retrato em que Deus faltava.',
      'Jesus trata os medrosos com uma pergunta e uma mão estendida. No barco, perguntou aos discípulos por que tanto pavor, depois de ter acalmado o mar (Marcos 4:39-40). Quando Pedro afundou, estendeu a mão primeiro e só então fez a pergunta (Mateus 14:31). Na noite da ressurreição entrou numa sala trancada por medo e disse “paz” (João 20:19).',
      'O maior dos medos já foi enfrentado. O Filho partilhou a nossa carne para desarmar quem usava a morte como arma e soltar os que viviam presos a esse pavor (Hebreus 2:14-15). E o ressuscitado diz a João, caído de susto, que tem as chaves da morte (Apocalipse 1:17-18).',
    ],
    historicalContext:
      'Gente do mundo bíblico tinha motivos diários para o medo: seca, febre, salteadores na estrada, exércitos que chegavam sem aviso, cobradores, partos sem socorro. A noite era escura de verdade. Muitos povos vizinhos viviam também com receio dos deuses, imprevisíveis e ciumentos, que era preciso agradar. Nesse cenário soa nova a fórmula com que o Deus de Israel se apresenta, “não temas”, dita a pessoas muito diferentes: uma escrava no deserto, um rei cercado, uma moça de Nazaré, pastores de plantão. Há um segundo uso da palavra. O temor do Senhor, começo da sabedoria (Provérbios 1:7), descreve o respeito de quem percebe diante de quem está; não é o pavor do escravo. No século 1, as igrejas conheceram ameaça de prisão e perda de bens, e podiam lembrar o que Jesus tinha dito aos discípulos sobre quem só pode ferir o corpo (Mateus 10:28-31).',
    theologicalAnalysis:
      'Há medo que protege e medo que governa. Provérbios elogia o prudente que vê o perigo e se abriga (Provérbios 22:3), e o próprio Jesus evitou lugares onde queriam matá-lo antes da hora. Fugir de um agressor, usar cinto, procurar médico, trancar a porta: isso é juízo, e nenhuma fé pede o contrário. Já o medo das opiniões é chamado de armadilha (Provérbios 29:25), porque entrega a outros o leme da consciência.\n\nO que João afirma sobre o amor que expulsa o medo tem um contexto: o dia do juízo e o castigo (1 João 4:17-18). Quem está em Cristo não precisa tremer diante do Pai como réu, pois recebeu espírito de filho (Romanos 8:15). Isso não quer dizer que crente ansioso ame pouco. Fobias e pânico envolvem o corpo, e a psicologia tem bons tratamentos. Os cristãos diferem quanto ao modo de falar do diabo nesse tema: alguns oram contra um espírito de medo, lembrando 2 Timóteo 1:7; outros leem ali apenas a disposição de coragem que Deus dá a Timóteo para o ministério. Ambos concordam em orar e em buscar ajuda.',
    reflection:
      'De que você tem medo há tanto tempo que já nem nota? Desenhe, se preferir, dois círculos: no primeiro, os medos que protegem você ou alguém; no segundo, os que decidem no seu lugar. O que eles já impediram: uma conversa, uma viagem, um pedido de perdão, uma denúncia? Agora inclua no quadro, como fizeram Josué e Calebe, o dado que faltava. Alguém na sua casa tem medo de você? Essa pergunta também é deste estudo, e, se a resposta for sim, a coragem de hoje é procurar ajuda para mudar.',
    practicalApplication:
      'Escolha um medo do segundo círculo e dê contra ele um passo pequeno, com data e testemunha: telefonar, entrar no elevador acompanhado, marcar o exame. Antes, respire devagar e repita uma frase curta de confiança. Diminua o que o alimenta, como vídeos de crime antes de dormir. Quando o medo chega como crise, com o peito apertado e o ar faltando, consulte um médico e um psicólogo. Se ele tem endereço, porque alguém ameaça ou bate, o passo de coragem é proteger-se: 190 na emergência, 180 para mulheres, Disque 100 para crianças e idosos.',
    prayer:
      'Deus que procuras os escondidos, aqui estou, atrás da minha árvore. Tenho medo, e tu sabes o nome de cada um. Alguns me guardam; agradeço por eles. Outros mandam em mim, e estou cansado de obedecer. Entra pela porta trancada, como entraste na sala dos discípulos, e diz “paz”. Não te peço que apagues as ondas todas; peço a tua mão antes da pergunta. Ampara quem tem razão para temer nesta noite, dentro da própria casa, e abre um caminho de saída. Ensina-me a temer só a ti, que é o temor que descansa. Em nome de Jesus, que tem as chaves. Amém.',
    additionalStudy:
      'Leia Números 13 e o capítulo seguinte, e compare os dois relatórios: quais fatos coincidem e onde começa a diferença? Em Marcos 4:35-41, repare que o medo dos discípulos muda de objeto entre o começo e o fim; o que mudou? Durante uma semana, leia um destes por dia e anote o motivo que acompanha a ordem de não temer: Gênesis 15:1, Josué 1:9, Isaías 43:1, Lucas 1:30, Lucas 12:32, Atos 18:9-10, Apocalipse 1:17-18.',
    verses: [
      verse('Gênesis 3:10', 'medo nu escondi'),
      verse('Salmos 56:3', 'temer confiarei'),
      verse('Isaías 41:10', 'temas contigo sustento'),
      verse('Josué 1:9', 'valente temas contigo'),
      verse('Salmos 23:4', 'vale temerei comigo'),
      verse('Números 13:33', 'gigantes gafanhotos'),
      verse('Números 14:9', 'temais SENHOR conosco'),
      verse('Marcos 4:39-40', 'aquietou medo fé'),
      verse('Mateus 14:31', 'estendendo mão duvidaste'),
      verse('João 20:19', 'portas medo paz'),
      verse('Hebreus 2:14-15', 'carne libertar medo morte'),
      verse('Apocalipse 1:17-18', 'temas chaves morte'),
      verse('Provérbios 1:7', 'temor conhecimento'),
      verse('Mateus 10:28-31', 'temais corpo pardais'),
      verse('Provérbios 22:3', 'prudente mal esconde'),
      verse('Provérbios 29:25', 'temor homem confia'),
      verse('1 João 4:17-18', 'juízo amor medo'),
      verse('Romanos 8:15', 'escravidão medo adoção'),
      verse('2 Timóteo 1:7', 'espírito medo força'),
      verse('Números 13', 'terra gigantes'),
      verse('Marcos 4:35-41', 'vento medo mar'),
      verse('Gênesis 15:1', 'temas escudo'),
      verse('Isaías 43:1', 'temas nome'),
      verse('Lucas 1:30', 'temas Maria'),
      verse('Lucas 12:32', 'medo rebanho'),
      verse('Atos 18:9-10', 'temas contigo'),
    ],
  },
];
