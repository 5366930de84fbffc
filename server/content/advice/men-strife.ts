import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const menStrife: readonly AdviceEntry[] = [
  {
    slug: 'agressor',
    audience: 'priest',
    situation: 'Já bati na minha esposa ou nos meus filhos e quero parar.',
    serves: ['committed'],
    synonyms: [
      'eu bato na minha mulher',
      'agredi minha esposa',
      'bati no meu filho e me arrependi',
      'empurrei minha esposa',
      'ameacei minha família',
      'ela pediu medida protetiva contra mim',
      'perdi a cabeça e agredi',
      'sou violento em casa',
    ],
    advice:
      'Primeiro a segurança deles, depois a sua alma. Saia de casa hoje e fique na casa de um parente ou amigo até que profissionais digam que há condição de voltar. Entregue qualquer arma. Se alguém está ferido, chame o 192. Se existe medida protetiva, cumpra cada linha: nem mensagem, nem recado por irmão da igreja, nem flores na portaria. A polícia atende no 190, e sua esposa pode ligar 180 sempre que quiser.\n\nO que você fez não foi nervosismo, nem culpa dela, nem da bebida. Foi violência, e Deus odeia isso (Salmos 11:5). Nenhuma ideia de autoridade do marido a cobre. Paulo manda o homem amar a esposa como ao próprio corpo, alimentando e cuidando (Efésios 5:28-29).\n\nExiste caminho de volta para Deus, e Ezequiel o mostra sem enfeite: lançar fora toda transgressão, coração novo, espírito novo (Ezequiel 18:30-31). Chorar depois não é isso. Quem bate costuma chorar, prometer, comprar presente e recomeçar em três semanas. Arrependimento tem outra cara: confessa o que fez com o verbo certo, aceita processo e distância, entra num grupo reflexivo para autores de violência, trata álcool e droga, presta contas durante anos.\n\nO perdão dela não é seu direito, nem a volta dela a prova de que Deus perdoou você. Talvez o casamento termine; ainda assim os seus filhos merecem um pai que parou. E, se bater o desespero de quem se viu por dentro, ligue 188. Há vida decente depois da verdade.',
    steps: [
      'Saia de casa hoje e avise a um parente e ao pastor onde você está e por quê, sem suavizar.',
      'Cumpra à risca qualquer ordem da Justiça e use advogado ou Defensoria, nunca pressão sobre ela.',
      'Procure no CREAS, no fórum ou no posto de saúde um grupo reflexivo para homens e um psicólogo.',
      'Continue sustentando a casa e os filhos pelos meios que a lei indicar, sem fazer disso moeda de troca.',
      'Escreva o que fez, data por data, para ler ao profissional que acompanhar você.',
    ],
    verses: [
      verse('Ezequiel 18:30-31', 'lançai transgressões novo coração'),
      verse('Salmos 11:5', 'odeia perverso violência'),
      verse('Efésios 5:28-29', 'maridos amar corpos alimenta'),
    ],
  },
  {
    slug: 'esposa-agressiva',
    audience: 'priest',
    situation: 'Minha esposa me agride ou me humilha, e tenho vergonha de contar.',
    serves: ['suffered'],
    synonyms: [
      'minha mulher me bate',
      'apanho da minha esposa',
      'esposa agressiva',
      'minha mulher me humilha na frente dos outros',
      'minha esposa me ameaça',
      'homem que sofre violência',
      'ela quebra tudo em casa',
    ],
    advice:
      'Quem acredita num homem de um metro e oitenta que diz ter medo da esposa? Deus acredita. O salmo chama Deus de refúgio alto para o oprimido, seja qual for o tamanho dele (Salmos 9:9). Tapa, arranhão, objeto atirado, ameaça com faca, humilhação diante dos filhos, mentira usada para afastar você deles: isso é violência também quando a vítima é o marido.\n\nNão revide. Você provavelmente tem mais força, e uma reação sua pode feri-la gravemente e mudar tudo. Paulo aconselha a não devolver o mal (Romanos 12:17-18), e o sábio sai de perto quando enxerga o perigo (Provérbios 27:12). Não revidar, porém, nada tem a ver com aguentar calado. Pegue a chave, leve as crianças se elas correm risco e vá para um lugar seguro. Em perigo imediato, chame o 190. Qualquer delegacia registra a ocorrência, e cópias de laudos e mensagens ajudam.\n\nDepois procure entender sem desculpar. Depressão, transtorno de humor, álcool, pós-parto e uma infância violenta podem estar por trás e têm tratamento. Diga a ela, em hora calma e com alguém por perto, que assim você não continua e que há ajuda. Se as crianças sofrem, o Disque 100 e o Conselho Tutelar orientam.\n\nConte a um amigo e ao pastor. Se rirem, conte a outro. Seja honesto ainda sobre você: se também agride ou ameaça, procure tratamento pelo seu lado. O filho que vê respeito exigido com calma aprende o que é um homem forte.',
    steps: [
      'Conte hoje a uma pessoa séria o que acontece, com datas e fatos, mesmo que a voz falhe.',
      'Prepare um lugar para onde ir de repente e deixe lá documentos, roupa e cópia das chaves.',
      'Faça o registro na delegacia e procure atendimento de saúde se houver qualquer lesão.',
      'Busque orientação jurídica na Defensoria antes de sair de casa com os filhos por mais de alguns dias.',
    ],
    verses: [
      verse('Salmos 9:9', 'refúgio oprimido angústia'),
      verse('Romanos 12:17-18', 'mal paz todos'),
      verse('Provérbios 27:12', 'prudente mal esconde'),
    ],
  },
  {
    slug: 'separacao',
    audience: 'priest',
    situation: 'Minha esposa quer se separar de mim, e eu não quero perder minha família.',
    synonyms: [
      'minha esposa quer se separar',
      'minha mulher pediu o divórcio',
      'ela foi embora de casa',
      'minha esposa me deixou',
      'como salvar meu casamento',
      'quero reconquistar minha esposa',
      'minha mulher deixou de me amar',
    ],
    advice:
      'Muitos maridos juram que foi do nada. Quase nunca foi. Ela avisou em prestações: na reclamação repetida, no choro no banheiro, no dia em que parou de reclamar. Por isso, antes de querer saber como fazê-la voltar, pergunte o que ela tentou dizer que você não ouviu. Responder antes de escutar, avisa Provérbios, é tolice e dá vergonha (Provérbios 18:13).\n\nPeça uma conversa e vá sem defesa preparada. Ouça até o fim, anote, agradeça. Se houve desprezo, ausência, mentira ou grosseria, chame pelo nome e comece a mudar sem plateia. O amor que Paulo cobra do marido se mede por Cristo, que se deu (Efésios 5:25); ele não perseguiu ninguém para ser amado.\n\nRespeite o não. Aparecer no trabalho dela, mandar trinta mensagens, usar os filhos de pombo-correio, pedir que a igreja inteira a pressione ou ameaçar fazer uma besteira só confirma a decisão e pode virar crime. Se ela sai porque sofreu agressão, seu lugar é longe, em tratamento, cumprindo a lei.\n\nProponha ajuda de um terapeuta de casal ou do pastor, e aceite se ela preferir outra pessoa. Há separações que se desfazem devagar, e há as que permanecem; a Escritura manda buscar reconciliação (1 Coríntios 7:10-11), mas ninguém a assina pelos dois. O que está em suas mãos é ser íntegro, pagar a pensão em dia, não falar mal da mãe diante das crianças. O Senhor fica perto de quem tem o coração despedaçado (Salmos 34:18). Se os pensamentos forem de morte, ligue 188 agora.',
    steps: [
      'Peça a ela uma conversa de uma hora e comprometa-se a apenas ouvir e repetir o que entendeu.',
      'Escreva três mudanças que dependem só de você e comece nesta semana, ainda que ela não veja.',
      'Combine com ela por escrito horários, despesas e rotina dos filhos, com ajuda de mediação se for preciso.',
      'Procure terapia individual e um grupo de homens da igreja, para que ela não seja o seu único apoio.',
    ],
    verses: [
      verse('Salmos 34:18', 'perto quebrantados coração'),
      verse('Provérbios 18:13', 'responde antes ouvir tolo'),
      verse('Efésios 5:25', 'maridos amai Cristo entregou'),
      verse('1 Coríntios 7:10-11', 'reconcilie marido mulher'),
    ],
  },
  {
    slug: 'brigas',
    audience: 'priest',
    situation: 'Brigo com minha esposa quase todo dia por qualquer coisa.',
    synonyms: [
      'brigo com minha esposa todo dia',
      'discussão com minha mulher',
      'tudo vira briga aqui em casa',
      'minha esposa reclama de tudo',
      'vivemos discutindo',
      'casa em pé de guerra',
      'como parar de brigar com a esposa',
    ],
    advice:
      'Terça-feira, sete da noite. “Você esqueceu o pão de novo.” “E você nunca agradece nada.” “Lá vem.” Em quarenta segundos o pão sumiu da conversa, e os dois estão discutindo o casamento inteiro, com a sogra no meio. Provérbios compara o começo da briga a uma água que se solta, e recomenda largar antes que ela leve tudo (Provérbios 17:14).\n\nRepare na palavra “antes”. O marido que quer paz aprende a reconhecer a primeira gota. Pode ser o tom, o revirar de olhos, o “sempre” e o “nunca”. Nessa hora, experimente a frase mais difícil da língua portuguesa: “você tem razão no pão”. Quem cede no que é pequeno sabe o tamanho das coisas. Quem demora a se irritar apaga o incêndio dos dois (Provérbios 15:18).\n\nDepois procure a briga que está embaixo da briga. Ela reclama da toalha e quer dizer que está cansada. Você reclama do gasto e quer dizer que tem medo. Paulo resumiu aos maridos numa linha: amar, sem azedume (Colossenses 3:19). Azedume é aquele jeito de responder que já vem com dez anos de juros.\n\nEscolham um horário para os assuntos sérios, fora da cozinha e longe das crianças, que escutam tudo pela parede. Um fala, o outro resume, depois se decide. Se as discussões já têm grito que assusta, objeto no chão ou empurrão, o problema mudou de nome: é violência, e a segurança dela e dos filhos vem antes da conversa. Saia de perto e busque ajuda no mesmo dia; ela tem direito a proteção.',
    steps: [
      'Na próxima faísca, concorde primeiro com a parte verdadeira da queixa e só depois fale da sua.',
      'Anote durante uma semana o assunto e a hora das brigas e procure com ela o que se repete.',
      'Reservem meia hora por semana para contas, filhos e agenda, sem televisão e sem celular.',
      'Peça desculpas aos filhos pela última briga que eles ouviram e conte como pretende agir.',
    ],
    verses: [
      verse('Provérbios 15:18', 'irritado demora apaziguará'),
      verse('Provérbios 17:14', 'briga águas abandona discussão'),
      verse('Colossenses 3:19', 'maridos amai amargamente'),
    ],
  },
  {
    slug: 'entre-a-mae-e-a-esposa',
    audience: 'priest',
    situation: 'Fico dividido entre minha mãe e minha esposa, que não se entendem.',
    synonyms: [
      'minha mãe se mete no meu casamento',
      'minha mãe não gosta da minha esposa',
      'minha mãe e minha esposa não se dão',
      'minha mãe fala mal da minha esposa',
      'esposa e sogra brigam',
      'minha esposa não suporta minha mãe',
      'minha mãe quer mandar na minha casa',
      'filho único e mãe ciumenta',
      'estou no meio da briga das duas',
    ],
    advice:
      'Domingo, almoço na casa da mãe. Ela alfineta, a esposa se cala, você finge que não ouviu e elogia a lasanha. No carro, o silêncio de volta. O homem que não escolhe já escolheu: deixou as duas brigarem no lugar que era dele.\n\nJesus retomou o princípio: deixar pai e mãe para formar com a esposa uma só vida (Marcos 10:7-8). Deixar é mudar a ordem das lealdades. Decisão sobre filho, dinheiro, festa e casa se toma a dois e se comunica depois. Se a sua mãe sabe antes da sua esposa, inverta.\n\nIsso não é ingratidão. Na cruz, com dores que não imaginamos, Jesus providenciou quem cuidasse de Maria (João 19:26-27). Provérbios proíbe desprezar a mãe que envelhece (Provérbios 23:22). Dá para honrar e pôr limite na mesma frase: “Mãe, eu amo a senhora, e não vou ouvir falarem mal da minha esposa.” Quem diz isso é o filho. Deixar que a nora diga é covardia com as duas.\n\nEscute também o outro lado. Talvez a sua esposa não precise que você brigue com ninguém; precisa ouvir “eu vi o que aconteceu, e não foi certo”. E talvez a sua mãe não queira mandar: é viúva, tem medo de sobrar e só conhece esse jeito de aparecer. Dê a ela uma hora fixa que seja sua, telefonema, consulta, um café. Quem tem lugar garantido disputa menos. Não carregue recado de uma para a outra, nem prometa às duas o que não pode cumprir.',
    steps: [
      'Pergunte à sua esposa qual situação com sua mãe mais a machuca e apenas escute, sem explicar ninguém.',
      'Combine com ela um limite concreto e comunique-o você mesmo à sua mãe, com carinho e sem intermediário.',
      'Reserve um horário semanal só para a sua mãe, combinado antes em casa.',
      'Na próxima alfinetada, responda na hora, com calma, em vez de mudar de assunto.',
    ],
    verses: [
      verse('Marcos 10:7-8', 'deixará pai mãe unirá'),
      verse('João 19:26-27', 'mãe filho discípulo casa'),
      verse('Provérbios 23:22', 'desprezes mãe envelhecer'),
    ],
  },
];
