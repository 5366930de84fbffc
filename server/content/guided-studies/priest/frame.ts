import type { AuthoredStudy } from '../authored.ts';

type Priest = AuthoredStudy<'priest'>;

export const frame: Pick<Priest, 'title' | 'introduction' | 'conclusion'> = {
  title: 'Sacerdote do lar: o homem que serve',
  introduction:
    'Este estudo é para homens de verdade, quer dizer, os que existem. O marido de vinte anos de casa e o noivo. O pai que cria dois meninos sozinho e o que os vê em sábados alternados. O viúvo, o separado, o solteiro por escolha ou por espera, o avô com tempo sobrando. Quem mora numa casa grande e quem aluga um quarto nos fundos.\n\nA palavra “sacerdote” será usada aqui com cuidado. Jesus é o único que faz a ponte até o Pai, e o seu povo todo, homens e mulheres, foi chamado a servir diante dele. Por isso, ao falar do homem dentro do lar, falaremos de toalha, panela, oração curta, pedido de perdão, boleto, celular, amizade, pai velho, menino da calçada. Não haverá uma linha que dê a alguém o direito de mandar pela força. Se a sua casa é lugar de medo, pule tudo e procure proteção: 190 na urgência, 180 para mulheres, 100 para crianças, idosos e outros vulneráveis.\n\nVocê encontrará oito ensinos, vinte versículos comentados, orações para dizer em voz alta, tarefas práticas e um caminho de cinquenta dias. Alguns dias levam três minutos, outros rendem uma semana de coragem. Caminhe no seu passo e, se falhar, retome de onde parou. Se possível, não venha só: chame outro homem para ler junto.',
  conclusion:
    'Cinquenta dias não fazem um santo, mas podem mudar um costume. Talvez você tenha descoberto onde o celular dorme melhor, o nome da professora, o tamanho do silêncio do seu pai. Talvez a maior mudança seja que agora alguém sabe do que você escondia.\n\nNão transforme o que aprendeu em cobrança aos outros. Ninguém precisa saber que você terminou um estudo; é melhor que percebam pela pia limpa. Nas semanas secas, lembre que o seu lugar diante de Deus nunca foi garantido pelo seu desempenho. Há um Sumo Sacerdote vivo, que conhece a sua voz e pede por você.\n\nO próximo passo é pequeno e tem rosto. Continue o café com o amigo. Volte à sua igreja com as mangas arregaçadas. Ofereça estas páginas a um rapaz que cresceu sem ninguém que lhe mostrasse essas coisas. E amanhã, quando a casa acordar, esteja acordado um pouco antes, com a água do café no fogo.',
};

export const phases: Priest['plan']['phases'] = [
  {
    from: 1,
    to: 17,
    title: 'Sem plateia',
    focus:
      'Antes de cuidar de alguém, deixar-se ver por Deus: de onde venho, do que me escondo, o que me enfurece, o que devolvo. A fase termina com as mãos mais leves.',
  },
  {
    from: 18,
    to: 34,
    title: 'Os cômodos da casa',
    focus:
      'Cozinha, quarto, mesa, corredor: serviço que se pega com a mão. Esposa, filhos, solidão, perdão e oração comum, com lugar para toda forma de família.',
  },
  {
    from: 35,
    to: 50,
    title: 'Da porta para fora',
    focus:
      'O que cresceu em segredo e dentro de casa vai ao trabalho, ao banco, aos amigos, aos pais idosos, à vizinhança e à igreja, até a pergunta sobre o que deixar aos que vêm depois.',
  },
];
