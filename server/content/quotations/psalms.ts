import type { Quotation } from '../types.ts';

export const psalms: readonly Quotation[] = [
  {
    reference: 'Salmos 1',
    verses: [
      'Bem-aventurado o varão que não anda no conselho dos ímpios, nem está no caminho dos pecadores, nem se assenta no assento dos escarnecedores.',
      'Antes tem o seu prazer na lei do Senhor, e na sua lei medita de dia e de noite.',
      'Pois será como a árvore plantada junto a ribeiros de águas, que dá o seu fruto no seu tempo; as suas folhas não cairão, e tudo quanto fizer prosperará.',
      'Não são assim os ímpios; mas são como a moinha que o vento espalha.',
      'Pelo que os ímpios não subsistirão no juízo, nem os pecadores na congregação dos justos.',
      'Porque o Senhor conhece o caminho dos justos; porém o caminho dos ímpios perecerá.',
    ],
  },
  {
    reference: 'Salmos 23',
    verses: [
      'O Senhor é o meu pastor, nada me faltará.',
      'Deitar-me faz em verdes pastos, guia-me mansamente a águas mui quietas.',
      'Refrigera a minha alma; guia-me pelas veredas da justiça, por amor do seu nome.',
      'Ainda que eu andasse pelo vale da sombra da morte, não temeria mal algum, porque tu estás comigo; a tua vara e o teu cajado me consolam.',
      'Preparas uma mesa perante mim na presença dos meus inimigos, unges a minha cabeça com óleo, o meu cálice transborda.',
      'Certamente que a bondade e a misericórdia me seguirão todos os dias da minha vida; e habitarei na casa do Senhor por longos dias.',
    ],
  },
  {
    reference: 'Salmos 27:1',
    verses: [
      'O Senhor é a minha luz e a minha salvação; a quem temerei? O Senhor é a força da minha vida; de quem me recearei?',
    ],
  },
  {
    reference: 'Salmos 37:4-5',
    verses: [
      'Deleita-te também no Senhor, e te concederá os desejos do teu coração.',
      'Entrega o teu caminho ao Senhor; confia nele, e ele o fará.',
    ],
  },
  {
    reference: 'Salmos 46:1',
    verses: ['Deus é o nosso refúgio e fortaleza, socorro bem presente na angústia.'],
  },
  {
    reference: 'Salmos 91',
    verses: [
      'Aquele que habita no esconderijo do Altíssimo, à sombra do Onipotente descansará.',
      'Direi do Senhor: Ele é o meu Deus, o meu refúgio, a minha fortaleza, e nele confiarei.',
      'Porque ele te livrará do laço do passarinheiro, e da peste perniciosa.',
      'Ele te cobrirá com as suas penas, e debaixo das suas asas te confiarás; a sua verdade será o teu escudo e rodela.',
      'Não terás medo do terror de noite nem da seta que voa de dia,',
      'Nem da peste que anda na escuridão, nem da mortandade que assola ao meio-dia.',
      'Mil cairão ao teu lado, e dez mil à tua direita, mas não chegará a ti.',
      'Somente com os teus olhos contemplarás, e verás a recompensa dos ímpios.',
      'Porque tu, ó Senhor, és o meu refúgio; no Altíssimo fizeste a tua habitação.',
      'Nenhum mal te sucederá, nem praga alguma chegará à tua tenda.',
      'Porque aos seus anjos dará ordem a teu respeito para te guardarem em todos os teus caminhos.',
      'Eles te sustentarão nas suas mãos, para que não tropeces com o teu pé em pedra.',
      'Pisarás o leão e a cobra; calcarás aos pés o filho do leão e o dragão.',
      'Porquanto tão encarecidamente me amou, também eu o livrarei; pô-lo-ei em retiro alto, porque conheceu o meu nome.',
      'Ele me invocará, e eu lhe responderei; estarei com ele na angústia; dela o retirarei, e o glorificarei.',
      'Fartá-lo-ei com longura de dias, e lhe mostrarei a minha salvação.',
    ],
  },
  {
    reference: 'Salmos 103:1-5',
    verses: [
      'Bendize, ó alma minha, ao Senhor, e tudo o que há em mim bendiga o seu santo nome.',
      'Bendize, ó alma minha, ao Senhor, e não te esqueças de nenhum de seus benefícios.',
      'O que perdoa todas as tuas iniquidades, que sara todas as tuas enfermidades,',
      'Que redime a tua vida da perdição; que te coroa de benignidade e de misericórdia,',
      'Que farta a tua boca de bens, de sorte que a tua mocidade se renove como a da águia.',
    ],
  },
  {
    reference: 'Salmos 119:105',
    verses: ['A tua palavra é uma lâmpada para os meus pés e uma luz para o meu caminho.'],
  },
  {
    reference: 'Salmos 121',
    verses: [
      'Levantarei os meus olhos para os montes, de onde vem a minha salvação.',
      'O meu socorro vem do Senhor, que fez o céu e a terra.',
      'Não deixará vacilar o teu pé; aquele que te guarda não tosquenejará.',
      'Eis que não tosquenejará nem dormirá o guarda de Israel.',
      'O Senhor é quem te guarda; o Senhor é a tua sombra à tua direita.',
      'O sol não te molestará de dia nem a lua de noite.',
      'O Senhor te guardará de todo o mal; guardará a tua alma.',
      'O Senhor guardará a tua entrada e a tua saída, desde agora e para sempre.',
    ],
  },
];
