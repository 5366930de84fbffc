import type { FastingTypeText } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const FASTING_KINDS: readonly FastingTypeText[] = [
  {
    slug: 'completo',
    type: 'completo',
    restrictions:
      'Neste jejum deixa-se todo alimento sólido e toda bebida que alimenta, mas a água continua, à vontade, durante o dia inteiro. Nunca faça jejum sem água. A duração deve ser curta: de uma refeição até um dia; mais do que isso, só com acompanhamento médico. Não devem fazê-lo crianças e adolescentes, gestantes, mulheres que amamentam, pessoas com diabetes, com outra doença crônica ou em recuperação, quem toma remédio de uso contínuo, quem tem ou já teve transtorno alimentar, idosos frágeis. Para essas pessoas há outras formas de jejuar, igualmente dignas. Converse com um médico antes; remédio nunca se suspende por causa do jejum.',
    guidance:
      'Prefira um dia de ritmo calmo e não dirija longas distâncias nem faça esforço físico. Na véspera, coma bem, sem exagero. Ao sentir fome, beba água, sente-se e transforme aquele minuto em oração breve. Dor de cabeça leve pode aparecer; tontura, tremor, suor frio, confusão, palpitação ou desmaio pedem que você pare imediatamente, coma algo e busque atendimento (SAMU 192). Saul obrigou os soldados a não comer e o povo desfaleceu, enquanto Jônatas provou mel e recobrou o ânimo (1 Samuel 14:27-29): zelo sem juízo enfraquece. Jesus não quis despedir em jejum a multidão que poderia desmaiar na estrada (Mateus 15:32). Ele conhece o seu corpo. Ao terminar, comece por fruta, sopa ou caldo, em pouca quantidade, e agradeça antes da primeira colherada.',
    verses: [
      verse('1 Samuel 14:27-29', 'Jônatas mel olhos desfalecia'),
      verse('Mateus 15:32', 'compaixão multidão jejum desmaiem caminho'),
    ],
  },
  {
    slug: 'liquidos',
    type: 'liquidos',
    restrictions:
      'Deixam-se os alimentos sólidos e ficam os líquidos: água em abundância, sucos naturais, água de coco, chás sem excesso, caldos coados. Evitam-se refrigerante, energético, bebida alcoólica e muito café. A duração prudente é de um dia; mais do que isso, só com acompanhamento médico. Não é indicado para crianças e adolescentes, gestantes, mulheres que amamentam, diabéticos, pessoas com doença dos rins, do coração ou do estômago, quem toma remédio contínuo e quem tem ou teve transtorno alimentar. Sucos elevam o açúcar no sangue e não substituem a comida de quem precisa dela.',
    guidance:
      'Prepare os líquidos na véspera, para não passar o dia na cozinha. Tome em horários parecidos com os das refeições, à mesa, sem pressa, dando graças por cada copo. Nesses intervalos leia um trecho curto da Bíblia e fique com uma só frase dele até o próximo horário. Davi disse que a alma podia ter sede de Deus como terra seca (Salmos 63:1); deixe que a sede lembre você disso. Paulo, num navio em perigo, depois de muitos dias em que ninguém comia, insistiu para que todos se alimentassem, porque era necessário à saúde deles (Atos 27:33-36). A fé de Paulo tinha bom senso, e a sua pode ter também. Sentindo fraqueza, tremor, enjoo ou tontura, coma alguma coisa e pare; se não melhorar, procure atendimento médico ou ligue 192. Quando o jejum acabar, volte aos alimentos sólidos aos poucos, com porções pequenas.',
    verses: [
      verse('Salmos 63:1', 'alma sede terra seca'),
      verse('Atos 27:33-36', 'comais saúde pão'),
    ],
  },
  {
    slug: 'daniel',
    type: 'daniel',
    restrictions:
      'Inspirado em dois momentos de Daniel: os dez dias de legumes e água (Daniel 1:12) e as três semanas sem comida saborosa, carne nem vinho (Daniel 10:3). Comem-se verduras, legumes, frutas, feijões, grãos, castanhas e cereais, com preparo simples e água para beber. Deixam-se carnes, doces, frituras, industrializados, refrigerante e álcool. Há listas diferentes de igreja para igreja sobre pão, ovos ou leite; a Bíblia não traz um cardápio fechado, e cada um pode decidir com liberdade. Quem tem diabetes, anemia, alergia, está grávida ou amamenta precisa falar antes com médico ou nutricionista.',
    guidance:
      'Planeje a feira da semana e cozinhe em quantidade suficiente: este jejum é de simplicidade e não pede que você passe fome. Inclua feijão, lentilha ou grão-de-bico todos os dias, para não ficar sem proteína. Se a família não vai acompanhar, não imponha; sirva a comida deles com alegria e coma a sua sem comentários. Cuidado para que o assunto do dia não vire receita e balança, porque a intenção é outra. Daniel resolveu no coração antes de mudar o prato (Daniel 1:8), e pediu licença com respeito a quem mandava. Faça o mesmo no trabalho e nas visitas. Quando sentir falta de um gosto, diga a Deus o que ele tem sido para você. E lembre-se de que o reino dele não está na comida nem na bebida (Romanos 14:17).',
    verses: [
      verse('Daniel 1:12', 'dez dias legumes água'),
      verse('Daniel 10:3', 'alimento agradável carne vinho'),
      verse('Daniel 1:8', 'propôs coração comida pediu'),
      verse('Romanos 14:17', 'reino comida bebida justiça'),
    ],
  },
  {
    slug: 'parcial',
    type: 'parcial',
    restrictions:
      'Deixa-se uma parte: uma refeição do dia, ou um alimento de que você gosta muito, como doce, café, pão, refrigerante ou carne. Nas demais refeições come-se normalmente, sem compensar com exagero. É a forma mais segura e a mais indicada para períodos longos, e permite trabalhar e cuidar da casa. Ainda assim, quem tem diabetes, toma remédio que precisa de comida, está grávida, amamenta, é muito jovem ou já sofreu com transtorno alimentar não deve pular refeições; nesses casos, escolha deixar uma distração ou um hábito, e converse com o médico.',
    guidance:
      'Defina com clareza o que vai deixar, em quais dias e até quando, para não negociar de novo a cada hora. Use o tempo da refeição que ficou livre para orar, nem que seja no banco da praça ou dentro do ônibus. Se puder, separe o valor do que não comeu e leve alimento a alguém: o profeta Isaías ensinou que o jejum agradável a Deus reparte o pão com o faminto (Isaías 58:6-7). Não vale jejuar e descontar a irritação nos colegas; o mesmo capítulo reclama justamente disso. Beba água, descanse, mantenha os remédios. Não julgue quem come nem se sinta inferior a quem jejua mais, pois cada um vive para o Senhor (Romanos 14:3-6). Quando a vontade apertar, respire e diga uma frase curta de confiança.',
    verses: [
      verse('Isaías 58:6-7', 'jejum oprimidos repartas pão faminto'),
      verse('Romanos 14:3-6', 'come despreze julgue Senhor'),
    ],
  },
  {
    slug: 'redes-sociais',
    type: 'redes-sociais',
    restrictions:
      'Durante o período combinado, deixam-se as redes de fotos, vídeos curtos, discussões e notícias sem fim. Retire os aplicativos da tela, saia das contas ou entregue a senha a alguém de confiança. Mensagens de trabalho, da família e de emergência continuam, em horários definidos, e os grupos barulhentos ficam em silêncio. Se você vende ou trabalha pela internet, separe o uso profissional do passeio à toa. Avise antes as pessoas próximas, para que ninguém se preocupe. Este jejum não tem risco para o corpo e serve bem a adolescentes, gestantes, idosos e doentes.',
    guidance:
      'Nos primeiros dias a mão vai procurar o aparelho quase sem você perceber. Cada vez que isso acontecer, faça uma oração de uma frase por uma pessoa de verdade. Deixe o telefone na tomada, longe da cama, e ponha no lugar dele um caderno, um salmo, um livro parado na estante. Pergunte-se do que você estava se alimentando: elogio, comparação, raiva, medo de ficar de fora. Jesus costumava retirar-se para lugares desertos e orar (Lucas 5:16), e a tela desligada pode ser o seu deserto. Aproveite bem o tempo (Efésios 5:15-16): uma visita, uma carta, uma conversa sem interrupção na mesa. Se o uso virou dependência e rouba sono, dinheiro ou trabalho, procure um profissional. Ao terminar, decida limites para a volta, e talvez haja uma conta que não precise voltar.',
    verses: [
      verse('Lucas 5:16', 'retirava desertos orava'),
      verse('Efésios 5:15-16', 'sábios aproveitai tempo'),
    ],
  },
  {
    slug: 'televisao',
    type: 'televisao',
    restrictions:
      'Ficam de lado a televisão, as novelas, as séries, os filmes, os jogos e os canais de vídeo, em qualquer aparelho. Se a notícia é necessária, escolha uma fonte e um horário de dez minutos. Se a casa é partilhada, combine: talvez a televisão continue para os outros, em volume baixo, e você se sente em outro lugar. Com crianças e com idosos que dependem da tela para companhia, não imponha; proponha algo melhor e fique junto. É um jejum seguro para quase todos e pede atenção apenas à solidão que a falta do barulho pode revelar.',
    guidance:
      'Pense antes no que fará com as noites, porque vazio sem plano dura pouco. Separe um evangelho para ler em voz alta, um hinário, um jogo de mesa, a visita que você deve a alguém. Davi decidiu não pôr coisa má diante dos olhos (Salmos 101:3), e outro salmista pediu que Deus lhe desviasse a vista do que não tem valor (Salmos 119:37). Examine, sem exagero nem culpa falsa, o que as telas andam plantando em você: medo, desejo, deboche, cansaço. Paulo aconselha a ocupar o pensamento com o que é verdadeiro, puro e amável (Filipenses 4:8). Se o silêncio trouxer tristeza antiga, converse com um amigo ou conselheiro; se ela for pesada demais, procure ajuda. Ao voltar, escolha o que assistir antes de ligar o aparelho.',
    verses: [
      verse('Salmos 101:3', 'porei má diante olhos'),
      verse('Salmos 119:37', 'Desvia olhos inúteis'),
      verse('Filipenses 4:8', 'verdadeiro puro amável pensai'),
    ],
  },
  {
    slug: 'personalizado',
    type: 'personalizado',
    restrictions:
      'Aqui é você quem define o que deixar. Bons exemplos: compras que não são necessárias, doces, álcool, jogos no celular, música no fone o dia todo, horas extras que roubam a família, sono atrasado por causa da tela. Escolha uma só coisa, lícita ou inútil, que ocupe lugar demais em você. O que já é pecado se abandona de vez. Não deixe remédio, tratamento, sono, água nem cuidados com quem depende de você. Se pensar em alimento, leia as orientações dos outros tipos e consulte o médico.',
    guidance:
      'Faça a pergunta com calma diante de Deus: o que me domina? Paulo dizia que tudo lhe era permitido, mas não se deixaria prender por coisa alguma (1 Coríntios 6:12). Escreva a resposta numa frase, com começo e fim, e mostre a alguém em quem confia. Para cada coisa tirada, ponha outra no lugar: em vez da compra, uma oferta a quem precisa; em vez da hora extra, o jantar com a família; em vez do fone, quinze minutos de silêncio. Regras do tipo não toque, não prove, parecem sábias, mas sozinhas não curam o coração (Colossenses 2:21-23). Por isso una o jejum à oração e à Palavra. Se descobrir que não consegue parar, você pode ter encontrado uma dependência: isso não diminui ninguém, e existe ajuda na igreja e no serviço de saúde.',
    verses: [
      verse('1 Coríntios 6:12', 'lícitas convêm sujeitar coisa'),
      verse('Colossenses 2:21-23', 'toques aparência sabedoria valor'),
    ],
  },
];
