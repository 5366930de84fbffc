import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const couplesDailyLife: readonly AdviceEntry[] = [
  {
    slug: 'igrejas-diferentes',
    audience: 'marriage',
    situation: 'Frequentamos igrejas diferentes, e isso nos divide.',
    synonyms: [
      'casal de igrejas diferentes',
      'cada um numa igreja diferente',
      'ele é católico e eu sou evangélica',
      'marido de outra denominação',
      'qual igreja vamos frequentar',
      'ele é da Assembleia e eu sou batista',
      'onde batizar nosso filho',
      'doutrina diferente no casamento',
    ],
    advice:
      'Domingo, dezoito horas: um carro vai para a esquerda, outro para a direita, e as crianças sorteiam o banco. Dá para viver assim? Muitos casais vivem, alguns por anos. O que não dá é transformar o jantar em debate de teologia.\n\nAos romanos, divididos por comida e dias especiais, Paulo escreveu que um não despreze e o outro não julgue, pois Deus acolheu os dois (Romanos 14:3). E mandou procurar o que traz paz e faz crescer (Romanos 14:19). Aos coríntios, que se agrupavam por pregador favorito, perguntou se por acaso Cristo estava repartido (1 Coríntios 1:12-13). Há um só Senhor, uma só fé (Efésios 4:5). Comecem listando o que ambos confessam. A lista costuma ser maior do que a briga deixa ver.\n\nDepois separem o que é convicção, o que é costume e o que é amizade. Às vezes ninguém discorda de doutrina; um só não quer perder o coral. Visitem juntos, por alguns meses, a igreja de cada um, e quem sabe uma terceira. Conversem com os dois pastores, e desconfiem de quem mande um arrastar o outro.\n\nCom filhos, decidam antes onde irão e como se fala da fé em casa. Sobre batismo de crianças, santa ceia e outras práticas, as tradições diferem de boa-fé; busquem um acordo que ninguém assine com mágoa. Nunca ridicularizem a igreja do outro diante deles.\n\nO que une uma casa é mais do que o mesmo endereço no domingo: a mesma mesa com oração, o mesmo bolso aberto para o pobre, o mesmo perdão. Isso pode começar amanhã.',
    steps: [
      'Escrevam dez coisas em que creem juntos e leiam a folha em oração.',
      'Alternem as visitas por três meses, indo sempre os dois, e só depois avaliem.',
      'Combinem uma oração curta em casa que sirva aos dois, como um salmo.',
      'Definam o que será dito aos filhos, com respeito pelas duas igrejas.',
    ],
    verses: [
      verse('Romanos 14:19', 'paz edificação outros'),
      verse('Romanos 14:3', 'despreze julgue Deus aceitou'),
      verse('1 Coríntios 1:12-13', 'Paulo Apolo Cristo dividido'),
      verse('Efésios 4:5', 'Senhor fé batismo'),
    ],
  },
  {
    slug: 'celular-no-casamento',
    audience: 'marriage',
    situation: 'O celular e as redes sociais estão entre nós.',
    synonyms: [
      'meu cônjuge não larga o celular',
      'marido só no celular',
      'esposa só no Instagram',
      'viciado em rede social',
      'ele joga videogame o dia todo',
      'senha do celular no casamento',
      'ele fica no TikTok até de madrugada',
      'exposição do casamento na internet',
    ],
    advice:
      'Façam uma experiência hoje: contem quantas vezes um falou e o outro respondeu “hã?”. Não é preciso amante para haver um terceiro na cama. Basta um carregador na cabeceira.\n\nEm Cânticos, a vinha florida corre perigo por causa de bichinhos pequenos, as raposinhas (Cânticos 2:15). Cada olhada na tela é minúscula. Juntas, comem a conversa, o sono, o desejo e a paciência com as crianças. Um salmo de Moisés pede que Deus nos ensine a contar os dias (Salmos 90:12); o relatório de tempo de uso do aparelho é uma forma bem moderna de contar.\n\nNão comecem acusando. Quem foge para a tela às vezes foge de cobrança, de tristeza ou de tédio. Pergunte “o que esse descanso te dá?” antes de pedir que pare. Depois combinem lugares e horas livres: mesa, cama, carro, culto, a primeira meia hora do reencontro. Celulares dormem na sala, e um despertador de vinte reais acaba com a desculpa.\n\nE as senhas? Casais decentes resolvem isso de modos diferentes. Uns partilham tudo; outros preferem privacidade com transparência quando há motivo. O que não pode é segredo que não se sustenta à luz, nem fiscalização que tira o ar. Exigir senha à força, rastrear, proibir contatos ou tomar o aparelho é controle, e controle é violência.\n\nE cuidado com a vitrine. Não postem a briga nem o que envergonha o outro; não discutam por áudio o que merece olho no olho. Paulo aconselha a aproveitar bem o tempo (Efésios 5:16). O melhor dele está do outro lado da mesa, esperando que alguém levante a cabeça.',
    steps: [
      'Vejam juntos o tempo de tela da semana, cada um o seu, sem comentário sobre o do outro.',
      'Escolham três momentos sem aparelho e deixem uma caixa na sala para guardá-los.',
      'Combinem o que nunca se publica sobre o casal e os filhos.',
      'Ponham no lugar do hábito algo gostoso: jogo de mesa, volta no quarteirão, chá na varanda.',
    ],
    verses: [
      verse('Salmos 90:12', 'contar dias coração sábio'),
      verse('Cânticos 2:15', 'raposinhas vinhas'),
      verse('Efésios 5:16', 'aproveitai tempo'),
    ],
  },
  {
    slug: 'divisao-das-tarefas',
    audience: 'marriage',
    situation: 'Brigamos sobre quem faz o quê em casa.',
    synonyms: [
      'divisão de tarefas',
      'meu marido não ajuda em casa',
      'serviço de casa',
      'quem deve cuidar da casa',
      'papéis no lar',
      'papel do homem e da mulher no casamento',
      'quem lava a louça',
      'os dois trabalham fora',
      'ele acha que casa é coisa de mulher',
    ],
    advice:
      'Três visitantes chegaram no calor do dia. Abraão correu à tenda e pediu pão a Sara, correu ao curral e escolheu o bezerro, e ele mesmo serviu a mesa (Gênesis 18:6-8). O patriarca de garçom. Séculos depois, o Cristo ressuscitado acendeu o fogo e preparou peixe para os amigos (João 21:9-12). Quem diz que cozinha não é lugar de homem não tirou isso da Bíblia.\n\nHá igrejas que ensinam papéis próprios do marido e da esposa, e há as que falam de tarefas conforme o dom e o tempo de cada um. Vocês podem seguir uma ou outra com boa consciência. Nenhuma delas diz que um descansa enquanto o outro desmaia. Servir uns aos outros por amor (Gálatas 5:13) é ordem sem gênero.\n\nO que cansa mais nem é lavar. É lembrar: da vacina, do presente, do sabão que acabou. Quem “ajuda quando pede” deixa com o outro o trabalho de gerente. Por isso, que cada serviço tenha um dono. O dono da roupa cuida do cesto vazio à gaveta cheia, sem lembrete. E o outro não refaz.\n\nLevem em conta as horas fora de casa, o trajeto, a saúde, quem levanta à noite. Se um ficou em casa com os filhos, trabalhou. Se há dinheiro, comprem alívio; se não há, baixem o padrão: marmita congelada e lençol sem passar não ferem nenhum mandamento.\n\nFilhos entram na lista desde cedo, meninos e meninas. E agradeçam o que é dever. “Obrigado pelo banheiro” custa três palavras e muda o cheiro da casa.',
    steps: [
      'Listem tudo o que a casa pede em um mês, incluindo lembrar, marcar e comprar.',
      'Distribuam donos para cada item e troquem os mais odiados a cada três meses.',
      'Deem duas semanas sem correção nem elogio irônico, e só então ajustem.',
      'Escolham juntos três coisas que vão simplesmente deixar de fazer.',
    ],
    verses: [
      verse('Gálatas 5:13', 'servi-vos outros amor'),
      verse('Gênesis 18:6-8', 'Abraão Sara correu bezerro'),
      verse('João 21:9-12', 'brasas peixe pão'),
    ],
  },
  {
    slug: 'silencio-como-castigo',
    audience: 'marriage',
    situation: 'Depois de cada briga, passamos dias sem nos falar.',
    synonyms: [
      'ele fica dias sem falar comigo',
      'ela me dá gelo',
      'tratamento de silêncio',
      'dormimos brigados',
      'cônjuge emburrado',
      'ele se fecha e não fala',
      'castigo do silêncio',
      'não pede desculpas',
    ],
    advice:
      'Na casa de Davi, um filho voltou do exílio e morou dois anos na mesma cidade que o pai sem ver o rosto dele (2 Samuel 14:28). Perdoado no papel, congelado na sala. O gelo não resolveu nada; Absalão aprendeu ali a guardar ressentimento.\n\nNem todo silêncio é castigo. Há quem precise de uma hora para não dizer besteira, e o Pregador reconhece um tempo para calar (Eclesiastes 3:7). A diferença está no aviso e na volta. “Estou muito bravo, preciso caminhar, às oito a gente conversa” é cuidado. Virar as costas até o outro implorar é arma, porque diz: você só existe se eu quiser.\n\nQual de vocês se cala? Talvez tenha crescido onde falar era apanhar, ou nunca tenha visto um adulto pedir perdão. Conte isso. Comece por bilhete, se a voz não sai. Quem persegue o outro pela casa exigindo resposta também precisa frear: pressão faz a concha fechar.\n\nPaulo põe prazo na ira, o pôr do sol (Efésios 4:26). Nem sempre se resolve tudo antes de dormir, mas dá para dizer “eu te amo, continuamos amanhã”. E Jesus manda interromper até a oferta no altar para procurar quem tem algo contra nós (Mateus 5:23-24). Repare: quem vai não é o que tem razão. É o que lembrou primeiro.\n\nSe o silêncio dura semanas, se vem com desprezo, se castiga também os filhos ou deixa alguém pedindo licença para existir, chama-se violência psicológica. Procurem um terapeuta, e quem sofre não precisa esperar o outro aceitar; o 180 escuta mulheres nessa situação.',
    steps: [
      'Combinem em dia de paz uma frase de pausa e o tempo máximo até retomar a conversa.',
      'Quem se cala escreva três linhas ainda no mesmo dia, mesmo imperfeitas.',
      'Quem insiste espere o tempo combinado sem bater à porta.',
      'Treinem pedidos de desculpa completos: o que fiz, o que causou, o que farei.',
    ],
    verses: [
      verse('Mateus 5:23-24', 'altar irmão reconciliar-te'),
      verse('2 Samuel 14:28', 'Absalão dois anos'),
      verse('Eclesiastes 3:7', 'calado falar'),
      verse('Efésios 4:26', 'sol ira'),
    ],
  },
  {
    slug: 'ciume-das-amizades',
    audience: 'marriage',
    situation: 'A amizade de um de nós com outra pessoa incomoda o outro.',
    synonyms: [
      'amizade com o sexo oposto',
      'minha esposa tem um amigo homem',
      'meu marido tem uma amiga',
      'amigo do trabalho dela',
      'ele conversa com a ex',
      'ele ainda fala com a ex',
      'amizade com ex',
      'ciúme no casamento',
      'posso ter amigo homem sendo casada',
    ],
    advice:
      'Ela ri das mensagens do colega. Ele almoça com a amiga de faculdade. Pode? Não há versículo que responda com sim ou não, e quem promete regra única costuma esquecer a própria história.\n\nA Bíblia não pinta homens e mulheres como perigo ambulante. Jesus amava Marta, Maria e Lázaro e entrava naquela casa (João 11:5). Paulo pede que Timóteo trate as moças como irmãs, com toda pureza (1 Timóteo 5:1-2). Irmã é gente, é próxima, e há conversas que não se têm com ela. Provérbios elogia o amigo fiel (Provérbios 17:17) e manda guardar o coração (Provérbios 4:23). Quer as duas coisas juntas.\n\nPerguntem, sobre a amizade em questão: o cônjuge conhece essa pessoa? Pode chegar no meio da conversa? Fala-se ali mal do casamento? Há apagamento de mensagem, horário tardio, presente, elogio ao corpo? Se existe sombra, não é liberdade. Reduzam, tragam para a luz, convidem para jantar, e, se o afeto passou do ponto, encerrem.\n\nAgora o outro lado. Quem sente ciúme pode estar percebendo algo real ou repetindo uma dor antiga. Diga “tenho medo de perder o nosso lugar” em vez de “você não fala mais com ele”. Proibir todas as amizades, isolar, exigir provas diárias e ameaçar não protege ninguém; é controle, e quem o sofre pode pedir ajuda fora de casa.\n\nCombinem limites que valham para os dois, com a mesma régua. E cuidem da amizade entre vocês: quem conta o seu dia primeiro em casa sente menos falta de contá-lo a outra pessoa.',
    steps: [
      'Cada um diga, sem ser interrompido, o que nessa amizade faz bem e o que assusta.',
      'Escrevam cinco limites iguais para os dois, como horários, assuntos e encontros a sós.',
      'Convidem a pessoa para um almoço em que estejam os três, se isso for adequado.',
      'Separem meia hora por dia para serem, um do outro, o primeiro ouvinte.',
    ],
    verses: [
      verse('Provérbios 17:17', 'amigo ama tempo'),
      verse('João 11:5', 'Jesus amava Marta Lázaro'),
      verse('1 Timóteo 5:1-2', 'moças irmãs pureza'),
      verse('Provérbios 4:23', 'guarda coração'),
    ],
  },
];
