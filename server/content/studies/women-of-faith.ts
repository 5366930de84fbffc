import type { ThemeStudy } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const womenOfFaith: readonly ThemeStudy[] = [
  {
    slug: 'ester',
    theme: 'Ester',
    synonyms: [
      'rainha Ester',
      'livro de Ester',
      'história de Ester',
      'Ester e Mardoqueu',
      'Hamã e Mardoqueu',
      'para um tempo como este',
      'jejum de Ester',
      'quem foi Ester',
      'personagem Ester',
    ],
    title: 'A órfã que resolveu não se calar',
    introduction:
      'O nome de Deus não aparece uma só vez no livro de Ester, nem há nele uma oração escrita. Há banquetes, decretos, cavalos, perfumes, um rei que não dorme e um carrasco com pressa. E há uma moça órfã, exilada, levada para um palácio onde não escolheu entrar. Talvez por isso o livro fale tão de perto a quem vive a fé num ambiente que a ignora: o escritório, o quartel, a universidade, a família que não crê. Deus está ali como costuma estar nos nossos dias comuns, sem assinar. Vamos ler procurando as suas pegadas.',
    mainPoints: [
      'Ester começou sem escolha. Perdera pai e mãe, fora criada pelo primo Mardoqueu e acabou levada, com muitas outras moças, à casa do rei (Ester 2:7-8). Não foi concurso de beleza nem conto de fadas: quem é levado não se inscreveu. Antes dela, Vasti se recusara a ser exibida, e pagou caro (Ester 1:12). O texto não esconde como aquele mundo tratava as mulheres.',
      'O ódio cresceu de um orgulho ferido. Mardoqueu não se curvou diante de Hamã (Ester 3:2), e este quis castigar um povo inteiro. A acusação ao rei soa conhecida: são diferentes, não obedecem, não convém tolerá-los (Ester 3:8-9). Cartas saíram marcando o dia de matar velhos e crianças (Ester 3:13).',
      'Mardoqueu pôs diante dela uma pergunta. O palácio não a protegeria, o livramento viria de um modo ou de outro, e quem sabe se não era para aquela hora que chegara a rainha (Ester 4:13-14). Ele disse quem sabe. A fé de Ester não teve uma voz do céu; teve um talvez, um povo em perigo e uma responsabilidade.',
      'Ela pediu companhia antes de agir. Três dias de jejum de toda a comunidade, e depois iria ao rei contra a lei, pronta a morrer (Ester 4:16). A coragem dela não foi solitária nem imprudente: houve jejum, vestido, hora certa, dois jantares, e só então a frase que revelou quem era e pediu a vida do seu povo (Ester 7:3-4).',
      'A virada veio por uma insônia. Naquela noite o rei não conseguiu dormir, mandou ler as crônicas e topou com um favor esquecido de Mardoqueu (Ester 6:1-2). Ninguém planejou isso. O luto se fez festa, com presentes aos vizinhos e doações aos pobres (Ester 9:22).',
    ],
    historicalContext:
      'A história se passa em Susã, uma das capitais persas, no reinado de Assuero, que a maioria identifica com Xerxes I (486 a 465 antes de Cristo). Parte dos judeus já voltara a Jerusalém; muitos, como a família de Mardoqueu, viviam espalhados pelo império (Ester 2:5-6). Historiadores gregos confirmam o luxo da corte, o correio a cavalo e o risco de aproximar-se do rei sem convite, mas conhecem outra rainha, e por isso há quem discuta quanto do livro é crônica e quanto é narrativa trabalhada com arte. Hamã é chamado agagita, o que lembra Agague, rei dos amalequitas, que Saul poupara (1 Samuel 15:8-9). Os judeus leem o rolo inteiro na festa de Purim, com barulho cada vez que soa o nome do inimigo. Traduções gregas antigas acrescentaram orações, que as Bíblias católicas conservam.',
    theologicalAnalysis:
      'Por que um livro sem o nome de Deus está na Bíblia? Porque ensina a reconhecê-lo quando não se mostra. As coincidências se acumulam até que a palavra coincidência fique pequena: a rainha certa, a noite em claro, a página aberta, o inimigo que entra na hora errada. A providência não anula ninguém. Ester precisou falar, Mardoqueu precisou insistir, o povo precisou jejuar. Deus não depende de nós, como Mardoqueu reconheceu, e ainda assim nos chama a participar.\n\nO final incomoda, e convém dizê-lo. O novo decreto permitiu que os judeus se defendessem (Ester 8:11), e o livro conta dezenas de milhares de mortos, notando que não se tocou nos despojos (Ester 9:16). Alguns leem ali guerra de defesa contra quem atacou; outros, o retrato de um mundo violento que o autor não manda imitar. Quem segue a Jesus, que ensinou a amar os inimigos, não faz dessa página uma licença. O que ela pede, com os sábios de Israel, é abrir a boca em favor de quem não pode falar (Provérbios 31:8-9). Por ódio semelhante ao de Hamã, multidões de judeus foram mortas, também em países cristãos. Ler Ester obriga a igreja a lembrar.',
    reflection:
      'Onde você esconde quem é, e por quê? Às vezes calar é prudência, como Ester calou a princípio (Ester 2:10); às vezes já passou da hora. Que acesso você tem que outros não têm: um cargo, um diploma, uma conta, um sobrenome, a escuta de alguém? Foi dado para conforto ou para serviço? Pense nos que hoje são descritos como diferentes demais. E, se você foi levado a um lugar que não escolheu, e lá sofreu, saiba que Deus não aprovou o que lhe fizeram, mesmo que possa usar a sua voz.',
    practicalApplication:
      'Escolha uma injustiça ao seu alcance, pequena e concreta, e faça o que Ester fez: informe-se, peça que orem, pense no momento, fale. Não jejue três dias sem água; o gesto dela foi de emergência e poria o seu corpo em risco. Recuse a piada contra um povo, uma cor ou um sotaque. Procure quem foi esquecido por um favor e agradeça. Se você é vítima de violência dentro de casa, ligue 180: romper o silêncio com ajuda é coragem. E faça, um dia desses, uma festa com lugar para os pobres.',
    prayer:
      'Deus escondido e presente, não te ouvi chamar o meu nome, e ainda assim estou aqui, neste lugar, nesta hora. Mostra para quê. Tira de mim o conforto de quem acha que escapa sozinho. Dá-me amigos que jejuem comigo e a prudência de não falar cedo nem tarde. Guarda as meninas levadas, os povos odiados, os que dormem com medo de um decreto. Desfaz os planos dos Hamãs, também o que há de Hamã em mim. Vira o luto em festa, como só tu sabes, em Jesus, que entrou por nós sabendo que ia perecer. Amém.',
    additionalStudy:
      'Leia o livro inteiro numa tarde; são dez capítulos curtos. Marque três listas: banquetes, decretos e acontecimentos que ninguém planejou. Compare Ester 3 com Ester 8: o que se repete às avessas? Depois leia Ester 5:2 e Ester 10:3 e pergunte: o que Ester e Mardoqueu fizeram com a influência que receberam?',
    verses: [
      verse('Ester 2:7-8', 'Ester pai mãe levaram'),
      verse('Ester 1:12', 'Vasti recusou'),
      verse('Ester 3:2', 'Mardoqueu inclinava Hamã'),
      verse('Ester 3:8-9', 'povo leis destruídos'),
      verse('Ester 3:13', 'cartas matarem crianças'),
      verse('Ester 4:13-14', 'escaparás calares tempo rainha'),
      verse('Ester 4:16', 'jejuai três perecer'),
      verse('Ester 7:3-4', 'vida povo vendidos'),
      verse('Ester 6:1-2', 'sono crônicas Mardoqueu'),
      verse('Ester 9:22', 'luto alegria pobres'),
      verse('Ester 2:5-6', 'Mardoqueu Jerusalém cativos'),
      verse('1 Samuel 15:8-9', 'Agague Saul pouparam'),
      verse('Ester 8:11', 'judeus defesa vidas'),
      verse('Ester 9:16', 'defesa mataram despojo'),
      verse('Provérbios 31:8-9', 'boca mudo justiça'),
      verse('Ester 2:10', 'declarou povo Mardoqueu'),
      verse('Ester 3', 'Hamã cartas'),
      verse('Ester 8', 'Mardoqueu cartas'),
      verse('Ester 5:2', 'Ester favor cetro'),
      verse('Ester 10:3', 'Mardoqueu bem povo'),
    ],
  },
];
