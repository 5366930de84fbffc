import type { BookPortrait } from '../types.ts';

export const history: readonly BookPortrait[] = [
  {
    code: 'JOS',
    author: 'Anônimo; a tradição judaica atribui a Josué',
    period: 'Entrada em Canaã, no século 14 ou no 13 a.C., conforme a data do êxodo.',
    keyTheme: 'Coragem para receber o que Deus prometeu',
    summary:
      'Como se toma posse de um presente? A pergunta percorre o livro que leva o nome do ajudante de Moisés, agora comandante. Antes da primeira batalha, ele escuta repetidas vezes um chamado à coragem e à meditação na lei. Uma prostituta de Jericó esconde os espiões e ganha lugar no meio de Israel. O rio para, os muros caem, um furto às escondidas derruba o exército em Ai. São relatos de guerra que incomodam o leitor de hoje, e convém não os usar como modelo: pertencem a um juízo único na história. Depois das armas vem a trena, com a partilha entre as tribos. Já velho, o comandante reúne todos em Siquém e exige uma decisão.',
    keyVerses: ['Josué 1:8', 'Josué 6:25', 'Josué 24:15'],
  },
  {
    code: 'JDG',
    author: 'Anônimo; a tradição judaica fala em Samuel',
    period: 'Da morte de Josué à véspera da monarquia, até perto de 1050 a.C.',
    keyTheme: 'Um círculo que desce e um Deus que ainda socorre',
    summary:
      'Um círculo se repete: o povo abandona o Senhor, cai na mão de um vizinho, grita por ajuda, recebe um libertador, descansa, esquece. O curioso é quem aparece para salvar: um canhoto com punhal escondido, uma profetisa que julga debaixo de uma palmeira, um lavrador medroso que precisa de sinais, o filho rejeitado de uma prostituta, um homem fortíssimo e sem domínio próprio. A cada volta o círculo desce um degrau. Os capítulos finais são difíceis de ler, com ídolos de família, uma mulher brutalmente morta e uma guerra entre irmãos. O narrador não aplaude nada disso. Lembra apenas que faltava rei, e deixa no leitor a fome de um governo diferente.',
    keyVerses: ['Juízes 2:16', 'Juízes 6:15', 'Juízes 21:25'],
  },
  {
    code: 'RUT',
    author: 'Anônimo; a tradição judaica fala em Samuel',
    period: 'Tempo dos juízes, perto de 1100 a.C.; escrito depois de Davi ser conhecido.',
    keyTheme: 'Lealdade que refaz uma família',
    summary:
      'Fome em Belém, três funerais em Moabe, uma sogra de volta para casa com as mãos vazias: o começo não anuncia nada de bom. A virada vem de uma estrangeira que se recusa a ir embora. Rute promete ficar com Noemi e cumpre a promessa do jeito mais simples, catando espigas atrás dos ceifeiros. O campo, ao que parece por acaso, é de Boaz, parente da família, homem atento ao trabalhador e ao costume do resgate. Quatro capítulos bastam para contar colheita, noite na eira, acordo na porta da cidade e um bebê no colo da avó. Nenhum milagre vistoso acontece. Só na última linha surge o nome que dá a medida da história: Davi.',
    keyVerses: ['Rute 1:16', 'Rute 2:12', 'Rute 4:17'],
  },
  {
    code: '1SA',
    author: 'Anônimo; talvez com registros dos profetas Samuel, Natã e Gade',
    period: 'De cerca de 1100 a 1010 a.C., do nascimento de Samuel à morte de Saul.',
    keyTheme: 'Deus olha o coração de quem lidera',
    summary:
      'Três homens dividem este palco. Samuel, pedido em lágrimas por uma mãe que não conseguia ter filhos, aprende menino a reconhecer a voz que o chama de noite. Saul, alto e tímido, vira o primeiro rei porque todos queriam ser como as outras nações; começa bem e se perde aos poucos, entre a pressa, a desculpa e o ciúme. Davi chega do pasto, toca harpa, enfrenta o gigante e passa anos fugindo por cavernas, com o trono prometido e a paciência de não tomá-lo à força. Entre eles corre uma pergunta que serve para qualquer liderança: o que Deus enxerga quando olha para alguém? A aparência, ali, engana até o profeta.',
    keyVerses: ['1 Samuel 3:10', '1 Samuel 15:22', '1 Samuel 16:7'],
  },
  {
    code: '2SA',
    author: 'Anônimo; forma um só livro com 1 Samuel na Bíblia hebraica',
    period: 'Reinado de Davi, de cerca de 1010 a 970 a.C.',
    keyTheme: 'A promessa feita a um rei que caiu e foi perdoado',
    summary:
      'O pastor agora usa coroa. Davi chora a morte de Saul e de Jônatas, reúne as tribos, conquista Jerusalém e dança diante da arca. Quando planeja erguer um templo, ouve que a obra corre no sentido inverso: é Deus quem fará para ele uma casa, uma descendência com trono firme para sempre. Metade do livro conta essa subida; a outra metade, a queda. Numa tarde ociosa o rei cobiça a mulher de um soldado leal, manda buscá-la e encomenda a morte do marido. Natã conta uma parábola, e a máscara cai. Há perdão, mas não há borracha: a violência entra na casa real, e o pai foge descalço do próprio filho Absalão. Grandeza e ruína moram no mesmo homem.',
    keyVerses: ['2 Samuel 7:16', '2 Samuel 12:13', '2 Samuel 18:33'],
  },
];
