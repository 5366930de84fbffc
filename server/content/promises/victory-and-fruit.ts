import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const victoryAndFruit: readonly PromiseTheme[] = [
  {
    slug: 'vitoria-sobre-o-pecado',
    theme: 'Vitória sobre o pecado',
    explanation:
      'Nenhum destes textos promete que o cristão deixará de ser tentado nesta vida. Prometem algo mais firme: o domínio do pecado foi quebrado em Cristo, a condenação acabou para quem está nele, e o Espírito nos ensina a dizer não e a levantar depois da queda. A luta começou no Éden e foi decidida na cruz; continua em nós até a volta do Senhor. Por isso lemos aqui ordens e garantias lado a lado. Vícios mexem com corpo e mente, e deixá-los costuma exigir tratamento, grupo e tempo. Recair pede arrependimento e ajuda, e não desespero. A vitória é de Jesus antes de ser nossa.',
    prayer:
      'Senhor Jesus, tu conheces a tentação e nunca cedeste. Sabes a que horas eu caio, com quem, diante de que tela ou garrafa. Já prometi mudar tantas vezes que tenho vergonha de prometer outra. Hoje peço que me segures. Intercede por mim como fizeste por Pedro. Mostra a saída antes que eu me acostume ao escuro, e dá-me humildade para contar a alguém e aceitar tratamento. Quebra o que me prende, ainda que aos poucos. Tira a voz que me condena depois do perdão. E apresenta-me um dia diante do Pai, de pé e com alegria. Amém.',
    actions: [
      'Identifique a hora, o lugar e o estado de ânimo em que costuma cair, e mude ao menos um desses elementos.',
      'Conte a sua luta a uma pessoa madura e discreta, e combine um dia da semana para prestar contas com verdade.',
      'Para álcool, drogas, jogo ou pornografia, procure também o CAPS, um grupo de apoio ou um psicólogo; lutar sem ajuda cansa.',
      'Depois de uma queda, confesse no mesmo dia, levante-se e retome o caminho, sem esperar merecimento para voltar a orar.',
      'Substitua o hábito que quer deixar por outro concreto: caminhada, serviço, telefonema, leitura de um Evangelho na hora difícil.',
    ],
    promises: [
      {
        verse: verse('Gênesis 3:15', 'inimizade descendência cabeça calcanhar'),
        context:
          'Dito à serpente, no jardim, depois da queda; muitos cristãos leem aqui o primeiro anúncio de Cristo, ferido e vencedor.',
      },
      {
        verse: verse('Ezequiel 36:25', 'água purificarei ídolos'),
        context:
          'Promessa a exilados que tinham se contaminado com falsos deuses: a limpeza viria do Senhor, antes de qualquer esforço deles.',
      },
      {
        verse: verse('Lucas 22:31-32', 'Simão roguei fé irmãos'),
        context:
          'Na última ceia, Jesus avisa Pedro da prova que viria; a oração do Mestre garantiria a volta do discípulo e o seu serviço.',
      },
      {
        verse: verse('João 8:36', 'Filho libertar livres'),
        context:
          'Em discussão no templo com ouvintes que se diziam livres por descender de Abraão, Jesus oferece soltura da escravidão do pecado.',
      },
      {
        verse: verse('Romanos 6:14', 'pecado dominará graça'),
        context:
          'Aos batizados de Roma, diante da pergunta se a graça permite pecar, Paulo responde que ela rompe o antigo senhorio.',
      },
      {
        verse: verse('Romanos 7:24-25', 'Miserável livrará Agradeço Cristo'),
        context:
          'Paulo descreve um conflito interior, entendido de maneiras diversas pelos intérpretes, e desemboca em gratidão: o resgate vem por Jesus.',
      },
      {
        verse: verse('Romanos 8:1-2', 'nenhuma condenação Espírito livrou'),
        context:
          'Depois do grito de aflição que encerra o capítulo anterior, Paulo declara aos romanos unidos a Cristo que a sentença foi retirada.',
      },
      {
        verse: verse('1 Coríntios 10:13', 'tentação fiel saída suportar'),
        context:
          'Os coríntios se julgavam firmes e flertavam com ídolos; Paulo avisa do perigo e assegura que em nenhuma prova Deus lhes fecha a porta de saída.',
      },
      {
        verse: verse('Gálatas 5:16', 'andai Espírito desejo carne'),
        context:
          'Às igrejas da Galácia, divididas entre regras e licença, o apóstolo indica o caminho: seguir o Espírito, que enfraquece os impulsos maus.',
      },
      {
        verse: verse('Tito 2:14', 'libertar purificar povo obras'),
        context:
          'Instruindo Tito sobre a vida das famílias cristãs em Creta, Paulo lembra para que Cristo se entregou: formar gente limpa e dedicada.',
      },
      {
        verse: verse('Hebreus 2:18', 'sofreu tentado socorrer'),
        context:
          'Aos hebreus cansados, a carta apresenta um Filho que se fez humano e foi provado, e por isso ajuda com conhecimento de causa.',
      },
      {
        verse: verse('Tiago 4:7', 'Sujeitai-vos resisti fugirá'),
        context:
          'Tiago escreve a comunidades em guerra de invejas: render-se a Deus vem primeiro, e então a resistência põe o inimigo em fuga.',
      },
      {
        verse: verse('1 João 2:1-2', 'pecar advogado Cristo sacrifício'),
        context:
          'Pastor de leitores que ama como filhos, João quer que não pequem; a quem cair, lembra o Defensor e a oferta já feita.',
      },
      {
        verse: verse('1 João 5:4', 'nascido vence vitória fé'),
        context:
          'Para igrejas pressionadas por falsos mestres, João aponta de onde vem o triunfo: do novo nascimento e da confiança em Jesus.',
      },
      {
        verse: verse('Judas 1:24', 'poderoso guardar tropeçar irrepreensíveis'),
        context:
          'Louvor que fecha uma carta cheia de alertas contra enganadores: Deus sabe conservar os seus até o encontro com ele.',
      },
    ],
  },
  {
    slug: 'fruto-e-proposito',
    theme: 'Fruto e propósito',
    explanation:
      'Fruto, na Bíblia, tem pouco a ver com sucesso visível. É caráter parecido com o de Cristo, bem feito ao próximo, fé que permanece, às vezes notada só no céu. Algumas palavras foram chamados particulares, como o de Jeremias, e não biografia antecipada de cada leitor; outras, como as da videira, foram ditas aos discípulos e alcançam todos os que permanecem em Jesus. O propósito de Deus também é maior do que uma carreira: formar em nós a imagem do Filho e usar nossas obras comuns. Ele não afirma que tudo o que acontece seja bom; afirma que trabalha em tudo para o bem dos seus. Idosos, doentes e desempregados continuam frutíferos.',
    prayer:
      'Pai, agricultor paciente, às vezes olho a minha vida e vejo mais folhas do que frutos. Comparo-me com outros e esqueço que a planta não puxa a si mesma. Mantém-me em Cristo, onde a seiva corre. Poda o que rouba força, ainda que doa. Faze amadurecer em mim bondade, domínio próprio e alegria, para os que convivem comigo e não só para os que me veem na igreja. Dá sentido aos dias repetidos de trabalho, ao cuidado com um doente, ao copo de água que ninguém viu. Na velhice, conserva-me verde. E completa a obra que começaste. Em nome de Jesus. Amém.',
    actions: [
      'Escolha uma das virtudes do fruto do Espírito e pratique-a de propósito por sete dias com alguém da sua convivência.',
      'Faça um bem pequeno que ninguém vá saber, como pagar um lanche, varrer a calçada alheia ou orar por um desafeto.',
      'Reserve quinze minutos diários para permanecer em Cristo, lendo e orando, antes de planejar o que fará por ele.',
      'Pergunte a dois amigos que dons percebem em você e ofereça um deles à igreja, à escola ou à vizinhança.',
      'Se a idade ou a doença reduziu o que você faz, adote o serviço da intercessão e das ligações de ânimo.',
    ],
    promises: [
      {
        verse: verse('Salmos 1:3', 'árvore águas fruto tempo'),
        context:
          'Retrato, na porta do Saltério, de quem se alimenta da instrução de Deus: a produção vem na estação certa, e não a toda hora.',
      },
      {
        verse: verse('Salmos 92:12-14', 'justo palmeira velhice fruto'),
        context:
          'Cântico para o sábado em Israel: quem cria raízes perto de Deus segue produtivo quando os cabelos embranquecem.',
      },
      {
        verse: verse('Salmos 138:8', 'agirá abandones obras mãos'),
        context:
          'Davi, em meio a perigos, confia que Deus completará o que iniciou nele e ora para que não o largue no meio.',
      },
      {
        verse: verse('Provérbios 19:21', 'pensamentos conselho prevalecerá'),
        context:
          'Sabedoria de Israel para agendas cheias: planejar é bom, mas o que fica de pé no fim é a vontade de Deus.',
      },
      {
        verse: verse('Jeremias 1:5', 'ventre conheci profeta nações'),
        context:
          'Chamado de Jeremias, ainda jovem, a pregar entre os povos; a vocação é dele, mas o Deus que conhece cada vida antes do parto é nosso.',
      },
      {
        verse: verse('Mateus 10:42', 'copo água pequenos recompensa'),
        context:
          'Ao enviar os doze, Jesus honra também quem os recebe: o menor gesto de ajuda a um discípulo fica anotado por Deus.',
      },
      {
        verse: verse('Mateus 25:21', 'servo fiel pouco alegria'),
        context:
          'Numa parábola sobre a espera da sua vinda, Jesus descreve o elogio a quem foi leal em tarefa modesta, e a festa que o aguarda.',
      },
      {
        verse: verse('João 15:5', 'videira ramos fruto'),
        context:
          'Na noite da traição, Jesus ensina aos discípulos o segredo da vida fecunda: continuar ligados a ele, fonte de toda a seiva.',
      },
      {
        verse: verse('João 15:16', 'escolhi fruto permaneça'),
        context:
          'Jesus lembra aos onze, chamados agora de amigos, que a iniciativa partiu dele e que o resultado da missão haveria de durar.',
      },
      {
        verse: verse('Romanos 8:28', 'contribuem bem propósito'),
        context:
          'Dito a crentes que sofriam e gemiam com a criação: Deus faz tudo cooperar para torná-los parecidos com o Filho, o verdadeiro bem.',
      },
      {
        verse: verse('1 Coríntios 15:58', 'firmes obra trabalho vão'),
        context:
          'Conclusão do grande capítulo da ressurreição, aos coríntios: como Cristo vive, nenhum serviço feito a ele se perde.',
      },
      {
        verse: verse('Gálatas 5:22-23', 'fruto Espírito amor mansidão'),
        context:
          'Paulo contrasta, para os gálatas, as obras da carne com o que Deus cultiva aos poucos em quem se deixa conduzir.',
      },
      {
        verse: verse('Gálatas 6:9', 'cansemos bem colheremos'),
        context:
          'Incentivo às igrejas da Galácia, cansadas de ajudar: quem persevera verá a safra, na hora que Deus marcar.',
      },
      {
        verse: verse('Efésios 2:10', 'criados Cristo boas obras'),
        context:
          'Depois de dizer que ninguém se salva por mérito, Paulo mostra aos efésios para que foram salvos: um serviço já preparado por Deus.',
      },
      {
        verse: verse('Filipenses 1:6', 'certeza começou obra completá-la'),
        context:
          'Da cadeia, o apóstolo agradece por uma igreja querida e confia que Deus não larga pela metade o que iniciou nela.',
      },
    ],
  },
];
