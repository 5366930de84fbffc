import type { Gift } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';
import { contribuirDaysOneToFifteen } from './contribuir-days-1.ts';
import { contribuirDaysSixteenToThirty } from './contribuir-days-2.ts';

export const contribuir: AuthoredPart<Gift> = {
  slug: 'contribuir',
  title: 'Contribuir',
  references: [
    verse('Romanos 12:8', 'reparte generosidade'),
    verse('Efésios 4:28', 'trabalhe mãos repartir necessidade'),
    verse('1 Timóteo 6:18', 'bem compartilhar generosos'),
    verse('2 Coríntios 9:7', 'propôs coração obrigação alegria'),
    verse('Mateus 6:3', 'esmola mão esquerda direita'),
    verse('Marcos 12:43', 'pobre viúva mais todos'),
  ],
  meaning:
    'Quem reparte, faça-o com generosidade (Romanos 12:8). A última palavra, no grego, fala também de simplicidade: dar de um jeito só, sem segunda intenção dobrada dentro do envelope. Todo cristão é chamado a partilhar. Este dom aparece em pessoas para as quais isso é respiração: trabalham já pensando em quem vai comer daquilo (Efésios 4:28), vivem com menos para ter o que repartir, sabem perguntar “quanto falta?” e gostam da resposta.\n\nNão é talento de rico. Aos que têm muito, pede-se que sejam também ricos em boas obras (1 Timóteo 6:18), mas a doadora mais famosa dos evangelhos tinha duas moedas, e Jesus a pôs acima de todos (Marcos 12:43). Tampouco se limita a dinheiro: reparte-se ferramenta, quarto, contato, terra, tempo. A medida é decidida no coração, sem aperto (2 Coríntios 9:7), e de preferência sem plateia (Mateus 6:3). Sobre o dízimo as igrejas divergem, como se verá na terceira semana.',
  characteristics: [
    'Sente alegria verdadeira ao ver a falta suprida.',
    'Vive com simplicidade para poder repartir.',
    'Informa-se antes de dar e não humilha quem recebe.',
    'Dispensa o nome na placa e o controle do uso.',
    'Presta contas do que passa por suas mãos.',
  ],
  application:
    'Abra as contas da casa diante da família e decidam juntos uma parte para repartir, pequena que seja, antes que o mês a engula. Separe também o imprevisto, aquela nota dobrada para o susto alheio. Prefira fazer com, em vez de dar de cima: pagar um curso escolhido pela pessoa, comprar do vendedor que começa. Pague bem quem trabalha para você, que isso vem antes da oferta. Ensine crianças a partilhar o que é delas. E aprenda a receber, porque a mão que só dá vai endurecendo.',
  caution:
    'Dar não compra Deus. Fuja de quem promete dobro, cura ou cônjuge em troca de oferta, de quem exige o dinheiro do aluguel, de Pix urgente sem conferência. Não se endivide para ofertar nem deixe filho sem remédio. Generosidade vira laço quando cobra gratidão, voto ou silêncio. Socorrer sempre a mesma irresponsabilidade pode sustentá-la. E se alguém em casa toma o seu salário, o seu cartão ou a sua senha, isso tem nome, violência patrimonial, e o 180 orienta.',
  plan: {
    phases: [
      {
        from: 1,
        to: 7,
        title: 'O extrato',
        focus:
          'Titular, saldo anterior, débito automático, cartão, empréstimo, aplicação, saldo final. Sete linhas de um extrato lidas com Deus ao lado, para mexer primeiro no medo e só depois na carteira.',
      },
      {
        from: 8,
        to: 14,
        title: 'Falam os objetos',
        focus:
          'Moeda, feixe, cama, barco, jumento, pulseira, pedra: sete coisas que passaram de uma mão a outra na Bíblia contam o que viram. Descobre-se quanta forma existe de repartir, além da nota.',
      },
      {
        from: 15,
        to: 21,
        title: 'No guichê',
        focus:
          'Sete senhas, sete perguntas que todo mundo tem e poucos fazem: dízimo, dívida, esmola na rua, promessa de retorno, parente que pede, prestação de contas, vergonha de receber. Respostas francas, sem susto.',
      },
      {
        from: 22,
        to: 30,
        title: 'O caderno de dona Cremilda',
        focus:
          'Nove anotações de uma vendedora de tapioca que faz contas e lê a segunda carta aos coríntios. Enquanto ela soma, você mantém o seu caderno e chega ao fim do mês com um modo próprio de partilhar.',
      },
    ],
    days: [...contribuirDaysOneToFifteen, ...contribuirDaysSixteenToThirty],
  },
};
