import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const usingThisApp: readonly QuestionEntry[] = [
  {
    slug: 'aplicativo-gratuito-e-quem-fez',
    question: 'O aplicativo é gratuito? Quem fez o Companheiro Bíblico?',
    synonyms: [
      'o aplicativo é gratuito',
      'o app é de graça',
      'preciso pagar para usar o aplicativo',
      'o aplicativo tem anúncios',
      'quem fez este aplicativo',
      'quem criou o Companheiro Bíblico',
      'de que igreja é este aplicativo',
      'que tradução da Bíblia o aplicativo usa',
      'de onde vem o texto da Bíblia daqui',
    ],
    answer:
      'O aplicativo é gratuito e sem anúncios, como está escrito na página inicial. Para ler a Bíblia, buscar e ver os planos e o panorama, nem conta é preciso; a conta, também gratuita, guarda o que é seu.\n\nQuanto a quem fez, conto o que está publicado. Em “Sobre o texto”, link no fim de cada capítulo, lê-se que seguimos o cânon protestante, de 66 livros, e que o texto dos versículos vem de traduções guardadas aqui e nunca é gerado. A Bíblia Livre, que o programa instala, é de Diego Santos, Mario Sérgio e Marco Teles, sob licença Creative Commons, que permite o uso com crédito. Uma seleção embutida segue Almeida, de 1911, em domínio público. A página lista as correções tipográficas e aponta as licenças de terceiros.\n\nEstas respostas do acervo foram escritas de antemão. Havendo inteligência artificial ligada, o que ela gera traz aviso. Nome de pessoa, igreja ou empresa responsável não aparece ali, nem vou inventar um.\n\nVale ainda a frase do rodapé da página inicial: isto não substitui a sua igreja, o seu pastor nem o seu médico. Isaías chamava para uma mesa sem preço quem não tinha dinheiro (Isaías 55:1). A Palavra sempre foi assim.',
    verses: [verse('Isaías 55:1', 'sede dinheiro preço')],
  },
  {
    slug: 'mudar-o-tamanho-da-letra-e-o-tema',
    question: 'Como aumentar a letra e deixar a tela escura no aplicativo?',
    synonyms: [
      'aumentar a letra',
      'mudar o tamanho da letra',
      'letra pequena no aplicativo',
      'modo escuro',
      'tema escuro',
      'mudar a cor da tela',
      'mudar a aparência do aplicativo',
      'mudar a tradução da Bíblia no aplicativo',
      'não enxergo a letra do aplicativo',
    ],
    answer:
      'Abra um capítulo em “Bíblia” e toque no ícone das letras, “Ajustes de leitura”. Os sinais de menos e mais levam o texto de 90 a 200%, e uma linha de amostra mostra como fica.\n\nNa mesma folha estão outros ajustes que ajudam a vista:\n- Espaço entre as linhas, que pode ser normal, amplo ou máximo.\n- Versículos, um por linha ou todos em texto corrido.\n- Aparência, igual à do aparelho ou sempre clara, sépia ou escura.\n- Tradução e, quando há mais de uma instalada, uma segunda ao lado.\n\nA aparência vale para o aplicativo inteiro, fica guardada neste navegador e também se troca tocando no seu nome, no alto da tela. Os outros ajustes acompanham a sua conta em qualquer aparelho. O tamanho muda só o texto bíblico; se os menus e este chat estão miúdos, aumente a letra no navegador ou na acessibilidade do celular.\n\nSe nem assim a vista alcança, o ícone de fones lê o capítulo em voz alta. Letra grande, aliás, tem precedente: Paulo chamou a atenção dos gálatas para o tamanho das que escreveu de próprio punho (Gálatas 6:11).',
    verses: [verse('Gálatas 6:11', 'grandes letras escrevi')],
  },
  {
    slug: 'salvar-e-encontrar-um-versiculo',
    question: 'Como salvar um versículo e encontrá-lo depois?',
    synonyms: [
      'como salvar um versículo',
      'onde ficam os versículos salvos',
      'versículos salvos',
      'encontrar um versículo',
      'como procurar um versículo no aplicativo',
      'favoritar versículo',
      'guardar versículo com anotação',
      'exportar meus versículos',
      'não acho o versículo que salvei',
    ],
    answer:
      'Em “Bíblia”, toque no versículo, ou em vários, e depois em “Salvar”, na barra que sobe. Se quiser, escreva um comentário e ponha etiquetas separadas por vírgula, como fé, família.\n\nPara achar depois, abra “Menu” e “Versículos salvos”; no computador, clique no nome do aplicativo, no alto, e procure o cartão. Dá para buscar por livro, texto ou reflexão, filtrar por etiqueta e ordenar pelos mais recentes ou pela ordem da Bíblia. Em cada um você pode ouvir, copiar, compartilhar, editar e remover. “Exportar” põe todos num arquivo: texto para imprimir, planilha ou dados.\n\nAinda não sabe onde está o versículo? Vá à “Busca rápida” e digite a referência ou as palavras de que se lembra. Depois afunile por testamento ou por livro. Se lembra só da ideia, pergunte aqui no chat.\n\nSalvar exige conta. Quem tenta sem ela é convidado a criar uma, e o comentário já escrito fica no aparelho até a volta. Maria guardava o que ouvia e refletia naquilo (Lucas 2:19). O arquivo ajuda; o que fica mesmo costuma ser a frase que você escreveu ao lado.',
    verses: [verse('Lucas 2:19', 'Maria guardava refletindo coração')],
  },
  {
    slug: 'marcar-versiculos-com-cor',
    question: 'Como marcar versículos com cor no aplicativo?',
    synonyms: [
      'marcar versículo com cor',
      'grifar versículo',
      'sublinhar versículo',
      'pintar versículo',
      'destacar versículo',
      'apagar a marca do versículo',
      'cores para marcar a Bíblia',
      'onde vejo meus versículos marcados',
    ],
    answer:
      'Abra o capítulo em “Bíblia”, toque no versículo e escolha a cor na barra que aparece: amarelo, verde, azul, rosa ou lilás. Tocando antes em vários, todos recebem a mesma de uma vez.\n\nPara trocar, selecione de novo e toque em outra cor; para apagar, na borracha, “Tirar a marca”. As marcas ficam na sua conta e aparecem quando você abre o capítulo em qualquer aparelho. Sem conta, o aplicativo oferece criar uma. Não há, por enquanto, uma tela com tudo o que foi marcado; o que você quer reencontrar, toque também em “Salvar”, que leva para “Versículos salvos”. E a cópia de “Baixar meus dados” traz as marcações.\n\nUm código simples ajuda a não virar arco-íris:\n- Amarelo: o que o texto mostra sobre quem Deus é.\n- Verde: algo que o texto manda fazer, e que dá para fazer.\n- Azul: promessa, lembrando a quem foi feita.\n- Rosa: uma frase que pode virar a sua oração.\n- Lilás: o que ainda não entendo e quero perguntar a alguém.\n\nO salmista se alegrava com a palavra como quem acha um tesouro (Salmos 119:162). Marque pouco, porque numa página toda pintada já não se encontra nenhuma marca.',
    verses: [verse('Salmos 119:162', 'palavra acha tesouro')],
  },
  {
    slug: 'comecar-um-plano-de-leitura',
    question: 'Como começar um plano de leitura no aplicativo?',
    synonyms: [
      'começar um plano de leitura',
      'iniciar trilha de leitura',
      'quais planos de leitura existem aqui',
      'trocar de plano de leitura',
      'atrasei o plano de leitura',
      'pausar o plano de leitura',
      'como marcar a leitura como feita',
      'trilha de leitura da Bíblia',
    ],
    answer:
      'Toque em “Plano”, escolha uma trilha e depois “Iniciar Trilha”. O aplicativo pergunta o primeiro dia, que pode ser hoje ou aquele em que você já começou a ler; confirme em “Começar”. Para isso é preciso ter conta e estar dentro dela.\n\nCada dia: “Fazer Leitura”, abra os capítulos, marque o que leu, passe pelo devocional e toque em “Concluir Dia”. Se leu em outra Bíblia, use o “Check-in Rápido”. Em “Ver plano” ficam “Ajustar as datas”, para quem atrasou, “Pausar plano”, para semana ruim, e “Recomeçar do dia 1”. A leitura do dia também aparece no “Início”.\n\nSão onze trilhas, de três semanas a um ano. Se está em dúvida, escolha assim:\n- Se nunca leu a Bíblia: “Primeiros Passos”, em 30 dias.\n- Voltando depois de parar: “Fé, Oração e Perdão”, 21 dias.\n- Com crianças: “Em Família”, 30 histórias.\n- Conhecer Jesus: “Os Quatro Evangelhos”, 40 dias.\n- A Bíblia inteira: “Bíblia em 1 Ano” ou “Bíblia Cronológica”.\n\nCabem até três de uma vez, lado a lado; a que você deixa fica guardada como está. Se a sua igreja já vai adiante, comece pelo dia em que ela está. O primeiro salmo compara quem se demora na lei a uma árvore que dá fruto na época (Salmos 1:2-3). Uma árvore não tem pressa, e por isso vale começar pela trilha que cabe na sua semana.',
    verses: [verse('Salmos 1:2-3', 'Lei medita árvore fruto')],
  },
  {
    slug: 'lembrete-da-leitura',
    question: 'Como receber um lembrete da leitura?',
    synonyms: [
      'lembrete de leitura',
      'receber lembrete da leitura',
      'notificação para ler a Bíblia',
      'alarme para ler a Bíblia',
      'e-mail de lembrete',
      'desligar o lembrete',
      'não recebo o lembrete',
      'mudar o horário do lembrete',
    ],
    answer:
      'Em “Meu perfil”, no quadro “Lembrete de leitura”, escolha os dias da semana e o horário e toque em “Ligar lembrete”. Há um atalho, “Lembrete”, junto da trilha em “Plano”.\n\nO lembrete vem por e-mail e, onde o site oferece e o navegador aceita, também por “Notificação neste aparelho”; permita quando o navegador perguntar. O horário é em hora cheia, no fuso escrito abaixo do campo.\n\nSe ele não chegou, confira estes pontos:\n- É preciso ter um plano em andamento ou, sem plano, um estudo começado; de um plano pausado não vem aviso.\n- Nos dias em que já leu, ou se está adiantado, nada é enviado.\n- O e-mail pode ter caído na caixa de spam ou de promoções.\n- A tela avisa quando o de algum dia não saiu.\n\nPara parar, toque em “Desligar” ou no link do fim da mensagem. Pedro não se cansava de lembrar aos amigos o que eles já sabiam (2 Pedro 1:12-13). Escolha uma hora em que você esteja mesmo livre: aviso que toca no aperto do ônibus só ensina o dedo a dispensar.',
    verses: [verse('2 Pedro 1:12-13', 'relembrar despertar relembranças')],
  },
  {
    slug: 'apagar-minha-conta-e-baixar-meus-dados',
    question: 'Como apagar minha conta e baixar meus dados?',
    synonyms: [
      'apagar minha conta',
      'excluir minha conta',
      'deletar conta do aplicativo',
      'cancelar meu cadastro',
      'baixar meus dados',
      'cópia dos meus dados',
      'quero sair do aplicativo para sempre',
      'apagar tudo o que escrevi aqui',
    ],
    answer:
      'Tanto uma coisa como a outra se faz em “Meu perfil”, no quadro “Meus dados”. Chega-se lá tocando no seu nome, no alto da tela, ou por “Menu”.\n\n“Baixar meus dados” junta num arquivo JSON o que o site guarda de você: versículos salvos, marcações, diário, pedidos de oração, conversas, planos, lembretes e visitas. É um formato para outros programas lerem; se quer algo para imprimir, use antes “Exportar” em “Versículos salvos”.\n\n“Excluir minha conta” pede a sua senha e apaga tudo na hora, sem volta. Por isso, baixe primeiro. Depois chega um e-mail de despedida. Cópias de segurança que o responsável pelo site já tenha feito não mudam com isso.\n\nTalvez baste menos. Uma conversa se apaga em “Limpar” ou na lista de “Conversas”. O registro das páginas que você visita se desliga, e se apaga, em “Registro de uso”. Um aparelho perdido se desconecta em “Sessões ativas”. O Eclesiastes tem tempo para guardar e para jogar fora (Eclesiastes 3:6). Se a decisão veio num dia de vergonha ou tristeza, espere até amanhã; nada aqui tem pressa, e o que você orou não dependia do arquivo.',
    verses: [verse('Eclesiastes 3:6', 'guardar jogar')],
  },
  {
    slug: 'desligar-a-inteligencia-artificial',
    question: 'Como desligar a inteligência artificial?',
    synonyms: [
      'desligar a inteligência artificial',
      'não quero usar IA',
      'tirar a autorização da IA',
      'ligar a inteligência artificial',
      'usar só o acervo',
      'como saber se a resposta é de IA',
      'minhas perguntas vão para a inteligência artificial',
      'desativar o robô',
    ],
    answer:
      'Abra “Meu perfil” e, no quadro “Inteligência artificial”, desmarque a autorização. Dali em diante responde o acervo, com textos escritos de antemão, e o que você digita não é enviado a esse serviço. O que foi enviado antes não tem como voltar.\n\nSe no lugar da caixa estiver escrito que ninguém precisa autorizar, este site já trabalha só com o acervo. Não há o que desligar. Se houver, o aplicativo pergunta antes da primeira vez, porque aquilo que se conta aqui revela fé e dores, e isso é dado sensível.\n\nPara saber de onde veio um texto, olhe embaixo da resposta: “Texto pronto do nosso acervo” ou “Gerado por IA · confira na Bíblia”. Os versículos, nos dois casos, saem do texto guardado.\n\nO que muda sem ela? A resposta deixa de se moldar à sua frase; às vezes acerta o assunto e passa ao lado do detalhe. Pergunte então com outras palavras, mais curtas. Ligue de novo quando quiser, no mesmo lugar. De um jeito ou de outro, vale o conselho de Paulo: examinar tudo e ficar com o que é bom (1 Tessalonicenses 5:21).',
    verses: [verse('1 Tessalonicenses 5:21', 'Examinai mantende bom')],
  },
  {
    slug: 'funciona-sem-internet',
    question: 'O aplicativo funciona sem internet?',
    synonyms: [
      'funciona sem internet',
      'funciona offline',
      'Bíblia offline',
      'usar o aplicativo sem conexão',
      'ler a Bíblia sem internet',
      'baixar a Bíblia no celular',
      'gasta muita internet',
      'instalar o aplicativo no celular',
      'aparece sem conexão',
    ],
    answer:
      'Em parte, sim. Depois da primeira visita o aplicativo abre também sem sinal, e o que já veio para o aparelho continua ali. O que você grava nessa hora espera, com o aviso “Guardado neste aparelho”, e segue quando a rede volta. Já uma resposta nova e o que ainda não foi aberto precisam da internet.\n\nDá para se preparar enquanto há rede:\n- Em “Bíblia”, no ícone das letras, ou em “Meu perfil”, procure “Bíblia neste aparelho” e toque em “Baixar a Bíblia inteira” ou em “Só alguns livros”.\n- Nas apostilas, “Guardar no aparelho” deixa o livreto à mão.\n- Os próximos dias do plano e dos estudos costumam vir sozinhos quando a conexão é boa.\n- Em “Versículos salvos”, “Exportar” grava um arquivo.\n\nNo “Menu”, “Instalar no celular” mostra como pôr o aplicativo na tela inicial. Se sair da conta, o que era dela deixa o aparelho.\n\nPara a roça, o metrô e o culto de sinal fraco, uma Bíblia de papel ainda é imbatível, e a igreja costuma ter uma para dar. O modo offline mais antigo é o do salmo, que guardava a palavra no coração (Salmos 119:11). Um versículo por semana são cinquenta e dois por ano, sem ocupar a memória do telefone.',
    verses: [verse('Salmos 119:11', 'Guardo palavra coração')],
  },
  {
    slug: 'trocar-a-senha',
    question: 'Como trocar a senha? Esqueci a minha, e agora?',
    synonyms: [
      'trocar a senha',
      'mudar a senha',
      'esqueci minha senha',
      'recuperar a senha',
      'não consigo entrar na conta',
      'alguém entrou na minha conta',
      'sair de todos os aparelhos',
      'link de senha não chegou',
    ],
    answer:
      'Se você está dentro da conta, vá a “Meu perfil”, quadro “Senha”, digite a atual e a nova, com pelo menos seis caracteres, e toque em “Alterar senha”. As outras sessões, em outros aparelhos, são encerradas.\n\nSe esqueceu, na tela de entrar toque em “Esqueci minha senha” e informe o e-mail do cadastro. Chega um link que vale por uma hora; nele você cria outra. Se ele não chegar, olhe o spam, confira se escreveu o e-mail certo e peça de novo. Por segurança, a tela responde igual haja ou não uma conta com aquele endereço.\n\nPerdeu o celular, ou acha que alguém entrou? Toque no seu nome e abra “Sessões ativas”: cada aparelho tem “Encerrar”, e há “Sair de todos”. Depois de encerrar as outras, troque a senha.\n\nUse uma que não sirva também para o banco e nunca a mande por mensagem a ninguém, nem a quem disser que é do suporte. Neemias, com o muro pronto, mandou trancar as portas e pôs gente de guarda, cada um diante da própria casa (Neemias 7:3). Confiar em Deus e girar a chave combinam bem.',
    verses: [verse('Neemias 7:3', 'portas Jerusalém guardas casa')],
  },
];
