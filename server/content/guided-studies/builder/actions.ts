import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const actions: AuthoredStudy<'builder'>['actions'] = [
  {
    title: 'O trabalho que ninguém vê, num papel',
    description:
      'Metade do peso de uma casa está em lembrar. Esta ação põe na mesa tudo que passa pela sua cabeça e convida os moradores a assumir partes inteiras, do começo ao fim. Foi o que Jetro aconselhou a Moisés. Quem vive só usa o mesmo papel para cortar, adiar ou trocar com uma amiga.',
    steps: [
      'Durante dois dias, anote cada coisa que você lembra, marca, compra ou confere.',
      'Reúna a casa e leia a lista em voz alta, sem ironia.',
      'Peça que cada um, do avô à criança que já alcança a pia, escolha itens completos.',
      'Combine um prazo de um mês e aceite um resultado diferente do seu.',
      'Risque duas tarefas que não fariam falta a ninguém.',
    ],
    biblicalBasis: verse('Êxodo 18:18', 'pesado não poderás sozinho'),
  },
  {
    title: 'Três números de confiança',
    description:
      'Toda mulher precisa de gente a quem telefonar às duas da manhã. Não é desconfiança da família: é a corda de segurança da obra. Quem cai acompanhada levanta mais depressa, diz o Pregador. Monte a sua rede enquanto o tempo está bom.',
    steps: [
      'Escolha três pessoas discretas, de preferência de lugares diferentes: família, igreja, trabalho.',
      'Pergunte a cada uma: “Posso ligar para você numa emergência, a qualquer hora?”.',
      'Combine uma palavra que signifique “venha me buscar” ou “chame a polícia”.',
      'Decore pelo menos um desses números, além do 190 e do 180.',
      'Ofereça o mesmo a outra mulher.',
    ],
    biblicalBasis: verse('Eclesiastes 4:9-10', 'Dois melhores cair levanta companheiro só'),
  },
  {
    title: 'A pasta com o seu nome',
    description:
      'Saber onde estão os papéis e quanto se tem já dá dignidade. A mulher do poema avaliava um campo antes de comprá-lo. Casada, viúva ou solteira, você tem direito aos seus documentos e a entender as contas. Se alguém a impede disso, é sinal de controle: o 180 orienta.',
    steps: [
      'Junte identidade, CPF, certidões, cartão do SUS, carteira de trabalho e os papéis dos filhos.',
      'Fotografe tudo e guarde cópia num lugar só seu ou com alguém de confiança.',
      'Anote rendas, dívidas, datas e senhas que são suas.',
      'Veja se tem conta no próprio nome e, se puder, comece uma reserva, ainda que de cinco reais.',
    ],
    biblicalBasis: verse('Provérbios 31:16', 'avalia campo compra mãos'),
  },
  {
    title: 'Sábado de bolso',
    description:
      'Um descanso pequeno, marcado e defendido, para quem não consegue um dia inteiro. Jesus chamou os amigos para longe do movimento porque nem comer direito eles podiam. Você não precisa merecer essa pausa nem deixar tudo limpo antes de começar.',
    steps: [
      'Escolha um intervalo fixo de uma a três horas e avise quem mora com você.',
      'Combine quem fica com as crianças ou com o doente nesse tempo.',
      'Deixe o celular em silêncio e fora do alcance da mão.',
      'Faça uma coisa que alegre: cochilo, banho longo, planta, caminhada, música.',
      'Termine com dois minutos de gratidão, sem avaliar se rendeu.',
    ],
    biblicalBasis: verse('Marcos 6:31', 'lugar deserto repousai comer'),
  },
  {
    title: 'Caderno das nossas mulheres',
    description:
      'As histórias femininas da família costumam se perder, porque ninguém as achou importantes. Compre um caderno barato e recolha as suas: a bisavó parteira, a tia que aprendeu a ler aos sessenta, a vizinha que foi como mãe para você. Inclua a fé, as lutas e as receitas.',
    steps: [
      'Converse com a mulher mais velha que puder e grave, se ela deixar.',
      'Pergunte: “Do que você tinha medo? Quem a ajudou? Onde viu Deus?”.',
      'Escreva uma página por mulher, com data e lugar, sem enfeitar as dores.',
      'Deixe uma página para você e outra em branco para a próxima.',
    ],
    biblicalBasis: verse('Joel 1:3', 'Relatai filhos outra geração'),
  },
  {
    title: 'Panela na porta',
    description:
      'Dorcas amava com agulha; muitas de nós amamos com arroz e feijão. A tarefa é cuidar de uma mulher que esteja no limite: mãe de recém-nascido, cuidadora de idoso, enlutada, desempregada. A boa ajuda chega sem inspeção e sem sermão, na hora combinada.',
    steps: [
      'Pense em quem anda sumida e pergunte: “Posso levar comida na quarta?”.',
      'Cozinhe em dobro o que já ia fazer e leve num pote que não precise voltar.',
      'Entregue e, se for convidada a entrar, lave uma louça ou segure o bebê.',
      'Escute mais do que fala, e guarde segredo do que viu.',
      'Daqui a quinze dias, mande mensagem de novo, quando os outros já tiverem esquecido.',
    ],
    biblicalBasis: verse('Atos 9:36', 'discípula Tabita cheia boas obras'),
  },
  {
    title: 'Aprender uma coisa que falta',
    description:
      'O ouvido do sábio vai atrás de conhecimento, em qualquer idade. Pode ser terminar a escola à noite, dirigir, mexer na planilha, estudar um livro da Bíblia, entender o contrato do aluguel. Crescer também é obra de Deus, e não tira nada de ninguém.',
    steps: [
      'Complete a frase: “Eu sempre quis saber…”.',
      'Procure um curso gratuito na biblioteca, no Sesc, na escola pública, na igreja ou no celular.',
      'Reserve duas faixas de meia hora por semana e escreva-as no calendário da cozinha.',
      'Conte a uma pessoa que torça por você e mostre a ela o primeiro resultado.',
    ],
    biblicalBasis: verse('Provérbios 18:15', 'prudente adquire conhecimento ouvido busca'),
  },
  {
    title: 'Sete dias de palavra construtora',
    description:
      'Um exercício de reparo para a língua da casa ou do setor. Não pede que você engula reclamação justa; pede que ela tenha hora, endereço e respeito. No resto do tempo, procure no outro algo verdadeiro que mereça ser dito, e diga.',
    steps: [
      'A cada manhã, escolha uma pessoa e observe o que ela faz bem.',
      'Conte a ela antes de dormir, com detalhe: “vi como você esperou o seu irmão”.',
      'Anote as queixas que surgirem e leve a mais importante a uma conversa marcada.',
      'Não fale de ninguém ausente, salvo para protegê-lo ou pedir socorro.',
      'No sétimo dia, pergunte em casa que frase eles gostariam de ouvir mais.',
    ],
    biblicalBasis: verse('Efésios 4:29', 'boca boa edificação comunique graça'),
  },
];
