import type { BookPortrait } from '../types.ts';

export const law: readonly BookPortrait[] = [
  {
    code: 'GEN',
    author: 'Anônimo; a tradição atribui a Moisés',
    period:
      'Da criação à morte de José no Egito. Escrita discutida: do tempo de Moisés ao fim do exílio.',
    keyTheme: 'Um mundo bom, uma ferida profunda e uma família escolhida para abençoar',
    summary:
      'De onde viemos? Por que o mundo é belo e, ao mesmo tempo, quebrado? Gênesis responde contando histórias. Nas primeiras páginas Deus fala e as coisas passam a existir; um casal recebe um jardim e perde a confiança em quem o deu; um irmão mata o outro; as águas cobrem tudo e um arco aparece nas nuvens. Depois o foco muda: sai de cena a humanidade inteira e entra um homem já idoso, convidado a deixar sua terra com nada além de uma promessa. Dele nascem famílias complicadas, cheias de preferências, mentiras e reconciliações. O último retrato é o de José, que podia se vingar dos irmãos e preferiu alimentá-los.',
    keyVerses: ['Gênesis 1:1', 'Gênesis 12:1', 'Gênesis 50:20'],
  },
  {
    code: 'EXO',
    author: 'Anônimo; a tradição atribui a Moisés',
    period: 'Saída do Egito, por volta de 1446 ou de 1260 a.C., e o primeiro ano no deserto.',
    keyTheme: 'Do trabalho forçado à presença de Deus no acampamento',
    summary:
      'Tente imaginar a cena pelo lado de quem fazia tijolos: gerações de trabalho forçado, um decreto contra os recém-nascidos e nenhum sinal de socorro. O segundo livro da Bíblia começa nesse aperto. Uma menina vigia um cesto no rio, um pastor encontra um arbusto em chamas que não se consome, um rei endurece diante de dez calamidades, e o mar se abre. Resgatados, os israelitas descobrem que sair do Egito leva uma noite e que aprender a ser livre leva muito mais. Os mandamentos chegam assim, como orientação para gente já liberta. Os capítulos finais medem tábuas, cortinas e lâmpadas, porque o Senhor resolveu acampar com os seus.',
    keyVerses: ['Êxodo 3:7', 'Êxodo 20:2', 'Êxodo 40:34'],
  },
  {
    code: 'LEV',
    author: 'Anônimo; apresenta-se como fala de Deus a Moisés, a quem a tradição o atribui',
    period: 'Cerca de um mês junto ao Sinai, no segundo ano depois da saída do Egito.',
    keyTheme: 'Ser santo no culto, na mesa e no comércio',
    summary:
      'Muita gente desiste da leitura anual da Bíblia justamente aqui, entre gorduras, óleos e manchas na pele. Vale insistir, com uma chave na mão: tudo gira em torno da palavra santo. Há ofertas para agradecer e ofertas para reparar o mal feito; há sacerdotes que se preparam e dois que tratam o sagrado a seu modo e morrem; há um dia por ano em que um bode leva para longe as culpas de todos. Lavradores aprendem a deixar espigas para o pobre, e comerciantes, a não mexer no peso. A cada cinquenta anos, quem perdeu a terra a recebe de volta. Santidade, nesse livro, tem cheiro de altar e também de lavoura.',
    keyVerses: ['Levítico 16:22', 'Levítico 19:2', 'Levítico 25:10'],
  },
  {
    code: 'NUM',
    author: 'Anônimo; a tradição atribui a Moisés, com acréscimos de outras mãos',
    period: 'Quase quarenta anos de deserto, entre o Sinai e a margem do Jordão.',
    keyTheme: 'O custo do medo e a fidelidade que recomeça',
    summary:
      'Contagem dos homens, ordem das tribos, trombetas de prata: a partida do Sinai parece desfile. Logo começam as queixas. Falta carne, sobra saudade dos pepinos do Egito, e até os irmãos de Moisés o criticam. Doze homens voltam de Canaã com um cacho de uvas carregado em vara; dez só falam dos gigantes, e o acampamento chora a noite inteira. O preço do medo são quatro décadas de areia. No caminho há uma revolta engolida pela terra, uma rocha ferida com raiva, uma serpente de bronze erguida para quem foi picado, uma jumenta que vê o anjo antes do adivinho. As últimas páginas contam de novo o povo, e os nomes são outros: Deus recomeçou com os filhos.',
    keyVerses: ['Números 14:9', 'Números 14:34', 'Números 21:9'],
  },
  {
    code: 'DEU',
    author: 'Discursos de Moisés, a quem a tradição atribui o livro; o fim é de outra mão, anônima',
    period:
      'As últimas semanas de Moisés, em Moabe. A forma final é posta por muitos no século 7 a.C.',
    keyTheme: 'Um só Deus, amado por inteiro e ensinado em casa',
    summary:
      'Três longos discursos, um cântico, uma bênção e um enterro sem túmulo conhecido: assim termina o Pentateuco. Quem fala é um líder de cento e vinte anos que vê o Jordão e não vai cruzá-lo. Ele conversa com gente que era criança ou nem havia nascido na noite da saída, e por isso diz tudo outra vez. O ponto mais alto cabe em poucas palavras: Deus é um só, merece amor sem reservas, e esse amor se passa aos filhos na conversa de casa. Seguem leis sobre dívidas, juízes, reis, colheitas e guerra, muitas delas preocupadas com quem tem menos força. Tentado no deserto, Jesus respondeu três vezes com frases tiradas daqui.',
    keyVerses: ['Deuteronômio 6:4', 'Deuteronômio 6:7', 'Deuteronômio 10:18'],
  },
];
