import type { Book } from '#shared/bible/canon.ts';

/** A short prayer after the reading, and one thing to do with it today. */
type DayDevotional = Readonly<{ prayer: string; application: string }>;

const after = (prayer: string, application: string): DayDevotional => ({ prayer, application });

/** For the part of the Bible that a day reads; days that follow each other take them in turn. */
export const DEVOTIONALS: Readonly<Record<Book['group'], readonly DayDevotional[]>> = {
  Lei: [
    after(
      'Senhor, tu começas do nada e chamas gente comum pelo nome. Ensina-me a andar contigo hoje como quem ainda não conhece o caminho inteiro, mas conhece quem chama. Amém.',
      'Escolha uma promessa ou uma ordem da leitura e diga, em uma frase, o que ela muda no seu dia.',
    ),
    after(
      'Deus santo, tuas leis falam de justiça, de descanso e do estrangeiro à porta. Livra-me de tratar como detalhe aquilo que para ti é cuidado. Amém.',
      'Repare em uma regra da leitura que protege alguém fraco e procure, hoje, uma pessoa que precise da mesma proteção.',
    ),
    after(
      'Pai, o teu povo aprendeu devagar, no deserto, a depender do pão de cada dia. Dá-me o bastante para hoje e tira de mim a pressa de guardar para amanhã. Amém.',
      'Antes da próxima refeição, pare um instante e agradeça por três coisas que chegaram sem que você as merecesse.',
    ),
    after(
      'Senhor, habitaste no meio de um acampamento empoeirado. Habita também na minha casa, com a louça por lavar e as conversas interrompidas. Amém.',
      'Separe dez minutos e um lugar da casa só para estar com Deus, e volte a ele amanhã.',
    ),
  ],
  História: [
    after(
      'Senhor da história, reis sobem e caem, e tu permaneces. Quando as notícias me assustarem, lembra-me de quem governa sobre todas elas. Amém.',
      'Pense em uma decisão que você tem adiado por medo e dê hoje o primeiro passo dela.',
    ),
    after(
      'Deus fiel, a leitura mostra gente que acertou e gente que se perdeu, às vezes a mesma pessoa. Guarda o meu coração nas vitórias e levanta-me nas quedas. Amém.',
      'Escolha um personagem da leitura e anote em que você se parece com ele, no melhor e no pior.',
    ),
    after(
      'Pai, tu te lembras de viúvas, de servos e de meninos quando ninguém mais os vê. Abre os meus olhos para quem passa despercebido perto de mim. Amém.',
      'Procure hoje alguém a quem pouca gente dá atenção e escute essa pessoa por cinco minutos.',
    ),
    after(
      'Senhor, ensina-me a coragem que obedece e a humildade que pede conselho. Que eu não confunda a minha vontade com a tua. Amém.',
      'Antes de resolver algo importante, converse com uma pessoa sensata e ore com ela.',
    ),
  ],
  Poesia: [
    after(
      'Senhor, obrigado por haver na tua Palavra lugar para o choro, a dúvida e a dança. Recebe hoje a minha oração do jeito que ela vier. Amém.',
      'Escolha um verso da leitura e repita-o em voz baixa três vezes ao longo do dia.',
    ),
    after(
      'Deus de sabedoria, põe guarda à minha boca e freio à minha pressa. Que eu fale menos, ouça mais e escolha bem. Amém.',
      'Na próxima conversa difícil, espere a outra pessoa terminar antes de começar a responder.',
    ),
    after(
      'Pai, quando eu não entendo o que se passa, lembra-me de que posso perguntar e que tu não te ofendes com as perguntas. Fica perto. Amém.',
      'Escreva a Deus, com sinceridade, uma pergunta que você guarda, e deixe a folha na Bíblia.',
    ),
    after(
      'Senhor, o dia é curto e é teu. Ensina-me a contar os meus dias e a alegrar-me com o pão, o trabalho e os que amo. Amém.',
      'Diga hoje a uma pessoa da casa o que você admira nela.',
    ),
  ],
  'Profetas Maiores': [
    after(
      'Deus santo, os teus profetas choraram pelo que denunciaram. Dá-me um coração que se entristece com o mal e não se diverte com a culpa dos outros. Amém.',
      'Em vez de comentar o erro de alguém, ore hoje por essa pessoa pelo nome.',
    ),
    after(
      'Senhor, no exílio o teu povo descobriu que tu também estavas lá. Encontra-me nos lugares em que eu não queria estar. Amém.',
      'Faça hoje um bem ao lugar onde você está, mesmo que não seja o que você escolheu.',
    ),
    after(
      'Pai, tu prometes coração novo a quem endureceu. Amolece em mim o que o cansaço tornou pedra. Amém.',
      'Lembre-se de algo em que você deixou de esperar e fale disso com Deus outra vez.',
    ),
    after(
      'Senhor, tu és grande demais para o meu tamanho e próximo o bastante para me carregar. Descanso nos teus braços. Amém.',
      'Entregue a Deus, em voz alta, a preocupação mais pesada de hoje, e só depois volte a cuidar dela.',
    ),
  ],
  'Profetas Menores': [
    after(
      'Deus da justiça, livra-me de uma fé que canta bonito e esquece o vizinho. Que a minha adoração chegue até as minhas contas e os meus negócios. Amém.',
      'Veja se você deve algo a alguém, dinheiro, resposta ou desculpa, e acerte ainda hoje.',
    ),
    after(
      'Senhor, o teu amor volta a chamar quem foi embora. Traz-me de volta nas coisas em que me afastei devagar. Amém.',
      'Nomeie um hábito que tem afastado você de Deus e troque-o, só por hoje, por uma oração curta.',
    ),
    after(
      'Pai, mesmo sem frutos na figueira, quero alegrar-me em ti. Ensina-me uma alegria que não dependa da colheita. Amém.',
      'Agradeça por algo que continua de pé, embora outra coisa tenha faltado.',
    ),
    after(
      'Deus paciente, tu tens compaixão até da cidade que eu evito. Alarga o meu coração ao tamanho do teu. Amém.',
      'Ore por alguém de quem você não gosta, pedindo a Deus o bem dessa pessoa.',
    ),
  ],
  Evangelhos: [
    after(
      'Senhor Jesus, hoje eu te vi andar, tocar e ensinar. Que a tua voz continue comigo quando eu fechar o livro. Amém.',
      'Escolha um gesto de Jesus na leitura e repita-o com alguém, do seu jeito.',
    ),
    after(
      'Jesus, tu perguntas mais do que eu esperava. Ajuda-me a responder com a vida e não só com palavras. Amém.',
      'Releia a pergunta ou a frase de Jesus que mais incomodou e responda a ele em oração.',
    ),
    after(
      'Mestre, tu paraste por quem todos mandavam calar. Faz-me parar também, ainda que isso atrase o meu dia. Amém.',
      'Deixe-se interromper uma vez hoje, com paciência, por quem precisar de você.',
    ),
    after(
      'Senhor, dá-me olhos de criança diante do teu reino e mãos prontas para servir. Começa pelo que está mais perto. Amém.',
      'Faça um serviço em casa ou no trabalho sem que ninguém peça e sem contar que fez.',
    ),
  ],
  'Cartas Paulinas': [
    after(
      'Pai, pela graça sou o que sou. Guarda-me do orgulho que compara e da culpa que não larga o que tu já perdoaste. Amém.',
      'Diga a si mesmo, com as palavras da leitura, o que Cristo fez por você, e viva o dia a partir disso.',
    ),
    after(
      'Senhor, une o que em nós está dividido. Que na minha igreja e na minha casa ninguém precise ser igual para ser amado. Amém.',
      'Mande uma mensagem de ânimo a alguém da igreja que pensa diferente de você.',
    ),
    after(
      'Espírito de Deus, que o teu fruto amadureça no meu trato com as pessoas: paciência no trânsito, bondade na resposta, domínio na língua. Amém.',
      'Escolha um aspecto do fruto do Espírito e procure praticá-lo nas próximas três conversas.',
    ),
    after(
      'Deus de toda consolação, consola-me, e faz de mim consolo para outro. Que nada do que sofri se perca. Amém.',
      'Procure alguém que passa pelo que você já passou e ofereça companhia, sem dar lições.',
    ),
  ],
  'Cartas Pastorais': [
    after(
      'Senhor, obrigado por quem me ensinou a fé quando eu não sabia nada. Faz de mim alguém em quem um mais novo possa confiar. Amém.',
      'Agradeça hoje, por mensagem ou pessoalmente, a quem ensinou você a crer.',
    ),
    after(
      'Pai, dá-me uma vida simples e sincera, contente com o que tem e generosa com o que sobra. Amém.',
      'Separe algo que você tem e não usa e dê a quem vai usar.',
    ),
    after(
      'Deus, não nos deste espírito de medo. Reacende em mim o dom que deixei cobrir de cinza. Amém.',
      'Retome hoje um serviço na igreja ou na família que você largou por desânimo.',
    ),
  ],
  'Cartas Gerais': [
    after(
      'Senhor, que a minha fé tenha mãos e pés. Onde eu só falei, ensina-me a fazer. Amém.',
      'Transforme uma boa intenção antiga em um gesto pequeno, antes de o dia acabar.',
    ),
    after(
      'Pai, na provação guarda a minha esperança viva e as minhas palavras mansas. Que eu não pague mal com mal. Amém.',
      'Se alguém ferir você hoje, espere uma hora antes de responder e ore nesse tempo.',
    ),
    after(
      'Deus, tu és amor, e quem ama nasceu de ti. Livra-me de dizer que te amo enquanto evito o irmão. Amém.',
      'Procure a pessoa com quem você esfriou e dê um passo, ainda que pequeno, na direção dela.',
    ),
    after(
      'Jesus, autor da nossa fé, tu conheces a fraqueza por dentro. Chego perto de ti com confiança, do jeito que estou. Amém.',
      'Conte a Deus uma fraqueza pelo nome e peça ajuda também a uma pessoa de confiança.',
    ),
  ],
  Profecia: [
    after(
      'Cordeiro de Deus, tu venceste dando a vida. Quando o mal parecer invencível, firma os meus olhos no teu trono. Amém.',
      'Leia em voz alta um louvor da leitura e deixe que ele seja a sua oração.',
    ),
    after(
      'Senhor, tu estás à porta e bates. Entra nas partes da minha vida que mantenho fechadas. Amém.',
      'Pergunte-se o que Jesus elogiaria e o que corrigiria na sua semana, e mude uma coisa.',
    ),
    after(
      'Vem, Senhor Jesus. Até que enxugues toda lágrima, ensina-nos a enxugar as que estão ao nosso alcance. Amém.',
      'Visite, ligue ou escreva a alguém que está de luto ou doente.',
    ),
  ],
};
