import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const menNewChapters: readonly AdviceEntry[] = [
  {
    slug: 'vou-ser-pai',
    audience: 'priest',
    situation: 'Vou ser pai e não sei se estou pronto.',
    serves: ['having', 'wishing'],
    synonyms: [
      'vou ser pai pela primeira vez',
      'minha esposa está grávida e estou com medo',
      'descobri que vou ser pai',
      'não sei se vou dar conta de ser pai',
      'pai de primeira viagem',
      'gravidez não planejada e o homem assustado',
    ],
    advice:
      'A notícia chegou, você abraçou, sorriu, e de noite ficou olhando o teto. Vai dar para pagar? E se eu for igual ao meu pai? Quase todo homem passa por essa noite, e pouca gente fala dela. O medo mostra que você entendeu o tamanho do presente.\n\nHá na Bíblia um homem que fez a oração certa antes de o filho nascer. Manoá ouviu que a esposa teria um menino e pediu a Deus que os ensinasse o que fazer com ele (Juízes 13:8). Não pediu dinheiro nem garantia, pediu para aprender, e foi atendido. De Enoque se conta que andou com Deus depois que o filho nasceu (Gênesis 5:21-22), como se o berço o tivesse posto no caminho. E o salmo escolhe o pai que se comove com os filhos para dizer como Deus é (Salmos 103:13). Quem não teve pai bom em casa pode aprender com esse.\n\nComece agora, porque a paternidade já começou. Vá ao pré-natal: o posto faz também o pré-natal do parceiro, com exames e vacinas para você. Pergunte à sua esposa o que está pesando e assuma parte do serviço sem esperar pedido. Se ela tiver sangramento, dor forte ou inchaço repentino, corram para a maternidade ou liguem 192.\n\nConversem com calma sobre dinheiro, visitas depois do parto e quem acorda de madrugada. Faça as contas do primeiro ano e aceite roupa e berço usados. Se você bebe demais, aposta ou se irrita fácil, trate disso antes de o bebê chegar. E procure um pai mais velho da igreja com quem possa falar sem pose. Quando puserem a criança no seu colo, você ainda vai se sentir despreparado, e vai aprender com ela.',
    steps: [
      'Marque na agenda a próxima consulta do pré-natal e vá junto.',
      'Ore todo dia com a mão na barriga da sua esposa, pelo nome ou pelo apelido do bebê.',
      'Escreva três coisas que recebeu do seu pai e quer repetir, e três que não quer.',
      'Monte com a esposa a lista do enxoval, com preço, e corte o que é só enfeite.',
      'Converse uma vez por mês com um pai experiente.',
    ],
    verses: [
      verse('Juízes 13:8', 'Manoá ensine menino nascer'),
      verse('Gênesis 5:21-22', 'Enoque caminhou Deus gerou'),
      verse('Salmos 103:13', 'pai compadece filhos'),
    ],
  },
  {
    slug: 'fiz-as-pazes-depois-de-anos',
    audience: 'priest',
    situation: 'Fiz as pazes com meu filho ou meu irmão depois de anos, e não sei como continuar.',
    serves: ['having', 'thanking'],
    synonyms: [
      'voltei a falar com meu irmão',
      'reconciliação com meu filho depois de anos',
      'fiz as pazes com meu pai',
      'depois da reconciliação',
      'meu filho voltou a falar comigo',
      'reatei com a família e está estranho',
    ],
    advice:
      'O abraço aconteceu, e agora vem a parte de que ninguém avisa. Depois de anos de silêncio, vocês não sabem do que falar, e cada frase parece pisar em vidro, o que é normal. A paz foi feita num dia; a convivência se faz em muitos.\n\nEsaú correu ao encontro de Jacó, abraçou-o, e os dois choraram (Gênesis 33:4). Era o fim de vinte anos de medo. Logo em seguida Esaú quis que viajassem juntos, e Jacó pediu para ir no passo das crianças e do gado; cada um foi morar num lugar, em paz e com distância (Gênesis 33:14-17). Os irmãos de José também tinham sido perdoados e, mesmo assim, quando o pai morreu, tiveram medo de que tudo voltasse; ele chorou ao saber (Gênesis 50:15-17). O perdão era verdadeiro, e a ferida ainda precisava de tempo.\n\nFaça o mesmo, porque encontros curtos e frequentes valem mais do que um fim de semana inteiro. Comecem por fazer coisas juntos: um conserto, um jogo, uma visita à mãe. Deixe o assunto antigo descansar, a menos que o outro queira falar; se ele falar, escute até o fim sem corrigir as datas. Quando for você o culpado, peça perdão pelo que fez, com nome, uma vez, e mostre a mudança nos meses seguintes.\n\nNão cobre intimidade, nem convite para tudo, nem que os netos o chamem de vô já na segunda visita. Haverá recuo, telefonema sem resposta, aniversário esquecido, e nada disso quer dizer que acabou. Se houve violência, ou se ainda há bebida ou ameaça, a paz pode ser feita de longe, e cada um tem direito à sua porta fechada. E agradeça a Deus em voz alta, porque houve anos em que você já não esperava.',
    steps: [
      'Combine um encontro curto e simples para os próximos quinze dias.',
      'Mande uma mensagem por semana sem pedir resposta: uma foto, uma lembrança boa.',
      'Escolha com antecedência um assunto que não vai discutir, como política ou herança.',
      'Conte a um amigo o que está difícil, em vez de contar à família inteira.',
    ],
    verses: [
      verse('Gênesis 33:4', 'Esaú correu abraçou choraram'),
      verse('Gênesis 33:14-17', 'passo gado Sucote'),
      verse('Gênesis 50:15-17', 'irmãos José odeie chorou'),
    ],
  },
  {
    slug: 'homem-assediado-no-trabalho',
    audience: 'priest',
    situation: 'Sou assediado no trabalho e tenho vergonha de contar.',
    serves: ['suffered'],
    synonyms: [
      'minha chefe me assedia',
      'homem assediado no trabalho',
      'meu chefe passa a mão em mim e sou homem',
      'colega de trabalho fica me provocando',
      'sofro assédio e ninguém acredita porque sou homem',
    ],
    advice:
      'Quando a vítima é homem, a primeira reação em volta costuma ser uma piada. Por isso muitos se calam, trocam de horário, adoecem. O que fazem com você tem nome e é crime, venha de uma mulher ou de um homem, de chefe ou de colega. A vergonha pertence a quem faz.\n\nJosé tinha vinte e poucos anos, era escravo, e a mulher do patrão falava com ele todos os dias. Ele recusou todas as vezes, e um dia, agarrado pela roupa, largou a roupa e correu (Gênesis 39:10-12). Sair de perto foi a coisa forte a fazer. Depois mentiram sobre ele, e foi preso sem culpa (Gênesis 39:20). A Bíblia não esconde que dizer não pode custar caro, e mostra que Deus ficou com ele na cadeia. Sua honra diante de Deus não depende de acreditarem em você.\n\nHoje você tem recursos que José não tinha. Diga não com clareza, uma vez por escrito se puder, sem sorriso de disfarce. Guarde mensagens, anote data, hora, lugar e quem estava por perto. Não fique a sós com a pessoa quando der para evitar. Empresas com comissão interna, canal de ética ou RH são obrigadas a apurar; o sindicato e o Ministério Público do Trabalho também recebem denúncia. Havendo toque à força ou ameaça, registre na delegacia.\n\nSe é casado, conte à sua esposa antes que ela ouça outra versão. Ela pode estranhar no começo, e merece saber por você. Procure um psicólogo se o sono foi embora ou se vieram culpa e confusão. O corpo às vezes reage mesmo quando a gente não quer, e isso não é consentir. Se for preciso mudar de emprego para ficar bem, sair com saúde também é vitória. Em aflição, o 188 atende a qualquer hora.',
    steps: [
      'Escreva hoje o que aconteceu até aqui, com datas, e guarde fora do computador da empresa.',
      'Conte à sua esposa ou a um amigo de confiança nesta semana.',
      'Procure o RH, o canal de ética ou o sindicato com o relato por escrito.',
      'Consulte a Defensoria Pública ou um advogado antes de pedir demissão.',
    ],
    verses: [
      verse('Gênesis 39:10-12', 'José roupa fugiu'),
      verse('Gênesis 39:20', 'José cárcere presos'),
    ],
  },
  {
    slug: 'passo-as-noites-jogando',
    audience: 'priest',
    situation: 'Passo as noites jogando, e minha família reclama.',
    serves: ['having', 'committed'],
    synonyms: [
      'sou viciado em videogame',
      'jogo a noite toda',
      'minha esposa reclama que eu só jogo',
      'não consigo parar de jogar no celular',
      'viciado em jogo online',
      'passo o fim de semana no computador jogando',
    ],
    advice:
      'Jogar depois de um dia ruim descansa a cabeça, e se divertir não é pecado. A pergunta é outra: quem manda em quem? Se você já prometeu mais uma partida e viu o sol nascer, se mente sobre a hora, se fica irritado quando o chamam, o jogo deixou de ser brinquedo.\n\nO salmo pede a Deus que nos ensine a contar os dias (Salmos 90:12), e Paulo aconselha a cuidar do modo como andamos e a aproveitar o tempo (Efésios 5:15-16). Ele usa uma palavra de comércio, de quem não deixa passar uma boa compra. As noites com os filhos pequenos são uma dessas compras, e acabam cedo. Jesus, por outro lado, sabia que gente cansada precisa parar: chamou os discípulos para um lugar quieto, porque nem tempo de comer tinham (Marcos 6:31), de modo que o descanso faz parte do plano. A fuga é diferente, porque dela a gente volta mais cansado.\n\nComece por uma semana de verdade no papel: quantas horas, a que horas, depois de quê. Talvez apareça a causa, que pode ser chefe, dívida, briga, solidão, sensação de ser bom só ali dentro. Conte isso à sua esposa e pergunte como tem sido a casa para ela; escute sem se defender. Depois combinem dias e horários, com o aparelho fora do quarto. Corte primeiro o que não tem fim e o que pede dinheiro.\n\nNo lugar vago ponha gente e corpo: uma bola, uma caminhada, o dever de casa do filho. Você pode até jogar com ele, meia hora, os dois no mesmo sofá. Se tentar e não conseguir, ou se o sono, o emprego e o casamento já estão indo embora, trate como dependência. O CAPS atende de graça, e ir até lá não envergonha ninguém. Se houver aposta no meio, peça ajuda hoje.',
    steps: [
      'Anote por sete dias as horas de jogo e mostre à sua esposa.',
      'Escolham juntos três noites sem tela e cumpram o combinado, mesmo com vontade de jogar.',
      'Desinstale o jogo em que você mais perde a conta do tempo.',
      'Durma e acorde no mesmo horário durante um mês.',
      'Procure o CAPS ou um psicólogo se falhar três semanas seguidas.',
    ],
    verses: [
      verse('Salmos 90:12', 'Ensina contar dias'),
      verse('Efésios 5:15-16', 'aproveitai tempo'),
      verse('Marcos 6:31', 'repousai tempo comer'),
    ],
  },
  {
    slug: 'musico-que-toca-em-bar',
    audience: 'priest',
    situation: 'Sou músico, vivo de tocar em bares e festas, e me converti.',
    serves: ['having'],
    synonyms: [
      'músico crente que toca em bar',
      'vivo de música e me converti',
      'toco na noite e sou da igreja',
      'sou sanfoneiro e toco em forró',
      'o pastor me tirou do louvor porque toco em festa',
      'cantor de barzinho e crente',
    ],
    advice:
      'O cachê do sábado paga o aluguel, e no domingo alguém pergunta se você não tem vergonha. Entre a fome da casa e o olhar da igreja fica difícil ouvir Deus, e por isso vamos por partes.\n\nA música não nasceu no culto nem pertence ao diabo. Davi tocava harpa no palácio de um rei atormentado, e Saul melhorava (1 Samuel 16:23). Paulo dá a régua para o que não vem proibido: nem tudo o que é permitido convém ou constrói (1 Coríntios 10:23), e tudo, até comer e beber, pode ser feito para a glória de Deus (1 Coríntios 10:31). Ele fala também da consciência: feliz quem não se condena naquilo que aprova, e quem age com dúvida não age pela fé (Romanos 14:22-23). Igrejas sérias diferem aqui, pois umas pedem que seus músicos saiam da noite; outras tratam tocar em casamento, bar ou festa como profissão, com limites. Converse com a sua antes de subir no altar, para ninguém descobrir por vídeo.\n\nOlhe depois para a sua própria noite. O repertório humilha mulher, faz graça da traição, chama para beber? Você volta limpo, ou volta bêbado e atraído por alguém da mesa da frente? Se lutou contra álcool ou droga, o bar pode matá-lo, por melhor que seja a música. Se consegue tocar sóbrio, com boas letras, e voltar para a esposa, a pergunta muda.\n\nFaça um plano: o que corta já, o que troca em seis meses. Casamento, aula, gravação, escola, hotel e teatro também contratam. Pode levar um ano, e Deus não cobra aluguel atrasado como prova de fé. Se a igreja o afastar do louvor por um tempo, sirva em outra coisa sem amargura. Há músico que encontrou Jesus e, no mesmo palco, virou o sujeito que leva os outros para casa em segurança.',
    steps: [
      'Liste as músicas do repertório e corte as que você não cantaria na frente da sua filha.',
      'Conte ao seu pastor onde toca, antes que ele pergunte.',
      'Combine com a esposa hora de voltar e um amigo sóbrio que vá junto.',
      'Ofereça nesta semana aulas ou serviço para cerimônias.',
    ],
    verses: [
      verse('1 Samuel 16:23', 'Davi harpa Saul alívio'),
      verse('1 Coríntios 10:23', 'lícitas convêm edificam'),
      verse('1 Coríntios 10:31', 'comerdes beberdes glória'),
      verse('Romanos 14:22-23', 'convicção feliz dúvida fé'),
    ],
  },
  {
    slug: 'esposa-atraida-por-mulheres',
    audience: 'priest',
    situation: 'Minha esposa me contou que sente atração por mulheres.',
    serves: ['suffered', 'having'],
    synonyms: [
      'minha esposa é lésbica',
      'minha mulher gosta de mulher',
      'minha esposa me traiu com uma mulher',
      'descobri conversa da minha esposa com outra mulher',
      'minha esposa é bissexual',
    ],
    advice:
      'Ela falou, ou você leu, e desde então repassa cada ano do casamento à procura do que não viu. Homem nessa hora costuma sentir raiva, vergonha e uma comparação que não sabe fazer. Você não falhou como homem por causa disso. Hoje a tarefa é pequena: não gritar, não espalhar, não decidir.\n\nProvérbios avisa que responder antes de ouvir é tolice (Provérbios 18:13). Ouça, portanto, e pergunte o que precisa saber. A atração que ela carrega calada desde moça é uma coisa; um caso em andamento é outra, e traição dói igual com quem quer que seja. Paulo pede que se deixe a mentira e se fale a verdade ao próximo (Efésios 4:25), e isso vale para os dois. Entregue o que você sente ao Senhor, que sustenta quem lhe dá a sua carga (Salmos 55:22), e ele aguenta até o seu grito.\n\nNão a exponha na igreja, na família dela nem aos filhos. Não procure reza que force mudança, nem terapia que prometa trocar o desejo de alguém; isso já feriu muita gente, e os psicólogos são proibidos de oferecê-la. E não tente provar nada na cama. Se houve relação com outra pessoa, façam exames, os dois.\n\nDepois conversem, com um profissional sério e um pastor que saiba guardar segredo, sobre o que cada um quer. Há casais que continuam, com fidelidade e verdade. Há casais que não conseguem, e igrejas diferem sobre a separação quando não houve adultério. Vocês não precisam responder neste mês. Cuide do seu sono, do trabalho e de um amigo que ouça sem fazer graça. Se passar pela cabeça machucá-la, machucar a outra pessoa ou a si mesmo, saia de casa por uma noite e ligue 188. Aos filhos, quando for hora, basta o que a idade deles comporta, dito pelos dois e sem acusação.',
    steps: [
      'Espere pelo menos duas semanas antes de qualquer decisão ou anúncio.',
      'Escolha uma única pessoa de fora, discreta, com quem falar.',
      'Procurem juntos um terapeuta de casal que não prometa mudar o desejo de ninguém.',
      'Se houve traição, façam os exames no posto nesta semana.',
    ],
    verses: [
      verse('Provérbios 18:13', 'responde antes ouvir'),
      verse('Efésios 4:25', 'mentira verdade próximo'),
      verse('Salmos 55:22', 'carga SENHOR sustentará'),
    ],
  },
  {
    slug: 'consegui-emprego-depois-de-muito-tempo',
    audience: 'priest',
    situation: 'Consegui emprego depois de muito tempo parado. Como recomeço bem?',
    serves: ['thanking', 'having'],
    synonyms: [
      'arrumei serviço depois de um ano parado',
      'consegui emprego e quero agradecer a Deus',
      'comecei num trabalho novo depois do desemprego',
      'voltei a trabalhar',
      'fui contratado e não quero me perder',
    ],
    advice:
      'Parabéns pela notícia! Antes de pensar no salário, pare um minuto e agradeça, de preferência em voz alta e com a família junto. Eles procuraram emprego com você, mesmo sem currículo.\n\nMoisés deu ao povo um conselho para a hora da fartura: depois de comer e ficar satisfeito, bendiga a Deus e cuide de não o esquecer quando a casa e o dinheiro aumentarem (Deuteronômio 8:10-14). Ele conhecia a memória da gente. O copeiro saiu da prisão, voltou ao emprego no palácio e não se lembrou de José (Gênesis 40:23). Quem ficou lá dentro esperou dois anos. Existe alguém que ficou na fila onde você estava; não o esqueça.\n\nNo serviço, Paulo ensina a fazer tudo de coração, como para o Senhor (Colossenses 3:23). Chegue na hora, pergunte o que não sabe, aceite ser novato. Depois de muito tempo parado é comum ter medo de ser mandado embora por qualquer erro. Trabalhar com medo cansa em dobro. Faça bem a parte de hoje.\n\nCom o dinheiro, vá devagar, porque o primeiro salário parece enorme e já chega comprometido. Sentem-se os dois, anotem as dívidas, comecem pelas menores ou pelas que ameaçam a casa, e telefonem para negociar antes de pagar. Guarde um pouco, por menor que seja, e separe uma oferta de gratidão do tamanho da sua alegria, sem passar fome por causa dela, e adie a televisão nova. Se durante o desemprego você descobriu que gosta de buscar a filha na escola ou de cozinhar, conserve o que puder. E telefone a quem ajudou: o cunhado que emprestou, o irmão da cesta básica. Um obrigado com nome fecha o tempo difícil como se deve.',
    steps: [
      'Reúna a família hoje e cada um agradeça por uma coisa dos meses de espera.',
      'Escreva as dívidas em ordem e ligue para negociar a primeira.',
      'Mande a vaga que apareceu na sua empresa a alguém que ainda procura.',
      'Telefone ou visite as três pessoas que mais ajudaram.',
    ],
    verses: [
      verse('Deuteronômio 8:10-14', 'comerás fartarás bendirás esqueças'),
      verse('Gênesis 40:23', 'copeiros lembrou José'),
      verse('Colossenses 3:23', 'fazei coração Senhor'),
    ],
  },
  {
    slug: 'sai-da-prisao',
    audience: 'priest',
    situation: 'Saí da prisão e quero recomeçar com a minha família.',
    serves: ['committed', 'having'],
    synonyms: [
      'sou egresso do sistema prisional',
      'cumpri pena e quero recomeçar',
      'saí da cadeia e ninguém me dá emprego',
      'ex-presidiário e crente',
      'voltei da prisão e meus filhos não me conhecem',
      'estou no regime aberto',
    ],
    advice:
      'A porta que você esperou abriu, e do lado de fora o mundo andou sem você. Os filhos cresceram, a esposa aprendeu a resolver tudo, o bairro olha de banda. Dá vontade de provar depressa que mudou, mas o caminho bom é devagar.\n\nQuem ouviu de Jesus a promessa do paraíso foi um condenado, ao lado dele (Lucas 23:42-43). Deus não tem vergonha de você. Já as pessoas precisam de tempo, e a Bíblia sabe disso. Quando Saulo, que tinha prendido cristãos, quis se juntar à igreja, todos tiveram medo, e foi Barnabé quem o tomou pela mão (Atos 9:26-27). Procure o seu Barnabé: um pastor, um agente da capelania, um patrão que conhece a sua história. E Paulo escreveu a quem furtava que trabalhasse com as mãos, para ter o que repartir (Efésios 4:28). O caminho de volta tem horário, suor e conta paga.\n\nCumpra tudo o que a Justiça mandou: assinar, recolher-se no horário, avisar endereço. Tire os documentos, e procure ajuda: o Escritório Social ou o programa de egressos do seu estado, onde houver, e a Defensoria ajudam com emprego, curso e remição. O CAPS atende se a droga ou a bebida chamarem, e elas chamam na primeira semana. Os colegas antigos também; a resposta precisa estar pronta antes do convite.\n\nEm casa, não chegue mandando, pergunte à sua esposa como é a rotina e entre nela. Se ela seguiu a vida, ou tem medo de você, respeite; havendo medida protetiva, cumpra sem exceção. Aos filhos, diga a verdade do tamanho da idade deles, peça perdão pelos anos e apareça no dia combinado, porque a confiança volta em gotas. Você vai ouvir a palavra ex-presidiário muitas vezes. Na mesa do Senhor há outra: irmão.',
    steps: [
      'Procure nesta semana a Defensoria ou o Escritório Social com os seus papéis.',
      'Peça a um homem firme da igreja que o acompanhe nos primeiros seis meses.',
      'Combine com a esposa uma tarefa diária da casa que passa a ser sua.',
      'Escreva o que vai dizer quando um antigo parceiro ligar.',
      'Cumpra cada apresentação à Justiça, com um dia de antecedência no calendário.',
    ],
    verses: [
      verse('Lucas 23:42-43', 'lembra Reino paraíso'),
      verse('Atos 9:26-27', 'Saulo medo Barnabé'),
      verse('Efésios 4:28', 'furtava trabalhe repartir'),
    ],
  },
  {
    slug: 'heranca-e-meu-irmao',
    audience: 'priest',
    situation: 'Meu irmão me passou para trás na herança.',
    serves: ['suffered'],
    synonyms: [
      'briga por herança',
      'meu irmão ficou com a minha parte',
      'inventário parado por causa do meu irmão',
      'meus irmãos venderam a casa dos meus pais sem mim',
      'minha irmã me enganou na partilha',
    ],
    advice:
      'A herança dói em dois lugares: no bolso e na lembrança do pai ou da mãe que mal acabaram de sair. A sua raiva tem motivo, e a questão é o que fazer com ela para que não fique de herança aos seus filhos.\n\nUm homem pediu a Jesus que mandasse o irmão repartir os bens. Jesus não aceitou ser juiz da causa, e avisou a todos contra a ganância, porque a vida não consiste naquilo que se possui (Lucas 12:13-15). Ele não disse que o irmão tinha razão. Disse que havia algo maior em risco. Abraão, que tinha o direito de escolher primeiro, deixou que o sobrinho escolhesse, para não haver briga entre parentes (Gênesis 13:8-9). E Paulo, falando de processos entre irmãos, pergunta se não seria melhor levar o prejuízo (1 Coríntios 6:7). É uma pergunta séria, feita a cada caso. Abrir mão pode ser grandeza, e pode também ser medo, ou deixar uma mãe idosa e outros irmãos sem o que é deles.\n\nInforme-se antes de brigar, porque o inventário tem prazo, e a partilha mal feita muitas vezes pode ser revista; um advogado ou a Defensoria dizem em meia hora o que a família discute há um ano. Depois converse com ele a sós, com números, sem esposas e sem o passado inteiro. Se não der, proponha um mediador, que pode ser um tio respeitado, um pastor ou o centro de conciliação do fórum. Procurar a Justiça para que a lei seja aplicada não é ódio. Mentir, esconder documento ou ameaçar é.\n\nGuarde a boca no grupo da família. Não use a sua mãe de mensageira. Decida no coração, antes do resultado, que o dinheiro não vai levar também o irmão, ou que, se a relação acabar, não será por vingança sua. Um dia um dos dois vai enterrar o outro.',
    steps: [
      'Junte certidões e documentos e consulte um advogado ou a Defensoria.',
      'Escreva o valor exato em discussão e pergunte-se quanto vale a paz.',
      'Convide seu irmão para uma conversa com mediador.',
      'Peça a Deus, pelo nome, o bem dele, todos os dias deste mês.',
    ],
    verses: [
      verse('Lucas 12:13-15', 'irmão herança ganância bens'),
      verse('Gênesis 13:8-9', 'Abrão Ló briga irmãos'),
      verse('1 Coríntios 6:7', 'disputas prejuízo'),
    ],
  },
  {
    slug: 'medo-do-exame-de-prostata',
    audience: 'priest',
    situation: 'Tenho medo ou vergonha de ir ao médico e fazer exames.',
    serves: ['having'],
    synonyms: [
      'exame de próstata',
      'tenho vergonha do toque',
      'homem que não vai ao médico',
      'não faço exames há anos',
      'medo de descobrir doença',
      'minha esposa insiste para eu ir ao urologista',
    ],
    advice:
      'Você sabe há meses que devia ir. Levanta três vezes por noite, ou o pai morreu disso, ou simplesmente fez cinquenta anos. E vai adiando com uma piada. Por baixo da piada há duas coisas, vergonha e medo de ouvir uma palavra.\n\nJesus falou de médico com naturalidade: quem está doente precisa dele (Mateus 9:12). Era uma comparação sobre pecadores, e só funciona porque todos sabiam que procurar médico é coisa de gente sensata. Paulo orava por cura e recomendou a Timóteo um cuidado simples para o estômago e as enfermidades que ele tinha (1 Timóteo 5:23). Fé e consulta sempre andaram juntas. E o salmo lembra que Deus sabe de que somos feitos, e sabe que somos pó (Salmos 103:14). Ele não se espanta com um corpo que envelhece, e o urologista também não.\n\nO exame da próstata dura poucos segundos, e nem sempre é o primeiro. Muitas vezes a conversa começa pela história da família e por uma coleta de sangue, e quem decide com você é o médico. Homens negros e os que têm pai ou irmão com esse câncer costumam ser chamados mais cedo, e o posto informa. Sangue na urina, dor, perda de peso ou dificuldade para urinar não esperam a próxima campanha.\n\nAproveite a ida e peça o resto: pressão, açúcar, colesterol, vacinas, dentes. Conte sem rodeio se bebe, se fuma, se dorme mal, se a cama anda difícil, porque nada disso diminui um homem. O que diminui a família é o velório que podia ter esperado vinte anos. Se o resultado vier ruim, muita coisa tem tratamento, e você não vai enfrentá-lo sozinho. Leve a esposa, ou um filho, e depois comam um pastel.',
    steps: [
      'Marque a consulta hoje, no posto ou no convênio, antes de dormir.',
      'Pergunte aos parentes que doenças houve na família e anote.',
      'Leve por escrito o que sente e desde quando.',
      'Chame um amigo da mesma idade para ir no mesmo dia.',
    ],
    verses: [
      verse('Mateus 9:12', 'saúde médico doentes'),
      verse('1 Timóteo 5:23', 'estômago enfermidades'),
      verse('Salmos 103:14', 'conhece estrutura pó'),
    ],
  },
  {
    slug: 'tdah-do-homem',
    audience: 'priest',
    situation: 'Tenho TDAH, esqueço tudo, e minha família acha que não me importo.',
    serves: ['having', 'failing'],
    synonyms: [
      'tdah adulto',
      'esqueço compromissos e minha esposa fica magoada',
      'não consigo terminar nada que começo',
      'déficit de atenção no casamento',
      'descobri o tdah depois de adulto',
    ],
    advice:
      'Esqueceu o aniversário, perdeu a chave de novo, largou o armário pela metade. Ela diz que você não liga, e você liga tanto que já nem dorme. Viver sendo chamado de preguiçoso desde a escola cansa. O TDAH é um jeito de o cérebro funcionar, reconhecido pela medicina. Ele não mede o seu amor nem a sua fé.\n\nMoisés avisou a Deus que tinha a língua pesada e não servia para falar em público (Êxodo 4:10). Deus não o trocou por outro. Deu-lhe Arão, que falava bem, e os dois foram juntos (Êxodo 4:14-16). Houve ajuda do tamanho da dificuldade. Mais tarde o mesmo Moisés ensinou o povo a amarrar as palavras na mão e a escrevê-las na porta (Deuteronômio 6:8-9). São lembretes, postos onde o olho passa, porque todo mundo esquece. Você pode usar isso sem culpa: alarme, quadro na cozinha, chave sempre no mesmo prego.\n\nExplique em casa o que acontece, sem usar o diagnóstico como desculpa. A frase boa é: “Eu esqueci, sei que doeu, e vou pôr um alarme agora”. Combine com a esposa quais são as três coisas que não podem falhar nesta semana. Divida tarefa grande em pedaços de quinze minutos. Peça que ela não seja sua secretária nem sua mãe; o alarme toca no seu celular.\n\nSe ainda não tem diagnóstico, procure o posto e peça encaminhamento. O tratamento pode ter terapia e remédio, que não é pecado e não se divide com ninguém. Cuidado com o que piora: pouco sono, álcool, jogo e tela de madrugada. Na vida com Deus, leia trechos curtos em voz alta, ore andando, cante no carro. Ele se lembra de você também nos dias em que você se esqueceu dele.',
    steps: [
      'Ponha hoje alarmes fixos para os três compromissos da semana.',
      'Escolha um lugar único para chave, carteira e documentos.',
      'Marque avaliação médica ou retome a que parou.',
      'Toda noite, em cinco minutos, veja com a esposa o dia seguinte.',
    ],
    verses: [
      verse('Êxodo 4:10', 'Moisés palavras lento língua'),
      verse('Êxodo 4:14-16', 'Arão fala povo'),
      verse('Deuteronômio 6:8-9', 'sinal mão umbrais'),
    ],
  },
  {
    slug: 'pai-viuvo-namorando',
    audience: 'priest',
    situation: 'Meu pai ou minha mãe ficou sem par e começou a namorar, e a família se dividiu.',
    serves: ['having'],
    synonyms: [
      'meu pai viúvo arrumou namorada',
      'minha mãe viúva quer casar de novo',
      'meu pai vai casar e temos medo pela herança',
      'não aceito a namorada do meu pai',
      'minha mãe de 70 anos está namorando',
    ],
    advice:
      'A cadeira da sua mãe ainda parece dela, e há outra pessoa sentada ali, passando manteiga no pão do seu pai. Dá um aperto, mesmo em filho de cinquenta anos. Antes de chamar de traição, dê o nome certo: é saudade. Se é a sua mãe quem namora, leia estas linhas pensando nela.\n\nDepois da morte de Sara, Abraão casou outra vez, e a Bíblia conta isso em meia linha, sem escândalo (Gênesis 25:1). Paulo diz que a viúva é livre para se casar com quem quiser, no Senhor (1 Coríntios 7:39); o mesmo vale para o viúvo. A pessoa que o seu pai amou durante quarenta anos não é apagada por uma companhia na velhice. E o mandamento de honrar pai e mãe (Êxodo 20:12) não tem cláusula que o cancele quando eles tomam decisões de que não gostamos.\n\nHonrar inclui avisar com carinho, porque há gente que se aproxima de idoso por causa da aposentadoria ou da casa. Repare nos sinais: pressa, afastamento dos filhos e dos amigos, empréstimo, procuração, senha entregue. Se houver isso, converse a sós com ele, ofereça ajuda de um advogado, e em caso de exploração ou ameaça ligue 100. Se não houver, confesse para você mesmo que o medo era de perder espaço.\n\nConheça a pessoa; um café sem interrogatório diz muito. Combine com os irmãos uma só conversa com o seu pai, sem gritaria, sobre coisas práticas: onde vão morar, se haverá casamento, como fica a casa, testamento e regime de bens. A lei protege os herdeiros mais do que a fofoca imagina. Deixe que ele guarde a foto da sua mãe onde quiser. E não obrigue os netos a escolher lado. Se é a sua mãe quem recomeça, vale o mesmo cuidado, com a mesma honra. Se um dia você vir o seu pai rindo na varanda, como não ria fazia anos, talvez descubra que consegue agradecer.',
    steps: [
      'Telefone ao seu pai ou à sua mãe e pergunte como está, sem tocar no assunto.',
      'Convide a nova pessoa para um café em lugar neutro.',
      'Combine com os irmãos uma conversa única, com pauta escrita.',
      'Visite o túmulo ou olhe as fotos, e chore o que ainda falta chorar.',
    ],
    verses: [
      verse('Gênesis 25:1', 'Abraão tomou mulher Quetura'),
      verse('1 Coríntios 7:39', 'marido morrer livre Senhor'),
      verse('Êxodo 20:12', 'Honra pai mãe'),
    ],
  },
];
