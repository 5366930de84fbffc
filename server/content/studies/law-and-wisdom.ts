import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const lawAndWisdom: readonly ThemeStudy[] = [
  {
    slug: 'dez-mandamentos',
    theme: 'Dez mandamentos',
    synonyms: [
      'os dez mandamentos',
      'decálogo',
      'tábuas da lei',
      'não matarás',
      'não furtarás',
      'honra teu pai e tua mãe',
      'não terás outros deuses',
      'lei de Moisés',
      'mandamentos de Deus',
    ],
    title: 'Dez palavras para gente recém-liberta',
    introduction:
      'Decoradas na infância, coladas em parede de tribunal, citadas em discussão, as dez palavras do Sinai são mais conhecidas que lidas. Pouca gente lembra a frase que vem antes da primeira ordem: eu sou quem tirou vocês da casa da servidão. Elas não foram dadas a escravos para que merecessem sair. Foram dadas a libertos para que não voltassem a ser escravos nem fizessem outros. Lidas assim, deixam de ser cerca e viram chão. Vamos percorrê-las devagar, de Deus ao vizinho, e ver o que Jesus fez com elas.',
    mainPoints: [
      'Primeiro vem o presente. Deus se apresenta pelo que fez: tirou o povo do Egito (Êxodo 20:2). Só então pede. Quem inverte a ordem transforma a Lei em escada; quem a respeita descobre nela a gratidão de quem foi solto.',
      'As primeiras palavras cuidam do amor a Deus. Não ter outros deuses, não fabricar imagem para servi-la (Êxodo 20:3-5), não usar o Nome em vão. O ídolo, antigo ou de tela, promete vida e cobra sangue. O nome de Deus se toma em vão na blasfêmia, e também no púlpito, quando ele é usado para mandar, vender ou ameaçar.',
      'O descanso une o céu e a casa. Um dia para santificar, em que para o dono e para também o empregado (Êxodo 20:8-10). Deuteronômio dá a razão: você foi escravo, lembre-se (Deuteronômio 5:15). Depois vem a honra ao pai e à mãe (Êxodo 20:12), que, para os ouvintes adultos, significava sobretudo sustento e respeito na velhice.',
      'Quatro proibições curtas protegem o próximo: a vida, o casamento, os bens, a reputação (Êxodo 20:13-16). São o mínimo para se viver em vizinhança. Cada uma tem um verso: quem não mata cuida da vida; quem não furta paga o justo; quem não mente contra outro defende o bom nome do ausente.',
      'A última desce aonde lei alguma alcança. Não cobiçar a casa, a mulher, o que é do outro (Êxodo 20:17). Nenhum guarda fiscaliza o desejo. Paulo contou que foi nessa palavra que se descobriu pecador (Romanos 7:7). Dali Jesus partiria para falar do coração.',
    ],
    historicalContext:
      'O Antigo Testamento as chama de dez palavras, escritas em duas tábuas de pedra (Deuteronômio 4:13), pelo dedo de Deus (Êxodo 31:18). Aparecem duas vezes, em Êxodo 20 e em Deuteronômio 5, com pequenas diferenças, como a razão do sábado. O texto não as numera, e as tradições contam de modos diferentes: judeus tomam a apresentação como primeira palavra; católicos e luteranos unem deuses e imagens e dividem a cobiça; reformados e a maioria dos evangélicos separam deuses e imagens. As duas tábuas podem ter sido duas cópias, como nos tratados da época, em que um rei lembrava o bem feito e depois dizia o que esperava. Outras leis antigas falavam a classes e tinham preço conforme a vítima; aqui se fala a cada um, tu, sem tabela.',
    theologicalAnalysis:
      'O cristão está debaixo dos dez mandamentos? Ninguém é aceito por cumpri-los: pela Lei vem o conhecimento do pecado (Romanos 3:20), e ela serviu de tutor até Cristo (Gálatas 3:24). Quem tropeça em um ponto já não pode apresentá-la como diploma (Tiago 2:10). O jovem rico achava que a guardara, e saiu triste (Mateus 19:17-22). Isso não a aposenta. Reformados falam de três usos: freio na sociedade, espelho que mostra a culpa, guia para quem já foi perdoado. Luteranos põem o acento no espelho. Outros evangélicos preferem dizer que obedecemos à lei de Cristo, na qual nove das dez são retomadas. A promessa era que Deus a escreveria por dentro (Jeremias 31:33).\n\nE o sábado? Adventistas e batistas do sétimo dia guardam o sábado; muitos reformados aplicam o mandamento ao domingo, dia da ressurreição; outros veem nos sábados uma sombra que se cumpriu em Cristo (Colossenses 2:16-17) e conservam o princípio do descanso. Convém que ninguém despreze o irmão.\n\nE as imagens? Todos rejeitam adorá-las; divergem sobre arte no templo. Jesus resumiu o conjunto em dois amores, a Deus e ao próximo (Mateus 22:37-40), e Paulo escreveu que o amor cumpre a Lei (Romanos 13:8-10). O amor não dispensa as dez palavras: diz para que servem.',
    reflection:
      'Qual delas lhe parece mais fácil? Vire-a do avesso e procure o bem que ela pede. Qual prefere não ouvir? O que hoje tem na sua vida o lugar que só cabe a Deus: a saúde, o partido, o filho, a própria opinião? Quem não descansa por sua causa? De que nome ausente você falou nesta semana? E honrar pai e mãe, quando eles feriram, pode significar coisas diferentes: não exige mentir sobre o passado nem voltar ao perigo. Peça sabedoria, e companhia, para essa palavra.',
    practicalApplication:
      'Decore as dez, na ordem, contando nos dedos; ensine a uma criança, com a história da libertação antes. Escolha uma e pratique o verso dela: visite um idoso, pague o que deve, desminta um boato que espalhou, desligue o trabalho por um dia e libere quem trabalha para você. Veja se há nas suas contas algo que não é seu: hora, ideia, sinal de internet, salário atrasado de empregada. Se a cobiça vem das redes, corte a conta que a alimenta. E, quando falhar, não esconda: confesse e recomece.',
    prayer:
      'Senhor que me tiraste da casa da servidão, obrigado por falares depois de libertar. Tua Lei é perfeita, e eu não sou. Ela restaura a alma e ilumina os olhos (Salmos 19:7-8); que ilumine primeiro os meus. Mostra os ídolos que eu chamo de necessidade. Guarda o teu nome limpo na minha boca. Ensina-me a parar, a honrar, a cuidar da vida, da cama, do bolso e do nome dos outros. E no lugar aonde ninguém vê, onde eu cobiço, escreve tu, com o dedo que escreveu na pedra. Por Jesus, que cumpriu tudo por mim. Amém.',
    additionalStudy:
      'Leia Êxodo 20 e Deuteronômio 5 lado a lado e marque as diferenças, sobretudo no descanso. Depois leia Mateus 5:21-37 e diga que mandamentos Jesus aprofunda e como. Faça, para cada uma das dez palavras, duas colunas: o que ela proíbe e o bem que protege. Qual coluna ficou mais comprida?',
    verses: [
      verse('Êxodo 20:2', 'SENHOR Deus Egito'),
      verse('Êxodo 20:3-5', 'deuses imagem'),
      verse('Êxodo 20:8-10', 'dia santificá-lo servo'),
      verse('Deuteronômio 5:15', 'servo Egito dia'),
      verse('Êxodo 20:12', 'Honra pai mãe'),
      verse('Êxodo 20:13-16', 'adultério furtarás testemunho'),
      verse('Êxodo 20:17', 'cobiçarás casa mulher'),
      verse('Romanos 7:7', 'Lei pecado cobiçarás'),
      verse('Deuteronômio 4:13', 'dez mandamentos tábuas'),
      verse('Êxodo 31:18', 'tábuas dedo Deus'),
      verse('Romanos 3:20', 'Lei conhecimento pecado'),
      verse('Gálatas 3:24', 'Lei Cristo fé'),
      verse('Tiago 2:10', 'lei culpado'),
      verse('Mateus 19:17-22', 'mandamentos jovem triste'),
      verse('Jeremias 31:33', 'lei corações'),
      verse('Colossenses 2:16-17', 'sábados sombra Cristo'),
      verse('Mateus 22:37-40', 'Amarás Deus próximo'),
      verse('Romanos 13:8-10', 'amor Lei próximo'),
      verse('Salmos 19:7-8', 'lei perfeita alma olhos'),
      verse('Êxodo 20', 'mandamentos deuses'),
      verse('Deuteronômio 5', 'mandamentos pai mãe'),
      verse('Mateus 5:21-37', 'homicídio adultério'),
    ],
  },
  {
    slug: 'armadura-de-deus',
    theme: 'Armadura de Deus',
    synonyms: [
      'a armadura de Deus',
      'revesti-vos de toda a armadura',
      'capacete da salvação',
      'escudo da fé',
      'espada do Espírito',
      'couraça da justiça',
      'cinturão da verdade',
      'batalha espiritual',
    ],
    title: 'Vestidos para ficar de pé',
    introduction:
      'Paulo escreve preso, segundo o costume romano com um soldado por perto, e talvez tenha olhado para ele ao ditar: cinto, couraça, sandália, escudo, capacete, espada. A passagem é das mais pregadas nas igrejas brasileiras, e das mais deformadas. Há quem a use para ver demônio em cada resfriado, e há quem a leia como figura bonita, sem inimigo algum. O apóstolo não fez nem uma coisa nem outra. A ordem que repete é ficar firme. Vamos abrir as peças, uma a uma, perguntando de que são feitas e contra quem se usam.',
    mainPoints: [
      'A força é emprestada. Antes de qualquer peça, Paulo manda fortalecer-se no Senhor, e a armadura é de Deus (Efésios 6:10-11). Isaías já mostrara o próprio Senhor vestindo justiça e capacete para defender o direito (Isaías 59:17), e o Rei prometido cingido de justiça e fidelidade (Isaías 11:5). Vestimos a roupa dele. Revestir-se da armadura é revestir-se de Cristo.',
      'O inimigo não tem rosto humano. A luta não é contra carne e sangue, e sim contra poderes do mal (Efésios 6:12). Isso desarma a nossa raiva: o chefe, o vizinho de outra religião, o parente difícil, o adversário político não são o alvo. Quem trata gente como demônio já está do lado errado.',
      'Verdade, justiça e paz vestem o corpo. O cinto que segura tudo é a verdade; a couraça, a justiça (Efésios 6:13-14); nos pés, a prontidão de levar a boa notícia da paz (Efésios 6:15-16), como os pés que Isaías viu sobre os montes (Isaías 52:7). Mentir em nome da fé é entrar em combate de roupa solta.',
      'Fé, salvação e Palavra protegem e respondem. O escudo apaga as flechas acesas: acusação, medo, desejo súbito. O capacete guarda a cabeça com a certeza de quem nos salvou. A única arma de ataque é a Palavra (Efésios 6:17), e com ela Jesus respondeu no deserto (Mateus 4:10-11). Foi usada contra o tentador, e não contra pessoas.',
      'A oração mantém tudo no lugar. Orar em todo tempo, por todos os irmãos, e também pelo pregador, para que fale com coragem (Efésios 6:18-20). Paulo preso não pede que lhe abram a cela. E os verbos estão no plural: armadura não é fantasia de herói solitário, é a fileira da igreja, escudo encostado em escudo.',
    ],
    historicalContext:
      'A carta foi escrita da prisão, provavelmente em Roma, onde Paulo vivia sob a guarda de um soldado (Atos 28:16); alguns estudiosos a consideram obra de um discípulo, e várias cópias antigas não trazem o nome de Éfeso. Naquela cidade eram famosos o templo de Ártemis, os livros de magia e as fórmulas para domar espíritos; por isso a carta insiste em que Cristo está acima de todo poder. O escudo de que se fala, grande como uma porta, era de madeira coberta de couro, que se molhava para apagar dardos com estopa acesa, e os soldados os juntavam formando um teto. A espada era a curta, de perto. As sandálias tinham cravos, para não escorregar. Cinto e couraça eram também sinais de serviço.',
    theologicalAnalysis:
      'O que os cristãos creem sobre o diabo e os espíritos? A Bíblia fala deles como reais e como derrotados. Pedro descreve um leão que ronda, e manda resistir (1 Pedro 5:8-9); Tiago começa por sujeitar-se a Deus (Tiago 4:7); Paulo anuncia que, na cruz, os poderes foram despojados e expostos (Colossenses 2:15). Pentecostais costumam dar mais lugar ao confronto e à libertação; reformados e outros acentuam a tentação, a mentira e as estruturas injustas. As duas ênfases cabem no texto. O que não cabe é o medo constante, nem a caça a maldições escondidas em quem pertence a Cristo. Jesus pediu aos discípulos que se alegrassem menos com espíritos submissos que com o nome escrito no céu (Lucas 10:19-20).\n\nNote o que vem antes do capítulo seis. A carta acabou de falar de mentira, raiva, linguagem, sexo, casa e trabalho. A ira guardada dá lugar ao diabo (Efésios 4:26-27). O campo de batalha é a cozinha, onde o marido ama como Cristo (Efésios 5:25), e a firma, onde o patrão deixa de ameaçar (Efésios 6:9). As armas não são as deste mundo (2 Coríntios 10:3-4); são as da luz (Romanos 13:12). E o combate tem um fim estranho: a paz, pois Cristo derrubou o muro entre inimigos (Efésios 2:14). Doença mental e epilepsia pedem médico; oração se soma ao tratamento, e ninguém deve largar remédio por causa de um ministro.',
    reflection:
      'Contra quem você tem lutado, e ele tem carne e sangue? Que peça costuma esquecer em casa: o cinto da verdade, quando mente um pouco; as sandálias da paz, quando entra na conversa já gritando; o capacete, quando a culpa antiga diz que você não foi salvo? Que flecha chega sempre à mesma hora? E quem são os da sua fileira? Um soldado sozinho, com a melhor armadura, cai. Talvez o passo seja menos de coragem que de confiança: pedir que alguém encoste o escudo no seu.',
    practicalApplication:
      'De manhã, ao se vestir, nomeie em voz baixa uma peça e uma situação do dia em que vai precisar dela. Decore um versículo para a flecha que mais o atinge. Diga uma verdade que vem adiando. Troque uma oração contra alguém por uma oração por esse alguém. Ore pelo seu pastor e por um missionário, pelo nome. Se uma igreja o assusta com demônios, cobra por libertação ou manda parar o remédio, afaste-se e procure orientação segura. E, de noite, tire a raiva antes do sapato (Efésios 4:26-27).',
    prayer:
      'Senhor dos exércitos e Príncipe da paz, visto-me de ti. Aperta em mim a verdade, cobre o meu peito com a tua justiça, que a minha não detém flecha. Calça-me de paz. Quando o medo vier aceso, apaga-o na fé. Guarda a minha cabeça com a lembrança da cruz, onde todo poder foi vencido. Põe na minha boca a tua Palavra (Hebreus 4:12), e que ela corte primeiro em mim. Livra-me de fazer inimigo de quem é só ferido. Junta-nos em fileira. E, feito tudo, que nos encontres de pé, orando. Amém.',
    additionalStudy:
      'Leia Efésios 6:10-20 e sublinhe cada vez que aparece a ideia de ficar firme. Leia depois Isaías 59 e descubra por que Deus pôs a armadura. Por fim, releia Efésios 4 e Efésios 5 e faça uma lista: que peça serve a cada situação da vida comum de que o apóstolo fala ali?',
    verses: [
      verse('Efésios 6:10-11', 'fortalecei armadura Deus firmes'),
      verse('Isaías 59:17', 'justiça capacete salvação'),
      verse('Isaías 11:5', 'justiça cinto fidelidade'),
      verse('Efésios 6:12', 'carne sangue principados'),
      verse('Efésios 6:13-14', 'cinturão verdade couraça'),
      verse('Efésios 6:15-16', 'pés paz escudo fé'),
      verse('Isaías 52:7', 'montes pés paz'),
      verse('Efésios 6:17', 'capacete espada palavra'),
      verse('Mateus 4:10-11', 'Satanás escrito diabo'),
      verse('Efésios 6:18-20', 'orando santos ousadia'),
      verse('Atos 28:16', 'Roma Paulo soldado'),
      verse('1 Pedro 5:8-9', 'diabo leão firmes'),
      verse('Tiago 4:7', 'Deus resisti diabo'),
      verse('Colossenses 2:15', 'autoridades triunfou'),
      verse('Lucas 10:19-20', 'espíritos alegrai nomes'),
      verse('Efésios 4:26-27', 'sol ira diabo'),
      verse('Efésios 5:25', 'Maridos Cristo amou'),
      verse('Efésios 6:9', 'Senhores ameaças'),
      verse('2 Coríntios 10:3-4', 'armas carnais'),
      verse('Romanos 13:12', 'trevas armas luz'),
      verse('Efésios 2:14', 'paz muro'),
      verse('Hebreus 4:12', 'palavra espada coração'),
      verse('Efésios 6:10-20', 'armadura firmes orando'),
      verse('Isaías 59', 'capacete justiça'),
      verse('Efésios 4', 'ira verdade'),
      verse('Efésios 5', 'maridos luz'),
    ],
  },
];
