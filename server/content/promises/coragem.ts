import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const coragem: PromiseTheme = {
  slug: 'coragem',
  theme: 'Coragem',
  actions: [
    'Dê nome ao seu medo por escrito, separe o que depende de você do que não depende e ore por cada parte.',
    'Faça ainda nesta semana a ligação, o exame ou a conversa que vem adiando, levando alguém de confiança se precisar.',
    'Fale com simplicidade da sua fé a uma pessoa, respeitando o que ela pensa e escutando mais do que responde.',
    'Ore por cristãos presos ou perseguidos em outros países e escreva o nome de um desses lugares na sua lista de oração.',
    'Se o medo vem de ameaça dentro de casa, a coragem é sair e pedir proteção.',
  ],
  promises: [
    {
      verse: verse('Êxodo 14:13-14', 'temais salvação lutará'),
      context:
        'Entre o mar e os carros do faraó, Israel ouviu isto de Moisés: naquele dia o livramento seria obra só de Deus.',
      explanation:
        'Entre a água e os carros, a ordem foi ficar quieto, e logo depois Deus mandou marchar. As duas coisas cabem na fé: aquietar o pânico e dar o passo. Aquele livramento foi único, com faraó e mar; não se transfere para cada cobrança nossa. O que se transfere é quem lutou. Na cruz, o Senhor venceu sozinho o inimigo que jamais venceríamos, e por isso já não lutamos em desespero.',
      prayer:
        'Senhor, atrás de mim vem o que larguei; na frente não há ponte. Estou a ponto de gritar com quem me trouxe até aqui. Aquieta-me. Mostra o que é luta tua, para eu soltar, e qual é o passo meu, para eu dar. Abre caminho sobretudo para os que fogem de casa violenta com criança no colo. Do outro lado, quero cantar-te alguma coisa. Amém.',
    },
    {
      verse: verse('Deuteronômio 31:6', 'ânimo temais contigo desamparará'),
      context:
        'Moisés, com cento e vinte anos, despede-se de Israel antes da entrada em Canaã: o líder mudava, mas Deus ia junto.',
      explanation:
        'Trocar de líder assusta: quando o pastor se muda, quando o pai morre, quando a diretora querida se aposenta. Israel via Moisés partir e ouviu que quem ia junto era Deus. Só Deus é insubstituível, e ele não se aposenta. A conquista de Canaã pertence à história daquele povo; hoje ninguém pode usá-la para tomar o que é dos outros. A carta aos Hebreus repete essa promessa aos cristãos, e Jesus a cumpre no dia a dia.',
      prayer:
        'Deus que vais junto, quem me ensinava o caminho já não está à mesa. Sinto-me com sapato grande demais. Agradeço as mãos que me trouxeram até esta margem; seguro a saudade e sigo. Anda ao meu lado na primeira reunião e no primeiro Natal sem essa pessoa. Dá ânimo também aos jovens que assumem cedo uma casa. Tu não envelheces nem te despedes. Amém.',
    },
    {
      verse: verse('Josué 1:9', 'valente temas contigo fores'),
      context:
        'Morto Moisés, Deus encarrega Josué de conduzir Israel à terra; a coragem pedida se apoia na companhia de Deus e na obediência à Lei.',
      explanation:
        'Ser valente, nesse texto, anda junto com meditar na Lei dia e noite. Deus não entrega a Josué um discurso de motivação; entrega-lhe uma tarefa, um livro e a própria companhia. A aventura que escolhemos por vaidade não vem com essa escolta garantida. Já quem obedece a Cristo no lugar onde foi posto, na sala de aula difícil, na cadeia visitada, na verdade dita ao chefe, pode entrar tremendo e não entra desacompanhado.',
      prayer:
        'Senhor, colocaste em minhas mãos algo maior do que eu, e sei que não pedi. Antes de agir, abro a tua Palavra; lê comigo, linha por linha. Ensina-me a distinguir a obediência da vontade de aparecer. Se eu desanimar na terceira semana, repete-me o teu nome. Quero ir aonde fores, e só aonde fores, para atravessar contigo este rio. Amém.',
    },
    {
      verse: verse('1 Crônicas 28:20', 'Davi Salomão obra deixará'),
      context:
        'Davi passa a Salomão o projeto do templo e o encoraja a concluir uma obra grande, certo de que Deus não o largaria.',
      explanation:
        'Um pai velho entrega ao filho a planta de uma casa que não verá pronta. Coragem, aqui, é para obra comprida: sete anos de pedra, orçamento, atraso. Deus se comprometeu com Salomão até o último detalhe do templo, e seria abuso aplicar isso a qualquer reforma nossa. Mas o serviço feito a Deus, a classe de crianças, a tradução, o filho criado, tem Deus por perto até acabar.',
      prayer:
        'Deus de meus pais, herdei um trabalho começado por mãos melhores que as minhas. A planta está aberta na mesa e a poeira já cobriu a animação. Livra-me de mudar o projeto por vaidade ou de abandoná-lo por tédio. Um tijolo hoje, outro na quinta. Honra os velhos que juntaram material sem ver o telhado. E fica, Senhor, até que a última porta feche direito. Amém.',
    },
    {
      verse: verse('2 Crônicas 20:15', 'Josafá temais batalha Deus'),
      context:
        'Por Jaaziel, levita, Deus responde ao rei Josafá, que jejuava com Judá diante de invasores: aquela luta ele mesmo travaria.',
      explanation:
        'Antes da frase veio uma reunião de oração com criança de colo, em que o rei admitiu não saber o que fazer. Essa admissão é o começo da coragem. Naquele dia Judá foi ao campo cantando e achou a luta encerrada; em outros dias de sua história precisou combater, e às vezes perdeu. Deus não padroniza as respostas. Ao anunciar que o caso é dele, tira dos ombros o peso de vencer sozinho.',
      prayer:
        'Não sabemos o que fazer, Senhor, e os nossos olhos estão em ti: digo isso no corredor do fórum, segurando a pasta. São muitos os que vêm contra, e bem pagos. Toma a causa. Dá-me um bom defensor, noites de sono e a língua presa para o insulto. Põe um cântico à frente do meu medo. Vencendo ou perdendo, que a minha família saia abraçada a ti. Amém.',
    },
    {
      verse: verse('Salmos 27:1', 'luz salvação temerei'),
      context:
        'Davi já tinha conhecido cerco e traição quando cantou esta confiança: quem tem Deus por luz e abrigo não é mandado pelo medo.',
      explanation:
        'Qual é a primeira coisa que se faz num quarto escuro quando se ouve barulho? Acende-se a luz, e o monstro vira cadeira com roupa. Nem sempre: Davi teve inimigos de carne e osso, e acabou o salmo dizendo a si mesmo que esperasse. Luz, para ele, é Deus presente, que devolve às coisas o tamanho real. Cristo tomou para si o mesmo título. Quem o segue ainda sente medo, mas não deixa o medo no volante.',
      prayer:
        'Minha luz, entra neste quarto e mostra o que é cadeira e o que é ladrão. Tenho medo de coisas que nunca aconteceram e descuido das que precisam de cuidado. Ilumina o exame, o beco, a conversa marcada. De quem terei medo, se és tu quem segura a lâmpada? Às vezes respondo: de quase tudo. Fica mesmo assim, e ensina-me a esperar pela manhã. Amém.',
    },
    {
      verse: verse('Salmos 118:6', 'comigo temerei humano'),
      context:
        'Cântico de festa de alguém salvo do aperto em Israel, retomado na carta aos Hebreus: o poder humano contra nós tem limite.',
      explanation:
        'As pessoas podem fazer muito mal, e o salmo sabe disso: fala de cerco, empurrão, enxame de abelhas. A pergunta não é ingênua. Ela quer saber o que alguém consegue tirar de quem tem Deus do seu lado, e a resposta é que não consegue tirar Deus. Emprego, fama e até a vida estão ao alcance de mãos perversas; por isso existe justiça a procurar. Mas Jesus, a pedra rejeitada de que o mesmo salmo fala, continua no lugar.',
      prayer:
        'Senhor, estás comigo, e repito isso com a mão na maçaneta. Vou encontrar quem me humilhou. Não permitas que eu encolha nem que eu parta para cima. Dá-me a frase curta e a coluna reta. Se o perigo for real, mostra-me que coragem hoje é ficar longe e falar com quem protege. Guarda os teus que são presos por orar. Homem nenhum te substitui. Amém.',
    },
    {
      verse: verse('Isaías 41:13', 'seguro mão temas ajudo'),
      context:
        'Ao Israel exilado, pequeno entre as potências, Deus diz que o leva pela mão, como faz um pai com o filho assustado.',
      explanation:
        'A mão direita era a da espada; se Deus a segura, a luta já não depende do nosso golpe. O gesto lembra também o adulto que atravessa a rua com a criança, e ela pode olhar para os carros sem entender o semáforo. Israel voltou do exílio assim, pequeno e conduzido. Você pode não ver adiante nem escolher o trajeto. Jesus disse que das mãos dele ninguém arranca os seus.',
      prayer:
        'Pai, dá-me a mão, que a avenida é larga e os carros não param. No documento já cresci; por dentro, ainda não. Enquanto me levas, não quero decidir a velocidade. Diz de novo que me ajudas, porque o barulho abafa. Segura meu filho na primeira ida sozinho à escola, minha avó na escada, o amigo em crise. Quando eu puxar para longe, aperta um pouco. Amém.',
    },
    {
      verse: verse('Jeremias 1:8', 'temas contigo livrar'),
      context:
        'Chamado ainda moço para pregar a reis e sacerdotes hostis, Jeremias recebe garantia de companhia e livramento ao longo de uma vida que seria dura.',
      explanation:
        'Livrar, na vida de Jeremias, não quis dizer poupar: houve tronco, cisterna, cadeia e zombaria. Quis dizer que ele não foi calado antes da hora. Quem hoje fala a verdade com mansidão, num conselho de condomínio ou numa redação, pode perder amigos, e nenhuma palavra bíblica esconde esse preço. Deus conhece a cara dos que intimidam. O Filho dele foi rejeitado por gente assim e ressuscitou; a última palavra não será deles.',
      prayer:
        'Senhor, digo que me falta idade, voz, estudo, e já conheces a minha coleção de desculpas. Toca a minha boca. Dá-me palavra justa para arrancar mentira e plantar verdade, sem prazer em ferir. Quando aquela sala inteira me olhar, olha-me tu primeiro. Livra os jornalistas, os profetas, as crianças que denunciam. E, se eu acabar na lama, manda um amigo com corda. Amém.',
    },
    {
      verse: verse('Mateus 10:29-31', 'pardais cabelos contados medo'),
      context:
        'Jesus envia os doze avisando que haverá perseguição e até morte; o Pai, atento à menor das aves, conhece cada detalhe deles.',
      explanation:
        'O pardal era carne de pobre, vendida aos pares por uma moedinha; Jesus o escolhe para medir o quanto valemos. Nenhum cai fora do olhar do Pai, o que não significa que nenhum caia. A frase dói e consola ao mesmo tempo. Os discípulos correriam risco verdadeiro, e alguns morreriam. A vida deles nunca ficou sem dono, e a sua também não fica, nem quando o exame vem alterado.',
      prayer:
        'Pai dos pardais, sabes quantos cabelos me caíram com o tratamento, ou com a preocupação. Nada em mim te parece ninharia. Confesso que às vezes me sinto número de matrícula. Recolhe o meu medo na tua mão, como se recolhe passarinho do chão, e aquece-o. Cuida dos que correm perigo por causa de Jesus. E faz-me notar as pessoas a quem quase ninguém dá valor. Amém.',
    },
    {
      verse: verse('Lucas 12:32', 'pequeno rebanho Pai reino'),
      context:
        'Palavra terna de Jesus aos poucos discípulos, preocupados com comida e roupa: o Pai tem gosto em lhes abrir o Reino.',
      explanation:
        'O rebanho é pequeno e o Reino é grande: Jesus gosta de contrastes. Os discípulos cabiam numa sala e se preocupavam com almoço. Ele não lhes prometeu maioria nem influência em palácio; disse que o Pai sente prazer em dar. O Reino vem de presente, e isso solta o punho fechado para repartir. A congregação de vinte pessoas, reunida numa garagem de bairro, está incluída na frase.',
      prayer:
        'Pai, que te agradas de dar, olha o nosso tamanho: quinze cadeiras, um violão, um ventilador quebrado. Temos medo de acabar. Tira de nós a inveja da igreja grande e o orgulho da pequena. Dá-nos o teu Reino, em pão repartido, inimigo perdoado, menino que aprende a ler. Que eu venda alguma coisa que me prende, e que tu conduzas o rebanho inteiro até em casa. Amém.',
    },
    {
      verse: verse('João 16:33', 'paz aflição ânimo venci'),
      context:
        'Última frase de Jesus aos discípulos antes da oração da despedida: ele não esconde as dores que virão e anuncia que já venceu.',
      explanation:
        'Jesus poderia ter escondido a parte difícil; preferiu avisar. A aflição não será surpresa nem prova de que falhamos. Ao lado do aviso, ele coloca uma notícia já no passado, embora a cruz fosse na manhã seguinte: venceu. Ânimo cristão não é otimismo, que depende da previsão do tempo. Nasce de saber como a história termina e quem está vivo no final, enquanto a fila ainda anda devagar.',
      prayer:
        'Jesus, agradeço porque não me enganaste. Disseram-me que, com fé, tudo correria bem, e achei que a falha era minha. Tu já me tinhas avisado. Dá-me paz em ti no meio disto, e um pouco de humor. Anima os professores, os pais de adolescente, as enfermeiras na troca de turno. Quando o mundo parecer ter ganho, mostra-me as tuas mãos furadas e vivas. Levanta-nos, vencedor. Amém.',
    },
    {
      verse: verse('Atos 18:9-10', 'Paulo fala contigo povo'),
      context:
        'Em Corinto, onde Paulo tinha chegado com temor, o Senhor o mandou continuar e lhe garantiu, numa visão noturna, proteção naquela cidade.',
      explanation:
        'Até Paulo precisou ouvir que não tivesse medo. A garantia de não ser ferido era para Corinto, naquele período; em outras cidades ele apanhou, antes e depois. Vale para nós o argumento final, cheio de bom humor: “tenho muita gente aqui”. Parte dessa gente ainda nem tinha crido. No seu prédio, no seu turno, Jesus pode ter pessoas que você não imagina, e falar com brandura já é procurá-las.',
      prayer:
        'Senhor da cidade, olho as janelas acesas deste prédio e não conheço ninguém. Tu conheces. Mostra-me um rosto por semana. Cura a minha timidez e também o meu excesso, para que eu fale quando convém e ouça mais do que isso. Fica comigo na hora em que rirem. Protege os que pregam onde é proibido. E deixa-me conhecer, um dia, essa tua gente toda. Amém.',
    },
    {
      verse: verse('2 Timóteo 1:7', 'espírito força amor moderação'),
      context:
        'Preso, Paulo escreve ao jovem Timóteo, ao que parece inclinado à timidez: o que vem de Deus é vigor, afeto e equilíbrio.',
      explanation:
        'A timidez é temperamento, e Timóteo talvez fosse tímido. O problema começa quando o medo passa a decidir no lugar do amor. Deus dá três coisas que se equilibram: força, para a verdade não ser engolida; amor, para ela não virar pedrada; domínio de si, para vir na hora certa. A crise de pânico é outra história, e merece cuidado. O Espírito de Jesus trabalha junto com o tratamento.',
      prayer:
        'Espírito de Deus, quando me calo por covardia digo que é prudência, e quando explodo digo que é sinceridade. Endireita-me. Dá-me força sem brutalidade, afeto sem bajulação, juízo sem frieza. Lembra-me da fé de quem me ensinou a orar na cozinha. Assopra a brasa que deixei cobrir de cinza. Ajuda os que têm crises de ansiedade a encontrar tratamento e irmãos que não os acusem. Amém.',
    },
    {
      verse: verse('Apocalipse 1:17-18', 'temas vivo chaves morte'),
      context:
        'João, exilado em Patmos, cai diante do Cristo glorioso, que o toca e lhe mostra quem tem domínio sobre a sepultura.',
      explanation:
        'Quem guarda as chaves decide quem entra e quem sai. Durante séculos a morte pareceu dona dessas chaves; Jesus entrou na casa dela e voltou com elas na mão. Por isso a mão que levanta João do chão é mais do que carinho: é autoridade. Continuamos mortais, e velamos os nossos. Mas a porta que nos assusta tem outro dono, e ele foi morto, vive e conhece você.',
      prayer:
        'Primeiro e último, caí, e tu me tocas. Não sei imaginar a tua glória; sei que a tua mão pesa pouco no ombro. Tenho pavor de morrer e, mais ainda, de que morram os meus. Lembra-me de que as chaves estão contigo. Visita os que têm pouco tempo e os que foram exilados por te amar. Na hora de cruzar aquela porta, abre-a tu mesmo por dentro. Amém.',
    },
  ],
};
