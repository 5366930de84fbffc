import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const ensinoDaysSixteenToThirty: AuthoredPart<GiftDay[]> = [
  {
    day: 16,
    title: 'Segunda tarde: o que você já tem?',
    verse: verse('2 Reis 4:2', 'Declara tens casa botija azeite'),
    study:
      'Kelly chegou dizendo que era burra para essas coisas. Dona Ivone não discutiu; mandou esvaziar a bolsa. Caiu dali um chaveiro de miçangas. “Quem fez?” “Eu, ué.” “Então você mede, conta e dá nó. Falta pouco.” Eliseu, diante da viúva que só via dívida, perguntou o que restava em casa, e o socorro começou pela botija de que ela quase se esqueceu, pois ninguém chega vazio.',
    prayer:
      'Senhor, chamaram-me de burro, e eu acreditei em várias matérias. Mostra a minha botija, e dá-me olho para a dos outros, que eles chamam de “só isso”.',
    practice:
      'Diga a alguém que se acha incapaz uma habilidade que você viu nele, com a ocasião exata, e pergunte como aprendeu.',
  },
  {
    day: 17,
    title: 'Terceira tarde: só a reta',
    verse: verse('1 Coríntios 3:2', 'leite criei alimento sólido podíeis'),
    study:
      'A moça queria vestido de festa. Recebeu um pedaço de lençol riscado a lápis: retas, de ponta a ponta. “Hoje é só isso?” “Hoje é só isso.” Dona Ivone sabia costurar a gola na cabeça e a guardou para maio. Paulo também tinha pratos fortes na despensa e serviu leite, embora ali com uma ponta de tristeza, pois os coríntios demoravam a crescer. Dar pouco por vez custa a quem sabe muito.',
    prayer:
      'Segura a minha ânsia de despejar tudo. Tu levaste séculos entre uma promessa e outra. Que eu sirva no copo pequeno, e que o outro peça mais.',
    practice:
      'Escolha algo que você explica sempre comprido demais. Escreva tudo e corte, até sobrar o primeiro passo numa linha só, e guarde essa linha para a próxima vez.',
  },
  {
    day: 18,
    title: 'Quarta tarde: de costas para o espelho',
    verse: verse('João 13:15', 'exemplo fiz façais'),
    study:
      'Zíper não se explica com palavras. Dona Ivone tentou, embolou-se, riu, puxou a cadeira para o mesmo lado da moça (de frente a mão parece invertida) e fez devagar, sem falar, e depois desmanchou tudo. “Agora você.” Numa certa ceia, o Senhor preferiu água e toalha a uma palestra sobre humildade, e só depois de vestir outra vez o manto perguntou se tinham compreendido.',
    prayer:
      'Cristo, sentaste do nosso lado da mesa para a tua mão não parecer invertida. Faz-me gente que se pode copiar, e desmancha em mim o ponto torto antes que copiem.',
    practice:
      'Deixe alguém ver você fazendo o que quer ensinar: orar antes de um telefonema difícil, conferir a conta, ler um capítulo, com pouca explicação.',
  },
  {
    day: 19,
    title: 'Quinta tarde: desmanchar',
    verse: verse('Marcos 9:28', 'discípulos perguntaram parte conseguimos'),
    study:
      'A manga ficou pregada no lugar do pescoço. Kelly quis chorar; dona Ivone entregou o abridor de casas como quem entrega um pincel. “Este aqui é a ferramenta mais importante da caixa.” Ensinou a puxar linha sem ferir o pano. Contou que em 1981 tinha entregado uma noiva com a cauda do avesso. Os discípulos fracassaram diante de uma multidão e tiveram uma casa onde perguntar por quê, longe dos outros.',
    prayer:
      'Obrigado, Jesus, pelas casas onde pude perguntar “por que não deu?” sem ouvir risada. Faz da minha sala uma delas. E desmancha devagar, que o pano é fino.',
    practice:
      'Conte a quem você ensina um erro seu, engraçado ou sério, e o que aprendeu ao desfazê-lo, e ouça depois um dele.',
  },
  {
    day: 20,
    title: 'Sexta tarde: conte para mim',
    verse: verse('Mateus 13:51', 'Jesus Entendestes coisas responderam'),
    study:
      '“Entendeu?” “Entendi.” Dona Ivone conhecia esse “entendi”. Sentou-se com a mão nos olhos, que já ardiam, e pediu: “Faz de conta que sou do interior e nunca vi uma máquina. Me ensina.” Kelly começou segura, tropeçou na bobina, voltou, achou, e naquela volta entendeu de verdade. Os discípulos também responderam um sim bem depressa à pergunta de Jesus, e ele, sem duvidar na cara deles, comparou quem aprende a um homem que tira do seu baú o que é novo e o que é antigo. Só aprendeu de verdade quem sabe explicar.',
    prayer:
      'Digo “entendi” para encurtar, Mestre. Tu sabes o tamanho do meu “entendi”. Ouve-me explicar-te o perdão, e onde eu gaguejar é por ali que precisas recomeçar.',
    practice:
      'Peça a quem aprendeu algo com você que lhe ensine de volta, do começo. Não corrija no meio; elogie o ponto exato em que a pessoa acertou.',
  },
  {
    day: 21,
    title: 'Última tarde: quem enfia a linha',
    verse: verse('1 Samuel 3:9', 'Eli Samuel deita Fala SENHOR ouve'),
    study:
      'Em novembro dona Ivone já não enxergava o buraco da agulha. Kelly fez a barra da calça de um vizinho, cobrou dez reais, e trouxe cinco. “Fica, é seu.” Ficaram conversando no escuro que ia entrando. Dona Ivone ensinou um salmo; era a última coisa da caixa. Eli, de vista apagada, reconheceu a voz que chamava o menino, mas não era ele o chamado. Disse-lhe como responder e mandou-o de volta, sozinho, para o quarto. Esta é a beleza final de ensinar: apontar uma Voz e fechar a porta por fora.',
    prayer:
      'Fala, Jesus, com ela, com ele, sem passar por mim. Escurece e estou contente, sem precisar ouvir a conversa de vocês nem saber o que lhe pediste. Só deixa que ela bata de novo à minha porta se ficar com medo. Abençoa as mãos que aprenderam das minhas e já fazem melhor.',
    practice:
      'Dia de descanso: deixe que outra pessoa conduza hoje uma tarefa que é sua, sem instruções e sem conferir. Enquanto isso, sente-se num lugar com pouca luz e fique ouvindo, sem falar.',
  },
  {
    day: 22,
    title: 'Cartão: GRAÇA',
    verse: verse('Efésios 2:8', 'graça salvos fé dom Deus'),
    study:
      'Regras do jogo: um minuto, um ouvinte que nunca foi à igreja, e palavras proibidas. Hoje: favor imerecido, bênção, salvação. Uma tentativa: “Sabe quando você chega ao caixa sem dinheiro e a moça diz que já acertaram? E você olha em volta, e quem pagou foi justamente o vizinho de quem falava mal? Então. Deus fez isso comigo, e a conta era a minha vida.” Não é perfeita, pois nenhuma comparação aguenta tudo. Mas abre a porta para o texto de Paulo, e ali se entra com calma.',
    prayer:
      'Pagaste, Jesus, e eu nem tinha percebido a fila. Gastei essa palavra de tanto usá-la sem espanto. Que eu a diga hoje como quem acabou de saber que já não deve nada.',
    practice:
      'Monte o seu minuto sobre graça e experimente com alguém de casa. Peça que aponte a frase em que se perdeu.',
  },
  {
    day: 23,
    title: 'Cartão: PECADO',
    verse: verse('Isaías 53:6', 'andávamos ovelhas cada desviava caminho'),
    study:
      'Proibido: transgressão, mundo, carne, e fazer cara feia. Tentativa de Wagner, aquele do museu: “É como GPS que a gente desliga por achar que sabe. No começo até parece atalho. Aí você está num bairro que não conhece, machucou quem ia no banco de trás, e tem vergonha de ligar pedindo ajuda.” Bom, e ele diz “a gente”, como Isaías, que se inclui entre as ovelhas. Explicar o mal apontando o dedo é fugir de novo.',
    prayer:
      'Nós todos, Jesus, e eu também, no banco da frente, dizendo que conhecia. Vê quem está machucado lá atrás. Não me deixes falar de erro como quem fala de estrangeiro.',
    practice:
      'A sós, em voz alta, explique a palavra com um exemplo seu, pequeno e verdadeiro, que não exponha ninguém. Termine com a frase “e foi aí que precisei de ajuda”.',
  },
  {
    day: 24,
    title: 'Cartão: CRUZ',
    verse: verse('Colossenses 2:14', 'riscou certidão dívida removeu cravando cruz'),
    study:
      'Proibido: sangue sem explicar, sacrifício, expiação. Difícil, não é? Michele tentou no ponto de ônibus, meses depois: “Você sabe o que é nome sujo. Imagine todas as suas dívidas impressas, não só as de dinheiro. Jesus pegou a folha, assinou como se fosse dele e mandaram prendê-lo no seu lugar. Pregaram a folha junto com ele. Por isso não devo mais.” A igreja usa várias imagens para a cruz (resgate, vitória, reconciliação); esta, de Paulo, um devedor brasileiro compreende na hora.',
    prayer:
      'Jesus, custou mais do que consigo explicar em um minuto ou em cem anos. Aceita a minha comparação pobre, e segura-me o choro ou deixa-o vir, se ajudar.',
    practice:
      'Rasgue um boleto velho e pago, e enquanto rasga conte a alguém o que Cristo fez com a nossa dívida, e então agradeça.',
  },
  {
    day: 25,
    title: 'Cartão: RESSURREIÇÃO',
    verse: verse('1 Coríntios 15:20', 'Cristo ressuscitou mortos primícias'),
    study:
      'Proibido: mistério, espírito que sobe, “viver no coração da gente”. Duda levantou a mão para jogar e foi o melhor: “Ele morreu. De verdade. Aí no domingo não estava morto mais. Comeu peixe. E vai fazer com a gente.” A turma bateu palmas. Paulo usa uma palavra de lavoura: primícias são como a primeira caixa da safra, prova de que a lavoura vem atrás. Não se fala de um símbolo bonito; fala-se de um corpo que saiu andando. Sem isso, diz ele ali perto, a nossa fé seria vazia.',
    prayer:
      'Comeste peixe! Ressuscitado com fome, alegra os que hoje voltam do enterro e acham a casa grande demais. Tu deixaste que te tocassem, mostraste as marcas, perguntaste se havia alguma coisa para comer. Não és lembrança, és o primeiro da colheita. Os nossos, que semeamos no chão, esperam contigo a colheita.',
    practice:
      'Peça a uma criança ou pessoa com deficiência intelectual que conte a Páscoa a você, anote as palavras dela e use-as.',
  },
  {
    day: 26,
    title: 'Cartão: FÉ',
    verse: verse('Hebreus 11:1', 'fé certeza esperam prova veem'),
    study:
      'Proibido: acreditar com força, pensamento positivo, energia. Seu Benedito, pedreiro, pediu para tentar. “Quando eu subia em andaime montado por outro, primeiro olhava quem tinha montado. Se era o Norberto, eu subia. Não via os parafusos todos; conhecia o Norberto.” Pronto: o velho trocou a quantidade de coragem pela confiabilidade de alguém, e essa troca já ensina quase tudo. Hebreus, depois da definição, gasta um capítulo inteiro contando quem subiu e em quem confiava, inclusive os que desceram machucados.',
    prayer:
      'Conheço quem montou o andaime, e ainda assim olho para baixo. Basta-te um pé meu na tábua? Ponho um, e espera comigo até que eu consiga pôr o outro.',
    practice:
      'Anote três coisas em que você se apoiou hoje sem conferir: a cadeira, o motorista, o remédio. Escolha uma e escreva, a partir dela, duas frases sobre o que é crer.',
  },
  {
    day: 27,
    title: 'Cartão: ARREPENDIMENTO',
    verse: verse('Lucas 15:18', 'levantarei irei pai pequei'),
    study:
      'Proibido: remorso, culpa, “aceitar”. Nesta rodada o ouvinte é um rapaz de abrigo que ouviu a palavra em tom de ameaça. Tente: “Você pegou o trem errado. Pode ficar sentado, arrasado, batendo na testa; o trem segue. Ou pode descer na próxima e pegar o de volta, mesmo com fome e com a frase ensaiada. E na sua estação tem um homem que já vinha correndo.” O moço da história de Jesus levantou-se, e o verbo é esse. O choro, se veio, veio andando.',
    prayer:
      'Pai que corres pela plataforma, quantas estações passei batendo na testa. Desço nesta, e vou dizer-te a frase, e tu, como sempre, vais interromper no meio com um abraço.',
    practice:
      'Faça o gesto antes da explicação: volte atrás numa coisa concreta hoje. Devolva, desdiga ou telefone, e amanhã terá um exemplo fresco.',
  },
  {
    day: 28,
    title: 'Cartão: ESPÍRITO SANTO',
    verse: verse('João 14:26', 'Consolador Espírito ensinará lembrar dito'),
    study:
      'Proibido: força, fogo, arrepio. Dona Ivone, já quase cega, explicou à Kelly: “É Deus perto. Sabe quando você estava pregando manga e eu não via mais, mas ficava sentada ali e dizia vai, é isso, lembra do que fizemos? Só que ele enxerga.” Jesus promete um Consolador que fica, ensina e faz lembrar. Igrejas irmãs descrevem de modos diversos a experiência dele, e a sua lhe contará como entende. Aqui vale o consolo: nenhuma aula de evangelho depende só do professor.',
    prayer:
      'Fica sentado perto, Espírito de Deus, enquanto tento. Sopra “é isso” ou “desmancha”, e ensina por dentro quem me ouve, que eu só alcanço o lado de fora.',
    practice:
      'Dia de descanso: não prepare nada. Fique alguns minutos em silêncio e veja o que lhe vem à memória de bom; o que vier, agradeça, e o que não vier fica com quem faz lembrar.',
  },
  {
    day: 29,
    title: 'Cartão: IGREJA',
    verse: verse('Efésios 2:19', 'estrangeiros concidadãos membros família Deus'),
    study:
      'Proibido: prédio, placa, “lugar de gente boa”. O ouvinte agora é uma boliviana que costura no Bom Retiro e não conhece ninguém. “É uma família esquisita, que ninguém escolheu. Tem um que ronca no culto, uma que fala demais, um ex-presidiário, uma juíza. Deus pôs todos na mesma certidão. Quando você falta, alguém pergunta. Às vezes a gente se machuca, pede perdão e põe mais água no feijão.” E se ela já foi ferida numa delas? Então escute primeiro, e não defenda o que não tem defesa.',
    prayer:
      'Pai de família grande, obrigado pelos parentes que não escolhi. Por quem está longe e sem mesa nesta cidade: dá-nos o endereço. Por quem ferimos: dá-nos vergonha e reparo.',
    practice:
      'Convide alguém de fora, estrangeiro ou recém-chegado, para comer na sua casa. Apresente-lhe duas pessoas da igreja, pelo nome e pelo defeito simpático.',
  },
  {
    day: 30,
    title: 'Cartão: ESPERANÇA',
    verse: verse('Apocalipse 21:5', 'trono faço novas coisas Escreve'),
    study:
      'Proibido: “tudo vai dar certo”. Último cartão, e o ouvinte é você. Lembra o arbusto do primeiro dia? A pergunta era onde. A Bíblia, que abre com um casal escondido, termina com Deus morando entre as pessoas e dizendo que renova o que existe, não que joga fora. Esperar é contar com isso enquanto se pinga colírio, se paga boleto, se explica de novo o zíper. Em trinta dias você aprendeu com uma avó, uma costureira e um homem de vinte e três anos. De quem será a próxima pergunta?',
    prayer:
      'Estou aqui, Jesus, fora do arbusto. Toma o pouco que sei e reparte. Que o meu bairro entenda um pedaço de ti porque alguém sentou do mesmo lado da mesa. Faz novas todas as coisas, a começar pela minha língua. Amém.',
    practice:
      'Escolha uma pessoa e um assunto para ensinar em quatro encontros curtos. Conte ao pastor ou a uma professora experiente e peça que o acompanhe.',
  },
];
