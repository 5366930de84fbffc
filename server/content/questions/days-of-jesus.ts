import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const daysOfJesus: readonly QuestionEntry[] = [
  {
    slug: 'crente-e-natal',
    question: 'Crente pode comemorar o Natal?',
    synonyms: [
      'Jesus nasceu em dezembro',
      'Natal é pagão',
      'árvore de Natal é pecado',
      'Papai Noel é pecado',
      'quando Jesus nasceu',
      'a Bíblia manda comemorar o Natal',
    ],
    answer:
      'O crente pode comemorar o Natal, e também pode não comemorar. A Bíblia conta o nascimento de Jesus com alegria, do anúncio aos pastores ao canto dos anjos (Lucas 2:10-11), mas não informa o dia nem ordena uma festa anual. A data de 25 de dezembro aparece no século 4. Uns a explicam por festas romanas do inverno, outros por cálculos antigos sobre a concepção de Jesus; não há certeza.\n\nPinheiro, luzes e presentes são costumes posteriores, e hoje quase ninguém os liga a outros deuses. Há igrejas que preferem deixá-los de fora, e essa consciência merece respeito. Paulo escreveu a quem discordava sobre dias especiais que cada um estivesse convicto, e fizesse o que faz para o Senhor (Romanos 14:5-6).\n\nSe a sua família celebra, ponha a história no centro: leia Lucas 2 antes da ceia, separe um prato para quem está só, gaste dentro do que tem. Se dezembro traz saudade ou briga, uma comemoração pequena também vale. O menino que deitaram numa manjedoura (Lucas 2:7) não exige decoração.',
    verses: [
      verse('Lucas 2:10-11', 'alegria nasceu Salvador'),
      verse('Romanos 14:5-6', 'dia certeza Senhor'),
      verse('Lucas 2:7', 'panos manjedoura'),
      verse('Lucas 2', 'Belém pastores manjedoura'),
    ],
  },
  {
    slug: 'quantos-anos-jesus-viveu',
    question: 'Quantos anos Jesus tinha quando morreu?',
    synonyms: [
      'quantos anos Jesus viveu',
      'idade de Jesus quando morreu',
      'Jesus morreu com trinta e três anos',
      'em que ano Jesus morreu',
      'quanto tempo durou o ministério de Jesus',
    ],
    answer:
      'A resposta popular é 33, e ela vem de uma soma. Lucas diz que Jesus tinha cerca de trinta anos quando começou (Lucas 3:23). O Evangelho de João menciona pelo menos três Páscoas durante o ministério (João 2:13; João 6:4; João 11:55), o que sugere entre dois e três anos de caminhada, e daí vem a soma de trinta mais três.\n\nO “cerca de” é importante. Herodes, que ainda vivia quando o menino nasceu, morreu, segundo a maioria dos historiadores, no ano 4 antes de Cristo; quem montou o nosso calendário errou por alguns anos. As datas mais aceitas para a crucificação são os anos 30 e 33. Com isso, Jesus pode ter morrido com algo entre 33 e 38 anos.\n\nA Bíblia não faz questão do número. Dá nomes de governantes para situar os fatos, como Tibério e Pilatos (Lucas 3:1), porque quer mostrar que tudo aconteceu dentro da história, num lugar e num tempo reais. Foi uma vida curta, sem livro escrito nem cargo, e dividimos os séculos por ela.',
    verses: [
      verse('Lucas 3:23', 'cerca trinta anos'),
      verse('João 2:13', 'Páscoa Jerusalém'),
      verse('João 6:4', 'Páscoa próxima'),
      verse('João 11:55', 'páscoa próxima'),
      verse('Lucas 3:1', 'Tibério Pilatos'),
    ],
  },
  {
    slug: 'getsemani',
    question: 'O que aconteceu no Getsêmani?',
    synonyms: [
      'jardim do Getsêmani',
      'Getsêmani significado',
      'Jesus suou sangue',
      'agonia de Jesus no jardim',
      'afasta de mim este cálice',
      'monte das Oliveiras oração de Jesus',
    ],
    answer:
      'Getsêmani significa prensa de azeite. Era um lugar de oliveiras, do outro lado do ribeiro de Cedrom, aonde Jesus foi com os discípulos depois da última ceia (João 18:1). Ali ele pediu companhia. Confessou a três amigos que sua alma estava triste até a morte, afastou-se um pouco e caiu com o rosto em terra (Mateus 26:36-39).\n\nPediu que, se fosse possível, o cálice passasse. O cálice era o sofrimento da cruz e o juízo que ele tomaria sobre si. O pedido veio sincero, e junto dele a entrega à vontade do Pai. Lucas conta que o suor se tornou como gotas de sangue e que um anjo o fortaleceu (Lucas 22:43-44). Três vezes voltou, e os amigos dormiam. Hebreus recorda o clamor e as lágrimas daqueles dias (Hebreus 5:7).\n\nEssa noite ensina que angústia não é pecado, que se pode pedir livramento com todas as letras e que obedecer nem sempre tem cara de serenidade. Se você está num jardim assim, fale com Deus e chame alguém para vigiar com você. Quando der vontade de sumir, não fique só: ligue 188.',
    verses: [
      verse('João 18:1', 'Cedrom jardim'),
      verse('Mateus 26:36-39', 'Getsêmani tristeza rosto cálice'),
      verse('Lucas 22:43-44', 'anjo suor sangue'),
      verse('Hebreus 5:7', 'clamor lágrimas'),
    ],
  },
  {
    slug: 'estevao',
    question: 'Quem foi Estêvão?',
    synonyms: [
      'Estêvão o primeiro mártir',
      'história de Estêvão',
      'apedrejamento de Estêvão',
      'primeiro mártir cristão',
      'diácono Estêvão',
    ],
    answer:
      'O primeiro cristão morto por causa da fé começou servindo mesas. Viúvas de língua grega estavam sendo esquecidas na distribuição de comida em Jerusalém, e a igreja escolheu sete homens para cuidar disso. Estêvão encabeça a lista, descrito como cheio de fé e do Espírito (Atos 6:5).\n\nTambém pregava, e fazia sinais entre o povo (Atos 6:8). Acusado diante do Sinédrio, respondeu com o discurso mais longo do livro de Atos, um passeio pela história de Israel que terminava numa denúncia. A reação foi furiosa. Ele olhou para o alto e disse que via o Filho do homem em pé à direita de Deus (Atos 7:55-56), como quem se levanta para receber um amigo. Arrastado para fora da cidade, foi apedrejado. Suas últimas palavras lembram as de Jesus: entregou o espírito e pediu perdão para os que o matavam (Atos 7:59-60).\n\nUm jovem chamado Saulo tomava conta das capas. Anos mais tarde, já apóstolo, não havia esquecido (Atos 22:20). E os que fugiram depois daquele dia foram espalhando a mensagem por onde passavam (Atos 8:4).',
    verses: [
      verse('Atos 6:5', 'Estêvão cheio fé'),
      verse('Atos 6:8', 'Estêvão sinais povo'),
      verse('Atos 7:55-56', 'Filho homem direita'),
      verse('Atos 7:59-60', 'recebe espírito culpes'),
      verse('Atos 22:20', 'Estêvão consentia roupas'),
      verse('Atos 8:4', 'dispersos anunciando'),
    ],
  },
  {
    slug: 'ascensao-de-jesus',
    question: 'O que foi a ascensão de Jesus?',
    synonyms: [
      'ascensão',
      'ascensão de Jesus',
      'Jesus subiu ao céu',
      'quarenta dias depois da ressurreição',
      'por que Jesus foi embora',
      'onde Jesus está agora',
      'à direita do Pai',
      'monte das Oliveiras subida',
    ],
    answer:
      'Quarenta dias depois da ressurreição, em que esteve com os discípulos e falou do Reino (Atos 1:3), Jesus os levou até perto de Betânia, levantou as mãos e, enquanto os abençoava, foi elevado (Lucas 24:50-51). Uma nuvem o escondeu (Atos 1:9). A última coisa que viram dele foram as mãos que abençoavam, as mesmas que os pregos tinham furado.\n\nPor que foi embora? Ele já tinha dito que era para o bem deles, porque assim viria o Consolador (João 16:7). Na Galileia, só estava num lugar de cada vez. E não se aposentou: está à direita de Deus e intercede por nós (Romanos 8:34). Há no céu um ser humano que sabe o que é cansaço, e que vive para pedir por quem se aproxima (Hebreus 7:25).\n\nPerguntaram-lhe quando restauraria o reino, e ele não deu data; deu trabalho, e a promessa de poder para testemunhar (Atos 1:7-8). Ficaram parados olhando para cima, e dois homens de branco os acordaram: este Jesus voltará do mesmo modo (Atos 1:11).\n\nO estranho é que não voltaram tristes. Foram para Jerusalém com grande alegria (Lucas 24:52) e esperaram orando, as mulheres também, e Maria (Atos 1:14). Quem os deixou tinha prometido estar com eles todos os dias (Mateus 28:20), e eles acreditaram.',
    verses: [
      verse('Lucas 24:50-51', 'Betânia mãos abençoava elevado'),
      verse('Atos 1:3', 'quarenta dias provas'),
      verse('Atos 1:9', 'elevado nuvem'),
      verse('João 16:7', 'benefício Consolador enviá-lo'),
      verse('Romanos 8:34', 'direita Deus intercede'),
      verse('Hebreus 7:25', 'salvar completa interceder'),
      verse('Atos 1:7-8', 'tempos poder testemunhas'),
      verse('Atos 1:11', 'galileus olhando céu'),
      verse('Lucas 24:52', 'adorando júbilo Jerusalém'),
      verse('Atos 1:14', 'orações mulheres Maria'),
      verse('Mateus 28:20', 'convosco dias fim'),
    ],
  },
];
