import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const peopleAroundJesus: readonly QuestionEntry[] = [
  {
    slug: 'jose-de-nazare',
    question: 'Quem foi José de Nazaré, o marido de Maria?',
    synonyms: [
      'José de Nazaré',
      'José marido de Maria',
      'José pai de Jesus',
      'pai adotivo de Jesus',
      'São José',
      'José o carpinteiro',
      'profissão do pai de Jesus',
      'quando José morreu',
      'irmãos de Jesus',
      'Jesus tinha irmãos',
      'fuga para o Egito',
    ],
    answer:
      'A Bíblia não guardou uma única fala dele. José descobre que a noiva está grávida e, podendo expô-la, resolve se afastar em silêncio; o texto chama isso de ser justo. Depois do sonho, acorda e faz o que lhe foi mandado, recebendo Maria em casa (Mateus 1:19-24). Mais um sonho, e ele foge de madrugada para o Egito com a mãe e o bebê (Mateus 2:13-14). Viveu de ofício manual, e na aldeia Jesus era conhecido como filho do carpinteiro (Mateus 13:55).\n\nA última cena em que aparece é a do menino de doze anos achado no templo. Como não é citado no ministério nem na cruz, supõe-se que já tivesse morrido.\n\nO mesmo versículo menciona irmãos de Jesus. A maioria dos evangélicos entende que eram filhos de José e Maria; católicos e ortodoxos falam em primos ou em filhos de um casamento anterior. Para quem cria uma criança que não gerou, José é boa companhia.',
    verses: [
      verse('Mateus 1:19-24', 'José justo sonho recebeu esposa'),
      verse('Mateus 2:13-14', 'José menino mãe Egito'),
      verse('Mateus 13:55', 'filho carpinteiro Maria irmãos'),
    ],
  },
  {
    slug: 'quem-foi-nicodemos',
    question: 'Quem foi Nicodemos?',
    synonyms: [
      'Nicodemos',
      'Nicodemos e Jesus',
      'fariseu que procurou Jesus de noite',
      'visita de Nicodemos',
      'mestre de Israel que foi a Jesus',
      'quem enterrou Jesus',
      'José de Arimateia e Nicodemos',
      'José de Arimateia',
      'quem levou mirra para sepultar Jesus',
      'Nicodemos se converteu',
    ],
    answer:
      'Três cenas, sempre no Evangelho de João. Na primeira, o professor respeitado, membro do conselho, procura Jesus à noite. Talvez tivesse medo de ser visto, talvez quisesse conversa sem plateia. Chega elogiando e ouve que precisa nascer outra vez (João 3:2-3). Sai dali, ao que parece, mais confuso do que entrou.\n\nNa segunda, os colegas querem condenar Jesus sem processo. Nicodemos faz só uma pergunta, de jurista: a nossa lei julga alguém sem antes ouvi-lo? (João 7:50-51) Zombam dele. Foi pouco, mas foi em público.\n\nNa terceira, com Jesus morto e os discípulos escondidos, ele aparece em plena luz, ao lado de José de Arimateia, carregando quase cem libras de perfume para o sepultamento (João 19:39). João faz questão de lembrar que era o mesmo da visita noturna. Há quem chegue à fé num instante, e há quem venha vindo, devagar, até que um dia já não se importa com quem está olhando.',
    verses: [
      verse('João 3:2-3', 'noite Rabi nascer novo'),
      verse('João 7:50-51', 'Nicodemos Lei condena ouvir'),
      verse('João 19:39', 'Nicodemos noite libras mirra'),
    ],
  },
  {
    slug: 'quem-foi-zaqueu',
    question: 'Quem foi Zaqueu?',
    synonyms: [
      'Zaqueu',
      'Zaqueu na árvore',
      'o homem que subiu na árvore',
      'baixinho que subiu no sicômoro',
      'Zaqueu o cobrador de impostos',
      'Zaqueu desce depressa',
      'hoje houve salvação nesta casa',
      'chefe dos publicanos de Jericó',
      'Jesus na casa de Zaqueu',
      'como Zaqueu',
    ],
    answer:
      'Chefe dos cobradores de impostos em Jericó, rico e baixinho, Zaqueu queria ver Jesus e ninguém lhe dava passagem: a cidade tinha contas a acertar com ele. Um homem da sua posição correr e subir em árvore era ridículo. Subiu assim mesmo. Jesus parou embaixo, chamou-o pelo nome e se convidou para a casa dele (Lucas 19:4-5).\n\nO povo reclamou. Antes de qualquer sermão registrado, Zaqueu ficou de pé e abriu o bolso: metade para os pobres, e quatro vezes o valor para quem tivesse sido lesado (Lucas 19:8). A lei pedia bem menos.\n\nPreste atenção na ordem. A visita não foi prêmio pela devolução; a devolução nasceu da visita. Jesus disse que a salvação tinha entrado naquela casa e resumiu para que veio: procurar e salvar o que estava perdido (Lucas 19:9-10). Uma fé que nunca mexe na carteira nem nas dívidas com o próximo ainda precisa descer da árvore.',
    verses: [
      verse('Lucas 19:9-10', 'salvação casa buscar perdido'),
      verse('Lucas 19:4-5', 'sicômoro Zaqueu desce casa'),
      verse('Lucas 19:8', 'pobres metade restituo quatro'),
    ],
  },
  {
    slug: 'quem-foi-lazaro',
    question: 'Quem foi Lázaro, o amigo que Jesus ressuscitou?',
    synonyms: [
      'Lázaro',
      'ressurreição de Lázaro',
      'Lázaro de Betânia',
      'Marta Maria e Lázaro',
      'irmão de Marta e Maria',
      'Lázaro vem para fora',
      'amigo que Jesus ressuscitou',
      'Jesus demorou e Lázaro morreu',
      'quatro dias no sepulcro',
    ],
    answer:
      'Há dois Lázaros, e é fácil misturar. Um é personagem de parábola, o mendigo ferido à porta do rico (Lucas 16:20). O outro morava em Betânia com as irmãs Marta e Maria, e era amigo de Jesus.\n\nAvisado da doença, Jesus demorou. Quando chegou, o corpo estava havia quatro dias na sepultura (João 11:17). Marta disse na cara dele o que todo enlutado pensa: se o senhor estivesse aqui, meu irmão não teria morrido. Ele não a repreendeu. Declarou ser a ressurreição e a vida, perguntou se ela cria nisso e, diante do choro de todos, chorou também. Então chamou o amigo pelo nome, e ele saiu ainda enfaixado (João 11:43-44).\n\nLázaro morreu outra vez, anos depois; aquilo foi sinal de algo maior. Nem toda família recebe o seu de volta antes do último dia. Curiosamente, houve quem planejasse matá-lo, porque a sua simples presença à mesa levava gente a crer (João 12:10-11).',
    verses: [
      verse('João 11:43-44', 'Lázaro fora morto saiu faixas'),
      verse('Lucas 16:20', 'mendigo Lázaro feridas porta'),
      verse('João 11:17', 'sepultura quatro dias'),
      verse('João 12:10-11', 'matar Lázaro crendo Jesus'),
    ],
  },
  {
    slug: 'os-doze-apostolos',
    question: 'Quais são os nomes dos doze apóstolos?',
    synonyms: [
      'doze apóstolos',
      '12 apóstolos',
      'nomes dos apóstolos',
      'nome dos 12 discípulos de Jesus',
      'doze discípulos',
      'quem eram os discípulos de Jesus',
      'lista dos apóstolos',
      'diferença entre discípulo e apóstolo',
      'Matias',
      'quem substituiu Judas',
      'Bartolomeu e Tadeu',
      'Tiago e João filhos do trovão',
    ],
    answer:
      'Duas duplas de irmãos pescadores puxam a fila: Pedro e André; Tiago e João, filhos de Zebedeu. Seguem Filipe, Bartolomeu (que muitos identificam com Natanael), Tomé e Mateus, o cobrador de impostos. Fecham a lista outro Tiago, filho de Alfeu; Tadeu, que Lucas chama de Judas, filho de Tiago; Simão, o zelote; e Judas Iscariotes (Mateus 10:2-4). Mais tarde, Matias ocupou o lugar do traidor (Atos 1:26).\n\nDiscípulo quer dizer aluno, e havia muitos. Apóstolo significa enviado: desse grupo maior Jesus escolheu doze, número das tribos de Israel, depois de uma noite em oração (Lucas 6:13).\n\nPense na mesa. Mateus arrecadava para Roma; um zelote sonhava em expulsá-la. Tomé pedia provas, os filhos de Zebedeu queriam os melhores lugares. Jesus os chamou em primeiro lugar para estarem com ele, e só então para sair pregando (Marcos 3:14). De vários quase nada mais se sabe, e estão entre os doze do mesmo jeito.',
    verses: [
      verse('Mateus 10:2-4', 'doze apóstolos Pedro André Filipe Bartolomeu Tadeu'),
      verse('Atos 1:26', 'sorte Matias onze'),
      verse('Lucas 6:13', 'discípulos doze apóstolos'),
      verse('Marcos 3:14', 'doze estivessem ele pregar'),
    ],
  },
  {
    slug: 'quem-foi-barnabe',
    question: 'Quem foi Barnabé?',
    synonyms: [
      'Barnabé',
      'Barnabas',
      'Paulo e Barnabé',
      'filho da consolação',
      'por que Paulo e Barnabé se separaram',
      'briga de Paulo e Barnabé',
      'João Marcos',
      'Marcos primo de Barnabé',
      'companheiro de viagem de Paulo',
      'homem bom cheio do Espírito Santo e de fé',
    ],
    answer:
      'Chamava-se José, e os apóstolos trocaram o nome por um apelido: Barnabé, filho da consolação. A primeira coisa que se sabe dele é que vendeu um campo e entregou o dinheiro para os irmãos (Atos 4:36-37).\n\nDepois vem uma sequência de apostas em pessoas. Quando a igreja tinha medo de Saulo, o antigo perseguidor, foi Barnabé quem o tomou pela mão e o apresentou (Atos 9:26-27). Em Antioquia viu gente de outros povos crendo, alegrou-se em vez de desconfiar, e foi buscar Saulo para ajudar (Atos 11:23). E no dia em que Paulo não quis mais saber de Marcos, que tinha desistido no meio da viagem, Barnabé ficou com o rapaz, mesmo ao preço de se separar do amigo (Atos 15:39).\n\nO tempo lhe deu razão: preso e perto do fim, Paulo pede que tragam Marcos, porque lhe é útil (2 Timóteo 4:11). Duas figuras imensas do Novo Testamento tiveram, na hora da suspeita, um Barnabé.',
    verses: [
      verse('Atos 4:36-37', 'Barnabé consolação campo apóstolos'),
      verse('Atos 9:26-27', 'medo Barnabé apóstolos Damasco'),
      verse('Atos 11:23', 'graça alegrou-se firme'),
      verse('Atos 15:39', 'discórdia separaram Barnabé Marcos'),
      verse('2 Timóteo 4:11', 'Marcos útil'),
    ],
  },
];
