import type { PassageDevotional } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const proverbs: readonly PassageDevotional[] = [
  {
    slug: 'proverbios-1',
    chapters: ['PRO.1'],
    verse: verse('Provérbios 1:20', 'sabedoria ruas praças'),
    reflection:
      'O livro abre com um convite de bando: vem conosco, a bolsa será uma só, e ninguém vai saber. Um pai conta essa conversa ao filho antes que ela aconteça, e mostra que a rede vai prender quem a armou. Logo depois outra voz enche a praça e as esquinas, sem esconder nada, e pergunta até quando a gente vai gostar de ser tolo.',
    prayer:
      'Pai, a tua sabedoria fala alto na rua, e eu ando de fone no ouvido. Ensina-me a dizer não a quem me chama de companheiro para fazer o mal. Cuida dos jovens que hoje receberam um convite desses. Que eu te ouça em Jesus, o Mestre que falava nas praças, e durma em segurança. Amém.',
    application:
      'Combine com alguém de casa uma frase que um possa mandar ao outro quando um convite parecer errado, para que quem recebe ligue ou vá buscar sem perguntas.',
  },
  {
    slug: 'proverbios-2',
    chapters: ['PRO.2'],
    verse: verse('Provérbios 2:4', 'buscares prata tesouros'),
    reflection:
      'Um pai fala ao filho numa frase só, longa, cheia de “se”: se aceitares, se clamares, se procurares como quem cava atrás de prata. O filho cava, e descobre que a sabedoria era presente da boca do Senhor. Ela vai servir de guarda na estrada, contra a conversa dos maus e contra a lisonja que acaba em morte.',
    prayer:
      'Senhor, eu procuro com mais empenho o que perco em casa do que a tua sabedoria. Inclina o meu ouvido, e faz que eu a ache agradável. Guarda os jovens das vozes que prometem muito e cobram a vida. Em Cristo está o tesouro, e eu quero cavar ali todos os dias. Amém.',
    application:
      'Separe vinte minutos para estudar um só versículo deste capítulo. Escreva o que ele diz, o que você não entende e uma coisa a fazer.',
  },
  {
    slug: 'proverbios-3',
    chapters: ['PRO.3'],
    verse: verse('Provérbios 3:27', 'detenhas bem mãos'),
    reflection:
      'O capítulo conhecido pela confiança de todo o coração desce logo para o portão do vizinho. Quem pode pagar hoje não deve mandar voltar amanhã; quem recebeu a primeira colheita a leva ao Senhor. O pai que ensina aqui lembra ainda que Deus corrige como se corrige um filho querido, e que dorme bem quem anda com ele.',
    prayer:
      'Eu me apoio demais, Pai, no que consigo entender. Toma os meus caminhos e endireita o que está torto. Não me deixes segurar o bem que devo a alguém, nem adiar para amanhã o que está na minha mão. Corrige-me com ternura, por Jesus, teu Filho amado, e guarda o meu sono. Amém.',
    application:
      'Devolva ou entregue hoje o que está na sua mão para fazer: uma dívida pequena, um livro emprestado, uma resposta que alguém aguarda.',
  },
  {
    slug: 'proverbios-4',
    chapters: ['PRO.4'],
    verse: verse('Provérbios 4:18', 'caminho justos luz brilhante'),
    reflection:
      'Quem ensina neste capítulo conta que um dia também foi o menino da casa, filho único aos olhos da mãe, e repete o que ouviu do pai. São três gerações numa página, e a sabedoria passa de uma à outra como se passa uma criança de colo em colo. O caminho dos justos é comparado ao dia que vem vindo, primeiro um risco de claridade, depois a manhã inteira; no outro caminho a pessoa tropeça e nem descobre em quê.',
    prayer:
      'Obrigado, Senhor, por quem me ensinou a tua vontade quando eu era pequeno. Guarda o meu coração, de onde sai a vida, e endireita o meu olhar. Eu ainda vejo pouco, e Jesus é a luz que cresce na minha estrada. Faz de mim alguém que passe adiante o que recebeu. Amém.',
    application:
      'Conte a uma criança ou a um jovem uma coisa boa que você aprendeu com quem o criou. Se essa lembrança não existe, conte o que gostaria de ter ouvido.',
  },
  {
    slug: 'proverbios-5',
    chapters: ['PRO.5'],
    verse: verse('Provérbios 5:18', 'bendito manancial alegra mulher juventude'),
    reflection:
      'O pai fala de adultério ao filho sem rodeio: começa com gosto de mel e termina mais amargo que o absinto. O que mais assusta vem no fim da vida, quando o homem olha para trás e diz que odiou a correção e não escutou os seus professores. No meio do aviso aparece a alegria, porque o casamento é água da própria cisterna, e o pai manda beber dela com gosto.',
    prayer:
      'Deus que vês todos os meus caminhos, livra-me do mel que estraga. Abençoa os casais, e devolve alegria aos que só se cruzam na cozinha. Consola quem foi traído, e mostra a volta a quem traiu. Jesus, esposo fiel da igreja, guarda o meu olhar e a minha palavra dada. Amém.',
    application:
      'Apague hoje um contato, uma conversa ou um perfil que você visita escondido. Se é casado, faça ao seu cônjuge um elogio que não faz há tempos; se não é, agradeça a Deus por uma amizade limpa.',
  },
  {
    slug: 'proverbios-6',
    chapters: ['PRO.6'],
    verse: verse('Provérbios 6:6', 'formiga preguiçoso caminhos'),
    reflection:
      'O sábio manda o preguiçoso se agachar e olhar a formiga, que trabalha no verão sem chefe que a vigie. Manda também o fiador apressado correr atrás do amigo e sair do laço antes de dormir. Na lista do que o Senhor detesta estão os olhos altivos e a mão assassina, e no fim, em sétimo lugar, quem espalha briga entre irmãos.',
    prayer:
      'Deus, tu me ensinas até com uma formiga, e eu peço olhos para aprender. Livra-me da preguiça que se disfarça de cansaço e do compromisso que assumo sem pensar. Que eu nunca seja o sétimo da lista. Jesus trabalhou com as mãos em Nazaré; acompanha hoje o meu trabalho. Amém.',
    application:
      'Chame alguém envolvido numa dívida ou fiança que preocupa e façam juntos as contas numa folha. Procurem quem oriente, como a defensoria ou o Procon.',
  },
  {
    slug: 'proverbios-7',
    chapters: ['PRO.7'],
    verse: verse('Provérbios 7:2', 'mandamentos vive pupilas'),
    reflection:
      'O sábio conta o que viu da janela, ao anoitecer: um rapaz sem juízo que vai passando, como por acaso, pela rua daquela casa. A mulher que o espera mistura religião e perfume, diz que pagou os seus votos naquele dia e que o marido viajou. A história acaba num matadouro, e quem a conta não quer assustar por gosto; quer que o filho chame a sabedoria de irmã antes que a noite chegue.',
    prayer:
      'Senhor, guarda-me das ruas por onde eu passo como quem não quer nada. Tu sabes a que horas sou mais fraco. Põe a tua palavra perto de mim, como a pupila que a gente protege sem pensar. Protege os meninos e as meninas de quem seduz e usa o teu nome. Em Jesus, que não usou ninguém, eu descanso. Amém.',
    application:
      'Descubra a hora e o lugar em que você costuma ceder, e mude um dos dois hoje: outro caminho, o celular fora do quarto, alguém a quem avisar.',
  },
  {
    slug: 'proverbios-8',
    chapters: ['PRO.8'],
    verse: verse('Provérbios 8:30', 'agrado cada dia alegrando'),
    reflection:
      'A sabedoria sobe ao lugar mais alto da rua e chama os distraídos pelo caminho. Ela conta que estava com Deus quando ele desenhou um círculo sobre o abismo e pôs limite ao mar, e que brincava de alegria diante dele. Os cristãos ouviram nessa voz um eco daquele por quem tudo foi feito, e que achou gosto em morar com gente.',
    prayer:
      'Senhor, a tua sabedoria grita na esquina, e eu passo com pressa. Faz-me parar. Tudo foi feito por meio de Jesus, e nele eu reconheço a alegria que estava contigo antes dos montes. Ensina os que governam e os que julgam. Quero vigiar à tua porta cada manhã, e encontrar a vida. Amém.',
    application:
      'Antes da primeira decisão de hoje, pare um minuto junto de uma porta e peça sabedoria a Deus. Repita o gesto em mais duas portas ao longo do dia.',
  },
  {
    slug: 'proverbios-9',
    chapters: ['PRO.9'],
    verse: verse('Provérbios 9:5', 'vinde comei pão'),
    reflection:
      'Duas mulheres convidam para jantar, com quase as mesmas palavras. A Sabedoria construiu a casa, pôs a mesa e mandou as moças chamarem quem passa; a Loucura fica sentada na cadeira da porta e oferece água roubada. Os dois convites são para o ingênuo, e só um dos pratos foi preparado com trabalho.',
    prayer:
      'Deus, eu ouço dois convites todo dia, e eles se parecem. Ensina-me a distinguir a mesa posta da água roubada. Dá-me humildade para gostar de quem me corrige. Jesus preparou para nós o pão e o cálice com o próprio corpo, e à mesa dele eu quero sentar hoje. Amém.',
    application:
      'Arrume a mesa com cuidado, mesmo que a comida seja simples, e convide alguém. Conversem sobre um bom conselho que cada um já recebeu.',
  },
  {
    slug: 'proverbios-10',
    chapters: ['PRO.10'],
    verse: verse('Provérbios 10:12', 'ódio brigas amor cobre'),
    reflection:
      'A partir daqui o livro vira um colar de frases curtas, e a boca aparece em boa parte delas. A boca do justo é fonte e alimenta muita gente; a do tolo fala tanto que a falta acaba vindo. O preguiçoso é como vinagre nos dentes de quem o mandou trabalhar, e o ódio acorda brigas que o amor deixaria dormir.',
    prayer:
      'Pai, eu falo mais do que penso, e já acordei brigas antigas com uma palavra. Faz da minha boca um poço onde alguém possa beber. Ensina-me a trabalhar hoje no que é de hoje. Obrigado por Jesus, cujo amor cobriu uma multidão de culpas minhas. Amém.',
    application:
      'Passe uma refeição inteira fazendo perguntas e ouvindo as respostas, sem contar nada seu. Repare em quem se anima quando você fala menos.',
  },
  {
    slug: 'proverbios-11',
    chapters: ['PRO.11'],
    verse: verse('Provérbios 11:25', 'alma generosa saciar'),
    reflection:
      'O capítulo abre com uma balança de feira, que Deus olha de perto, e passa pela boca que derruba uma cidade e pelo fofoqueiro que leva segredos. Mais adiante aparece quem reparte e tem o bastante, e quem segura mais do que é justo e fica apertado. Aquele que dá água a outros, diz o provérbio, acaba recebendo água também.',
    prayer:
      'Senhor do peso justo, confere hoje as minhas balanças, no trabalho e em casa. Tira da minha boca o segredo que não é meu. Ensina-me a dar de beber sem calcular o retorno, como Jesus fez com a mulher do poço. Que a minha cidade tenha motivo de alegria por eu morar nela. Amém.',
    application:
      'Guarde hoje um segredo que lhe confiaram, mesmo quando a conversa pedir. Se já o contou, ligue para a pessoa a quem ele pertence e diga a verdade.',
  },
  {
    slug: 'proverbios-12',
    chapters: ['PRO.12'],
    verse: verse('Provérbios 12:25', 'ansiedade abate boa palavra alegra'),
    reflection:
      'Entre conselhos sobre mentira e preguiça há um retrato que qualquer pessoa conhece: a ansiedade pesa no peito, e uma palavra boa levanta. O mesmo capítulo sabe que há gente que fala como quem fere, e gente cuja língua trata a ferida. Até os bichos entram na conta, porque quem é justo cuida da vida do seu animal.',
    prayer:
      'Senhor, o meu peito anda pesado, e tu sabes de quê. Manda-me hoje uma palavra boa, e faz de mim quem a leva a outro. Perdoa as frases com que cortei pessoas que amo. Jesus chamou para perto os cansados e sobrecarregados, e eu sou um deles. Amém.',
    application:
      'Mande a alguém aflito uma mensagem de duas linhas sem conselho nenhum: diga o que você vê de bom naquela pessoa. Se a ansiedade é sua e não passa, conte a um médico.',
  },
  {
    slug: 'proverbios-13',
    chapters: ['PRO.13'],
    verse: verse('Provérbios 13:12', 'esperança demora coração árvore'),
    reflection:
      'Quem espera há muito tempo encontra aqui uma frase que não manda ter pressa nem paciência: a esperança que demora adoece o coração. O sábio só constata isso, e põe ao lado o desejo cumprido, que é uma árvore de vida. Em volta ele fala de companhia, porque andar com gente sábia ensina, e de dinheiro, porque o que vem sem esforço vai embora.',
    prayer:
      'Deus da esperança, há um pedido meu que ficou velho. Eu te agradeço por não me chamares de ingrato quando o coração fraqueja. Põe no meu caminho gente sábia para andar comigo. Jesus esperou anos em Nazaré até a sua hora; que ele me faça companhia enquanto espero. Amém.',
    application:
      'Diga a um amigo sábio qual é a espera que mais cansa você. Combinem de caminhar meia hora juntos nesta semana.',
  },
  {
    slug: 'proverbios-14',
    chapters: ['PRO.14'],
    verse: verse('Provérbios 14:10', 'coração conhece amargura'),
    reflection:
      'Um provérbio observa que cada coração conhece a sua amargura e que um estranho não entra na festa dele; outro acrescenta que pode haver dor no meio do riso. Quem escreveu isso olhou gente com atenção. Ali perto ele põe o celeiro limpo de quem não tem boi e, no mesmo tom, o rico que insulta o Criador quando oprime o pobre.',
    prayer:
      'Pai, tu entras onde nenhum estranho entra, e conheces o que o meu riso esconde. Faz-me paciente com a dor que eu não vejo nos outros. Guarda-me do caminho que só parece direito. Jesus sabia o que havia dentro das pessoas e ficou perto delas; fica comigo no meu lugar mais fechado. Amém.',
    application:
      'Pergunte a alguém que vive brincando como ele está de verdade, num momento em que estejam só os dois. Espere a segunda resposta, depois do “tudo bem”.',
  },
  {
    slug: 'proverbios-15',
    chapters: ['PRO.15'],
    verse: verse('Provérbios 15:17', 'hortaliças amor boi'),
    reflection:
      'A resposta branda, logo na primeira linha, faz a raiva desviar de rumo. O mesmo capítulo prefere um prato de verdura onde há amor a um churrasco servido com ódio. Entre uma coisa e outra passam os olhos do Senhor, que estão em todo lugar e veem também a cerca do terreno da viúva.',
    prayer:
      'Senhor, tu vês a minha cozinha e ouves o tom da minha voz. Põe uma resposta suave na minha boca antes que eu a abra. Que à nossa mesa haja amor, ainda que o prato seja de verdura. Jesus, insultado, não insultou; dá-me um pouco do silêncio dele e do carinho dele. Amém.',
    application:
      'Na próxima vez que falarem com você em tom áspero, respire três vezes e responda mais baixo. Se houver ameaça ou agressão, saia e procure ajuda.',
  },
  {
    slug: 'proverbios-16',
    chapters: ['PRO.16'],
    verse: verse('Provérbios 16:9', 'coração planeja caminho dirige passos'),
    reflection:
      'O capítulo começa e termina lembrando que a última palavra é do Senhor: nós fazemos planos, lançamos a sorte, e quem decide é ele. Nem por isso o sábio manda cruzar os braços; manda entregar as obras a Deus e andar. No meio estão a balança honesta, a soberba que vem antes do tombo e a pessoa que domina o próprio gênio, mais forte que um conquistador de cidades.',
    prayer:
      'Senhor, a minha agenda está cheia, e tu conheces o que nela é medo e o que é chamado. Eu te entrego os planos desta semana, os grandes e o do almoço. Desvia-me, se for preciso, e dá-me bom humor quando isso acontecer. Jesus orou para que a tua vontade fosse feita, e eu oro com ele. Amém.',
    application:
      'Abra a agenda, ponha a mão sobre ela e entregue a Deus cada compromisso, um por um. Deixe uma hora da semana sem nada marcado, para o que ele mandar.',
  },
  {
    slug: 'proverbios-17',
    chapters: ['PRO.17'],
    verse: verse('Provérbios 17:17', 'amigo ama tempo irmão'),
    reflection:
      'Um pedaço de pão duro comido em paz, diz o sábio, ganha da casa farta cheia de briga. Começar a discussão é como furar a represa: depois ninguém segura a água. No meio dessas cenas de família surge o amigo que ama o tempo todo, e o irmão que parece ter nascido para o dia ruim.',
    prayer:
      'Deus, agradeço pelo pão seco que comi em paz e pelos amigos que ficaram no dia ruim. Ajuda-me a largar a discussão antes que a água passe. Ensina-me a cobrir a falta do meu irmão sem acobertar crime nem maldade. Jesus me chamou de amigo sabendo quem eu era, e eu quero amar assim. Amém.',
    application:
      'Escreva a um amigo antigo e diga o que a amizade dele sustentou na sua vida. Marque um encontro, mesmo curto, e vá sem assunto a tratar.',
  },
  {
    slug: 'proverbios-18',
    chapters: ['PRO.18'],
    verse: verse('Provérbios 18:13', 'responde antes ouvir'),
    reflection:
      'Dois homens discutem, e o primeiro a contar a sua versão parece ter toda a razão, até que o outro fala. O capítulo é quase um tribunal de bairro, com o fofoqueiro servindo petiscos e o irmão ofendido trancado como um castelo. Acima dessas brigas há uma torre que ninguém precisa tomar à força: quem corre para o nome do Senhor fica seguro.',
    prayer:
      'Teu nome, Senhor, é a minha torre, e hoje eu corro para dentro dela. Ensina-me a ouvir até o fim antes de abrir a boca. Se há um irmão trancado por minha causa, mostra-me a porta. Jesus é amigo mais fiel do que irmão de sangue, e com ele eu quero aprender a ser amigo. Amém.',
    application:
      'Escute o outro lado de uma história que você já julgou. Pergunte, deixe a pessoa terminar e só responda no dia seguinte.',
  },
  {
    slug: 'proverbios-19',
    chapters: ['PRO.19'],
    verse: verse('Provérbios 19:17', 'misericórdia pobre empresta'),
    reflection:
      'Neste capítulo o pobre fica sozinho: os amigos somem, os irmãos se afastam, e ele corre atrás com palavras que ninguém responde. Então o sábio faz uma conta que espantaria qualquer banco: quem ajuda o pobre empresta ao Senhor, e a dívida passa a ser de Deus. Há também o homem que estraga o próprio caminho e depois se zanga com o céu.',
    prayer:
      'Deus, tu assinas como devedor o que se dá aos pobres, e eu ainda conto moedas. Abre a minha mão e o meu portão. Perdoa-me quando culpo a ti pelo que eu mesmo estraguei. Jesus se fez pobre por nossa causa; que eu o reconheça em quem me procura. Amém.',
    application:
      'Telefone ou visite alguém que perdeu amigos quando perdeu dinheiro. Leve alguma coisa útil e fique para conversar.',
  },
  {
    slug: 'proverbios-20',
    chapters: ['PRO.20'],
    verse: verse('Provérbios 20:9', 'purifiquei coração limpo'),
    reflection:
      'O freguês põe defeito na mercadoria, paga barato e sai contando vantagem, e o sábio registra a cena com um sorriso. Ele sabe que o conselho fica no fundo da pessoa como água de poço, e que é preciso balde e paciência para tirá-lo. E pergunta, para quem quiser responder, quem pode dizer que já limpou o próprio coração.',
    prayer:
      'Senhor, eu não posso dizer que limpei o meu coração. Passa pela minha casa interior com a tua lâmpada, e mostra o que eu escondo até de mim. Limpa-me por Jesus, porque outra água eu não tenho. Dá-me palavra honesta nas compras e nas vendas, e ouvidos para o conselho que está no fundo dos outros. Amém.',
    application:
      'Na próxima negociação, diga o preço e o defeito com honestidade, como gostaria de ouvir. Se você já lucrou enganando alguém, procure hoje um modo de devolver.',
  },
  {
    slug: 'proverbios-21',
    chapters: ['PRO.21'],
    verse: verse('Provérbios 21:3', 'justiça juízo aceitável sacrifício'),
    reflection:
      'A oferta não compensa o que se fez de torto, diz o sábio; Deus prefere a justiça ao sacrifício e pesa o coração de quem vem ao altar. Quem não escuta o grito do pobre vai gritar um dia sem resposta. A vontade do rei está nas mãos do Senhor como a água de um canal de horta, e o cavalo pronto para a guerra não garante a vitória.',
    prayer:
      'Tu pesas o meu coração, Senhor, e não só o meu envelope. Mostra-me a quem devo justiça antes do próximo culto. Destapa os meus ouvidos. Inclina para o bem quem nos governa. Jesus cobrou dos mestres a justiça e a misericórdia esquecidas; que ele as encontre em mim. Amém.',
    application:
      'Acerte hoje uma coisa justa que você vinha compensando com boas obras: um pagamento, um horário, um crédito dado a quem trabalhou.',
  },
  {
    slug: 'proverbios-22',
    chapters: ['PRO.22'],
    verse: verse('Provérbios 22:2', 'rico pobre encontram'),
    reflection:
      'O rico e o pobre se cruzam na rua, e foi o mesmo Senhor que fez os dois. Deste encontro saem vários conselhos do capítulo: quem pede emprestado fica preso a quem empresta, quem olha com bondade reparte o pão, e ninguém roube do pobre achando que ele não tem defensor. A criança que caminha ao lado aprende vendo tudo isso.',
    prayer:
      'Criador do rico e do pobre, põe-me no caminho de quem vive diferente de mim. Liberta os que estão presos em dívidas, e dá juízo a quem vai assinar uma hoje. Tu tomas a causa do fraco, e Jesus, por amor, se fez pobre. Ajuda-me a mostrar às crianças um caminho que valha a pena seguir. Amém.',
    application:
      'Faça com uma criança uma boa ação que ela possa ver e repetir: separar roupa, levar pão, pedir desculpas. Explique em uma frase por que vocês fizeram aquilo.',
  },
  {
    slug: 'proverbios-23',
    chapters: ['PRO.23'],
    verse: verse('Provérbios 23:17-18', 'inveje pecadores temor futuro'),
    reflection:
      'O sábio senta o aluno à mesa de um poderoso e avisa que aquela comida tem preço. Avisa também do dinheiro, que cria asas assim que alguém fixa os olhos nele, e do vinho vermelho, que desce macio e morde como cobra. O retrato do bêbado dá pena: apanhou, não sentiu nada e só pensa em buscar mais um copo. No centro fica um pai que pede ao filho o coração.',
    prayer:
      'Pai, tu me pedes o coração, e eu te ofereço tantas outras coisas. Livra-me da inveja de quem parece ir bem sem ti. Estende a mão a quem está preso à bebida, e à família que espera acordada. Jesus comia com gente caída e a tratava com honra; fica perto deles hoje. Amém.',
    application:
      'Ofereça companhia a alguém que luta com a bebida: ir junto a uma reunião, tomar um café à noite, atender o telefone. Se a luta é sua, conte hoje a uma pessoa e procure o CAPS; não pare de repente sem um médico.',
  },
  {
    slug: 'proverbios-24',
    chapters: ['PRO.24'],
    verse: verse('Provérbios 24:17', 'inimigo cair alegres'),
    reflection:
      'Andando junto a um sítio largado, o sábio vê os espinhos, as urtigas e o muro caído, e tira dali a sua lição. O capítulo manda socorrer quem está sendo levado para a morte e não aceita a desculpa de não saber. E quando é o inimigo que tropeça, ele pede que o coração não comemore, porque Deus está olhando.',
    prayer:
      'Tu pesas os corações, Senhor, e sabes que eu sabia. Dá-me coragem para socorrer quem está em perigo, e tira de mim o gosto pela queda dos outros. Se eu cair sete vezes, levanta-me. Jesus perdoou quem o matava, e por isso eu não vou devolver o que me fizeram. Endireita o meu muro. Amém.',
    application:
      'Cuide hoje do canto mais abandonado da sua casa ou do seu trabalho durante vinte minutos. Enquanto arruma, ore por uma pessoa com quem você tem dificuldade.',
  },
  {
    slug: 'proverbios-25',
    chapters: ['PRO.25'],
    verse: verse('Provérbios 25:21', 'fome pão sede água'),
    reflection:
      'Os copistas do rei Ezequias recolheram estes ditos, cheios de imagens: maçãs de ouro em bandeja de prata, o mel que enjoa, o dente quebrado, a visita que não vai embora. Um deles adverte que cantar alegre para quem está triste é como tirar o casaco dele no frio. Outro põe pão e água na mão do inimigo, e Paulo o copiou para os romanos.',
    prayer:
      'Senhor, ensina-me a palavra certa na hora certa, e o silêncio nas outras. Não me deixes cantar por cima da tristeza de ninguém. Dá-me pão para quem me odeia, e fé para deixar contigo as brasas. Jesus lavou os pés de Judas; leva-me um passo nessa direção. Amém.',
    application:
      'Faça um favor pequeno e anônimo a alguém que implica com você. Se essa pessoa representa perigo, ore por ela de longe e mantenha a distância.',
  },
  {
    slug: 'proverbios-26',
    chapters: ['PRO.26'],
    verse: verse('Provérbios 26:20', 'lenha fogo apaga briga'),
    reflection:
      'O capítulo tem o preguiçoso que gira na cama como porta na dobradiça e inventa um leão na rua para não sair. Tem o intrometido, que pega um cachorro pelas orelhas, e o engraçado que machuca e diz que era brincadeira. Dois conselhos seguidos mandam responder e não responder ao tolo, porque há hora para cada coisa; e a briga, sem quem leve e traga, apaga como fogueira abandonada.',
    prayer:
      'Senhor, eu tenho posto lenha onde devia pôr silêncio. Dá-me sabedoria para saber quando responder e quando calar. Tira da minha língua a brincadeira que fere. Jesus ficou calado diante dos seus acusadores e chamou de amigo quem o entregava; ensina-me a sua medida. Amém.',
    application:
      'Deixe parar em você uma notícia ruim sobre outra pessoa: não repasse, não comente, apague. Se já repassou, diga a quem ouviu que não devia ter contado.',
  },
  {
    slug: 'proverbios-27',
    chapters: ['PRO.27'],
    verse: verse('Provérbios 27:17', 'ferro afiado amigo'),
    reflection:
      'O dia de amanhã é fechado, por isso o sábio ri de quem se gaba dele. Boa parte do capítulo fala de amigos: a ferida fiel que um amigo faz, o conselho que cheira bem, o vizinho perto que vale mais do que o irmão longe, o ferro que afia o ferro. Na última cena um criador conhece o estado de cada ovelha, e há leite para a casa toda.',
    prayer:
      'Pai, eu não sei o que o dia trará, e o deixo contigo. Dá-me amigos que me digam a verdade, e ouvidos que aguentem. Agradeço pelos vizinhos que acodem antes da família. Que eu conheça o rosto das ovelhas que me confiaste, como Jesus conhece as dele, pelo nome. Amém.',
    application:
      'Peça a um amigo fiel que aponte, com franqueza, uma coisa em que você pode crescer. Ouça sem se explicar, e combinem de conversar de novo em um mês.',
  },
  {
    slug: 'proverbios-28',
    chapters: ['PRO.28'],
    verse: verse('Provérbios 28:13', 'confessa abandona misericórdia'),
    reflection:
      'O primeiro versículo põe lado a lado o culpado, que foge sem ninguém atrás, e o justo, tranquilo como um leão. O que faz o primeiro correr é a culpa escondida, que não deixa a vida ir adiante; confessada e largada, ela encontra misericórdia. O capítulo olha ainda para os governos cruéis, para o lucro desonesto dos juros e para o filho que furta os pais e acha que não é pecado.',
    prayer:
      'Misericordioso Deus, eu já corri de passos que não existiam. Venho mostrar o que escondi e pedir força para largá-lo. Lembra-te dos que vivem debaixo de governo cruel, e dos endividados. O sangue de Jesus me limpa, e por ele eu posso ficar de pé sem medo. Amém.',
    application:
      'Confesse a Deus, pelo nome, uma coisa que você vem encobrindo, e dê hoje o primeiro passo para largá-la. Se feriu alguém, comece o conserto com um pedido de perdão sem “mas”.',
  },
  {
    slug: 'proverbios-29',
    chapters: ['PRO.29'],
    verse: verse('Provérbios 29:25', 'temor homem ciladas confia'),
    reflection:
      'Os provérbios copiados no tempo do rei Ezequias chegam ao fim na praça: o povo respira quando o justo governa e geme debaixo do mau. O rei que julga com verdade a causa do pobre firma o trono; o que dá ouvidos à mentira acaba cercado de mentirosos. E há uma armadilha que pega o grande e o pequeno, o medo do que os outros vão pensar, de onde só sai quem confia no Senhor.',
    prayer:
      'Senhor, eu faço tanta coisa por medo da cara dos outros. Dá-me a segurança de quem confia em ti. Abençoa os que governam com justiça, e dá fôlego ao povo que geme. Jesus não dependia do aplauso nem fugiu da vaia; firma os meus pés ao lado dele. Amém.',
    application:
      'Faça hoje uma coisa certa que você evita por causa da opinião dos outros: um não, um cumprimento, uma pergunta, um elogio em público.',
  },
  {
    slug: 'proverbios-30',
    chapters: ['PRO.30'],
    verse: verse('Provérbios 30:8', 'pobreza riqueza pão'),
    reflection:
      'Agur, filho de Jaque, apresenta-se como o mais bruto dos homens e faz perguntas que o deixam menor ainda: quem amarrou as águas numa capa, e como se chama o filho dele? Ele pede duas coisas antes de morrer, verdade na boca e o pão da medida certa. Depois senta-se admirado com a águia, o navio, as formigas e a lagartixa no palácio.',
    prayer:
      'Deus, toda palavra tua é pura, e eu sou lento para aprender. Não me dês tanto que eu te esqueça, nem tão pouco que eu roube; dá-me o pão que basta. Afasta de mim a mentira. Agora eu sei o nome do Filho que Agur procurava: é Jesus, que pôs na nossa oração o pão de hoje. Amém.',
    application:
      'Faça uma lista do que é suficiente para você viver bem: comida, roupa, casa, descanso. Separe algo que passa dessa medida e doe a alguém nesta semana.',
  },
  {
    slug: 'proverbios-31',
    chapters: ['PRO.31'],
    verse: verse('Provérbios 31:8', 'abre boca mudo'),
    reflection:
      'O rei Lemuel guardou o que a mãe lhe ensinou: quem governa não bebe até esquecer a lei, e empresta a boca a quem não pode falar. Segue o retrato de uma mulher forte, que negocia um campo, planta vinha, ri do futuro e estende a mão ao necessitado. Os filhos se levantam para elogiá-la, e o elogio alcança também as mães que nenhum livro retratou.',
    prayer:
      'Senhor, agradeço pelas mulheres que me ensinaram, e peço descanso para as que trabalham até de noite. Dá-me voz a favor de quem não é ouvido no tribunal e na repartição. Guarda-nos da bebida que faz esquecer o direito do pobre. Jesus honrou a mãe até na cruz; ensina a nossa casa a honrar também. Amém.',
    application:
      'Elogie hoje, diante de outras pessoas, uma mulher que cuida de muita gente. Assuma por um dia uma das tarefas dela, sem que ela precise pedir.',
  },
];
