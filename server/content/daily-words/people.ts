import type { DailyWord } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const people: readonly DailyWord[] = [
  {
    slug: 'ficar-quando-doi',
    reference: 'Rute 1:16-17',
    theme: 'Lealdade na perda',
    reflection:
      'Noemi voltava para Belém de mãos vazias. Tinha enterrado em Moabe o marido e os dois filhos, e pediu às noras que fossem cuidar da própria vida. Orfa, chorando, voltou, e o livro não a condena por isso. Rute ficou. Prometeu dividir estrada, casa, povo e até sepultura com aquela sogra amargurada, e assumiu como seu o Deus dela. Costumamos ouvir essas palavras em casamentos, mas foram ditas por uma viúva jovem a uma viúva idosa, sem interesse algum em jogo. O livro inteiro mostra a bondade de Deus chegando por gestos assim. Ele cuidou de Noemi por meio de alguém que se recusou a ir embora. Fazer companhia a quem nada pode retribuir é um retrato fiel do amor dele.',
    practicalApplication:
      'Lembre uma pessoa viúva, enlutada ou muito sozinha. Telefone hoje, sem pressa de desligar, e combine uma visita com dia e hora. Leve um pão, ofereça-se para acompanhar numa consulta ou no mercado. Visita marcada vale mais que dizer: qualquer coisa, me chame.',
    verses: [verse('Rute 1:16-17', 'fores povo Deus sepultada')],
  },
  {
    slug: 'ouvir-antes-de-responder',
    reference: 'Tiago 1:19-20',
    theme: 'Ouvir antes de responder',
    reflection:
      'O áudio tem quatro minutos e, no segundo dez, a resposta já está pronta na ponta da língua. Tiago propõe inverter as velocidades: rapidez nos ouvidos, lentidão na boca, lentidão na raiva. A carta foi escrita a comunidades com brigas, favoritismos e línguas afiadas, de modo que o conselho tinha endereço. Ele dá também o motivo: nossa ira não produz a justiça que Deus quer. Gritar até ganha discussão, mas raramente conserta o que estava errado. Indignar-se com o mal faz parte da fé; o perigo está em usar a indignação como licença para ferir. Ouvir de verdade custa, porque obriga a admitir que o outro talvez saiba algo que eu não sei.',
    practicalApplication:
      'Na próxima conversa difícil, repita com suas palavras o que a pessoa disse e pergunte se entendeu bem, antes de dar opinião. Se o sangue ferver, espere dez minutos para responder a mensagem.',
    verses: [verse('Tiago 1:19-20', 'ouvir falar irar justiça')],
  },
  {
    slug: 'honra-aos-cabelos-brancos',
    reference: 'Levítico 19:32',
    theme: 'Honra aos cabelos brancos',
    reflection:
      'Ônibus cheio, uma senhora sobe com a sacola, e de repente metade dos passageiros cai em sono profundo. A lei dada a Israel descia a detalhes assim: ficar de pé diante de quem tem cabelos brancos, honrar a pessoa idosa. E amarrava isso ao temor de Deus, como se dissesse que o modo de tratar os velhos revela o que pensamos do Senhor. Nos versículos vizinhos aparecem também o estrangeiro e as balanças justas; santidade, nesse capítulo, acontece na rua e no comércio. Ceder o banco é só o começo. Honrar é perguntar a opinião, ter paciência com a história repetida, não falar do idoso na frente dele como se fosse móvel, não mexer em sua aposentadoria sem licença.',
    practicalApplication:
      'Procure hoje uma pessoa idosa e peça que conte uma lembrança da juventude; ouça sem corrigir.',
    verses: [verse('Levítico 19:32', 'cãs levantarás honrarás ancião')],
  },
  {
    slug: 'amigo-que-fortalece',
    reference: '1 Samuel 23:16',
    theme: 'Amigo que fortalece',
    reflection:
      'Davi estava escondido no mato, cansado de fugir. Saul o procurava todos os dias. Foi então que Jônatas, filho do homem que o perseguia, saiu de casa e foi até lá, e fortaleceu em Deus a mão do amigo. Não levou exército nem solução, e o perigo continuou igual. Levou presença e fé, lembrou a Davi que ele ainda seria rei, renovou a aliança entre os dois e voltou para casa. Pelo que a Bíblia conta, foi a última vez que se viram. Há amigos que nos animam com piada, e isso tem valor. O amigo que nos ajuda a segurar de novo em Deus vale um tesouro, e cada um de nós pode ser esse amigo para alguém escondido.',
    practicalApplication:
      'Pense em quem anda sumido: do grupo, da igreja, das conversas. Vá até essa pessoa, em vez de esperar que reapareça. Escute, ore com ela se ela quiser, e lembre uma verdade de Deus que já sustentou vocês. Dez minutos de portão bastam para começar.',
    verses: [verse('1 Samuel 23:16', 'Jônatas Davi bosque mão Deus')],
  },
  {
    slug: 'as-raposinhas',
    reference: 'Cânticos 2:15',
    theme: 'Pequenos descuidos no amor',
    reflection:
      'A toalha molhada na cama, o tom de deboche na frente das visitas, o celular na mesa do jantar. Coisas miúdas. O Cântico celebra o amor de um casal e, no meio de flores e perfume, surge este aviso sobre as raposinhas que estragam a vinha justamente quando ela floresce. Os estudiosos discutem quem fala ali, mas a imagem é clara: o que ameaça um amor nem sempre tem tamanho de leão. Pequenos descuidos, repetidos, comem a flor antes que vire fruto. Casais fazem bem em caçar juntos, sem apontar um ao outro como raposa. E há o que já deixou de ser raposinha: grito, empurrão, controle, ameaça. Isso é violência, e pede segurança e ajuda.',
    practicalApplication:
      'Pergunte hoje a quem você ama: que coisa pequena eu faço que cansa você? Ouça sem se defender e mude uma. Quem é solteiro ou viúvo pode fazer a pergunta a um filho, irmão ou amigo. Vinhas de todo tipo precisam de cuidado.',
    verses: [verse('Cânticos 2:15', 'raposas raposinhas vinhas florescendo')],
  },
  {
    slug: 'carga-repartida',
    reference: 'Gálatas 6:2',
    theme: 'Carga repartida entre irmãos',
    reflection:
      'Mudança boa é aquela em que chegam primos, vizinhos e o pessoal da igreja, e a geladeira sobe a escada em quatro pares de braços. Paulo pede aos gálatas que levem os pesos uns dos outros e diz que assim se cumpre a lei de Cristo. Três versículos adiante fala que cada um levará a própria carga. As duas frases combinam: existe a mochila de responsabilidade que ninguém leva por nós, e existe a geladeira, que ninguém deveria subir sozinho. O contexto imediato é o irmão que caiu em pecado, tratado com mansidão em vez de desprezo. Luto, dívida, doença e vergonha também pesam. Comunidade cristã é o lugar onde dá para dizer, sem medo: essa eu não consigo.',
    practicalApplication:
      'Escolha uma geladeira: um peso real de alguém, como buscar remédio, olhar as crianças por duas horas, acompanhar ao fórum, orar junto toda noite desta semana. Ofereça algo específico. E, se o peso é seu, peça ajuda hoje a uma pessoa, dizendo exatamente o quê.',
    verses: [verse('Gálatas 6:2', 'cargas outros cumprireis Cristo')],
  },
  {
    slug: 'parar-na-estrada',
    reference: 'Lucas 10:33-34',
    theme: 'Compaixão que para',
    reflection:
      'Beira de rodovia, um homem caído, os carros passando. Cada motorista tem uma razão: está atrasado, pode ser golpe, alguém mais preparado vai parar. Na parábola de Jesus, um sacerdote e um levita seguiram pelo outro lado. Quem parou foi um samaritano, de um povo que os judeus desprezavam. Viu, sentiu compaixão e chegou perto; tratou das feridas, usou o próprio azeite, cedeu o próprio animal, pagou a hospedagem. Jesus contou isso a um doutor da lei que queria saber até onde ia a obrigação de amar. A história troca a pergunta: em vez de descobrir quem merece ser meu próximo, trata-se de me fazer próximo de quem precisa. Amar assim gasta azeite, tempo e plano de viagem.',
    practicalApplication:
      'Deixe hoje uma folga na agenda para ser interrompido. Ao notar alguém em apuro, chegue perto, pergunte o que precisa e faça o possível. Em caso de acidente, não mexa na pessoa: ligue 192, o SAMU, ou 190, a Polícia, e fique até o socorro chegar.',
    verses: [verse('Lucas 10:33-34', 'samaritano compaixão feridas azeite cuidou')],
  },
  {
    slug: 'religiao-com-misericordia',
    reference: 'Zacarias 7:9-10',
    theme: 'Culto com misericórdia',
    reflection:
      'Chegou uma comissão com pergunta religiosa: devemos continuar o jejum que fazemos há tantos anos? Deus respondeu com outra pergunta, se aquele jejum tinha sido mesmo para ele, e levou o assunto para o tribunal, a rua e o coração. Julgar com verdade. Tratar o irmão com bondade e misericórdia. Não explorar a viúva, o órfão, o estrangeiro, o pobre. Não ficar planejando mal contra ninguém. As gerações anteriores tinham tapado os ouvidos a esse recado, e a terra ficou vazia. Culto e jejum têm valor quando brotam de um coração que ouve Deus; separados da misericórdia, viram costume. Vale olhar quem hoje está sem proteção perto de nós: a vizinha viúva, a criança criada pela avó, o imigrante recém-chegado.',
    practicalApplication:
      'Identifique perto de você uma viúva, uma criança sem os pais, um imigrante ou uma família sem renda. Faça hoje um gesto útil: ajudar com um documento, levar à escola, acompanhar até a assistente social do CRAS, convidar para o almoço de domingo.',
    verses: [verse('Zacarias 7:9-10', 'misericórdia viúva órfão estrangeiro pobre')],
  },
  {
    slug: 'chorar-e-festejar-juntos',
    reference: 'Romanos 12:15',
    theme: 'Chorar e festejar juntos',
    reflection:
      'No grupo da família chegam, com cinco minutos de diferença, a foto do bebê que nasceu e a notícia de um falecimento. Paulo diria que cabe ao cristão entrar nas duas: festejar com quem festeja, chorar com quem chora. Nenhuma delas é automática. Alegrar-se com a promoção do colega, quando a nossa não veio, exige vencer a inveja. Chorar com alguém pede que a gente deixe de lado os conselhos e a vontade de consertar. A frase está numa série de instruções sobre amor sem fingimento, ao lado da hospitalidade e da bênção aos que perseguem. Amor assim entra no ritmo do outro. Jesus esteve numa festa de casamento e diante do túmulo de um amigo, inteiro nas duas ocasiões.',
    practicalApplication:
      'Envie hoje duas mensagens de verdade: uma a quem recebeu boa notícia, dizendo por que você se alegra, e outra a quem perdeu algo, sem frase feita, contando que se lembrou dele. Se puder, troque a mensagem por uma visita.',
    verses: [verse('Romanos 12:15', 'alegrai alegram chorai choram')],
  },
  {
    slug: 'fe-da-avo',
    reference: '2 Timóteo 1:5',
    theme: 'A fé da avó',
    reflection:
      'Muita gente aprendeu a orar com uma avó que mal sabia ler. Ela cantava hino lavando roupa e guardava a Bíblia de letra grande ao lado da cama. Paulo, preso e perto do fim, lembra-se de Timóteo e da fé sincera que morou primeiro na avó Loide e na mãe Eunice. O pai do rapaz era grego, e nada se diz de que cresse (Atos 16:1); as duas mulheres fizeram a sua parte. Fé não passa pelo sangue, cada um precisa crer por si, e há avós fiéis com netos distantes que nem por isso falharam. Mas Deus gosta de usar a mesa, o colo e o exemplo. Ninguém sabe que Timóteo está crescendo enquanto alguém conta histórias na cozinha.',
    practicalApplication:
      'Se alguém lhe ensinou a fé, agradeça hoje por telefone, ou agradeça a Deus, se a pessoa já partiu. Depois conte a uma criança, neto, sobrinho ou vizinho, uma história bíblica curta ou algo que Deus fez na sua vida. Cinco minutos, sem lição de moral.',
    verses: [
      verse('2 Timóteo 1:5', 'fé avó Loide mãe Eunice'),
      verse('Atos 16:1', 'Timóteo judia crente pai grego'),
    ],
  },
  {
    slug: 'lugar-a-mesa',
    reference: '2 Samuel 9:7',
    theme: 'Lugar à mesa',
    reflection:
      'Mefibosete vivia em Lo-Debar, longe do palácio e de qualquer importância. Era neto de Saul, o rei que tinha perseguido Davi, e tinha uma deficiência nos pés. Quando Davi mandou buscá-lo, ele deve ter pensado no pior: famílias de reis caídos costumavam ser eliminadas. O rei o chamou pelo nome e disse que não temesse. Por causa da promessa feita a Jônatas, devolveu-lhe as terras e lhe deu assento permanente à sua mesa. Mefibosete se comparou a um cão morto, e foi tratado como um dos filhos do rei. O capítulo termina contando que comia sempre com o rei e que mancava dos dois pés. A limitação continuou, e o lugar à mesa também. Assim é receber bondade por amor de outro, e assim Deus nos recebe por causa de Cristo.',
    practicalApplication:
      'Convide para a sua mesa alguém que raramente é convidado: a pessoa com deficiência, o vizinho que mora só, o novo na igreja. Se não der para fazer almoço, um café serve. Antes, pense no acesso: degrau, cadeira, transporte, conversa.',
    verses: [verse('2 Samuel 9:7', 'misericórdia Jônatas terras pão mesa')],
  },
  {
    slug: 'reconciliacao-antes-da-oferta',
    reference: 'Mateus 5:23-24',
    theme: 'Reconciliação antes da oferta',
    reflection:
      'Um homem já estava diante do altar, com a oferta na mão, quando se lembrou de um rosto. Jesus pinta a cena para galileus que viajavam dias até Jerusalém; largar tudo ali e voltar para procurar um irmão ofendido seria uma viagem e tanto. O exagero é proposital. Para Deus, o culto não anda separado da maneira como tratamos os outros. Note que é o irmão quem tem algo contra mim: a iniciativa cabe a quem feriu, sem esperar cobrança. Nem toda reconciliação se completa, porque depende de dois, e em casos de violência a distância protege. Pedir perdão pelo que fiz, reparar o que posso e parar de fingir que está tudo bem, isso já está ao meu alcance.',
    practicalApplication:
      'Peça a Deus que traga à memória um rosto. Procure essa pessoa hoje, de preferência por voz, e diga: errei quando fiz isto, sinto muito, como posso reparar? Não cobre resposta. Se houver risco de violência, busque antes orientação e segurança.',
    verses: [verse('Mateus 5:23-24', 'oferta altar irmão reconciliar')],
  },
  {
    slug: 'cada-um-por-nome',
    reference: '3 João 1:14',
    theme: 'Cada um pelo nome',
    reflection:
      'Havia muito para escrever, e João largou a pena no meio. Preferia conversar de perto. No fecho desta carta, uma das menores da Bíblia, ele deseja paz a Gaio, manda lembranças dos amigos e pede que cumprimente os de lá, um por um, pelo nome. Em tempo de lista de transmissão e figurinha de bom dia, o pedido soa quase estranho. A carta trata de hospitalidade, de um líder mandão que expulsava irmãos e de gente boa que abria a casa. Contra a frieza, o ancião propõe nomes e encontro. Ser chamado pelo nome devolve à pessoa o seu lugar. Jesus, aliás, falou de um pastor que chama assim as suas ovelhas (João 10:3).',
    practicalApplication:
      'Mande hoje três mensagens individuais, começando pelo nome e com uma pergunta verdadeira, nada de corrente. E combine um encontro face a face com um desses amigos: portão, praça, padaria, ou chamada de vídeo se moram longe.',
    verses: [
      verse('3 João 1:14', 'face amigos saúdam nome'),
      verse('João 10:3', 'chama ovelhas pelo nome'),
    ],
  },
  {
    slug: 'justica-como-rio',
    reference: 'Amós 5:24',
    theme: 'Justiça como rio',
    reflection:
      'Um riacho que corre só de vez em quando não sustenta ninguém; quem mora perto de um sabe disso. Amós cuidava de rebanhos em terra seca e conhecia leitos vazios. Deus o mandou ao reino de Israel, rico, de cultos animados e tribunais comprados, onde o pobre era pisado. O Senhor disse que já não suportava aquelas músicas e pediu outra coisa: que o direito corresse feito água, e a justiça como rio de correnteza forte. A fé que canta no domingo e engana na balança durante a semana desagrada a Deus. Justiça, aqui, tem cara de coisa diária: preço honesto, palavra cumprida, testemunho verdadeiro, respeito a quem não tem advogado.',
    practicalApplication:
      'Faça hoje um ato de justiça ao seu alcance: devolver troco errado, corrigir uma informação falsa que você repassou, defender um colega acusado à toa, respeitar a fila. Depois pergunte a Deus se há alguém prejudicado por você e acerte a situação.',
    verses: [verse('Amós 5:24', 'juízo águas justiça ribeiro')],
  },
  {
    slug: 'para-uma-hora-destas',
    reference: 'Ester 4:14',
    theme: 'Coragem na hora certa',
    reflection:
      'Às vezes a gente está numa sala onde ninguém mais pode falar: a enfermeira que viu o erro, o aluno que sabe do colega humilhado, a vizinha que ouve os gritos. Ester era rainha e parecia segura, desde que se calasse. Mardoqueu lhe mandou um recado sem bajulação: o socorro viria de algum modo, mas talvez ela tivesse chegado ao palácio justamente para aquele momento. Ele diz “quem sabe”, sem fingir certeza. Ester pediu que jejuassem com ela, planejou com cuidado e arriscou a vida. O livro nunca menciona o nome de Deus, e mesmo assim a providência está em cada página. Nossa posição, grande ou pequena, pode ser o lugar de onde alguém será socorrido.',
    practicalApplication:
      'Se você sabe de uma injustiça ou violência, não fique em silêncio. Anote o que viu, converse com alguém de confiança e denuncie com segurança: Disque 100 para crianças e idosos, Ligue 180 para mulheres, 190 se o perigo for agora. Depois, ore pelos envolvidos.',
    verses: [verse('Ester 4:14', 'calares libertação tempo rainha')],
  },
];
