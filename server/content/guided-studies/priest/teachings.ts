import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const teachings: AuthoredStudy<'priest'>['teachings'] = [
  {
    title: 'Sacerdote do lar: o que a Bíblia diz e o que ela não diz',
    verses: [
      verse('1 Timóteo 2:5', 'um Mediador Cristo Jesus'),
      verse('1 Pedro 2:9', 'sacerdócio real anuncieis virtudes'),
      verse('Apocalipse 1:6', 'fez reis sacerdotes Deus'),
      verse('Hebreus 4:14-16', 'Sumo Sacerdote compadecer confiança trono graça'),
      verse('Hebreus 13:15-16', 'sacrifício louvor lábios fazer bem compartilhar'),
    ],
    content:
      'A expressão “sacerdote do lar” corre em nossas igrejas, mas não se acha com essas palavras na Escritura. Convém começar por aí, com franqueza. O que se acha é maior.\n\nPrimeiro, há um só que fica entre Deus e as pessoas (1 Timóteo 2:5). Jesus é o sumo sacerdote que conhece fraqueza por dentro, e por causa dele qualquer um chega ao trono com confiança (Hebreus 4:14-16). Sua esposa, sua filha, sua mãe não dependem de você para isso. Segundo, todo o povo de Cristo recebeu ofício: Pedro chama a igreja inteira de sacerdócio real (1 Pedro 2:9), e João diz que Jesus nos fez sacerdotes para o Pai (Apocalipse 1:6), mulheres, crianças, solteiros, velhos, todos.\n\nEntão por que um estudo para homens? Porque o ofício comum se exerce em lugares particulares, e os homens têm deixado alguns vazios. Igrejas fiéis entendem de modo diferente se o marido tem no lar a responsabilidade própria de ir à frente ou se o casal a divide por igual. As duas leituras concordam no que aqui importa: quem segue a Cristo serve primeiro, nunca domina, e responde a Deus pelo modo como trata os seus.\n\nO que oferece um sacerdote da nova aliança? Não oferece bicho nem sangue. Oferece louvor, com lábios que não se envergonham do nome, e oferece o bem repartido (Hebreus 13:15-16). Louvar e repartir: na sala, no ônibus, na pensão paga em dia. É disso que tratam estas semanas. Pense na palavra como verbo, menos crachá e mais avental.',
    application:
      'Durante a semana, toda vez que pensar “sou o sacerdote desta casa”, complete com um verbo: então lavo, então escuto, então oro, então reparto. Se nenhum verbo vier, fique quieto. E diga claramente a cada pessoa que mora com você, do jeito que couber na boca: você pode falar com Deus direto, e eu gosto de aprender com a sua fé.',
  },
  {
    title: 'Autoridade de avental',
    verses: [
      verse('Marcos 10:42-45', 'dominam entre vós não será assim servidor'),
      verse('Lucas 22:27', 'mesa entre vós aquele que serve'),
      verse('Efésios 5:21', 'sujeitando-vos uns aos outros temor'),
      verse('Efésios 5:25', 'Maridos amai Cristo Igreja entregou'),
      verse('1 Pedro 5:3', 'dominando exemplos rebanho'),
      verse('Filipenses 2:7', 'esvaziou forma servo'),
    ],
    content:
      'Pergunta: quem manda lá em casa? Resposta de Jesus: entre vocês não será assim (Marcos 10:42-45).\n\nJesus não aboliu a responsabilidade, aboliu o modo. Os chefes das nações fazem sentir o peso; o maior, no reino, é quem está de pé com a jarra. E apresentou a si mesmo como exemplo: eu estou entre vocês como quem serve à mesa (Lucas 22:27). Sendo tudo o que era, desceu e tomou a forma de servo (Filipenses 2:7).\n\nPaulo fala às famílias depois de pedir que uns se sujeitem aos outros (Efésios 5:21). Sobre o marido como cabeça, há cristãos sérios que leem ali uma liderança, e outros, antes de tudo, a imagem de quem dá vida e sustento num mundo em que o homem tinha todos os direitos; converse sobre isso com a sua igreja. O texto, porém, só dá uma ordem ao marido, e ela não é “faça-se obedecer”. É amar até se entregar (Efésios 5:25). Em parte alguma ele recebe a tarefa de vigiar a submissão da esposa.\n\nHá testes práticos: a autoridade que serve gosta de ser contrariada com bons argumentos, pede opinião antes, assume o erro em público e fica com a parte pior. O domínio isola de amigas e parentes, controla celular e dinheiro, usa a Bíblia para encerrar conversa, faz a casa andar na ponta dos pés. Pedro proíbe aos pastores dominar o rebanho (1 Pedro 5:3); em casa a regra é a mesma.\n\nE quando o domínio virou ameaça ou agressão, o assunto já não é estilo de liderança: é crime. Quem sofre tem direito de sair, denunciar e ser protegido: 190 na hora do perigo, 180 para mulheres, a qualquer momento.',
    application:
      'Na próxima decisão da família, fale por último. Antes, pergunte: “O que vocês acham que eu não estou vendo?”. Anote as respostas na frente deles. Se a decisão final lhe couber, escolha a opção em que o custo maior seja seu. No trabalho, se você chefia alguém, experimente a mesma ordem de fala por uma semana.',
  },
  {
    title: 'Arrependimento que se pode fotografar',
    verses: [
      verse('Lucas 3:8', 'frutos dignos arrependimento'),
      verse('2 Coríntios 7:10', 'tristeza segundo Deus arrependimento mundo morte'),
      verse('Salmos 51:17', 'quebrantado contrito não desprezas'),
      verse('Joel 2:13', 'Rasgai coração não vestes misericordioso'),
      verse('2 Crônicas 33:12-13', 'humilhado orado Manassés atendido'),
    ],
    content:
      'Manassés foi rei por décadas e encheu Jerusalém de sangue. Se houvesse lista de pais que arruínam filhos, ele estaria no topo. Preso, levado com ganchos para longe, na angústia se humilhou e orou, e Deus o ouviu (2 Crônicas 33:12-13). De volta, tirou ídolos que ele mesmo havia posto. O filho, criado nos anos ruins, repetiu os erros. A história guarda as duas coisas: nunca é tarde para voltar, e a volta não apaga tudo.\n\nPaulo distingue duas tristezas (2 Coríntios 7:10). Uma chora porque foi descoberta, porque perdeu, porque a imagem rachou; dura até a poeira baixar. A outra chora por causa de quem foi ferido e se vira para Deus. Por fora parecem iguais na primeira noite, e na quarta semana já se distinguem.\n\nPor isso João Batista pedia frutos, coisas que um vizinho pudesse ver (Lucas 3:8). Quem tem duas túnicas divide; quem cobra imposto cobra só o que é justo. O arrependimento tem agenda, recibo, testemunha. Um homem arrependido dá a senha sem que peçam, aceita terapia ou grupo, não pergunta “até quando você vai tocar nisso”, suporta ser visto com desconfiança por mais tempo do que gostaria e não usa lágrima como moeda.\n\nDeus não se impressiona com roupa rasgada; quer o coração (Joel 2:13). Mas a um coração moído não vira o rosto (Salmos 51:17). Davi não tinha oferta que pagasse o que fez, e trouxe os cacos. Você pode trazer os seus, hoje, sem arrumar.\n\nO perdão do Pai é imediato; a confiança das pessoas cresce na velocidade delas, e respeitar esse tempo faz parte do fruto.',
    application:
      'Pense num arrependimento que você declarou e escreva ao lado o que dele se poderia fotografar: uma conta quitada, uma consulta marcada, um aplicativo apagado, um lugar a que não foi. Se a foto sair em branco, escolha um fruto pequeno e pratique-o por quatro semanas sem pedir que reparem.',
  },
  {
    title: 'A força que pega no colo',
    verses: [
      verse('Isaías 40:11', 'pastor braços cordeirinhos colo mansamente'),
      verse('Oseias 11:3-4', 'ensinei andar braços cordas amor alimento'),
      verse('1 Tessalonicenses 2:7', 'suaves mãe carinho filhos'),
      verse('Isaías 42:3', 'cana rachada não quebrará pavio'),
      verse('Gênesis 50:21', 'medo sustentarei consolou coração'),
    ],
    content:
      'Faça uma lista das coisas que Deus faz com as mãos em Isaías. Ele mede o mar na palma, pesa montanhas, estende o céu feito cortina. No meio disso, carrega cordeiro no colo e anda devagar por causa das ovelhas com filhote (Isaías 40:11). É sempre o mesmo braço forte, e a ternura é um dos modos como ele usa a força.\n\nOseias ouviu Deus falar como pai que lembra do menino dando os primeiros passos, segurado pelos bracinhos, alimentado por alguém que se inclina (Oseias 11:3-4). O Servo do Senhor sabe lidar com o que está rachado: não termina de quebrar a cana, não apaga o pavio que mal fumega (Isaías 42:3). E Paulo, homem de viagens e pedradas, diz aos tessalonicenses que se portou entre eles feito mãe que aquece os pequenos (1 Tessalonicenses 2:7). Não ficou menos homem por escrever isso.\n\nMuitos de nós aprendemos que carinho amolece. Abraço no filho só até os sete anos; choro, só em final de campeonato. O resultado são casas em que todos sabem que o pai morreria por eles e ninguém sabe se o pai gosta deles.\n\nTernura se aprende como se aprende a assentar tijolo: repetindo. É baixar o tom um grau, sentar na beira da cama, perguntar e esperar, segurar a mão da mulher na fila do exame. José, poderoso no Egito, com os irmãos traidores à sua frente, podia esmagá-los; prometeu sustento e falou ao coração deles (Gênesis 50:21). Primeiro a comida, depois a voz mansa.\n\nO toque terno é sempre livre: respeita o não, não cobra retribuição, não passa do que o outro quer.',
    application:
      'Escolha uma pessoa que conhece mais a sua força que o seu carinho: filho grande, pai idoso, irmão, esposa. Nos próximos sete dias, um gesto por dia, simples e sem explicação: um café levado, um elogio específico, a pergunta “como dormiu?”. Se estranharem, sorria: “Estou aprendendo”. Repare no que acontece com você.',
  },
  {
    title: 'Olhos, tela e corpo',
    verses: [
      verse('Mateus 5:28-29', 'olhar cobiçar coração olho arranca-o'),
      verse('1 Coríntios 6:19-20', 'corpo templo Espírito comprados glorificai'),
      verse('1 Tessalonicenses 4:3-6', 'santificação honra oprima engane irmão'),
      verse('Tito 2:11-12', 'graça ensinando renunciarmos sóbria justa'),
      verse('1 Coríntios 10:13', 'tentação fiel saída suportar'),
    ],
    content:
      'Vamos conversar do jeito que se conversa entre homens que se respeitam: sem piada e sem espanto.\n\nJesus localizou a briga antes da mão, no olhar que cobiça (Mateus 5:28-29). Repare de quem ele cobra: não manda a mulher se esconder; manda o dono do olho tomar providência, e com urgência. A culpa não é da roupa dela.\n\nPaulo acrescenta duas razões. Uma é que o corpo é casa do Espírito e custou caro (1 Coríntios 6:19-20). Ele não diz que o corpo é sujo; diz que é valioso demais para virar lixeira. A outra: nesse assunto se lesa alguém (1 Tessalonicenses 4:3-6). Sempre há um irmão, uma irmã, do outro lado. Na pornografia há gente paga, gente enganada, gente filmada sem saber. Em casa há uma esposa que se compara, um filho que acha o histórico.\n\nComo se sai disso? A carta a Tito responde que a graça ensina; é professora, e professora tem paciência e exige lição (Tito 2:11-12). E na hora do aperto existe saída, prometida por quem é fiel (1 Coríntios 10:13). A saída costuma ter forma concreta: levantar da cama, abrir a janela, telefonar, ir lavar o carro, e raramente é “pensar mais forte”.\n\nTrês ajudas reunidas funcionam melhor que uma: barreira (filtro, hora, cômodo), companhia (um amigo que pergunta) e cuidado com a ferida que o vício anestesia, seja solidão, ansiedade ou um abuso antigo, que pede psicólogo. Se você consome material com crianças, pare agora e procure ajuda especializada: isso é crime e há vítimas.\n\nSe você caiu, o acusador grita que você não presta. Levante-se do mesmo modo como entrou na graça: de mãos vazias.',
    application:
      'Monte esta semana as três ajudas, uma por dia. Segunda, a barreira: filtro e tomada fora do quarto. Terça, a companhia: combine com um irmão uma pergunta semanal que ele fará e você responderá com um número, não com “mais ou menos”. Quarta, a ferida: escreva o que costuma sentir dez minutos antes. Leve essa folha a quem possa ajudar.',
  },
  {
    title: 'Orar em casa com a voz de sempre',
    verses: [
      verse('Deuteronômio 6:6-7', 'palavras coração filhos casa caminho'),
      verse('Mateus 6:5-6', 'hipócritas vistos quarto porta segredo'),
      verse('Romanos 8:26', 'Espírito ajuda fraquezas orar intercede'),
      verse('Salmos 78:4', 'filhos contaremos próxima geração louvores'),
      verse('Marcos 5:19', 'casa anuncia Senhor fez misericórdia'),
    ],
    content:
      'Cena um: o pai decide, num domingo animado, que toda noite haverá culto às vinte horas. Na terça atrasa, na quarta briga para que desliguem a TV, na sexta desiste, e fica a sensação de que Deus é mais uma coisa que não deu certo.\n\nCena dois: a avó dá graças pelo almoço em onze palavras, as mesmas há quarenta anos, e pergunta “e você, meu filho, como está?”. Os netos, adultos, lembram disso melhor que de qualquer sermão.\n\nMoisés prefere a cena dois: põe as palavras no coração do adulto e as deixa escorrer pelo dia: casa, caminho, cama (Deuteronômio 6:6-7). Jesus tira o palco: quem ora para ser visto já recebeu o que queria; ao discípulo basta um quarto e uma porta (Mateus 6:5-6). O homem que ora escondido chega à sala com menos necessidade de aparecer.\n\n“E se eu não souber?” Paulo também não sabia. O Espírito se encarrega do que a gente não consegue formular (Romanos 8:26). Seus tropeços na frente dos filhos ensinam que se pode falar com Deus sem estar pronto.\n\nContar é outra forma de orar em casa. O salmista não quis esconder da geração seguinte o que Deus fez (Salmos 78:4), e Jesus mandou um homem que tinha acabado de ser restaurado voltar aos seus e narrar a misericórdia recebida (Marcos 5:19). Não era pregador; tinha uma história.\n\nFica um aviso: não ore para dar indireta (“Senhor, ajuda certas pessoas a obedecerem”). Não force ninguém a orar, nem castigue com versículo. E se os seus creem diferente, que a sua oração à mesa seja curta, gentil, por todos. Porta encostada convida mais que porta arrombada.',
    application:
      'Escolha um momento que já existe no dia da casa (café, portão da escola, luz apagada) e pendure nele uma oração de no máximo cinco frases, sem criar horário novo. Durante duas semanas mude apenas quem fala: um dia você, outro dia quem quiser. Se mora só, ore em voz audível no mesmo lugar, e uma vez por semana por telefone com alguém.',
  },
  {
    title: 'Trabalho, dinheiro e a arte de parar',
    verses: [
      verse('Salmos 127:1-2', 'casa vão madrugada pão dores sono'),
      verse('1 Timóteo 5:8', 'cuida seus família negou fé'),
      verse('1 Timóteo 6:6-10', 'contentamento alimento amor dinheiro raiz males'),
      verse('Provérbios 30:8-9', 'pobreza riqueza pão necessário'),
      verse('Atos 20:33-35', 'mãos necessidades enfermos dar receber'),
      verse('Eclesiastes 4:6', 'mão cheia descanso ambas trabalho vento'),
    ],
    content:
      'Dois homens erram em direções opostas. O primeiro encosta: a mulher trabalha, a sogra cuida, ele está “vendo umas coisas”. Paulo fala a esse homem sem rodeio: não cuidar dos seus contradiz a fé (1 Timóteo 5:8). Note que escreve sobre cuidado, especialmente de viúvas; nada diz de ganhar mais que a esposa. Quem está doente, desempregado ou é o que fica com as crianças também provê, de outra maneira.\n\nO segundo homem corre: são duas jornadas, bico no sábado, “é por vocês”. E os filhos crescem no retrovisor dele. O salmo pergunta a esse outro para que serve madrugar e comer pão de dor se Deus dá o sono a quem ama (Salmos 127:1-2). O Pregador, velho e irônico, preferia uma mão cheia e a outra livre (Eclesiastes 4:6). A mão livre segura uma criança.\n\nHá quem corra por ganância, e Paulo avisa que o amor ao dinheiro fere quem o tem (1 Timóteo 6:6-10). Muito mais gente corre porque o aluguel venceu. Não ponha culpa religiosa nos ombros de quem trabalha em escala puxada; ponha ajuda. E reclame, como cidadão, salário e folga justos.\n\nA oração de Agur é a mais sensata que conheço sobre dinheiro: nem tanto que eu me esqueça de ti, nem tão pouco que eu roube (Provérbios 30:8-9). É uma oração que desconfia das duas pontas.\n\nPaulo costurava tendas, e lembrou aos presbíteros as mãos calejadas com que sustentou a si e aos companheiros, e ligou o trabalho a amparar os fracos (Atos 20:33-35). São quatro verbos: trabalhar, sustentar, repartir e parar. Quem deixa um deles de fora fica devendo a alguém, e talvez seja a si mesmo.',
    application:
      'Desenhe a sua semana em vinte e uma caixas: manhã, tarde e noite de cada dia. Pinte trabalho de uma cor, sono de outra, gente de outra. Olhe o desenho com alguém da família ou um amigo. Troque nele uma única caixa. Se não há o que trocar, pergunte quem poderia dividir com você um peso, e aceite.',
  },
  {
    title: 'Ninguém serve a Deus sozinho',
    verses: [
      verse('Eclesiastes 4:9-10', 'Dois melhores cair levanta companheiro'),
      verse('Gálatas 6:1-2', 'surpreendido restaurai mansidão cargas'),
      verse('Hebreus 3:13', 'encorajai-vos dia endureça engano pecado'),
      verse('Marcos 7:10-13', 'Honra pai mãe corbã invalidais'),
      verse('Êxodo 18:17-18', 'sogro Moisés bem pesado sozinho'),
    ],
    content:
      'O sogro de Moisés veio visitar e ficou um dia inteiro olhando. Viu o genro sentado do amanhecer à noite, fila enorme, todos esperando uma palavra dele. À mesa, foi direto: isso não está bom, você vai desabar e o povo também (Êxodo 18:17-18). Moisés, que falava com Deus face a face, ouviu um parente e mudou a rotina.\n\nEstá aí um retrato de maturidade: um homem capaz que se deixa corrigir por outro. Muitos de nós temos admiradores, concorrentes, clientes, cunhados, e nenhum Jetro.\n\nO Pregador fez a conta simples: dois rendem mais e, se um cai, há mão para levantar (Eclesiastes 4:9-10). Ele acrescenta um “ai” para o que cai sozinho. Hebreus dá a frequência, todo dia, e a razão: o pecado engana, e quem é enganado não percebe (Hebreus 3:13). Paulo dá o tom, que é mansidão, e o cuidado de quem sabe que poderia ser ele (Gálatas 6:1-2). O grupo de homens que só cobra vira quartel; o que só ri vira boteco. Os bons grupos fazem três coisas: comem juntos, contam a verdade, oram curto.\n\nA igreja entra aqui, com seus bancos e defeitos. Nela o rapaz encontra avô, o viúvo encontra mesa. Cuide, porém, de não usar a igreja como fuga. Jesus foi duro com quem declarava o dinheiro “oferta” para não sustentar os pais velhos, e chamou isso de anular a palavra de Deus (Marcos 7:10-13). Com a agenda se faz a mesma coisa: tantas reuniões santas que ninguém vê o homem em casa, nem a mãe dele recebe visita.\n\nServir a Deus junto com outros devolve você aos seus, mais leve e mais verdadeiro.',
    application:
      'Escreva três nomes: um homem mais velho de quem você possa ouvir “isso não está bom”, um da sua idade com quem rir e confessar, um mais novo a quem levantar. Se faltar um deles, peça-o a Deus e ao pastor, e dê o primeiro passo este mês. Depois confira a agenda: qual reunião está tomando o lugar de alguém que é seu?',
  },
];
