import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const nightsAndBodies: readonly QuestionEntry[] = [
  {
    slug: 'terapia-e-fe',
    question: 'Crente pode fazer terapia ou ir ao psicólogo?',
    synonyms: [
      'crente pode fazer terapia',
      'psicólogo é pecado',
      'terapia e fé',
      'psicoterapia e Bíblia',
      'preciso de psicólogo cristão',
      'psicanálise e fé',
      'ir ao psicólogo é falta de fé',
    ],
    answer:
      'O crente pode fazer terapia, e procurar um psicólogo não mostra falta de fé. Jesus falou com naturalidade do médico de que o doente precisa (Marcos 2:17), e um companheiro querido de Paulo exercia essa profissão (Colossenses 4:14). A dor da mente merece o mesmo cuidado que a do joelho.\n\nA Bíblia conhece o valor de uma boa conversa. Um provérbio compara o que vai no coração a um poço fundo, de onde a pessoa de entendimento consegue tirar água (Provérbios 20:5), e outro lembra que uma palavra boa alegra quem está abatido pela ansiedade (Provérbios 12:25). O psicólogo estudou para isso, guarda segredo por dever e não pode impor a religião dele nem combater a sua. O pastor cuida da vida com Deus. Um trabalho não ocupa o lugar do outro.\n\nEscolha um profissional com registro no conselho, conte logo que a sua fé é importante e troque se não se sentir respeitado. O posto de saúde e o CAPS atendem sem cobrar, e as clínicas das faculdades de psicologia cobram pouco ou nada. Continue orando e vivendo em comunhão enquanto se trata. Se vier vontade de morrer, ligue 188 hoje mesmo, a qualquer hora.',
    verses: [
      verse('Marcos 2:17', 'médico doentes'),
      verse('Colossenses 4:14', 'Lucas médico amado'),
      verse('Provérbios 20:5', 'conselho coração águas profundas'),
      verse('Provérbios 12:25', 'ansiedade coração boa palavra'),
    ],
  },
  {
    slug: 'divida-com-agiota',
    question: 'Devo a um agiota e estou com medo. O que eu faço?',
    serves: ['having', 'suffered'],
    synonyms: [
      'devo a um agiota',
      'dívida com agiota',
      'agiota me ameaça',
      'peguei dinheiro com agiota',
      'juros de agiota',
      'ameaça de cobrança',
      'agiotagem',
    ],
    answer:
      'A sua vida e a da sua família vêm antes da dívida. Em perigo, ligue 190. Cobrar juros de agiota e ameaçar são crimes, e dever dinheiro não faz de você um criminoso. Guarde mensagens, comprovantes e áudios e registre a ocorrência. Se teme ser visto na delegacia do bairro, use a delegacia pela internet ou procure primeiro a Defensoria Pública, e em muitos estados o 181 recebe denúncia sem nome. Não vá a encontro em lugar isolado, nem sozinho.\n\nA Bíblia conhece esse aperto de perto. Uma viúva contou a Eliseu que o credor vinha levar os seus dois filhos (2 Reis 4:1), e o profeta não lhe fez sermão: perguntou o que havia em casa e a ajudou a pagar. Neemias mandou acabar com os juros cobrados do povo empobrecido (Neemias 5:10). Deus dá valor à vida do pobre e quer livrá-lo da violência (Salmos 72:14), por isso a vergonha não precisa calar você.\n\nConte hoje a alguém de confiança, ao cônjuge ou ao pastor. A Defensoria atende sem custo e pode discutir os juros abusivos na Justiça. Não entregue o cartão do benefício, a senha nem os documentos. Também não cubra essa dívida com outra igual. Se o dinheiro foi para jogo ou droga, peça ajuda também para isso. E se aparecer a ideia de morrer, ligue 188, que atende dia e noite.',
    verses: [
      verse('2 Reis 4:1', 'mulher credor filhos'),
      verse('Neemias 5:10', 'juros Abandonemos'),
      verse('Salmos 72:14', 'Livrará opressão violência'),
    ],
  },
  {
    slug: 'emagrecer-e-fe',
    question: 'Quero emagrecer. Como fazer isso sem odiar o meu corpo?',
    serves: ['wishing'],
    synonyms: [
      'quero emagrecer',
      'dieta e fé',
      'emagrecer com Deus',
      'remédio para emagrecer',
      'cirurgia bariátrica',
      'canetinha de emagrecer',
      'perder peso',
    ],
    answer:
      'O desejo de cuidar da saúde é bom, e ele funciona melhor quando começa na gratidão. O seu corpo foi feito de modo admirável (Salmos 139:14), e isso já era verdade antes da primeira consulta. Deus não está esperando você chegar a um número para olhar com alegria.\n\nPaulo diz que o corpo é templo do Espírito e custou muito caro a Deus (1 Coríntios 6:19-20). Um templo é tratado com respeito, sem abandono e também sem castigo. O mesmo apóstolo reconhece algum proveito no exercício, e põe a devoção acima dele (1 Timóteo 4:8). Comer com alegria é dom de Deus, como escreveu o pregador de Eclesiastes (Eclesiastes 9:7), e nenhuma dieta precisa transformar a mesa em tribunal.\n\nComece pelo médico ou pelo posto, que tem nutricionista, e desconfie de promessa rápida. Remédio e cirurgia são tratamentos sérios, que um médico indica e acompanha, e usá-los não é trapaça. Não use jejum como dieta. Escolha mudanças pequenas que caibam na sua rotina, como a caminhada com a vizinha, o prato feito em casa e o sono na hora. Se você vomita, passa dias sem comer ou só pensa nisso, conte a um profissional, porque pode ser um transtorno que tem tratamento.',
    verses: [
      verse('Salmos 139:14', 'feito maravilhoso'),
      verse('1 Coríntios 6:19-20', 'templo preço'),
      verse('1 Timóteo 4:8', 'exercício proveito devoção'),
      verse('Eclesiastes 9:7', 'come alegria pão'),
    ],
  },
  {
    slug: 'vespera-da-prova',
    question: 'A prova é amanhã e estou nervoso. Como passar esta noite?',
    serves: ['having', 'wishing'],
    synonyms: [
      'véspera de prova',
      'amanhã é o Enem',
      'amanhã tem concurso',
      'nervoso antes da prova',
      'prova amanhã',
      'dia da prova da OAB',
      'ansiedade antes do vestibular',
    ],
    answer:
      'O que você estudou já está guardado, e a noite de hoje serve para descansar. Um salmo diz que é inútil varar a madrugada comendo o pão da aflição, e que Deus dá o sono como presente aos seus (Salmos 127:2). Feche os livros mais cedo sem culpa.\n\nJesus ensinou a não carregar hoje o dia de amanhã (Mateus 6:34). Quando o medo voltar, faça como Paulo aconselha e transforme cada preocupação em pedido, com algum agradecimento no meio (Filipenses 4:6). Agradeça pelos professores, por quem pagou a inscrição, pelas horas de estudo. Peça calma, memória e clareza. Deus ouve essa oração, e você não precisa prometer nada a ele em troca da vaga.\n\nSepare agora o documento com foto, a caneta preta, o lanche, a água e o endereço, e confira o horário dos portões. Ponha dois despertadores. Coma o que já costuma comer e saia com folga. Se der branco, respire fundo, passe à questão seguinte e volte a essa no fim. Se o sono não vier, fique deitado no escuro, porque o corpo descansa assim mesmo. O seu valor não será medido ali, e haverá vida depois da prova com qualquer resultado.',
    verses: [
      verse('Salmos 127:2', 'Inutil madrugada sono'),
      verse('Mateus 6:34', 'ansiosos amanhã'),
      verse('Filipenses 4:6', 'ansiosos súplicas gratidão'),
    ],
  },
  {
    slug: 'perdoar-quem-abusou',
    question: 'Preciso perdoar quem abusou de mim e voltar a conviver?',
    serves: ['suffered'],
    synonyms: [
      'perdoar quem abusou de mim',
      'perdoar meu abusador',
      'perdoar o estuprador',
      'sou obrigada a perdoar o abuso',
      'perdoar abuso sem conviver',
      'perdoar quem me violentou',
      'a igreja quer que eu perdoe o abusador',
    ],
    answer:
      'A culpa do abuso é de quem abusou, e você não precisa conviver com essa pessoa, nem recebê-la em casa, nem abraçá-la na igreja. O perdão é um caminho seu com Deus, que leva o tempo que levar, e ninguém tem o direito de marcar a data.\n\nPerdoar não é dizer que foi pouco, nem esquecer, nem retirar a queixa. Paulo contou por escrito o mal que Alexandre lhe fez, deixou o julgamento com o Senhor e pediu ao amigo que se protegesse desse homem (2 Timóteo 4:14-15). As duas coisas cabem juntas, entregar a vingança a Deus e manter distância. A mesma carta que proíbe vingar-se põe um limite na paz, o que for possível da sua parte (Romanos 12:18-19). E Jesus falou em repreender quem pecou e em perdoar quando há arrependimento (Lucas 17:3). Não cabe a você enfrentar quem abusou, nem vigiar se o arrependimento é verdadeiro. Isso é trabalho de outros, e leva anos.\n\nDenunciar protege outras pessoas e não estraga o seu perdão. O Disque 100 e o Ligue 180 escutam e orientam, e em perigo chame o 190. Se você tem menos de dezoito anos, conte hoje a um adulto que acredite em você. Procure um psicólogo ou uma psicóloga que entenda de trauma e alguém da igreja que não apresse você. Nas noites em que morrer parecer um alívio, fale com o 188. Se hoje a única oração sincera é um grito, ela também é ouvida. Deus recebe você agora, antes de qualquer perdão que ainda não consegue dar.',
    verses: [
      verse('2 Timóteo 4:14-15', 'Alexandre males cuidado'),
      verse('Romanos 12:18-19', 'possível paz vingueis'),
      verse('Lucas 17:3', 'pecar repreende arrepender'),
    ],
  },
  {
    slug: 'insonia',
    question: 'Não consigo dormir. O que a Bíblia diz a quem tem insônia?',
    serves: ['having'],
    synonyms: [
      'insônia',
      'não consigo dormir',
      'acordo de madrugada e não durmo',
      'noites sem dormir',
      'sono e Bíblia',
      'cabeça que não para à noite',
      'oração para dormir',
    ],
    answer:
      'A Bíblia tem companhia para quem fica acordado. Um salmista disse a Deus que os seus olhos não se fechavam e que a perturbação era tanta que lhe faltavam as palavras (Salmos 77:4). Outro, também acordado na cama, passava as horas lembrando quem Deus é (Salmos 63:6).\n\nQuem não dorme tem a sensação de que precisa segurar o mundo até de manhã. Uma oração de viagem tira esse peso: aquele que guarda Israel não cochila (Salmos 121:4). Ele fica de vigia, e você pode soltar. Davi, perseguido pelo próprio filho, deitou-se, dormiu e acordou porque o Senhor o sustentava (Salmos 3:5). Nada estava resolvido ainda.\n\nExperimente hábitos simples. Deite e levante na mesma hora, deixe o celular noutro cômodo, evite café depois do almoço e não fique olhando o relógio. Se passar meia hora sem dormir, levante, leia um salmo com luz fraca e volte. Ponha as preocupações num papel, com uma oração curta ao lado de cada uma. Se a insônia passa de três semanas, ou se há também ronco forte, tristeza ou muita agitação, procure o médico. Não tome remédio de outra pessoa, nem use bebida para apagar.',
    verses: [
      verse('Salmos 77:4', 'acordados olhos perturbado'),
      verse('Salmos 63:6', 'cama meditar noite'),
      verse('Salmos 121:4', 'cochilará Guardião'),
      verse('Salmos 3:5', 'deito durmo sustenta'),
    ],
  },
  {
    slug: 'trai-meu-conjuge',
    question: 'Traí meu marido ou minha esposa. E agora, devo contar?',
    serves: ['committed'],
    synonyms: [
      'traí meu marido',
      'traí minha esposa',
      'caí em adultério',
      'tenho um amante',
      'contar a traição',
      'Deus perdoa adultério',
      'estou num caso extraconjugal',
    ],
    answer:
      'Deus perdoa o adultério de quem se volta para ele, e o primeiro passo é terminar o caso por inteiro, sem conversa de despedida nem contato guardado. Jesus não condenou à morte a mulher que lhe trouxeram, e também lhe disse que não pecasse mais (João 8:11). As duas frases vêm da mesma boca.\n\nDavi contou o que acontece com quem se cala, os ossos que envelhecem de tanto gemer (Salmos 32:3), e o alívio de quem confessa. Um provérbio liga a misericórdia a duas ações, confessar e abandonar (Provérbios 28:13). Não procure explicação na falha do outro. O casamento podia estar difícil, mas a decisão foi sua.\n\nContar ao cônjuge costuma ser o caminho da verdade, e os pastores divergem sobre quando e como, sobretudo se tudo acabou há muito tempo. Converse antes com um pastor maduro ou com um terapeuta de casais, e faça-o sem demora. Há coisas que não podem esperar, como uma gravidez e os exames de infecções, que se fazem antes de voltar à intimidade. Não despeje detalhes, não exija perdão na mesma noite e aceite a raiva, o tempo e a decisão do outro. Se na sua casa existe violência, a sua segurança vem primeiro, e o Ligue 180 orienta. O que vem depois se constrói com fruto visível (Lucas 3:8), dia após dia.',
    verses: [
      verse('João 8:11', 'condeno peques'),
      verse('Salmos 32:3', 'calei ossos gemido'),
      verse('Provérbios 28:13', 'encobre confessa abandona'),
      verse('Lucas 3:8', 'frutos arrependimento'),
    ],
  },
  {
    slug: 'confiar-depois-da-traicao',
    question: 'Fui traído e quero continuar. Como voltar a confiar?',
    serves: ['suffered'],
    synonyms: [
      'voltar a confiar depois da traição',
      'perdoar a traição',
      'continuar casado depois da traição',
      'meu marido me traiu e se arrependeu',
      'minha esposa me traiu e pediu perdão',
      'reconstruir o casamento',
      'vasculho o celular dele',
    ],
    answer:
      'O perdão pode ser dado num dia, e a confiança se reconstrói em muitos. Quem foi traído tem o direito de sentir raiva, de perguntar e de ir devagar, mesmo tendo decidido ficar. Um salmo descreve essa dor com exatidão: do inimigo se foge, mas quem feriu foi o companheiro de conversa íntima (Salmos 55:12-14).\n\nA Bíblia não pede que se confie de olhos fechados. João Batista dizia aos arrependidos que mostrassem frutos (Lucas 3:8). No casamento esses frutos têm nome: o caso acabou de fato, o telefone está aberto, as perguntas são respondidas sem irritação, há ajuda de fora e a culpa não é devolvida a você. Sem isso, o que existe é um pedido de desculpas. Confiança é um tesouro que Provérbios descreve com simplicidade, um coração que descansa no outro (Provérbios 31:11).\n\nFaçam acompanhamento com um casal maduro ou um terapeuta. Combinem o que ajuda por um tempo, como avisar horários, e marquem quando rever. Façam os dois os exames médicos. Tente não passar as noites vasculhando, porque isso machuca mais do que protege. Perto do Senhor há lugar para coração quebrado (Salmos 34:18). Se a traição se repetir, ou se houver agressão, você não tem obrigação de ficar, e o Ligue 180 orienta em segredo.',
    verses: [
      verse('Salmos 55:12-14', 'inimigo companheiro amigo'),
      verse('Lucas 3:8', 'frutos arrependimento'),
      verse('Provérbios 31:11', 'coração confia'),
      verse('Salmos 34:18', 'perto quebrantados coração'),
    ],
  },
];
