import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const teachingsOnWorth: AuthoredStudy<'builder'>['teachings'] = [
  {
    title: 'Antes da casa, a construtora',
    verses: [
      verse('Gênesis 1:27', 'criou Deus imagem macho fêmea'),
      verse('Isaías 43:4', 'precioso olhos amei'),
      verse('Lucas 13:16', 'mulher filha de Abraão solta sábado'),
      verse('Gálatas 3:28', 'macho fêmea um Cristo Jesus'),
      verse('1 Pedro 3:7', 'honra mulher juntamente herdeiros graça orações'),
    ],
    content:
      'Pergunte a dez mulheres quem elas são, e nove responderão com um serviço: sou mãe da Lívia, sou técnica de enfermagem, sou a que resolve tudo. Nada disso é mentira, mas serviço se perde: o filho muda de cidade, a empresa fecha, a mão treme. Se o seu valor morava ali, ele se muda junto.\n\nA primeira página da Bíblia fala da mulher antes que haja marido a ajudar, criança a ninar ou refeição a fazer. Homem e mulher, os dois, são feitos à semelhança do Criador (Gênesis 1:27). A dignidade vem no barro, antes de qualquer currículo.\n\nDepois o pecado entrou e bagunçou a relação entre os dois, e as sociedades foram acrescentando as suas regras. Jesus andou contra essa corrente com uma naturalidade que escandalizava. Numa sinagoga, pôs no meio uma mulher encurvada e a chamou de filha de Abraão, título de quem tem parte na promessa (Lucas 13:16). Paulo tirou a conclusão: diante de Cristo não há degrau entre homem e mulher (Gálatas 3:28). E Pedro, escrevendo a maridos, lembra que a esposa é herdeira da mesma graça, e que desonrá-la atrapalha até a oração deles (1 Pedro 3:7).\n\nE há ainda a ternura: a um povo derrotado, sem nada para oferecer, Deus disse que era precioso e amado (Isaías 43:4). A frase foi dirigida a Israel no exílio, e quem está em Cristo reconhece nela o jeito do mesmo Deus.\n\nEntão a construção começa por um alicerce que você não fez. Construa porque é amada, pois quem trabalha para se tornar amada não descansa nunca, e acaba cobrando da família um salário que a família não tem como pagar.',
    application:
      'Numa folha, escreva “Eu sou” dez vezes e complete. Depois risque tudo que poderia acabar com uma demissão, uma doença, uma separação, uma briga, e olhe o que sobrou. Se sobrou pouco, acrescente três verdades tiradas das passagens acima e deixe a folha dentro do armário, onde só você a veja ao se vestir.',
  },
  {
    title: 'Ajudadora: uma palavra que também se diz de Deus',
    verses: [
      verse('Gênesis 2:18', 'bom só ajuda semelhante'),
      verse('Êxodo 18:4', 'Eliézer Deus ajudou livrou'),
      verse('Salmos 33:20', 'espera SENHOR auxílio escudo'),
      verse('Gênesis 21:12', 'Deus Abraão disser Sara ouve voz'),
      verse('Juízes 4:4-5', 'Débora profetisa subiam juízo'),
    ],
    content:
      'Se você cresceu ouvindo que a mulher foi feita “para ajudar”, talvez tenha imaginado uma assistente com bandeja. Vale abrir o hebraico, sem precisar de diploma.\n\nA palavra de Gênesis é “ezer”, socorro (Gênesis 2:18). Ela aparece umas vinte vezes no Antigo Testamento, e na maior parte delas quem socorre é o próprio Deus. Moisés pôs o nome de Eliézer num filho porque Deus o tinha socorrido da espada (Êxodo 18:4). Israel canta que o Senhor é o seu auxílio, ao lado da palavra “escudo” (Salmos 33:20). Ninguém pensaria que Deus vale menos por socorrer, pois quem socorre tem algo que faltava ao outro.\n\nO texto acrescenta uma expressão curiosa, “semelhante a ele”, que se pode entender como alguém que está à altura, face a face. Os animais passaram e nenhum correspondia: faltava quem olhasse nos olhos e respondesse.\n\nAs igrejas divergem sobre o que daí se segue para os papéis de marido e esposa. Umas veem nessa criação uma ordem em que cabe a ele a responsabilidade de conduzir; outras veem parceria sem hierarquia, que só a queda estragou. Nenhuma leitura séria tira da mulher a inteligência e a voz. Deus mandou Abraão escutar Sara num assunto grave (Gênesis 21:12). E o povo subia ao monte para que Débora, mulher casada e profetisa, julgasse as suas causas (Juízes 4:4-5).\n\nO versículo, por fim, não diz que a solteira está incompleta. Fala do ser humano que não foi feito para o isolamento. Essa ajuda de quem olha nos olhos circula entre irmãs, amigos, colegas, na igreja inteira. Jesus não se casou, e ninguém foi mais humano.',
    application:
      'Nesta semana, repare quando você diz “é só uma ajudinha” sobre algo que sustenta muita gente. Troque por uma frase exata: “eu organizo as contas desta família”, “eu treino quem entra no setor”. E pergunte-se de quem você recebe socorro assim, de igual para igual. Se não lhe vier nenhum nome, peça um a Deus e procure uma mulher da igreja para conversar.',
  },
  {
    title: 'Submissão: o que ela é e o que nunca será',
    verses: [
      verse('Efésios 5:21', 'sujeitando-vos uns aos outros'),
      verse('Efésios 5:28-29', 'maridos amar próprios corpos alimenta sustenta'),
      verse('Colossenses 3:19', 'Maridos amai não trateis amargamente'),
      verse('Atos 5:29', 'obedecer Deus pessoas'),
      verse('Salmos 11:5', 'SENHOR odeia ama violência'),
      verse('Provérbios 27:12', 'prudente vê mal esconde'),
    ],
    content:
      'Poucas palavras foram tão usadas contra mulheres dentro da igreja. Por isso convém ir devagar.\n\nPaulo abre o assunto com um pedido a todos os cheios do Espírito: sujeição recíproca, por reverência a Deus (Efésios 5:21). O que diz em seguida às esposas nasce dessa frase. Aos maridos, num mundo que dava a eles quase tudo, pede mais: que cuidem da mulher como do próprio corpo, alimentando e sustentando (Efésios 5:28-29), e que não a tratem com amargura (Colossenses 3:19). Há igrejas fiéis que entendem que a esposa, livremente, acompanha uma liderança de serviço; outras entendem que a sujeição é igual dos dois lados. Pergunte à sua como vive isso. Em qualquer das duas leituras a sujeição é dada, nunca arrancada. A Bíblia não manda o marido sujeitar a mulher.\n\nAgora o que ela não é. Não é entregar a senha, o salário e as amizades para provar amor. Não é fazer sexo sem querer. Não é mentir para encobrir crime, nem participar de pecado: quando a ordem humana contraria Deus, obedece-se a Deus (Atos 5:29). Não é aguentar empurrão, ameaça, grito que faz a casa tremer, humilhação diante dos filhos. Deus rejeita quem gosta de ferir (Salmos 11:5), e nenhum versículo santifica isso.\n\nSe você vive algo assim, a sua paciência não vai mudar quem fere, e a sua oração não obriga você a ficar. O prudente, diz a sabedoria, enxerga o perigo e se protege (Provérbios 27:12). Proteger-se é sabedoria, e proteger as crianças também. Disque 190 se o risco for agora. O 180 atende todos os dias, orienta e explica a medida protetiva. Abra o segredo com quem leve a sério o que você diz. Se um conselheiro da igreja pedir silêncio, busque outro, sem se sentir culpada por isso.',
    application:
      'Faça a si mesma quatro perguntas e responda sem testemunha: tenho medo da reação dele quando discordo? Posso ver minhas amigas e meu dinheiro? O meu “não” é respeitado por ele? As crianças mudam quando ele chega? Se alguma resposta doeu, não discuta isso com ele hoje: ligue 180 de um telefone seguro. Se o seu lar é livre, agradeça, e esteja atenta à colega que não pode dizer o mesmo.',
  },
  {
    title: 'O poema da mulher forte, lido sem chicote',
    verses: [
      verse('Provérbios 31:1-2', 'Lemuel mãe ensinava filho'),
      verse('Provérbios 31:10', 'Mulher virtuosa valor rubis'),
      verse('Provérbios 31:16', 'avalia campo compra planta vinha'),
      verse('Provérbios 31:20', 'mão aflito braços necessitados'),
      verse('Provérbios 31:31', 'fruto mãos obras louvem portas'),
      verse('Rute 3:11', 'toda porta povo virtuosa'),
    ],
    content:
      'Muita mulher fecha a Bíblia antes do fim de Provérbios. Já sabe que vem aquela senhora que acorda de madrugada, costura, negocia, alimenta a casa toda e ainda sorri. No Dia das Mães o texto vira medalha; nos outros dias, cobrança.\n\nTrês coisas mudam a nossa leitura. A primeira: o capítulo abre com os conselhos de uma mãe ao filho rei (Provérbios 31:1-2). Um rapaz aprende ali a defender os pobres e a reconhecer uma mulher de valor. Não se trata, antes de tudo, de uma prova aplicada à esposa.\n\nA segunda: é um poema de vinte e duas linhas, cada uma com uma letra do alfabeto hebraico, de ponta a ponta. Um poema assim pinta o retrato inteiro, o de uma vida, com as estações somadas. Ninguém compra terreno, fia lã e planta vinha na mesma terça-feira (Provérbios 31:16). E ela tem servas, o que o texto não esconde.\n\nA terceira: a expressão “virtuosa” usa uma palavra de força, que noutros lugares se diz de soldados e de gente capaz (Provérbios 31:10). Fora de Provérbios, a única mulher da Bíblia a quem se diz isso é Rute (Rute 3:11). Naquele dia ela era viúva, estrangeira, sem filhos, catadora de sobras. Não tinha marido que a elogiasse nem casa para administrar. E a cidade toda sabia o valor dela.\n\nPortanto, valor não é agenda lotada. É força posta a serviço, mão aberta ao necessitado (Provérbios 31:20), juízo, temor de Deus. O fim é um pedido aos leitores: deem a ela o fruto das suas mãos, e que as obras falem em público (Provérbios 31:31). O poema termina cobrando de nós o reconhecimento, não dela mais esforço.',
    application:
      'Leia o poema como retrato de uma mulher que você conhece: a merendeira, a tia solteira que criou cinco sobrinhos, a pastora de crianças. Escolha um verso que combine com ela e mande uma mensagem contando por quê. Se você tem filho homem, ou ensina meninos, leia com eles o começo do capítulo, na voz de mãe.',
  },
];
