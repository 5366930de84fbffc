import type { QuestionEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const hurtAndYoung: readonly QuestionEntry[] = [
  {
    slug: 'crianca-contou-abuso',
    question: 'Uma criança me contou que foi abusada. O que eu faço?',
    serves: ['interceding'],
    synonyms: [
      'meu filho contou que foi abusado',
      'minha filha disse que o tio mexeu com ela',
      'criança da igreja contou um abuso',
      'suspeito que minha filha foi abusada',
      'sinais de abuso em criança',
      'denunciar abuso de criança',
    ],
    answer:
      'Ela escolheu você para contar, e isso já é um começo de socorro. Respire, fique na altura dos olhos e diga três coisas: eu acredito em você, você não tem culpa, vou ajudar. Não prometa segredo, não faça muitas perguntas, não peça que repita nem mande mostrar; isso cabe a quem foi treinado.\n\nJesus chamou uma criança para o meio dos discípulos e disse que quem a recebe recebe a ele (Mateus 18:5). Logo depois falou da pedra de moinho para quem fizer mal a um pequeno (Mateus 18:6). Provérbios manda abrir a boca por quem não consegue falar (Provérbios 31:8-9). Num caso assim, a misericórdia precisa ter pressa.\n\nProteja antes de tudo: hoje mesmo ela não volta a ficar com quem foi apontado, seja tio, padrasto, avô ou irmão da igreja. Ligue 100, que funciona a qualquer hora e aceita denúncia anônima, ou procure o Conselho Tutelar e a delegacia. Em perigo imediato, ligue 190. Se foi nos últimos dias, leve ao hospital antes de dar banho e guarde a roupa num saco de papel; há remédios que precisam começar em até 72 horas.\n\nNão confronte o suspeito, não investigue e não resolva em reunião da igreja. Um pastor que pede silêncio está errado, ainda que tenha boa intenção, e encobrir pode ser crime. Escreva o que a criança disse, com as palavras dela. Depois vêm a psicóloga, a rotina e o carinho. Se você também sofreu isso um dia e tudo voltou, procure ajuda para você; o 188 escuta.',
    verses: [
      verse('Mateus 18:5', 'receber criança'),
      verse('Mateus 18:6', 'pequeninos pedra moinho'),
      verse('Provérbios 31:8-9', 'boca mudo oprimidos'),
    ],
  },
  {
    slug: 'violencia-sexual',
    question: 'Fui estuprada. O que faço agora, e como Deus me vê?',
    serves: ['suffered'],
    synonyms: [
      'fui estuprada',
      'sofri violência sexual',
      'me forçaram a ter relação',
      'fui estuprado',
      'me doparam e abusaram de mim',
      'meu namorado me forçou',
      'estupro e culpa',
    ],
    answer:
      'Se aconteceu há pouco, vá agora a um hospital ou pronto-socorro, de preferência com alguém. Nas primeiras 72 horas há remédios contra o HIV, outras infecções e gravidez, e você é atendida sem boletim de ocorrência e sem precisar provar nada. Se ainda há perigo, ligue 190. O 180 orienta mulheres, e o Disque 100 protege quem é menor de idade.\n\nAgora escute devagar: a culpa é de quem fez. Não importa a roupa, a hora, a bebida, se era seu namorado, se você congelou ou não gritou; muita gente congela, porque o corpo tenta sobreviver. Você não ficou suja por isso. A Lei de Israel compara quem sofre isso a quem é atacado e morto, e declara que não há nela culpa (Deuteronômio 22:26-27). O salmo diz que Deus cura os de coração partido e enfaixa as feridas (Salmos 147:3). Na história que Jesus contou, o homem assaltado não ouviu perguntas sobre por que andava naquela estrada: alguém parou, cuidou e pagou a hospedagem (Lucas 10:34). É assim que Jesus chega perto de você.\n\nSe puder, guarde a roupa e escreva o que lembra. Denunciar é um direito, e você escolhe a hora; a Delegacia da Mulher e a Defensoria acompanham. Se houver gravidez, a lei e o serviço de saúde explicam as suas opções, e ninguém pode decidir por você com gritos.\n\nConte a uma pessoa que acredite. Psicóloga e CAPS ajudam com o sono e as imagens que voltam. Ninguém pode exigir que você perdoe agora ou que se cale pela igreja. E, se a dor virar vontade de morrer, há quem escute você no 188.',
    verses: [
      verse('Deuteronômio 22:26-27', 'moça culpa gritou'),
      verse('Salmos 147:3', 'sara curativo feridas'),
      verse('Lucas 10:34', 'curativo feridas hospedaria'),
    ],
  },
  {
    slug: 'gravida-na-adolescencia',
    question: 'Tenho 16 anos e estou grávida. E agora?',
    serves: ['having'],
    synonyms: [
      'tenho 16 anos e estou grávida',
      'adolescente grávida',
      'engravidei e meus pais não sabem',
      'engravidei minha namorada e somos adolescentes',
      'medo de contar a gravidez aos meus pais',
      'grávida e crente',
    ],
    answer:
      'Você fez o teste trancada no banheiro, e agora o mundo parece pequeno. Sente-se um pouco e respire. Deus não desistiu de você, nem está mais longe hoje do que ontem. Agar estava grávida, sozinha e fugida quando o Senhor a encontrou junto à água, e ela o chamou de Deus que vê (Gênesis 16:13).\n\nSe houve pecado, há perdão sem letras miúdas (1 João 1:9), e um bebê não é castigo. Maria também foi uma moça com uma notícia difícil de dar; foi depressa à casa de uma mulher mais velha, e achou abraço (Lucas 1:39-45). Procure a sua Isabel: mãe, tia, professora, esposa de pastor. Conte aos seus com ela ao lado. A primeira reação dos pais costuma ser de susto, e a segunda, quase sempre, é melhor.\n\nNesta semana, marque o pré-natal no posto, que é de graça e guarda sigilo. Não tome chá nem remédio por conta própria. Sangramento, dor forte ou desmaio pedem o 192. A escola não pode mandar você embora, e existe licença para estudar em casa. O pai do bebê responde também, com presença e com pensão, e ninguém é obrigado a se casar às pressas.\n\nSe você tinha menos de 14 anos, ou se foi forçada por qualquer pessoa, isso foi violência: a culpa não é sua, ligue 100 e peça que um adulto a leve ao hospital. Se em casa ameaçam bater ou expulsar, também é o 100, ou 190. E, se pensar em morrer, 188, agora mesmo. A igreja que se parece com Jesus vai fazer o enxoval.',
    verses: [
      verse('Gênesis 16:13', 'Deus vista'),
      verse('1 João 1:9', 'confessarmos perdoar'),
      verse('Lucas 1:39-45', 'Maria apressadamente Isabel'),
    ],
  },
  {
    slug: 'meus-pais-brigam',
    question: 'Meus pais brigam muito e falam em se separar. A culpa é minha?',
    serves: ['having', 'suffered'],
    synonyms: [
      'meus pais brigam muito',
      'meus pais vão se separar',
      'meus pais se separaram e sofro',
      'meu pai bate na minha mãe',
      'fico no meio da briga dos meus pais',
      'sou filho e meus pais estão se divorciando',
    ],
    answer:
      'A briga dos seus pais não é culpa sua. Nem se ela começou pela sua nota, pela conta da escola ou pelo seu celular. Adultos escolhem como falam um com o outro, e nenhum filho, de seis ou de dezesseis anos, faz um casamento acabar ou dar certo.\n\nÉ horrível escutar do quarto, com o travesseiro na cabeça. Deus escuta com você. Davi dizia que, mesmo que o pai e a mãe o deixassem, o Senhor o acolheria (Salmos 27:10). Outro salmo convida a derramar o coração diante dele (Salmos 62:8), e isso pode ser chorar, escrever ou ficar em silêncio. Jesus também cresceu numa casa de gente de verdade e sabe o que é noite difícil.\n\nVocê não precisa ser juiz, carteiro nem espião. Pode dizer: “Eu amo os dois, não me peçam para escolher”. Pode sair de perto, pôr fone, ir para a casa da avó. Conte a um adulto que aguente ouvir: tia, professora, líder de adolescentes, a orientadora da escola. Continue indo ao treino e aos amigos. Cuide dos irmãos menores com um desenho ou uma história, e só até onde der; a responsabilidade por eles não é sua.\n\nSe há empurrão, soco, faca ou ameaça, não entre no meio. Vá para um cômodo com saída, leve os pequenos e ligue 190. Depois, ou se isso é frequente, ligue 100; não é traição, é proteção, também para quem apanha. Se a tristeza ficar tão grande que você queira sumir, o 188 atende pessoas da sua idade, de graça, até de madrugada.',
    verses: [
      verse('Salmos 27:10', 'pai mãe acolherá'),
      verse('Salmos 62:8', 'derramai coração refúgio'),
    ],
  },
  {
    slug: 'dei-tudo-na-campanha',
    question: 'Dei tudo na campanha e continuo pobre. Faltou fé?',
    serves: ['suffered', 'having'],
    synonyms: [
      'dei tudo na campanha e nada aconteceu',
      'fiz um propósito financeiro e não recebi',
      'o pastor prometeu dinheiro em dobro',
      'vendi meu carro para dar na igreja',
      'semeei e não colhi',
      'posso pedir de volta a oferta',
    ],
    answer:
      'Você vendeu a moto, entregou o envelope e esperou. O mês virou, o aluguel venceu, e alguém ainda disse que faltou fé. Que isso fique claro: quem confiou em Deus com o pouco que tinha não foi fraco; outros é que usaram palavras que Deus não disse.\n\nOs apóstolos passaram fome e frio, e ninguém tinha mais fé do que eles. Paulo aprendeu a viver contente com alimento e roupa (1 Timóteo 6:6-8). Jesus elogiou a viúva das moedinhas, que não recebeu dinheiro de volta (Marcos 12:43-44), e antes dela condenou os que devoravam casas de viúvas com longas orações (Marcos 12:40). A generosidade de que Paulo fala vem do coração, sem tristeza e sem obrigação (2 Coríntios 9:7). Deus ama você sem ter assinado nenhum contrato de troca.\n\nHá igrejas que ensinam a semear dinheiro para colher bênção material; outras, históricas e pentecostais, consideram esse ensino um desvio. O seu pastor pode explicar o dele, e você pode ouvir também um de fora, comparando com calma o que os dois dizem.\n\nNesta semana, pare de dar o que é do aluguel e da comida. Fale com quem mora com você. Procure o CRAS se falta o básico, e renegocie a dívida. Se houve promessa de lucro certo, pressão ou uso do seu cartão, junte comprovantes e consulte a Defensoria, porque em alguns casos se recupera a doação. Se a vergonha apertar a ponto de você querer morrer, ligue 188, porque Deus não foi embora junto com o envelope.',
    verses: [
      verse('1 Timóteo 6:6-8', 'contentamento alimento'),
      verse('Marcos 12:43-44', 'viúva pobre'),
      verse('Marcos 12:40', 'casas viúvas orações'),
      verse('2 Coríntios 9:7', 'coração tristeza obrigação'),
    ],
  },
  {
    slug: 'peso-e-gula',
    question: 'Estou acima do peso. É pecado de gula?',
    serves: ['having', 'failing'],
    synonyms: [
      'obesidade é pecado',
      'comer demais e gula',
      'sou obesa e me chamam de gulosa na igreja',
      'como por ansiedade',
      'não consigo emagrecer e Deus',
      'cirurgia bariátrica é falta de fé',
    ],
    answer:
      'Há gente que já ouviu sobre o próprio peso até na fila da ceia. Se foi com você, sinto muito. O número da balança não mostra a santidade de ninguém, e Deus nunca olhou para a aparência como nós olhamos (1 Samuel 16:7).\n\nPeso depende de muita coisa: genética, remédio, hormônio, sono, pobreza, tristeza, gravidez. A obesidade é uma doença crônica, e quem a tem merece cuidado. A gula de que a Bíblia fala é outra coisa, o apetite que manda na pessoa. Provérbios aconselha a comer do mel só o suficiente (Provérbios 25:16), e Paulo fala de quem fez do ventre um deus (Filipenses 3:19). Magros também podem viver assim. E Jesus foi chamado de comilão pelos que não gostavam da companhia dele (Mateus 11:19).\n\nOlhe o seu prato com honestidade e sem ódio. Você come com fome, ou por solidão, raiva, tédio? Um diário de uma semana ajuda a ver. Não faça jejum para emagrecer, nem dieta de aplicativo. Marque o posto, meça pressão e glicose, peça nutricionista, caminhe com uma amiga. Remédio e cirurgia, quando o médico indica, não são falta de fé. Se você come escondido até passar mal, vomita ou se pune, isso pode ser transtorno alimentar, e o CAPS e a psicóloga tratam.\n\nDiga a quem comenta: “Prefiro não falar do meu corpo”. Cuidar dele é uma forma de gratidão a quem o alimenta e sustenta (Efésios 5:28-29). Coma o bolo do aniversário do seu neto sentado, devagar, agradecendo.',
    verses: [
      verse('1 Samuel 16:7', 'aparência coração'),
      verse('Provérbios 25:16', 'mel suficiente'),
      verse('Filipenses 3:19', 'ventre Deus'),
      verse('Mateus 11:19', 'comilão'),
      verse('Efésios 5:28-29', 'alimenta sustenta'),
    ],
  },
];
