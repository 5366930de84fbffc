import type { Quotation } from '../types.ts';

export const psalms1To50: readonly Quotation[] = [
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
    reference: 'Salmos 4:8',
    verses: [
      'Em paz também me deitarei e dormirei, porque só tu, Senhor, me fazes habitar em segurança.',
    ],
  },
  {
    reference: 'Salmos 5:3',
    verses: [
      'Pela manhã ouvirás a minha voz, ó Senhor; pela manhã me apresentarei a ti, e vigiarei.',
    ],
  },
  {
    reference: 'Salmos 8:3-4',
    verses: [
      'Quando vejo os teus céus, obra dos teus dedos, a lua e as estrelas que preparaste;',
      'Que é o homem mortal para que te lembres dele? E o filho do homem, para que o visites?',
    ],
  },
  {
    reference: 'Salmos 9:7-9',
    verses: [
      'Mas o Senhor está assentado perpetuamente; já preparou o seu tribunal para julgar.',
      'Ele mesmo julgará o mundo com justiça; fará juízo aos povos com retidão.',
      'O Senhor será também um alto refúgio para o oprimido; um alto refúgio em tempos de angústia.',
    ],
  },
  {
    reference: 'Salmos 9:18',
    verses: [
      'Porque o necessitado não será esquecido para sempre, nem a expectação dos miseráveis perecerá perpetuamente.',
    ],
  },
  {
    reference: 'Salmos 10:17-18',
    verses: [
      'Senhor, tu ouviste os desejos dos mansos; confortarás os seus corações; os teus ouvidos estarão abertos para eles;',
      'Para fazer justiça ao órfão e ao oprimido, a fim de que o homem da terra não prossiga mais em usar da violência.',
    ],
  },
  {
    reference: 'Salmos 16:11',
    verses: [
      'Far-me-ás ver a vereda da vida; na tua presença há fartura de alegrias; à tua mão direita há delícias perpetuamente.',
    ],
  },
  {
    reference: 'Salmos 19:7',
    verses: [
      'A lei do Senhor é perfeita, e refrigera a alma; o testemunho do Senhor é fiel, e dá sabedoria aos símplices.',
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
    reference: 'Salmos 25:9',
    verses: ['Guiará os mansos em direitura; e aos mansos ensinará o seu caminho.'],
  },
  {
    reference: 'Salmos 25:12',
    verses: ['Qual é o homem que teme ao Senhor? Ele o ensinará no caminho que deve escolher.'],
  },
  {
    reference: 'Salmos 27:1',
    verses: [
      'O Senhor é a minha luz e a minha salvação; a quem temerei? O Senhor é a força da minha vida; de quem me recearei?',
    ],
  },
  {
    reference: 'Salmos 27:10',
    verses: ['Porque, quando meu pai e minha mãe me desampararem, o Senhor me recolherá.'],
  },
  {
    reference: 'Salmos 28:7',
    verses: [
      'O Senhor é a minha força e o meu escudo; nele confiou o meu coração, e fui socorrido; pelo que o meu coração salta de prazer, e com o meu canto o louvarei.',
    ],
  },
  {
    reference: 'Salmos 29:11',
    verses: ['O Senhor dará força ao seu povo; o Senhor abençoará o seu povo com paz.'],
  },
  {
    reference: 'Salmos 30:5',
    verses: [
      'Porque a sua ira dura só um momento; no seu favor está a vida; o choro pode durar uma noite, mas a alegria vem pela manhã.',
    ],
  },
  {
    reference: 'Salmos 32:5',
    verses: [
      'Confessei-te o meu pecado, e a minha maldade não encobri; dizia eu: Confessarei ao Senhor as minhas transgressões; e tu perdoaste a maldade do meu pecado. (Selá)',
    ],
  },
  {
    reference: 'Salmos 32:7-8',
    verses: [
      'Tu és o lugar em que me escondo, tu me preservas da angústia; tu me cinges de alegres cantos de livramento. (Selá)',
      'Instruir-te-ei, e ensinar-te-ei o caminho que deves seguir; guiar-te-ei com os meus olhos.',
    ],
  },
  {
    reference: 'Salmos 33:18-19',
    verses: [
      'Eis que os olhos do Senhor estão sobre os que o temem, sobre os que esperam na sua misericórdia;',
      'Para lhes livrar as almas da morte, e para os conservar vivos na fome.',
    ],
  },
  {
    reference: 'Salmos 34:7',
    verses: ['O anjo do Senhor acampa-se em redor dos que o temem, e os livra.'],
  },
  {
    reference: 'Salmos 34:9-10',
    verses: [
      'Temei ao Senhor, vós, os seus santos, pois não têm falta alguma aqueles que o temem.',
      'Os filhos dos leões necessitam e sofrem fome, mas aqueles que temem ao Senhor não têm falta de coisa alguma.',
    ],
  },
  {
    reference: 'Salmos 34:17-18',
    verses: [
      'Os justos clamam, e o Senhor os ouve, e os livra de todas as suas angústias.',
      'Perto está o Senhor dos que têm o coração quebrantado, e salva os contritos de espírito.',
    ],
  },
  {
    reference: 'Salmos 36:7',
    verses: [
      'Quão preciosa é, ó Deus, a tua benignidade, pelo que os filhos dos homens se abrigam à sombra das tuas asas.',
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
    reference: 'Salmos 37:23-24',
    verses: [
      'Os passos de um homem bom são confirmados pelo Senhor, e deleita-se no seu caminho.',
      'Ainda que caia, não ficará prostrado, pois o Senhor o sustém com a sua mão.',
    ],
  },
  {
    reference: 'Salmos 42:5',
    verses: [
      'Por que estás abatida, ó alma minha, e por que te perturbas em mim? Espera em Deus, pois ainda o louvarei pela salvação da sua face.',
    ],
  },
  {
    reference: 'Salmos 42:11',
    verses: [
      'Por que estás abatida, ó alma minha, e por que te perturbas dentro de mim? Espera em Deus, pois ainda o louvarei, o qual é a salvação da minha face, e o meu Deus.',
    ],
  },
  {
    reference: 'Salmos 46:1',
    verses: ['Deus é o nosso refúgio e fortaleza, socorro bem presente na angústia.'],
  },
  {
    reference: 'Salmos 48:14',
    verses: ['Porque este Deus é o nosso Deus para sempre, ele será nosso guia até à morte.'],
  },
  {
    reference: 'Salmos 49:15',
    verses: ['Mas Deus remirá a minha alma do poder da sepultura, pois me receberá. (Selá)'],
  },
  {
    reference: 'Salmos 50:15',
    verses: ['E invoca-me no dia da angústia; eu te livrarei, e tu me glorificarás.'],
  },
];
