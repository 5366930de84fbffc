import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const forgivenessAndSalvation: readonly PromiseTheme[] = [
  {
    slug: 'perdao',
    theme: 'Perdão',
    explanation:
      'As promessas de perdão têm história: foram dadas a um povo que fizera um bezerro de ouro, a um rei culpado, a exilados que colhiam o que plantaram. Em quase todas há um convite: confessar, deixar o caminho torto, voltar. O arrependimento não paga a dívida; ele abre a mão para receber. O Novo Testamento mostra quem pagou: o perdão nos chega pelo sangue de Cristo, de graça e por inteiro. Isso não apaga toda consequência nem dispensa reparar o dano que causamos. E quando Jesus nos manda perdoar, não manda permanecer ao alcance de quem agride; perdoar e proteger-se podem caminhar juntos.',
    prayer:
      'Pai de misericórdia, venho sem desculpas. Tu sabes o que fiz, o que deixei de fazer e o que escondi até de mim. Confesso o meu pecado e não quero abraçá-lo de novo. Agradeço-te por Cristo, que carregou na cruz o que eu nunca poderia pagar. Limpa a minha consciência e tira de mim o costume de cavar culpas que já lançaste longe. Mostra-me a quem devo pedir perdão e o que preciso reparar. Ao meu coração ferido dá forças para perdoar, no tempo e do modo que te agradam. Por Jesus, que nos lavou. Amém.',
    actions: [
      'Separe um momento em silêncio, escreva o que pesa na consciência, confesse a Deus item por item e depois rasgue o papel.',
      'Procure a pessoa que você prejudicou, peça perdão sem justificativas e, se houver dívida ou dano, combine como vai reparar.',
      'Converse com um pastor ou irmão maduro quando a culpa não sossegar, pois carregar tudo às escondidas costuma adoecer.',
      'Ore pelo nome de quem ofendeu você, entregando o caso a Deus, ainda que a confiança precise de tempo para ser refeita.',
      'Se a ofensa foi violência, perdoe longe do agressor: afaste-se, denuncie e aceite ajuda.',
    ],
    promises: [
      {
        verse: verse('Êxodo 34:6-7', 'misericordioso tardio perdoa'),
        context:
          'Deus se apresenta a Moisés logo após o bezerro de ouro: misericordioso e pronto a perdoar, sem por isso tratar o mal como inocente.',
      },
      {
        verse: verse('Salmos 32:5', 'Confessei-te pecado perdoaste'),
        context:
          'Testemunho de Davi: enquanto calou a culpa, definhou por dentro; quando a confessou ao Senhor, recebeu perdão e alívio.',
      },
      {
        verse: verse('Salmos 86:5', 'bom perdoador invocam'),
        context:
          'Davi ora em aperto e apoia o pedido no caráter de Deus, que não despede com desprezo quem o chama pedindo misericórdia.',
      },
      {
        verse: verse('Salmos 103:12', 'oriente ocidente transgressões'),
        context:
          'Aos que temem o Senhor, Davi descreve com uma distância impossível de medir o lugar para onde vai a culpa perdoada.',
      },
      {
        verse: verse('Salmos 130:3-4', 'registro permanecer perdão'),
        context:
          'Cântico de peregrinos rumo a Jerusalém: ninguém ficaria de pé se Deus só fizesse contas, mas nele o perdão existe e gera reverência.',
      },
      {
        verse: verse('Provérbios 28:13', 'encobre confessa abandona misericórdia'),
        context:
          'Sabedoria ensinada em Israel, princípio de vida mais do que fórmula: a culpa escondida apodrece, e a confessada e abandonada encontra compaixão.',
      },
      {
        verse: verse('Isaías 1:18', 'escarlate brancos neve'),
        context:
          'Isaías falou a uma Jerusalém religiosa e injusta, mais de sete séculos antes de Cristo: Deus oferece limpeza completa ao povo que se volta a ele.',
      },
      {
        verse: verse('Isaías 43:25', 'anulo transgressões lembro'),
        context:
          'Dirigido aos exilados, que nada tinham a alegar em sua defesa: Deus perdoa por decisão dele, por causa do próprio nome.',
      },
      {
        verse: verse('Isaías 55:7', 'perverso caminho compaixão perdoa'),
        context:
          'Convite aos exilados na Babilônia e a quem mais tivesse sede: largar o mau caminho e voltar-se ao Deus generoso em perdoar.',
      },
      {
        verse: verse('Miqueias 7:18-19', 'perdoa bondade pecados mar'),
        context:
          'Miqueias encerra o livro, escrito em tempo de corrupção e juízo, admirado com um Deus que volta a compadecer-se dos que restaram.',
      },
      {
        verse: verse('Mateus 6:14', 'perdoardes ofensas perdoará'),
        context:
          'Comentário de Jesus ao Pai-nosso: os discípulos que vivem do perdão do Pai não podem recusá-lo, o que não obriga a expor-se à violência.',
      },
      {
        verse: verse('Mateus 26:28', 'sangue testamento perdão'),
        context:
          'Na última ceia, com o cálice na mão, Jesus explica aos discípulos o sentido de sua morte: sangue da aliança, oferecido para remissão.',
      },
      {
        verse: verse('Atos 10:43', 'profetas crerem receberão perdão'),
        context:
          'Pedro anuncia isto na casa de Cornélio, oficial romano: o perdão prometido pelos profetas é para quem crê em Jesus, de qualquer nação.',
      },
      {
        verse: verse('Colossenses 2:13-14', 'perdoando-vos dívida cruz'),
        context:
          'Paulo escreve a cristãos de Colossos tentados a confiar em regras: a dívida deles foi cancelada na cruz e não resta cobrança.',
      },
      {
        verse: verse('1 João 1:9', 'confessarmos fiel perdoar purificar'),
        context:
          'João combate a ideia de que o cristão não peca: ao crente que reconhece suas faltas, garante um Deus leal em perdoar e limpar.',
      },
      {
        verse: verse('Efésios 1:7', 'sangue perdão riquezas graça'),
        context:
          'No louvor que abre a carta, Paulo inclui judeus e gentios em Cristo: o perdão custou sangue e vem de uma graça farta.',
      },
    ],
  },
  {
    slug: 'salvacao',
    theme: 'Salvação',
    explanation:
      'No Antigo Testamento, salvar era muitas vezes tirar do Egito, do inimigo, do cativeiro; e esses livramentos apontavam para um resgate mais fundo. Os Evangelhos contam que Jesus veio salvar do pecado, da condenação e da morte. Por isso estas promessas trazem um endereço largo: todo aquele que crê, quem invoca o nome do Senhor. Trazem também um termo claro: a salvação é recebida pela fé em Cristo, e as boas obras vêm depois, como fruto. Não são senha que se repete nem prêmio de gente melhor. São palavra segura de Deus para quem deixa de confiar em si e descansa no Filho, hoje e no juízo.',
    prayer:
      'Senhor Jesus, sei que não posso me salvar. Minhas boas intenções duram pouco, e o meu pecado é mais fundo do que mostro. Creio que o Senhor morreu por mim, ressuscitou e está vivo diante do Pai. Nas suas mãos coloco a minha vida, o meu passado e o dia da minha morte. Dê-me um coração novo, que ame o que o Senhor ama. Se a dúvida me visitar, que eu olhe para a sua obra, e não para a força da minha fé. Lembre-se também dos meus queridos que ainda não o conhecem. Amém.',
    actions: [
      'Leia o Evangelho de João em pequenos trechos e pergunte, a cada dia, o que aquela página revela sobre quem Jesus é.',
      'Se você nunca confiou em Cristo, fale com ele agora em suas próprias palavras e conte isso a um cristão de confiança.',
      'Procure uma igreja séria, onde possa aprender a fé, conversar com o pastor sobre o batismo e conviver com irmãos.',
      'Escreva em poucas linhas como Cristo alcançou você e guarde o texto para os dias em que a segurança fraquejar.',
      'Ore por duas pessoas ainda distantes do evangelho e conviva com elas com paciência, sem pressão nem discussões inúteis.',
    ],
    promises: [
      {
        verse: verse('Isaías 45:22', 'salvos limites terra'),
        context:
          'Por meio de Isaías, o Deus de Israel chama também as nações, que confiavam em ídolos sem vida: só nele há quem salve.',
      },
      {
        verse: verse('Isaías 12:2', 'Deus salvação confiarei medo'),
        context:
          'Cântico previsto para o povo resgatado, depois do juízo anunciado por Isaías: quem foi salvo já não precisa viver com medo.',
      },
      {
        verse: verse('Mateus 1:21', 'JESUS salvará povo pecados'),
        context:
          'Um anjo fala em sonho a José, perplexo com a gravidez de Maria, e explica o nome do menino, que livrará da culpa o seu povo.',
      },
      {
        verse: verse('Lucas 19:10', 'buscar salvar perdido'),
        context:
          'Jesus diz isto em Jericó, na casa de Zaqueu, cobrador de impostos malvisto: ele veio atrás de quem estava perdido.',
      },
      {
        verse: verse('João 1:12', 'receberam filhos Deus creem'),
        context:
          'Na abertura do Evangelho, João declara que muitos recusaram Jesus, mas quem o acolhe com fé ganha lugar de filho na família de Deus.',
      },
      {
        verse: verse('João 3:17', 'enviou condenasse salvo'),
        context:
          'Parte da conversa noturna com Nicodemos, mestre em Israel: a missão do Filho, enviado por amor, é de resgate.',
      },
      {
        verse: verse('João 10:9', 'porta entrar salvo pasto'),
        context:
          'Depois de curar um cego, expulso pelos líderes, Jesus se compara à entrada do aprisco: por ele se acham segurança, liberdade e sustento.',
      },
      {
        verse: verse('Atos 2:21', 'invocar nome Senhor salvo'),
        context:
          'Em Pentecostes, Pedro cita o profeta Joel diante da multidão e mostra que invocar o Senhor, agora, é recorrer a Jesus ressuscitado.',
      },
      {
        verse: verse('Atos 4:12', 'nenhum outro salvação nome'),
        context:
          'Preso com João por causa de um coxo curado, Pedro responde ao tribunal de Jerusalém que só o nome de Jesus pode salvar.',
      },
      {
        verse: verse('Atos 16:31', 'Crê Senhor salvo casa'),
        context:
          'Resposta de Paulo e Silas ao carcereiro de Filipos após o terremoto: a fé em Jesus salva, e a mesma palavra foi anunciada aos da casa.',
      },
      {
        verse: verse('Romanos 1:16', 'Evangelho poder salvação crê'),
        context:
          'Paulo apresenta o tema da carta aos romanos: a boa notícia de Cristo tem força para salvar judeus e não judeus que creem.',
      },
      {
        verse: verse('Romanos 10:9', 'boca Senhor ressuscitou salvo'),
        context:
          'Escrito quando Paulo lamentava a incredulidade de muitos em Israel: judeu ou não, quem confessa Jesus como Senhor ressuscitado é recebido por Deus.',
      },
      {
        verse: verse('Efésios 2:8-9', 'graça fé dom obras'),
        context:
          'Lembrança aos cristãos da região de Éfeso, antes afastados de Deus: foram salvos por presente, recebido pela fé, sem motivo para vaidade.',
      },
      {
        verse: verse('Tito 3:5', 'misericórdia salvou renovação Espírito'),
        context:
          'Paulo instrui Tito, que organizava igrejas em Creta, a recordar aos crentes que a misericórdia os renovou pelo Espírito, sem mérito prévio.',
      },
      {
        verse: verse('Hebreus 7:25', 'salvar completa interceder'),
        context:
          'Cristãos hebreus cansados ouviram que Jesus, sacerdote que não morre, salva por inteiro e segue intercedendo por quem recorre a Deus por ele.',
      },
    ],
  },
];
