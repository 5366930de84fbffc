import type { GiftDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const mestreDaysOneToFifteen: AuthoredPart<GiftDay[]> = [
  {
    day: 1,
    title: 'A chamada',
    verse: verse('Mateus 23:8', 'Rabi Mestre Cristo todos irmãos'),
    study:
      'Toca o sinal. Antes de subir ao quadro, quem deseja ensinar responde à chamada com os outros: presente. Jesus disse aos seus que não corressem atrás do título, porque na sala dele há um só professor e uma porção de irmãos na mesma fila de carteiras. Isto não acaba com o ensino, que ele mesmo mandou fazer. Acaba com o degrau, e por isso convém passar a semana como aluno. Se a ideia incomoda (“eu já dei esse curso”), o incômodo é a primeira lição.',
    prayer:
      'Presente, Mestre: cheguei com a pasta cheia de respostas e a fecho embaixo da carteira. Sou irmão dos que estão aqui, nem mais adiantado nem mais bonito. Pode começar: a voz é tua.',
    practice:
      'Escolha uma aula, estudo ou pregação desta semana em que você será só ouvinte. Tome notas e não corrija nada, nem por dentro.',
  },
  {
    day: 2,
    title: 'A carteira',
    verse: verse('Lucas 10:39', 'irmã Maria pés ouvia'),
    study:
      'Sentar-se aos pés de alguém era a expressão para matricular-se com um rabino. Maria, portanto, não está descansando enquanto a outra trabalha; ocupa uma vaga que costumavam reservar aos homens, e Jesus a confirma na vaga. A Marta ele não manda calar nem cozinhar: convida a largar a aflição. Muita gente que ensina bem não se senta há anos. Prepara, organiza, imprime, e só abre a Bíblia para tirar esboço. Qual foi a última coisa que você aprendeu sem ter onde usar?',
    prayer:
      'Jesus, a casa está por arrumar e a aula por preparar. Sento-me assim mesmo no chão da tua sala. Não vim buscar assunto; fala de ti, e que hoje nada disso vire slide.',
    practice:
      'Leia um salmo por dez minutos com uma regra: não pode sublinhar para os outros. O que receber fica entre você e Deus.',
  },
  {
    day: 3,
    title: 'O caderno de cópia',
    verse: verse('Deuteronômio 17:18-19', 'trono escrever cópia lerá dias'),
    study:
      'Primeiro dever de casa do rei, antes de mandar em qualquer coisa: pegar um rolo em branco e copiar a lei, letra por letra, com a própria mão, sem escrivão. Depois, ler a cópia todos os dias, para que o coração não se erguesse acima dos irmãos. Copiar é um jeito antigo e lento de prestar atenção. O polegar no celular desliza por cima; a caneta tropeça em cada palavra e pergunta o que ela faz ali. A humildade também se aprende copiando.',
    prayer:
      'Dá-me a paciência da caneta, Senhor. Leio depressa demais o que levaste séculos a dizer. Que a minha mão aprenda antes da língua, e que nenhuma coroa, nem de papel, me suba à cabeça.',
    practice:
      'Copie à mão cinco versículos da carta a Filemom, do quatro ao oito. Faça devagar e ponha um ponto ao lado da palavra que o fez parar.',
  },
  {
    day: 4,
    title: 'Levantar a mão',
    verse: verse('Lucas 2:46', 'Templo mestres ouvindo-os perguntando-lhes'),
    study:
      'Um menino de doze anos some, e encontram-no na única roda em que perguntar era honra. Lucas põe os dois verbos juntos: escutava e indagava. Impressionou os doutores pelas respostas também, mas o retrato que ficou é o do garoto entre eles, curioso. Em muita classe bíblica a pergunta é tratada como incômodo. Quem faz pergunta boa honra o texto, pois acredita que ali há mais do que já lhe deram. E quem não sabe responder tem a chance de dizer a frase mais pedagógica que existe: vamos procurar.',
    prayer:
      'Jesus, que aos doze anos perguntaste aos doutores, devolve-me o porquê dos meus oito anos. Tira a vergonha de não saber na frente de todos. E perdoa-me por não ter deixado alguém perguntar.',
    practice:
      'Anote três perguntas suas sobre a Bíblia que nunca teve coragem de fazer. Leve uma ao professor, ao pastor ou a um bom comentário.',
  },
  {
    day: 5,
    title: 'A merenda',
    verse: verse('Jeremias 15:16', 'palavras comi prazer alegria coração'),
    study:
      'Hora do recreio: abra a lancheira. Jeremias conta que achou as palavras de Deus e comeu. Não diz que analisou, embora as conhecesse a fundo. O que se come some por fora e aparece semanas depois na força do braço. E ele o diz no meio de uma crise feia, solitário, quase acusando Deus de enganá-lo; o prazer não o poupou da dor. Antes de explicar o texto aos outros, mastigue você.',
    prayer:
      'Tenho fome, Senhor, e andava enganando o estômago com opinião sobre a tua comida. Senta comigo neste recreio e dá-me uma palavra pequena que eu consiga mastigar até a noite.',
    practice:
      'Decore hoje um versículo curto, repetindo-o nas refeições. Guarde-o para si, sem ensinar a ninguém, até a semana que vem.',
  },
  {
    day: 6,
    title: 'Aula de reforço',
    verse: verse('Atos 18:26', 'Áquila Priscila explicaram caminho'),
    study:
      'Apolo era brilhante, viajado, ardente, e faltava-lhe um pedaço da matéria. Priscila e o marido, fabricantes de barracas, notaram e não levantaram a mão no meio da sinagoga. Levaram-no para casa, e imagino a sopa. Ele saiu dali com o caminho mais completo, e nada indica que tenha se ofendido por aprender com uma mulher e um artesão. Corrigir em particular e ser corrigido sem birra são matérias do mesmo boletim.',
    prayer:
      'Obrigado, Pai, pelas Priscilas que me chamaram num canto em vez de me expor. Mostra-me o que ainda me falta aprender. E, se eu notar a falta do outro, que na minha casa haja sopa.',
    practice:
      'Peça a quem já o ouviu ensinar: “o que faltou ou ficou errado?” Anote calado. Depois confira na Bíblia, com um amigo que estude mais que você.',
  },
  {
    day: 7,
    title: 'O boletim',
    verse: verse('Tiago 3:1', 'mestres sabeis julgamento rigoroso'),
    study:
      'Tiago parece querer esvaziar a sala dos professores. Avisa que a prova de quem ensina é mais severa, e ele se inclui. Em seguida fala da língua: freio, leme, fósforo. Um exemplo errado numa oficina estraga uma peça; uma frase errada sobre Deus pode acompanhar uma moça por trinta anos. O aviso é remédio para o afoito. Se, depois de lê-lo com calma, o desejo continua e agora vem com tremor, sente-se um pouco mais perto do quadro.',
    prayer:
      'Tremo um pouco, Senhor, e acho bom. Lembro da frase que eu repetia sobre os pobres, da que disse a uma mãe enlutada, da resposta inventada para não fazer feio. Apaga, nos que me ouviram, o que ensinei torto. O que eu puder desdizer, mostra-me a quem, e segura o fósforo que trago na boca.',
    practice:
      'Dia de descanso: um dia de língua quieta. Fale só o necessário, não corrija ninguém e repare, à noite, no que o silêncio lhe ensinou.',
  },
  {
    day: 8,
    title: 'Estágio: a aula do barco',
    verse: verse('Marcos 4:33', 'parábolas palavra conforme ouvir'),
    study:
      'Relatório de observação número um. Local: praia; professor: Jesus, sentado num barco, usando a água como caixa de som. Turma: multidão mista. Recurso: terra, semente, lamparina, mostarda, nada que precisasse de tomada. Anotei que ele mediu a aula pelo ouvido dos alunos, não pelo tamanho do que sabia. A parábola tem duas portas: o distraído leva para casa uma história de roça; o inquieto volta, bate e pergunta. Nenhum sai sem levar alguma coisa. O que me pareceu simples exigia ter olhado muito lavrador trabalhando.',
    prayer:
      'Jesus, Senhor das sementes, conheces o tamanho de cada ouvido. Ensina-me a caber neles, e que eu repare na feira, na obra, na pia, até que as coisas me emprestem parábolas.',
    practice:
      'Explique a um adulto ou criança o que é perdão usando apenas um objeto da sua cozinha. Observe em que momento o rosto se acende.',
  },
  {
    day: 9,
    title: 'Estágio: a aula devolvida',
    verse: verse('Lucas 10:26', 'escrito Lei lês'),
    study:
      'Relatório dois: um especialista se levanta para testar Jesus. Pergunta pela vida eterna, e a resposta são duas perguntas de volta: o que está escrito e como você lê. Note a segunda: ele poderia recitar, e preferiu fazer o homem ouvir a própria leitura. O aluno respondeu certo e então quis um limite, “quem é o meu próximo?”, e recebeu a história do samaritano com outra pergunta no fim, que mudou a dele por completo. Saldo da aula: três perguntas, uma história, dois “faça” e nenhum minuto de explicação.',
    prayer:
      'Jesus, costumo responder antes do ponto de interrogação. Ensina-me a devolver a pergunta com carinho, sem esperteza, para que o outro descubra o que já carrega, e pergunta-me também: como lês?',
    practice:
      'Da próxima vez que lhe pedirem opinião sobre um texto bíblico, responda: “como você lê?” Ouça até o fim, diga de volta o que escutou e só então acrescente uma coisa, em forma de pergunta. À noite, anote o que o outro viu e você não tinha visto.',
  },
  {
    day: 10,
    title: 'Estágio: o material no centro da roda',
    verse: verse('Mateus 18:2', 'Jesus chamando criança meio'),
    study:
      'Relatório três. Assunto pedido pela turma: ranking, quem é o maior. Recurso didático: uma criança, posta no meio. Jesus a chamou, ela veio, e ficou de pé ali sem precisar dizer uma fala. Marcos acrescenta que a abraçou. Registro que o professor não dispensou o pequeno depois de usá-lo como exemplo; na sequência o defende com as palavras mais terríveis do evangelho contra quem o fizer cair. Ficou anotado em vermelho: em sala de Jesus, criança vem antes do conteúdo, e a segurança dela é parte da lição.',
    prayer:
      'Pai das crianças, obrigado pelas que me ensinaram sem falar. Guarda as classes, os acampamentos, as vans. Se algum dia eu usar um pequeno para parecer bom, repreende-me depressa.',
    practice:
      'Pergunte a uma criança o que ela acha que Deus pensa dela. Abaixe-se até a altura dos olhos e, sem corrigir, agradeça.',
  },
  {
    day: 11,
    title: 'Estágio: o dedo na terra',
    verse: verse('João 8:6', 'tentando-o inclinando-se escrevia dedo'),
    study:
      'Relatório quatro, o mais curto. Pátio do templo, gritaria, uma mulher arrastada, pedras. Jesus abaixou-se e escreveu no chão. O quê? Não se conseguiu ler, e dois mil anos de palpites não ajudaram. O silêncio dele baixou a temperatura, tirou os olhos de cima da mulher e deu a cada acusador tempo de ouvir a si. Depois disse uma frase e abaixou-se outra vez para escrever. (Muitas Bíblias avisam que o trecho falta em cópias antigas; um bom mestre conta isso à turma sem alarme.) Anotei: calar faz parte da fala.',
    prayer:
      'Jesus, que te inclinaste até o chão, ensina-me a me abaixar quando a roda ferver. Que eu não aumente o barulho com uma resposta pronta. Tira os olhares de cima de quem está no chão e põe-nos em ti.',
    practice:
      'Numa discussão de hoje, inclusive no celular, não responda por dez minutos. Escreva à mão, longe da tela, o que está acontecendo com a pessoa.',
  },
  {
    day: 12,
    title: 'Estágio: o currículo era ele',
    verse: verse('Marcos 3:14', 'doze estivessem enviá-los'),
    study:
      'Relatório cinco. Procurei a grade de disciplinas e encontrei uma preposição: com. Jesus chamou doze para que estivessem com ele e só então os mandaria. Aprenderam vendo-o dormir na tempestade, chorar diante de um túmulo, comer com gente suspeita, levantar-se no escuro para orar. Pedro nunca fez prova escrita. Isso custa tempo e exposição: numa aula de cinquenta minutos dá para esconder o gênio; em três anos de estrada, não. O que os seus alunos aprenderiam se assistissem à sua segunda-feira?',
    prayer:
      'Jesus, deixaste que vissem até o teu suor, e eu mostro só o palco. Que a minha cozinha possa ser visitada sem aviso, e que ali também se aprenda alguma coisa de ti, nem que seja o modo de pedir desculpas.',
    practice:
      'Convide quem você ensina para uma tarefa comum: feira, conserto, visita, sem lição preparada, e deixe a conversa ir aonde quiser.',
  },
  {
    day: 13,
    title: 'Estágio: parar antes do fim',
    verse: verse('João 16:12', 'muitas dizer suportar agora'),
    study:
      'Relatório seis. Última noite, mesa posta, o tempo acabando, e Jesus declara que teria muito mais a dizer e não dirá. Os alunos não aguentariam, e ele confiou o resto ao Espírito. Confesso que risquei o meu plano de vinte e dois slides. Terminar a matéria é, às vezes, vaidade de quem ensina; o luto da turma naquela noite pedia outra coisa. A boa aula deixa vontade de continuar.',
    prayer:
      'Espírito da verdade, prossegue onde paro. Dá-me a coragem de deixar matéria no caderno e tempo na mesa. Que os meus alunos saiam com vontade de mais.',
    practice:
      'Pegue algo que você vai ensinar ou contar e corte um terço. Com o tempo ganho, faça uma pergunta e espere de verdade.',
  },
  {
    day: 14,
    title: 'Estágio: a Bíblia inteira na estrada',
    verse: verse('Lucas 24:27', 'Moisés profetas explicava Escrituras dele'),
    study:
      'Relatório final. Jesus, já do outro lado da morte, faz uma aula a pé que eu daria tudo para ter gravado. Começa em Moisés, atravessa os profetas, e em cada parte acha a si mesmo, sem forçar fechadura. Não fez isso para mostrar esperteza; ardia. Assim se fecha o estágio com a regra que dá unidade às outras: qualquer texto, um dia, chega a ele, por promessa, por sombra, por falta, por eco. Quem ensina moral sem chegar lá deixa o aluno na metade do caminho, e já anoitece.',
    prayer:
      'Ressuscitado, explica-te a mim nas tuas Escrituras. Faz arder o que em mim só entende. Que nenhum aluno meu termine a aula com uma lista na mão e sem ti à mesa.',
    practice:
      'Dia de descanso: peça a alguém que lhe conte uma história da Bíblia, ou ouça uma em áudio, como quem nunca ensinou. Nada de anotar.',
  },
  {
    day: 15,
    title: 'Fila da frente: Miguel, seis anos',
    verse: verse('Deuteronômio 6:7', 'filhos casa caminho deitares levantares'),
    study:
      '“Tia, Jesus fazia xixi?” Miguel não está brincando; quer saber se ele foi gente de verdade. Pois foi, e fazia, e a resposta dada sem susto vale um curso sobre a encarnação. A ordem de Moisés não monta uma sala: espalha a aula pelo dia, no sofá, na calçada, na hora do pijama, ao acordar. Criança aprende em pedaços, repetidos, com o corpo perto de um adulto que ama. A avó que conta Davi descascando laranja é mestra sem saber. Comece a semana por este aluno: sete rostos nos esperam.',
    prayer:
      'Deus de Miguel, dá-me respostas curtas e verdadeiras e um coração que não se escandaliza com fralda. Abençoa avós, tias da creche, professoras de domingo. Que a tua história tenha cheiro de laranja.',
    practice:
      'Conte uma história de Jesus em três minutos a uma criança, no trajeto ou na cama, e deixe que ela mude de assunto e volte.',
  },
];
