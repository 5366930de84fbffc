import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const direcao: PromiseTheme = {
  slug: 'direcao',
  theme: 'Direção',
  actions: [
    'Antes de decidir, escreva as opções e pergunte de cada uma se ela é honesta, se ama o próximo e se cabe na verdade.',
    'Ouça duas pessoas maduras que não tenham interesse no resultado, e conte a elas também o que você preferiria esconder.',
    'Leia um capítulo de Provérbios por dia durante este mês e anote o que toca na decisão que você tem diante de si.',
    'Desconfie de quem diz saber por revelação o que você deve fazer, e leve o caso com calma ao seu pastor.',
    'Dê hoje o passo que já está claro, como pagar, desculpar-se ou estudar, antes de pedir luz sobre o ano que vem.',
  ],
  promises: [
    {
      verse: verse('Êxodo 13:21', 'coluna nuvem guiá-los fogo'),
      context:
        'Relato da saída do Egito: Deus foi à frente de Israel no deserto com sinal visível, dia e noite, para que não se perdesse.',
      explanation:
        'O Deus do êxodo vai na frente do povo e deixa rastro claro. Para nós não há nuvem sobre o telhado indicando bairro ou emprego, e esperar por uma pode virar paralisia. Temos Jesus, que passou pela morte antes de nós e voltou vivo, e temos o Espírito, que ilumina de noite. Seguimos passo a passo, parando quando ele para.',
      prayer:
        'Deus que vais adiante, o mapa acabou e a estrada continua. De dia eu disfarço a dúvida, de noite ela cresce. Anda na frente, num ritmo que as crianças e os velhos aguentem. Se for para acampar, ensina-me a ficar; se for para partir, tira-me da tenda. Não quero chegar a terra nenhuma em que tu não estejas. Ilumina o próximo trecho.',
    },
    {
      verse: verse('Salmos 23:3', 'restaura alma guia-me justiça'),
      context:
        'Davi confessa que o Pastor refaz o seu ânimo e o leva por trilhas retas, em honra do próprio nome.',
      explanation:
        'Antes da trilha, o fôlego: o Pastor refaz o ânimo da ovelha e só então a põe para andar. As veredas dele são as da justiça, e isso já responde a muita dúvida que tomamos por mistério. O caminho certo pode ser íngreme e atravessar sombra. Por causa do seu nome, não do nosso desempenho, Cristo leva até o fim a ovelha que pôs nos ombros.',
      prayer:
        'Pastor, cheguei sem alma à sexta-feira. Refaz o que a pressa gastou, antes de qualquer decisão. Depois mostra o rumo reto, mesmo que não seja o mais curto nem o que os colegas tomaram. Se eu puxar para o lado do buraco, usa o cajado. Que a minha vida honre o teu nome no balcão, no volante e nas palavras que digo em casa.',
    },
    {
      verse: verse('Salmos 25:9', 'guia humildes ensina caminho'),
      context:
        'Oração de Davi, arrependido dos pecados da juventude: Deus não despreza os que aceitam aprender e lhes mostra o rumo.',
      explanation:
        'Humilde, aqui, é quem ainda aceita aula. Deus não escolhe os mais inteligentes da turma; puxa a cadeira para perto do que admite não ter entendido. O que ele ensina é o seu caminho, o certo e o justo, matéria que não vem em forma de profecia sobre a vida de ninguém. Cristo, manso, faz do aluno lento um discípulo, sem caçoar da pergunta repetida.',
      prayer:
        'Mestre, gosto de ter razão e isso me deixa surdo. Põe-me de novo na primeira carteira. Ensina-me pelo salmo, pela bronca justa de um amigo, pelo erro que cometi ontem. Não me importo de repetir o ano contigo, desde que eu aprenda. Guarda-me da humildade fingida, que só espera elogio. Quero andar no que é reto, ainda que devagar. Amém.',
    },
    {
      verse: verse('Salmos 25:12', 'teme ensinará caminho escolher'),
      context:
        'Numa oração feita sob ameaça, Davi pergunta a quem Deus instrui e responde: a quem o reverencia e aceita ser ensinado nas escolhas.',
      explanation:
        'Escolher cansa: curso, casamento, mudança, tratamento. O salmo liga a boa escolha a uma reverência que pergunta primeiro o que agrada a Deus. Quem pergunta assim recebe instrução, muitas vezes antes do dilema, guardada na memória. A mesma fé permite opções diferentes entre irmãos, e um erro sincero não nos põe fora do cuidado de Cristo, que é o próprio caminho.',
      prayer:
        'Senhor, faço colunas de prós e contras até de madrugada. O que me assusta é perder alguma coisa; dá-me um temor melhor, o de perder-te de vista. Instrui-me na decisão que tu já conheces. Tira o que é vaidade da lista e põe quem será afetado no alto dela. Escolhido o rumo, livra-me de viver espiando a outra porta. Vai comigo.',
    },
    {
      verse: verse('Salmos 32:8', 'instruirei ensinarei aconselharei'),
      context:
        'Depois do perdão vem o ensino: neste salmo de Davi, Deus se dispõe a orientar o perdoado, acompanhando-o de perto.',
      explanation:
        '“Com os olhos sobre ti”: é o jeito do pai que ensina a andar de bicicleta, correndo ao lado. Deus instrui o perdoado de perto, com carinho e firmeza, e o verso seguinte avisa que mula teimosa precisa de freio. Nada de roteiro secreto a decifrar; há um convívio em que se aprende. Em Jesus, o olhar que nos acompanha é o de quem já nos absolveu.',
      prayer:
        'Pai, teu olhar já me deu medo; hoje peço que não o tires de mim. Aconselha-me antes que eu assine, responda ou poste. Se for preciso, desaconselha, e que eu escute na primeira vez. Não quero ser mula que só obedece ao puxão. Corre ao meu lado até que eu pegue equilíbrio, e também depois disso. Gosto de saber que estás olhando.',
    },
    {
      verse: verse('Salmos 37:23-24', 'passos firmados prostrado sustenta'),
      context:
        'Já idoso, Davi observa que o Senhor firma o andar do justo: ele pode tropeçar, e mesmo assim não fica no chão.',
      explanation:
        'Tropeçar numa calçada de mãos dadas é diferente de tropeçar só. A mão do Senhor não impede todo escorregão de quem anda com ele; impede que a queda seja o fim. Há quem caia em falência, em depressão, em pecado, e precise de tempo e de gente para se levantar. Pedro afundava quando Jesus o agarrou, e ninguém o chamou de caso encerrado.',
      prayer:
        'Senhor, olha o meu joelho ralado: caí de novo, e à vista de todos. Não soltes a minha mão. Firma o pé que ainda treme e dá-me coragem de andar amanhã pela mesma rua. Agrada-te do meu caminho, torto como é, porque quero endireitá-lo. Ajuda-me a estender o braço a quem está no chão, em vez de apontar. Levanta-nos juntos.',
    },
    {
      verse: verse('Salmos 48:14', 'Deus guia morte'),
      context:
        'Canto dos filhos de Coré pela proteção de Jerusalém, a ser repetido aos filhos: o Senhor conduz o seu povo por toda a vida.',
      explanation:
        '“Até a morte” soa sombrio, mas é a parte mais doce da frase: não há curva em que o guia peça para descer. Ele conduziu avós que oravam em português antigo e conduzirá bisnetos em cidades que não existem. Nem sempre se vê o roteiro, e muitas placas faltam. Jesus conhece inclusive o trecho final, por onde voltou, e vai atravessá-lo com você.',
      prayer:
        'Deus nosso, para sempre nosso, eu te recebi das mãos de gente que já partiu. Obrigado por esses guias de cabelo branco que me ensinaram a seguir-te. Agora leva-me pela minha parte da estrada. No envelhecer, na doença, na última manhã, fica na frente. E põe na minha boca histórias tuas para contar aos mais novos, a caminho.',
    },
    {
      verse: verse('Salmos 119:105', 'lâmpada pés luz caminho'),
      context:
        'Quem escreveu o salmo mais longo vivia sob ameaça e achou na instrução de Deus claridade suficiente para o passo seguinte.',
      explanation:
        'A lamparina antiga clareava um ou dois passos; quem queria ver a estrada inteira ficava parado. A Escritura ilumina assim: o suficiente para hoje, e com frequência mais o pé do que o destino. Abri-la ao acaso para achar resposta pronta não é usá-la como luz. Lida inteira, com a igreja, ela leva a Cristo, Palavra viva, e quem o acompanha enxerga onde pisa.',
      prayer:
        'Senhor, apagou-se o meu entusiasmo e o corredor ficou escuro. Acende a tua Palavra outra vez. Não peço farol alto; peço ver o degrau. Tira a Bíblia da minha estante e põe-na no meu dia, entre o café e o portão. Quando ela mostrar sujeira no chão, que eu não apague a luz. Ilumina também quem só aprendeu a ler agora.',
    },
    {
      verse: verse('Provérbios 3:5-6', 'Confia coração endireitará veredas'),
      context:
        'Ensino de pai a filho na sabedoria de Israel: apoiar-se em Deus acima da própria esperteza, pois ele aplaina a estrada.',
      explanation:
        'Apoiar-se é pôr o peso. O provérbio não manda parar de pensar; avisa que o nosso raciocínio, sozinho, é bengala fina demais para o corpo inteiro. Reconhecer a Deus “em todos os caminhos” inclui o boleto, o namoro e o voto. Ele aplaina, sem prometer ladeira abaixo. Jesus confiou assim até a cruz, e o Pai abriu estrada onde havia uma pedra de túmulo.',
      prayer:
        'Deus, o meu entendimento tem currículo, argumentos e pouco fôlego. Já me apoiei nele e fui ao chão. Ponho o peso em ti, de uma vez, e peço que me avises quando eu o pegar de volta. Quero reconhecer-te no que considero assunto só meu: dinheiro, afeto, ambição. Tira as pedras que atrapalham e dá-me tornozelos firmes para as que ficarem.',
    },
    {
      verse: verse('Provérbios 16:9', 'planeja dirige passos'),
      context:
        'Provérbio ligado a Salomão: fazer planos é próprio de gente, e acima deles o Senhor conduz o percurso até onde quer.',
      explanation:
        'Faça a planilha, compre a passagem, marque a data, e escreva tudo a lápis. Planejar honra a Deus, que nos fez capazes disso; supor que mandamos no percurso é que nos adoece. Quando a chuva cancela a viagem, o rumo continua em boas mãos, embora a razão quase nunca seja explicada. As mãos que dirigem são as mesmas que foram furadas por nós.',
      prayer:
        'Senhor dos passos, aqui está a minha agenda. Gastei nela semanas, com canetas coloridas. Podes riscar. Dói ver o plano desfeito; não quero fingir que não. Dá-me firmeza para retomar o que é meu dever e leveza para largar o que era capricho. Se o desvio for teu, que eu repare nas pessoas que encontrar por lá. Conduz-me tu. Amém.',
    },
    {
      verse: verse('Isaías 30:21', 'direita esquerda palavra caminho'),
      context:
        'Jerusalém sofreria cerco e pão escasso; depois, promete Isaías, o povo teria mestres e escutaria a correção ao desviar-se.',
      explanation:
        'A voz vem de trás, como a da mãe que caminha um passo depois do filho e fala assim que ele puxa para a rua. O povo reencontraria mestres e correção, sinal de que não estava abandonado. Vozes interiores precisam ser provadas pela Escritura e por irmãos maduros. Cristo deu pastores, mestres e o Espírito, para que o desvio seja percebido cedo.',
      prayer:
        'Senhor, tantas vozes me chamam: propaganda, algoritmo, parente, culpa. Quero distinguir a tua. Fala pela Escritura que li, pelo amigo que teve coragem, pela consciência que não me deixou em paz. Quando eu virar para o lado errado, não te cales. Livra-me dos que dizem falar por ti para mandar em mim. Tira a cera dos meus ouvidos, que eu quero escutar.',
    },
    {
      verse: verse('Isaías 42:16', 'guiarei cegos trevas luz'),
      context:
        'Para exilados sem saída à vista, o Senhor se oferece como guia de cegos: abrirá estrada onde eles não viam nenhuma.',
      explanation:
        'Guiar um cego pede braço, paciência e palavras: “degrau”, “agora à direita”. Deus se oferece para isso justamente a quem perdeu a referência, depois do diagnóstico, da demissão, do luto. A treva pode clarear aos poucos, e a visão do caminho todo fica para mais tarde. Jesus abriu olhos e também andou no escuro; quem segura o braço dele não é largado.',
      prayer:
        'Segura o meu braço, Senhor, que por aqui eu nunca passei. Eu conhecia de cor a vida de antes, e nesta de agora ando tateando. Avisa-me dos degraus. Faz claro o que é só treva e endireita o que não consigo entender. Se eu chorar de saudade da rua antiga, não me apresses. Prometeste não desamparar, e é nisso que piso. Fica bem perto de mim.',
    },
    {
      verse: verse('Isaías 48:17', 'Redentor ensina guia'),
      context:
        'Deus, que corrigia Israel no exílio, apresenta-se como professor do povo e lamenta que não o tivessem escutado antes.',
      explanation:
        'Há professores que se alegram quando o aluno erra. O Deus deste versículo suspira. Chama-se Redentor antes de abrir o livro e ensina “o que é proveitoso”, isto é, o que faz bem, mesmo se contraria o gosto da classe. Proveito, na escola dele, não quer dizer lucro nem carreira. Aprende-se com Jesus, que pagou a nossa matrícula e nos deu o Espírito para estudar ao nosso lado.',
      prayer:
        'Redentor e professor, faltei a muitas aulas e colei em algumas provas. Mesmo assim guardas o meu lugar. Ensina-me o que aproveita de verdade, e desmonta o que aprendi errado sobre ti. Se hoje a lição for esperar, explica devagar; se for agir, não me deixes enrolar. Que eu escute a tempo de ter paz, e ajude o colega do lado.',
    },
    {
      verse: verse('Isaías 58:11', 'guiará jardim manancial'),
      context:
        'Depois do exílio, o povo jejuava e explorava os empregados; a direção contínua é prometida a quem pratica justiça e reparte o pão.',
      explanation:
        'O profeta diz que Deus guia continuamente, também fora dos dias de retiro. Deus se dá como guia aos que dividem o pão e soltam o jugo, e os torna jardim em plena estiagem: gente em quem os outros matam a sede. Não se compra essa água com caridade exibida, e os justos também passam por secas. A água brota de Cristo, e corre melhor por mãos que se abrem.',
      prayer:
        'Fonte de água viva, o meu jardim anda rachado, e eu ocupado com aparência de jejum. Mostra-me a quem devo salário, desculpa ou descanso. Começa por aí a tua direção. Depois rega os meus ossos, que sentem o calor. Não quero guardar a água só para mim; faz correr até a casa vizinha. Que em tempo de seca alguém ainda encontre sombra aqui.',
    },
    {
      verse: verse('João 8:12', 'luz mundo segue trevas'),
      context:
        'No templo, pela festa das Tendas, em que se costumava acender grandes lâmpadas, Jesus se apresenta como luz para quem o segue.',
      explanation:
        'Basta um apagão para a família inteira se juntar em volta de uma vela. Jesus quer ser seguido assim, de perto, porque luz deixada para trás não clareia o pé. O discípulo ainda conhece noites de tristeza e dúvida, mas não mora mais na escuridão nem caminha para ela. Quem veio ao mundo como luz entrou na nossa noite mais densa e amanheceu.',
      prayer:
        'Luz do mundo, há cantos meus com a cortina fechada há anos. Abre-a, mesmo que eu aperte os olhos. Quero seguir-te perto o bastante para enxergar onde piso e quem está ao meu lado. Vem às noites da ansiedade e da vergonha. Livra-me de amar o escuro porque nele ninguém repara em mim. Que alguém perdido veja claridade pela minha janela.',
    },
  ],
};
