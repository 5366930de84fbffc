import type { PrayerTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const partingsAndBeginnings: readonly PrayerTheme[] = [
  {
    slug: 'filhos-longe-de-deus',
    theme: 'Familiares longe de Deus',
    synonyms: [
      'filho longe de Deus',
      'filho afastado',
      'meu filho não quer mais ir à igreja',
      'minha filha saiu da igreja',
      'conversão do meu marido',
      'conversão da minha família',
      'salvação da minha família',
      'filho pródigo',
    ],
    prayers: [
      'Pai, quem eu amo se afastou, e o lugar no banco está vazio; eu ainda guardo. Tu conheces essa espera: na história do filho pródigo, o pai o viu quando ainda vinha longe, porque não tinha parado de olhar a estrada (Lucas 15:20).\n\nEnsina-me a esperar daquele jeito. Que eu não faça da mesa do almoço um interrogatório, nem mande versículo como quem joga pedra. Faz da minha casa um lugar de que ele sinta saudade. Se eu o feri com a minha dureza ou com a minha incoerência, mostra-me, e dá-me a humildade de pedir desculpa.\n\nEu não consigo converter ninguém. Tu chegas onde a minha voz não entra: no ônibus, na madrugada, na conversa com um estranho. Encontra-o por lá. E, enquanto não o vejo no caminho, guarda o meu coração da amargura. Em nome de Jesus. Amém.',
      'Senhor Jesus, antes que Pedro caísse, o Senhor já tinha orado por ele, para que a fé não lhe faltasse (Lucas 22:32). Hoje eu junto o meu pedido ao seu, por alguém da minha família cujo nome o Senhor sabe.\n\nAnda longe de Deus, e há perguntas que ele nunca teve coragem de fazer na igreja. Há gente de igreja que lhe fez mal. Há também coisas de que ele não quer abrir mão. Eu não sei a medida de cada uma, e por isso peço que me livre de julgar depressa. Dê-me ouvidos antes de argumentos.\n\nPonha perto dele uma pessoa sincera, que creia sem fingir e ria das mesmas coisas. Tire-lhe o medo de voltar de mãos vazias. E faça de mim, dentro de casa, uma carta que se possa ler sem legenda: paciente no trânsito, honesto no troco, alegre no Senhor. Amém.',
      'Deus da avó Loide e da mãe Eunice, que viram a fé passar de uma para a outra até chegar ao menino Timóteo (2 Timóteo 1:5), tu sabes que nem sempre acontece na ordem que a gente sonhou.\n\nDou graças pelas orações que um dia fizemos juntos ao pé da cama. Nada disso foi perdido, ainda que eu não veja broto nenhum. Livra-me da culpa que não me cabe: cada um caminha até ti com os próprios pés. Livra-me também do desânimo que já parou de pedir.\n\nPor isso volto a pedir a conversão da minha família, do marido ao caçula, dizendo cada nome, hoje e amanhã. Abre os olhos de quem amo para a graça de Cristo, no teu tempo e do teu modo. Que ele te procure por sede e não por medo de mim. E, se a volta vier depois que eu partir, que encontre a luz da varanda acesa por alguém. Amém.',
    ],
    verses: [
      verse('Lucas 15:20', 'ainda longe pai viu compaixão'),
      verse('Lucas 22:32', 'roguei fé não falte'),
      verse('2 Timóteo 1:5', 'fé avó Loide mãe Eunice'),
    ],
  },
  {
    slug: 'fim-de-um-relacionamento',
    theme: 'Fim de um relacionamento',
    synonyms: [
      'fim de namoro',
      'terminou comigo',
      'meu namorado terminou comigo',
      'minha namorada me deixou',
      'terminamos o noivado',
      'término',
      'coração partido',
      'esquecer meu ex',
    ],
    prayers: [
      'Senhor, o namoro acabou. Ainda pego o telefone para contar uma novidade e lembro que não é mais para mandar. Tu estás perto de quem tem o coração quebrado, diz o salmo (Salmos 34:18); hoje eu preciso que seja verdade aqui, neste quarto.\n\nNão quero fingir força. Choro na tua frente o que era bom e o que eu tinha imaginado: o casamento, a casa, os domingos, os nomes que a gente nem chegou a dar. Recolhe isso tudo, que eu não sei onde pôr.\n\nGuarda-me de vigiar as redes à meia-noite e de mendigar carinho a quem já se despediu. Guarda também a outra pessoa, que eu não quero odiar. E, quando eu achar que fui descartado, lembra-me, um dia de cada vez, de quem me deu o seu Filho. Em nome de Jesus. Amém.',
      'Deus que põe curativo em ferida de gente (Salmos 147:3), trata desta com calma. Não peço para esquecer amanhã cedo; peço que a dor vá ficando limpa, sem virar veneno.\n\nMostra-me com honestidade a minha parte no fim deste relacionamento. Se menti, se sufoquei, se deixei de ouvir, perdoa-me e ensina-me. E onde a culpa não é minha, tira das minhas costas o “se eu tivesse”. Nem todo término é castigo; às vezes é só um fim.\n\nDevolve-me as coisas que larguei pelo caminho: os amigos, o violão encostado, o gosto de ler a Bíblia sem pressa. Que eu não tape o buraco com o primeiro colo. Faz de mim uma pessoa inteira em ti, que um dia saiba amar com liberdade, ou viver só sem se sentir metade. Amém.',
      'Senhor Jesus, tu também foste deixado. Amigos correram, um deles jurou que nem te conhecia. Por isso falo contigo sem precisar explicar muito.\n\nHoje a música da padaria me pegou desprevenido. Cada canto da cidade me devolve a pessoa que agora chamo de ex. Ajuda-me a passar por eles. Quando a raiva subir, que eu não escreva mensagem de que vá me envergonhar; quando vier a saudade, que eu ligue para um irmão e não para o passado.\n\nRute ouviu da sogra um pedido para seguir outro rumo, e caminhou sem ver o que havia depois da curva; foi num campo alheio, entre espigas, que o dia seguinte começou (Rute 2:2-3). O meu também vai começar em algum lugar simples. Dá-me disposição para levantar, tomar banho, trabalhar, e o resto da estrada fica contigo. Amém.',
    ],
    verses: [
      verse('Salmos 34:18', 'SENHOR perto quebrantados coração'),
      verse('Salmos 147:3', 'sara quebrantados curativo feridas'),
      verse('Rute 2:2-3', 'campo espigas ceifeiros'),
    ],
  },
  {
    slug: 'casa-nova',
    theme: 'Casa nova e mudança',
    synonyms: [
      'mudança de casa',
      'vamos mudar de casa',
      'mudança de cidade',
      'casa própria',
      'primeira noite na casa nova',
    ],
    prayers: [
      'Senhor, é a primeira noite, as caixas estão no corredor e ninguém acha a tesoura. Antes de pendurar o primeiro quadro, queremos pedir que edifiques esta casa por dentro, porque sem ti o nosso trabalho é em vão (Salmos 127:1).\n\nAbençoa cada cômodo. A cozinha, para que haja um prato a mais para quem chegar. Os quartos, para que neles se durma em paz e se peça perdão antes de apagar a luz. A sala, para a risada e para a Bíblia aberta. A porta, para que saia por ela o que estraga e entre quem precisa de abraço.\n\nObrigado por este teto, seja alugado, seja nosso. Que as parcelas não nos tirem o sono nem a generosidade. Dá-nos bons vizinhos e faz de nós bons vizinhos também. Em nome de Jesus. Amém.',
      'Deus de Abraão, tu o chamaste, e ele saiu sem saber direito para onde (Hebreus 11:8-9) e morou em tenda na terra que lhe foi prometida. Nós temos endereço e caminhão de mudança, e ainda assim dá um frio na barriga.\n\nFicam para trás a árvore da calçada, a vizinha que guardava a chave, a igreja onde sabem o nosso nome. Deixa-nos ter saudade sem medo do que vem. Cuida das crianças na escola em que ninguém as conhece, e de quem vai demorar a fazer amigos.\n\nGuia-nos a uma comunidade onde possamos servir e não só assistir. Que o trabalho novo não engula o tempo da família. E que, onde quer que a gente arme a nossa tenda, tu sejas o primeiro a ser convidado a entrar. Amém.',
      'Jesus, quando o Senhor mandou os seus de cidade em cidade, deu-lhes uma palavra para dizer na entrada: paz seja nesta casa (Lucas 10:5). É a que pomos hoje no batente da nossa.\n\nPaz sobre o que já aconteceu aqui antes de nós, que não conhecemos e não precisamos temer: o Senhor é maior. Paz entre os que vão dividir o banheiro e as contas. Paz quando houver visita demais, quando faltar água, quando um chegar cansado.\n\nJosué, já velho, disse diante de todos a quem ele e a família iam servir (Josué 24:15). Repetimos a escolha com as nossas palavras, sabendo que vamos precisar repeti-la em muitas manhãs de segunda-feira. Fique conosco. Amém.',
    ],
    verses: [
      verse('Salmos 127:1', 'SENHOR edificar casa vão'),
      verse('Hebreus 11:8-9', 'Abraão saiu sem soubesse tendas'),
      verse('Lucas 10:5', 'Paz seja nesta casa'),
      verse('Josué 24:15', 'escolhei casa serviremos SENHOR'),
    ],
  },
  {
    slug: 'batismo',
    theme: 'Batismo',
    synonyms: ['vou ser batizado', 'meu batismo', 'descer às águas', 'batismo do meu filho'],
    prayers: [
      'Pai, quando Jesus saiu do Jordão, a tua voz disse que ele era o Filho amado (Mateus 3:17). Vou entrar na água sabendo que em Cristo também sou recebido como filho, e mal consigo acreditar.\n\nTu sabes o que me trouxe até aqui: as conversas, a avó que orava, o dia em que o Evangelho deixou de ser assunto dos outros. Obrigado por cada pessoa que segurou a minha mão.\n\nQue este dia não seja um fim, como formatura. Quero sair da água sem orgulho e continuar aprendendo, pedindo perdão, servindo. Quando vier a dúvida, faz-me lembrar de que foste tu que começaste. Em nome de Jesus. Amém.',
      'Senhor Jesus, Paulo escreveu que no batismo somos sepultados contigo, para andar numa vida nova (Romanos 6:4). Deixo nas tuas mãos o que precisa morrer em mim: a mentira fácil, a vida dupla, o rancor que eu alimentava.\n\nTenho medo de voltar atrás, confesso. Por isso não confio na minha promessa; confio na tua. Dá-me irmãos que perguntem por mim na segunda-feira e uma igreja onde eu possa falhar sem fingir.\n\nOlha também para os meus que não entendem esta decisão. Que vejam em mim mais paciência e mais alegria do que antes, e que isso lhes desperte fome. Amém.',
      'Deus de todos os caminhos, na estrada deserta um estrangeiro viu água e perguntou o que o impedia de ser batizado. Desceu com Filipe e seguiu viagem contente (Atos 8:36-39). Hoje a pergunta e a alegria são da nossa família.\n\nAgradecemos por quem vai ser batizado. Veste essa pessoa de Cristo, como diz a carta aos gálatas (Gálatas 3:27), com uma roupa que sirva para o culto, para o trabalho e para o dia ruim.\n\nAjuda-nos a cumprir a nossa parte: ensinar sem cansar, dar exemplo, contar outra vez esta história quando ela for esquecida. E renova em nós, que já passamos por ali, a lembrança de a quem pertencemos. Amém.',
    ],
    verses: [
      verse('Mateus 3:17', 'voz céus Filho amado'),
      verse('Romanos 6:4', 'sepultados batismo novidade vida'),
      verse('Atos 8:36-39', 'água impede batizado jubilante'),
      verse('Gálatas 3:27', 'batizados revestistes Cristo'),
    ],
  },
  {
    slug: 'casamento-marcado',
    theme: 'Casamento marcado',
    synonyms: [
      'vou casar',
      'vou casar sábado',
      'oração dos noivos',
      'véspera do casamento',
      'cerimônia de casamento',
      'bênção para os noivos',
      'minha filha vai se casar',
      'noivado',
    ],
    prayers: [
      'Jesus, o Senhor foi convidado para um casamento em Caná e aceitou (João 2:1-2). Aceite também o nosso convite para além da foto: fique depois da festa, quando o dinheiro for contado, quando a louça sobrar, quando um de nós acordar de mau humor.\n\nObrigado por quem vai esperar por mim no altar. Sei de cor os seus defeitos e ainda assim quero. Livre-nos de casar com uma ideia um do outro. Que saibamos pedir desculpa antes do almoço e rir de nós mesmos antes de dormir.\n\nNesta véspera, abençoe as nossas famílias, que também perdem e ganham amanhã. Dê serenidade, na cerimônia, a quem cuida do vestido, do som, do bolo. E que a alegria não acabe quando acabar o vinho. Amém.',
      'Deus que desde o princípio falou de deixar pai e mãe e tornar-se uma só carne (Gênesis 2:24), ouve a oração dos noivos e ensina-nos os dois verbos. Deixar, sem ingratidão, mas de verdade, e unir-se, sem que um engula o outro.\n\nTemos medo de algumas coisas e vergonha de outras. Há contas que ainda não mostramos, feridas de namoros antigos, jeitos diferentes de brigar que aprendemos em casa. Com o casamento já marcado, dá-nos coragem de conversar antes da data. Se houver entre nós violência, mentira ou vício escondido, acende a luz agora, ainda que isso adie a festa.\n\nFaz do nosso quarto um lugar de ternura e do nosso portão um lugar de acolhida. Sê tu a terceira dobra do nosso cordão (Eclesiastes 4:12). Em nome de Jesus. Amém.',
      'Pai, um filho nosso vai se casar. Ontem eu amarrava o sapato dele; sábado vou segurar o choro no primeiro banco.\n\nObrigado pela pessoa que ele escolheu. Ajuda-me a amá-la pelo que é, e a não comparar o tempero. Dá-me sabedoria para visitar pouco, ouvir muito e opinar só quando pedirem. Que a minha casa seja um porto, não um tribunal.\n\nGuarda os dois e põe sobre eles a tua bênção. Que o amor deles seja daqueles que muitas águas não apagam nem os rios afogam (Cânticos 8:7). Quando vier o aperto, que procurem a ti, e saibam que podem contar conosco sem cobrança. E lembra-me, diante dos dois, do meu próprio voto, para que eu o renove em silêncio. Amém.',
    ],
    verses: [
      verse('João 2:1-2', 'casamento Caná convidado'),
      verse('Gênesis 2:24', 'deixará pai mãe só carne'),
      verse('Eclesiastes 4:12', 'cordão três dobras'),
      verse('Cânticos 8:7', 'águas apagar amor rios'),
    ],
  },
];
