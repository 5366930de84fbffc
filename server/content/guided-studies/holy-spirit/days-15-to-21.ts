import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysFifteenToTwentyOne: AuthoredPart<StudyDay[]> = [
  {
    day: 15,
    title: 'Carta a quem ainda pede licença',
    verse: verse('Romanos 8:15', 'escravidão medo adoção Aba Pai'),
    reflection:
      'Querido irmão, querida irmã,\n\nsei que você entra na presença de Deus como quem entra na sala do patrão: de pé, boné na mão, justificando a demora. Talvez o seu pai da terra tenha sido assim; talvez nem tenha havido pai, e a palavra arranhe, e por isso escrevo devagar.\n\nPaulo conhecia a lei romana, em que o adotado recebia nome novo e direito à herança, tinha as dívidas antigas canceladas e não voltava à condição anterior. Ele diz que foi isso que nos aconteceu em Cristo, e que o Espírito põe na boca dos adotados a palavra aramaica que Jesus usou no jardim, suando de angústia: Aba. Não é senha de gente sem problemas, e pode ser dita chorando. Se hoje só sair um sussurro, já é o Espírito ensinando a sua boca.\n\nEntre, que a casa é sua também.',
    prayer:
      'Aba, eu demorei a usar esta palavra. Tu conheces o que ela me lembra, o bom e o ruim. Não és o retrato de quem me feriu; és o Pai de Jesus. Eu chego a ti sem justificativa. Fica comigo um pouco, e desmancha em mim, aos poucos, os modos de empregado que ainda trago.',
    action:
      'Responda à carta: meia página que comece com “Aba,” e diga o que você costuma esconder por medo; ninguém vai ler. Começa hoje também a proposta do jejum mais longo, até as 18h: só em dia escolhido, com água, e apenas se a saúde e o trabalho permitem.',
  },
  {
    day: 16,
    title: 'Quando não sai nada',
    verse: verse('Romanos 8:26', 'Espírito ajuda fraquezas intercede gemidos'),
    reflection:
      'Hoje o estudo terá poucas linhas.\n\nExistem dores que não viram frase: o resultado do exame, o quarto vazio, o nome do filho que sumiu no vício. Pessoas piedosas já disseram a você “ore”, e você se ajoelhou e ficou olhando a colcha. Paulo, que escreveu cartas inteiras de oração, usa “nós” aqui; também ele não sabia.\n\nO texto não manda caprichar mais. Conta o que se passa por baixo do nosso silêncio: alguém toma o peso do outro lado, como quem ajuda a carregar um móvel na escada, e leva ao Pai aquilo que não conseguimos formular. O seu suspiro no ponto de ônibus talvez tenha sido a oração mais bem traduzida do dia.',
    prayer:
      'Espírito Santo, eu não sei pedir; fica tu com isto.\n\n(Permaneça um minuto sem falar. Se vier um gemido, deixe-o vir, e se vier sono, durma.)\n\nPai, tu que sondas os corações, entende o que o teu Espírito pede por mim, e faz o que é bom.',
    action:
      'Na prática das 19h, fique dez minutos em silêncio com as mãos abertas no colo, sem música e sem texto. Se a dor for grande demais para ficar a sós com ela, peça a alguém que se sente ao lado.',
  },
  {
    day: 17,
    title: 'O que entristece um amigo',
    verse: verse('Efésios 4:30', 'entristeçais Espírito selados'),
    reflection:
      'Só se entristece quem ama: um regulamento não fica triste; um amigo, sim. E o que a carta põe em volta desta frase surpreende pela falta de mistério: mentira ao vizinho, raiva que dorme no travesseiro, mão que furta em vez de trabalhar, conversa podre, gritaria, apelido que humilha. Quase tudo acontece entre pessoas, da boca para fora, em casa.\n\nAlguém pode cantar de braços erguidos e, no estacionamento, falar mal da cantora. Os dois gestos saem da mesma boca, e o Espírito estava ali nas duas horas. A boa notícia vem grudada: fomos selados. Ele se entristece como quem continua na casa. Logo adiante Paulo mostra o caminho de volta: bondade, compaixão, perdão do tamanho do recebido.',
    prayer:
      'Amigo que habitas em mim, reconheço: feri-te ao ferir ______. Falei o que não devia e gostei de falar. Perdoa-me, e tira da minha voz o tom que aprendi em casa e que hoje repito. Quero ser boa companhia para ti, e descanso para quem mora comigo.',
    action:
      'Diga hoje a quem você ofendeu: “Eu falei aquilo e foi errado. Não vou explicar. Você me perdoa?” Respeite a resposta, mesmo o silêncio. Se o caso é de alguém que machuca você, a tarefa é outra: contar a uma pessoa de confiança e pôr-se em segurança.',
  },
  {
    day: 18,
    title: 'Caminhada sem fone',
    verse: verse('Salmos 139:7', 'escaparia Espírito fugiria presença'),
    reflection:
      'O estudo de hoje se faz andando. Para ele, leve só o salmo na cabeça.\n\nNo primeiro trecho, lembre os lugares de onde você já quis sumir: uma igreja, um emprego, uma cidade, você mesmo. No segundo, lembre por onde passou depois, e procure com honestidade se houve ali alguma mão, ainda que discreta: um prato de comida, um porteiro, uma frase na hora certa. Davi percorreu em pensamento o céu, o fundo da terra, o outro lado do mar, a noite fechada; em todos encontrou Deus, que já estava lá.\n\nPara quem foge, o texto pode soar como cerco. No meio do salmo se descobre que a presença que não larga é a mesma que tricotou a criança no ventre. Não se foge de quem nos fez com tanto cuidado; descansa-se. No último trecho, caminhe sem dizer nada.',
    prayer:
      'Tu já estavas no quarto da pensão, na sala de espera, naquele ano que não conto a ninguém. Obrigado por não teres desistido de me seguir. Sonda-me, pois não me conheço direito, e guia-me, passo a passo, pelo caminho que dura.',
    action:
      'Dia de descanso: caminhe vinte minutos sem fone; serve a volta do quarteirão, a descida um ponto antes, o corredor do hospital. Se o corpo não permite andar, percorra as fotos do celular. Ao voltar, anote um lugar antigo onde hoje você reconhece companhia.',
  },
  {
    day: 19,
    title: 'Corpo de verdade',
    verse: verse('1 Coríntios 6:19', 'corpo templo Espírito mesmos'),
    reflection:
      'Em Corinto alguns raciocinavam assim: o que importa é o espírito, o corpo vai acabar, então tanto faz com quem se deita. Paulo responde de um modo que ninguém esperava. Deus ressuscitará esse corpo; Cristo o comprou; o Espírito mora nele. O assunto da passagem é a sexualidade, que ele trata com respeito, sem nojo, e o princípio vale para muito mais.\n\nDe um templo se cuida. Virar a noite por vaidade, adiar o exame há três anos, comer qualquer coisa em pé, tratar o descanso como pecado: nada disso é espiritual. Castigar o corpo com jejum que a saúde não suporta, também não. E se o seu corpo foi invadido por alguém, ouça com calma: a profanação foi de quem fez. Você continua lugar santo, e pedir ajuda faz parte de cuidar da casa.',
    prayer:
      'Senhor, agradeço por este corpo que me trouxe até aqui, com o joelho que reclama e o sono atrasado. Desculpa o desprezo e o abuso. Ensina-me pureza sem vergonha e cuidado sem vaidade. Cura a memória dos que foram feridos na carne, e sê tu a honra deles.',
    action:
      'Escolha um cuidado concreto: marcar a consulta adiada, dormir uma hora antes, beber água durante o turno, apagar o contato que arrasta você, e faça-o hoje. Se estava em jejum e passou mal, interrompa sem culpa, coma e procure orientação médica.',
  },
  {
    day: 20,
    title: 'Dois velhos no pátio',
    verse: verse('Lucas 2:25-26', 'Simeão esperava Espírito revelado Cristo'),
    reflection:
      'Havia o movimento de sempre no templo: fumaça, vendedores, pais com crianças, gente cumprindo ritual. Um casal pobre entrou com dois pombos, oferta de quem não podia pagar cordeiro. Ninguém virou a cabeça, a não ser Simeão. Fazia anos que alimentava uma promessa recebida em silêncio, e naquele dia, movido pelo Espírito, chegou na hora certa ao lugar certo. Tomou o menino nos braços e disse que agora podia partir em paz. Disse ainda à mãe uma palavra difícil, de espada.\n\nNa mesma hora chegou Ana, viúva havia décadas, que quase não saía dali, e também ela reconheceu o menino e saiu contando.\n\nA intimidade com Deus costuma levar anos. É feita de manhãs repetidas, jejuns discretos, esperas sem plateia. Quem conviveu tanto tempo com a voz não precisa que ela grite.',
    prayer:
      'Senhor, dá-me a paciência desses dois. Que eu não me canse de esperar o que prometeste em tua Palavra, nem invente promessas que não fizeste. Quando Jesus passar por mim no colo de gente simples, faz-me virar a cabeça. E abençoa os idosos que oram por nós sem que ninguém saiba.',
    action:
      'Procure, pessoalmente ou por telefone, alguém de idade que ora há muitos anos. Pergunte: “Como a senhora aprendeu a reconhecer a direção de Deus? Já se enganou alguma vez?” Registre a resposta com as palavras dela.',
  },
  {
    day: 21,
    title: 'Parecido com quem se olha',
    verse: verse('2 Coríntios 3:18', 'rosto descoberto transformados imagem Espírito'),
    reflection:
      'Casais de muitos anos acabam com gestos iguais. Criança anda como o avô sem que ninguém ensine, porque a convivência deixa marcas. Paulo escreve que com o Senhor se dá algo semelhante: quem fica de rosto descoberto diante dele vai mudando aos poucos, de um brilho a outro, e o autor da mudança é o Espírito.\n\nMoisés cobria a face porque a luz nele ia sumindo. Nós vivemos cobrindo por outros motivos: filtro na foto, resposta “tudo bem”, cargo na igreja. Diante de Deus a máscara só atrasa. Terminam as três primeiras semanas; compare, com bondade, quem abriu o caderno no primeiro dia e quem o segura agora. Se a diferença parece pequena, lembre que espelho nenhum mostra o crescimento de ontem para hoje, e que os outros veem antes.',
    prayer:
      'Jesus, quero gastar mais tempo olhando para ti do que para mim. Tira o véu, sobretudo aquele de que já nem me dou conta. Continua, Espírito do Senhor, a obra lenta que começaste: um pouco mais de verdade, um pouco mais de ternura, um traço teu no meu rosto cansado.',
    action:
      'Pergunte a quem convive com você: “Nestas três semanas, mudou alguma coisa em mim, para melhor ou para pior?” Só agradeça. À noite, releia o caderno e escreva uma frase que sirva de título para este período.',
  },
];
