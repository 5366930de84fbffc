import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const menHome: readonly AdviceEntry[] = [
  {
    slug: 'autoridade-no-lar',
    audience: 'priest',
    situation: 'Quero ser o cabeça da casa, mas minha esposa não me obedece.',
    synonyms: [
      'cabeça da casa',
      'cabeça da mulher',
      'minha esposa não é submissa',
      'minha mulher não me respeita',
      'ela quer mandar em tudo',
      'quem manda na casa é o homem',
      'como liderar minha família',
      'sacerdote da casa',
      'ser o líder do lar',
    ],
    advice:
      'Comece por uma bacia. Na noite em que o Mestre tinha toda a autoridade, ele se ajoelhou com uma toalha e lavou pés, avisando que aquilo era modelo (João 13:14-15). Quem procura na Bíblia um trono para o marido encontra isso.\n\nOs discípulos também discutiam quem mandava. Jesus disse que dominar é o costume dos chefes deste mundo e que, entre os seus, grande é quem serve (Marcos 10:42-45). Quando Paulo fala do marido, não escreve nada sobre fazer-se obedecer. Escreve que ame como Cristo, que se entregou (Efésios 5:25), logo depois de pedir a todos que se sujeitem uns aos outros (Efésios 5:21). O domínio do homem sobre a mulher aparece no Gênesis entre as dores que vieram com a queda (Gênesis 3:16); não é projeto para imitar.\n\nAs igrejas entendem a liderança do lar de dois modos. Umas falam de uma responsabilidade do marido, exercida em serviço; outras, de decisão sempre partilhada. Converse com o seu pastor. Nos dois casos, submissão que se exige deixa de ser submissão bíblica, e usar o versículo para calar, prender, controlar dinheiro ou obter sexo é abuso, com nome na lei.\n\nAgora olhe a sua queixa por dentro. Em que ela não o segue? Talvez você decida sem ouvir, prometa e não cumpra, cobre respeito aos gritos. Respeito se colhe. Seja o primeiro a pedir perdão, a levantar de madrugada, a abrir o extrato, a orar. Pergunte o que ela acha antes de dizer o que você quer. Muita esposa descansa ao lado de um homem que não precisa vencer.',
    steps: [
      'Pergunte à sua esposa em que situações ela se sente desconsiderada e não responda antes do dia seguinte.',
      'Passe quinze dias sem usar as palavras mandar e obedecer, e tome cada decisão importante a dois.',
      'Escolha um serviço da casa de que ninguém gosta e faça dele a sua parte, sem anunciar.',
      'Leia João 13 com um homem mais velho e conversem sobre o que isso muda na sua rotina.',
    ],
    verses: [
      verse('João 13:14-15', 'Mestre lavei pés exemplo'),
      verse('Marcos 10:42-45', 'dominam servidor servir'),
      verse('Efésios 5:25', 'maridos amai entregou'),
      verse('Efésios 5:21', 'sujeitando uns outros'),
      verse('Gênesis 3:16', 'marido dominará'),
      verse('João 13', 'Mestre lavar pés toalha'),
    ],
  },
  {
    slug: 'esposa-com-depressao',
    audience: 'priest',
    situation: 'Minha esposa está com depressão, e não sei como ajudar.',
    synonyms: [
      'minha mulher está deprimida',
      'esposa deprimida',
      'minha esposa não sai da cama e só chora',
      'minha mulher não levanta da cama',
      'minha esposa chora o dia todo',
      'ela perdeu a vontade de tudo',
      'minha esposa tem crises de ansiedade',
      'minha mulher toma remédio para depressão',
    ],
    advice:
      'Você chega animado, abre a cortina, põe um louvor, diz que vai passar. Ela chora mais. Provérbios explica por quê: cantar para quem está aflito é como tirar-lhe o agasalho no frio (Provérbios 25:20). A intenção era boa; a temperatura era outra.\n\nOs amigos de Jó estragaram tudo quando começaram a explicar, e ele os chamou de consoladores que só cansam (Jó 16:2). Então tire da boca “reage”, “é falta de oração”, “tem gente pior”. Ponha no lugar três frases: estou aqui; não é culpa sua; o que hoje está mais pesado? Paulo pede ânimo para os abatidos e apoio para os fracos, e junta a isso paciência com todos (1 Tessalonicenses 5:14). Apoio é coisa concreta: banho quente, sopa, criança levada à escola, remédio comprado.\n\nDepressão se trata com médico e psicólogo. Marque a consulta, vá junto, ajude com os horários e nunca mande parar o remédio por achar que fé resolve. A melhora costuma levar semanas, com recuos. Não cobre sexo, festa nem sorriso para as visitas.\n\nFique atento a despedidas, a coisas queridas que ela começa a dar, a frases como “vocês ficariam melhor sem mim”. Pergunte com clareza se ela pensa em morrer. Se pensa, não a deixe sozinha, guarde remédios e objetos perigosos, ligue 188 para orientação e 192 se houver risco imediato.\n\nE você? O marido que cuida adoece quando ninguém cuida dele. Peça à igreja duas refeições por semana, não perca o contato com um amigo e cuide do seu sono. Fazer-se de forte até quebrar não ajuda ninguém.',
    steps: [
      'Marque a consulta dela nesta semana e acompanhe, levando anotado há quanto tempo e o que mudou.',
      'Pergunte toda noite o que ajudou e o que atrapalhou naquele dia, sem corrigir a resposta.',
      'Explique aos filhos, com palavras da idade deles, que a mãe está doente, não brava, e que não é culpa de ninguém.',
      'Aceite ajuda de duas pessoas, com dia marcado, para a comida e para as crianças.',
    ],
    verses: [
      verse('1 Tessalonicenses 5:14', 'consoleis ânimo fracos paciência'),
      verse('Provérbios 25:20', 'canções aflito roupa frio'),
      verse('Jó 16:2', 'consoladores miseráveis'),
    ],
  },
  {
    slug: 'padrasto',
    audience: 'priest',
    situation: 'Sou padrasto, e os filhos da minha esposa não me aceitam.',
    synonyms: [
      'enteado não me aceita',
      'enteada me desrespeita',
      'filho da minha mulher não gosta de mim',
      'você não é meu pai',
      'como ser um bom padrasto',
      'criar filho de outro homem',
      'briga com enteado',
    ],
    advice:
      '“Você não é meu pai.” Um dia ela vem, em geral diante de gente. O que responder? Tente a verdade: “Não sou, e não quero tomar o lugar dele. Sou alguém que escolheu cuidar de você.” Depois, não cobre aplauso.\n\nA figura mais discreta do Natal era um homem que criou um filho que não gerou. José assumiu o menino e lhe deu o nome (Mateus 1:24-25). Doze anos depois está lá, percorrendo Jerusalém com Maria, aflito à procura dele (Lucas 2:48). A Bíblia não guardou uma só frase sua. Guardou que ele levou, protegeu, trabalhou e procurou.\n\nCom enteado, o amor anda devagar, e o texto de Paulo que se lê em casamento serve bem para a cozinha: paciente, bondoso, sem guardar rancor (1 Coríntios 13:4-5). Nos primeiros anos, deixe que a mãe corrija e seja você o reforço. Autoridade de padrasto nasce depois da amizade. Não fale mal do pai, nem que mereça; a criança ouve como se fosse dela. Não compare com os seus próprios filhos nem compre afeto com presente.\n\nCombine tudo antes com sua esposa, longe do menino: regra, mesada, celular, quarto. Se ela desautoriza você na frente dele, ou se você endurece com ele para mostrar força, parem e conversem. Um psicólogo de família encurta anos de guerra. E uma linha que nenhum adulto cruza: nada de bater, humilhar ou tocar de modo impróprio. Quem perceber isso com uma criança não se cala: procura o Conselho Tutelar. Deus se apresenta como pai de quem ficou sem (Salmos 68:5); você participa desse cuidado.',
    steps: [
      'Convide cada enteado, separadamente, para algo simples de que ele goste, sem tocar em regras nesse dia.',
      'Defina com sua esposa quem corrige, sobre o quê e como vocês se apoiam diante das crianças.',
      'Elogie uma atitude verdadeira por semana, em poucas palavras, sem esperar resposta.',
      'Facilite o contato com o pai, quando for seguro, sem fazer perguntas sobre ele.',
    ],
    verses: [
      verse('Salmos 68:5', 'pai órfãos'),
      verse('Mateus 1:24-25', 'José nome JESUS'),
      verse('Lucas 2:48', 'pai procurávamos ansiedade'),
      verse('1 Coríntios 13:4-5', 'paciente bondoso rancoroso'),
    ],
  },
  {
    slug: 'filho-longe-da-igreja',
    audience: 'priest',
    situation: 'Meu filho não quer mais ir à igreja e diz que não sabe se crê.',
    synonyms: [
      'filho não quer ir à igreja',
      'filho desviado',
      'filha saiu da igreja',
      'filho diz que não acredita em Deus',
      'filho ateu',
      'obrigar o filho a ir ao culto',
      'filho se afastou de Jesus',
    ],
    advice:
      'Tomé perdeu o culto mais importante da história. Quando contaram que o Senhor estava vivo, ele disse que sem ver e tocar não acreditaria de jeito nenhum. Passou oito dias duvidando no meio dos que criam, e ninguém o pôs para fora. Jesus voltou, entrou com as portas trancadas e ofereceu as próprias feridas ao exame dele (João 20:25-27). Guarde essa cena para quando o seu filho falar.\n\nDescubra primeiro o que ele está recusando. Pode ser Deus. Pode ser a professora que o humilhou, a hipocrisia de um líder, o tédio, uma pergunta sobre ciência ou sofrimento que alguém tratou como rebeldia, um pecado que o envergonha, ou a maneira como o pai prega uma coisa e vive outra. Pergunte e aguente ouvir. Judas recomenda misericórdia, com discernimento (Judas 1:22).\n\nObrigar ou não? Famílias sérias agem de modos diferentes. Muitos pais mantêm com os menores o costume de irem todos juntos, como fazem com a escola; com quem já tem dezesseis, negociam: um culto no mês, um grupo de jovens em outra igreja, uma conversa com alguém que ele respeite. Com o adulto, convite e braços abertos. A fé não se transmite por escolta policial.\n\nNão transforme o almoço em debate nem ore por ele em voz alta como quem dá bronca. Josué falou por si e pela casa que dirigia, e pediu que cada um escolhesse (Josué 24:15). O que uma criança aprendeu cedo costuma ficar guardado (2 Timóteo 3:15). Você não controla a colheita. Pode cuidar para que a lembrança de Deus, na sua casa, tenha cheiro de paz.',
    steps: [
      'Convide seu filho para um lanche e pergunte o que o afastou, prometendo apenas ouvir naquele dia.',
      'Peça perdão se alguma atitude sua manchou o que ele pensa de Deus.',
      'Estude com ele uma dúvida real, procurando juntos um bom livro ou um irmão que entenda do assunto.',
      'Combine com a mãe dele o que se pede e o que se deixa livre, conforme a idade.',
    ],
    verses: [
      verse('João 20:25-27', 'Tomé mãos portas incrédulo'),
      verse('Judas 1:22', 'misericórdia discernimento'),
      verse('Josué 24:15', 'escolhei casa serviremos'),
      verse('2 Timóteo 3:15', 'infância Escrituras'),
    ],
  },
  {
    slug: 'pai-separado',
    audience: 'priest',
    situation: 'Sou separado e quase não vejo meus filhos.',
    synonyms: [
      'não moro com meus filhos',
      'a mãe não deixa eu ver meu filho',
      'pensão alimentícia',
      'alienação parental',
      'pai de fim de semana',
      'meus filhos não querem me ver',
      'guarda dos filhos',
      'saudade dos meus filhos',
    ],
    advice:
      'Sexta à noite, mochila na porta, e a pergunta que aperta: “Pai, domingo você tem que me levar mesmo?” Quem vive de quinze em quinze dias conhece o silêncio do carro na volta. A separação encerrou um casamento. Não demitiu você do cargo de pai.\n\nJesus partiu de algo que julgava óbvio: pai nenhum dá pedra a quem pede pão (Lucas 11:11). Pão, hoje, inclui pensão paga no dia, sem desculpa e sem usá-la como castigo. Quem não cuida dos seus desmente o que crê (1 Timóteo 5:8). E inclui o resto: saber o nome da professora, ligar na véspera da prova, aparecer na apresentação mesmo se a ex estiver lá.\n\nNo tempo com eles, desista do parque de diversões. Criança quer rotina: arroz, dever de casa, escova de dentes, o mesmo travesseiro. Não pergunte sobre o namorado da mãe, não mande recado, não fale mal dela. Cada palavra contra a mãe acerta metade do filho.\n\nSe o contato é impedido sem motivo, não resolva no grito nem no portão. Guarde registros, procure a Defensoria e peça mediação ou regulamentação de visitas. Se existe medida de proteção, ela vem primeiro, e o seu caminho passa por tratamento e pela Justiça. Quando eles mesmos não querem ver você, escreva, ligue na mesma hora de toda semana, não cobre resposta, peça perdão do que for seu. O Antigo Testamento se fecha com a imagem de corações de pais e filhos que se voltam uns para os outros (Malaquias 4:6). Comece pelo seu.',
    steps: [
      'Marque um horário fixo de ligação, duas vezes por semana, e cumpra ainda que a conversa dure um minuto.',
      'Regularize pensão e visitas por escrito, com a Defensoria ou um mediador, e guarde os comprovantes.',
      'Monte na sua casa um canto que seja deles, com roupa, escova e caderno, por menor que seja.',
      'Envie à mãe das crianças uma mensagem por semana só sobre elas, cordial e curta.',
    ],
    verses: [
      verse('Malaquias 4:6', 'coração pais filhos'),
      verse('Lucas 11:11', 'pai filho pão pedra'),
      verse('1 Timóteo 5:8', 'cuida família negou fé'),
    ],
  },
];
