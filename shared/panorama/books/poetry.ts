import type { BookPortrait } from '../types.ts';

export const poetry: readonly BookPortrait[] = [
  {
    code: 'JOB',
    author: 'Anônimo',
    period: 'Ambiente dos patriarcas; escrita muito discutida, talvez entre os séculos 7 e 4 a.C.',
    keyTheme: 'Quando a dor não cabe em nenhuma explicação',
    summary:
      'Um homem íntegro perde rebanhos, filhos e saúde em poucos dias. O leitor sabe o que houve no céu; o sofredor nunca fica sabendo. Três amigos chegam e, durante uma semana, fazem o melhor que podiam: sentam-se no chão, calados. Depois abrem a boca e estragam tudo, insistindo que toda desgraça é castigo por alguma culpa. Ele protesta, às vezes quase blasfema, exige audiência, e continua falando com o Deus de quem se queixa. Um jovem chamado Eliú também discursa. Quando enfim a resposta vem, num redemoinho, não traz motivos: traz estrelas, mar, avestruzes e cavalos. No encerramento, quem recebe repreensão são os amigos, e é a oração do ferido que os socorre.',
    keyVerses: ['Jó 2:13', 'Jó 38:4', 'Jó 42:7'],
  },
  {
    code: 'PSA',
    author: 'Vários: Davi, Asafe, os filhos de Corá, Salomão, Moisés e muitos anônimos',
    period: 'Poemas de vários séculos, reunidos na forma atual depois do exílio.',
    keyTheme: 'Uma oração para cada estado da alma',
    summary:
      'Raiva, gratidão, insônia, inveja, medo de morrer, vontade de dançar: há um salmo para cada coisa. Israel cantou e orou com este livro, e a igreja o adotou sem cerimônia. São cento e cinquenta poemas em cinco coleções. Alguns foram feitos para multidões a caminho de Jerusalém; outros cabem num quarto escuro. Perto de um terço deles reclama, e ninguém é censurado por isso, porque a queixa é dirigida a quem pode ouvir. Aparecem também pedidos ásperos contra inimigos, que deixam a vingança nas mãos de Deus. O conjunto começa com uma árvore plantada junto à água e termina com tudo o que respira convidado a louvar.',
    keyVerses: ['Salmos 1:3', 'Salmos 62:8', 'Salmos 150:6'],
  },
  {
    code: 'PRO',
    author: 'Salomão em grande parte; também sábios anônimos, Agur e Lemuel',
    period: 'Do século 10 a.C. ao tempo de Ezequias (por volta de 700) e depois.',
    keyTheme: 'Aprender a viver com juízo, começando por reverenciar a Deus',
    summary:
      'Preguiça, fiança de dívida alheia, língua solta, vinho demais, vizinho inconveniente, balança adulterada. Poucas páginas da Bíblia são tão parecidas com uma conversa de cozinha. Primeiro um pai fala longamente ao filho, e a sabedoria aparece como uma mulher que grita nas esquinas e arruma a mesa para quem quiser entrar. Do capítulo dez em diante vêm centenas de frases curtas, para mastigar uma por dia. Convém lembrar o gênero: provérbio descreve o rumo normal das coisas e não assina contrato; às vezes dois se contradizem de propósito, porque é preciso saber a hora de cada um. O encerramento elogia uma mulher de mãos fortes, negócios honestos e portas abertas ao necessitado.',
    keyVerses: ['Provérbios 6:6', 'Provérbios 9:10', 'Provérbios 15:1'],
  },
  {
    code: 'ECC',
    author:
      'O "Pregador", filho de Davi; a tradição atribui a Salomão, outros a um sábio posterior',
    period: 'Século 10 a.C. para a tradição; entre os séculos 5 e 3 a.C. para muitos.',
    keyTheme: 'O que sobra quando tudo parece vapor',
    summary:
      'Imagine alguém que tentou tudo com dinheiro e tempo de sobra: estudo, festa, obras, coleções, amores. Agora ele senta, faz o balanço e conclui que era como segurar fumaça. O rio corre para o mar e o mar não enche; o justo às vezes leva a pior; o herdeiro pode ser um tolo. Eclesiastes tem a coragem de dizer em voz alta o que o crente cansado pensa em segredo. Não é um livro sem luz. De tempos em tempos o autor para e recomenda o pão repartido, o trabalho do dia, a companhia de quem se ama, tudo recebido como presente. Fechadas as contas, restam o temor de Deus e a certeza de que ele julgará com justiça.',
    keyVerses: ['Eclesiastes 1:2', 'Eclesiastes 3:13', 'Eclesiastes 12:13'],
  },
  {
    code: 'SNG',
    author: 'Ligado a Salomão pelo título, que também pode ser dedicatória; autoria discutida',
    period: 'Entre o século 10 e o 4 a.C., conforme o estudioso.',
    keyTheme: 'O amor de um casal, celebrado sem vergonha',
    summary:
      'Ela o procura à noite pelas ruas; ele a compara a éguas, pombas e romãs; as amigas comentam em coro. Quem espera doutrina em parágrafos estranha esse poema, cheio de perfume, vinhedos e portas entreabertas. Trata-se do amor de um casal, com desejo, saudade, elogio mútuo e uma advertência que volta como refrão: não se apressa o que tem hora de despertar. A voz feminina fala mais do que a masculina, coisa rara na literatura antiga. Judeus o leram como figura do Senhor com Israel, cristãos como figura de Cristo com a igreja; muitos hoje acolhem as duas leituras. O selo sobre o coração, perto do fim, declara que o amor verdadeiro não está à venda.',
    keyVerses: ['Cânticos 2:7', 'Cânticos 3:2', 'Cânticos 8:7'],
  },
];
