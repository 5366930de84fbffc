import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const fathersAndStorms: readonly AdviceEntry[] = [
  {
    slug: 'crianca-me-contou-abuso',
    audience: 'builder',
    situation: 'Minha filha ou meu filho me contou que alguém abusou dele.',
    serves: ['interceding'],
    synonyms: [
      'minha filha contou que foi abusada',
      'meu filho foi abusado',
      'descobri que abusaram da minha filha',
      'meu companheiro abusou da minha filha',
      'suspeito de abuso contra meu filho',
    ],
    advice:
      'O mundo parou na frase que a criança disse. Você quer gritar, quer bater em alguém, quer não ter ouvido. Primeiro ela. Abaixe-se e diga: eu acredito, você não fez nada de errado, agora eu cuido. Não peça que conte de novo. Ela observa o seu rosto para saber se é seguro falar.\n\nJesus afirmou que receber uma criança é receber a ele (Mateus 18:5), e falou de uma pedra de moinho para quem a fizer tropeçar (Mateus 18:6). Não existe texto que peça silêncio para proteger a fama da casa ou da igreja. Paulo manda expor as obras das trevas em vez de tomar parte nelas (Efésios 5:11). E o Deus que consola como uma mãe (Isaías 66:13) está também com você, que hoje não tem chão.\n\nSegurança: ela não fica mais com essa pessoa nem um minuto, mesmo que seja o seu marido, seu pai ou o pastor. Se moram juntos, saia com as crianças, e ligue 190 se houver ameaça. O 100 registra a denúncia e avisa o Conselho Tutelar; o 180 orienta você. Se o fato é recente, vá ao hospital antes do banho, até 72 horas para os remédios, levando a roupa num saco de papel. A conversa formal será com gente preparada, uma vez só.\n\nNão avise o suspeito, não pergunte a versão dele e não deixe que parentes convençam a criança a voltar atrás. Se a família se dividir, fique do lado dela. Talvez venha a pergunta de como você não viu; quem abusa se esconde bem, e a culpa é dele. Procure psicóloga para as duas. Quando a criança rir de novo no meio da semana, você pode rir também.',
    steps: [
      'Anote agora as palavras exatas que a criança usou, com data e hora.',
      'Ligue para o 100 ou vá ao Conselho Tutelar ainda hoje.',
      'Leve-a ao hospital ou ao posto e conte ao médico o que ouviu.',
      'Avise a escola de quem está proibido de buscá-la.',
      'Peça a uma amiga que fique com vocês nas próximas noites.',
    ],
    verses: [
      verse('Mateus 18:5', 'receber criança'),
      verse('Mateus 18:6', 'pequeninos pedra'),
      verse('Efésios 5:11', 'trevas reprovai'),
      verse('Isaías 66:13', 'mãe consola'),
    ],
  },
  {
    slug: 'pai-de-filho-que-se-corta',
    audience: 'priest',
    situation: 'Meu filho ou minha filha se corta, e não sei o que fazer.',
    serves: ['interceding'],
    synonyms: [
      'minha filha se corta',
      'meu filho se corta',
      'filha com automutilação',
      'vi cortes no braço da minha filha',
      'meu filho se machuca de propósito',
    ],
    advice:
      'Sua mulher mostrou as marcas, ou você viu na praia. A primeira vontade foi de dar uma ordem: pare com isso. Um pai resolve coisas, conserta chuveiro, paga conta, e de repente não tem ferramenta. Você tem uma, que é ficar. Fique sem gritar.\n\nO homem que levou o filho a Jesus era um pai assim, cansado de ver o menino cair no fogo e na água. Ele disse a verdade inteira, que cria e que não cria, e pediu ajuda para os dois, pai e filho (Marcos 9:21-24). Repare que usou o plural. Jairo também deixou a posição dele e se ajoelhou por uma menina de doze anos (Marcos 5:22-23). O homem que pede socorro por uma filha está em boa companhia.\n\nBata na porta do quarto, sente-se no chão e diga: “Eu vi, não vou brigar, quero ficar aqui um pouco”. Deixe o silêncio. Pergunte com calma se há vontade de morrer. Se houver, fique junto o tempo todo, tranque remédios, facas, veneno e arma, e ligue 192; o 188 ajuda até você a saber o que dizer. Se não, marque nesta semana o posto ou o CAPS infantojuvenil, e vá junto, pai e mãe. Remédio receitado se toma certo.\n\nNão chame de frescura nem de demônio, não ameace internar, não conte aos tios. Pense com coragem no clima da casa: gritos, comparações, bebida, sua ausência. Se há algo a mudar em você, mude e peça perdão a ela. Paulo avisa os pais sobre filhos que perdem o ânimo (Colossenses 3:21). Descubra se existe abuso, chantagem por foto ou perseguição na escola; nesse caso, o 100. E marque um café fixo com ela, só os dois, toda semana, sem assunto obrigatório.',
    steps: [
      'Diga nesta noite a sua filha ou ao seu filho que viu, que ama e que vai junto ao médico.',
      'Guarde trancados remédios, lâminas e qualquer arma.',
      'Marque a consulta você mesmo, e avise o patrão de que vai faltar.',
      'Separe uma hora por semana só para os dois, sem celular.',
      'Procure um amigo com quem possa chorar.',
    ],
    verses: [
      verse('Marcos 9:21-24', 'pai fogo água incredulidade'),
      verse('Marcos 5:22-23', 'Jairo filhinha pés'),
      verse('Colossenses 3:21', 'ânimo filhos'),
    ],
  },
  {
    slug: 'perdi-dinheiro-em-investimento',
    audience: 'priest',
    situation: 'Perdi o dinheiro da família em criptomoeda ou pirâmide.',
    serves: ['failing', 'losing', 'committed'],
    synonyms: [
      'perdi tudo em criptomoeda',
      'caí numa pirâmide financeira',
      'perdi dinheiro em bitcoin',
      'fui enganado num investimento por um irmão da igreja',
      'coloquei o dinheiro da casa num investimento e perdi',
      'day trade e dívida',
    ],
    advice:
      'O gráfico descia, você esperou subir, pôs mais um pouco, e agora são quatro da manhã e há um número vermelho na tela. O pior é que ela ainda não sabe. Se passou pela cabeça que a família estaria melhor sem você, isso é mentira: ligue 188 agora, ou acorde a sua esposa. Dinheiro se perde e se recompõe. Um pai, não.\n\nPaulo escreveu que a vontade de ficar rico depressa é armadilha e atravessa a pessoa com muitas dores (1 Timóteo 6:9-10). Quem está com a dor não precisa de sermão. Precisa saber que o Senhor sustenta os que caem e levanta os abatidos (Salmos 145:14). Provérbios previu que a riqueza sem esforço some e a das próprias mãos cresce (Provérbios 13:11), e Davi descobriu que, enquanto calou, os ossos envelheciam (Salmos 32:3-5). O silêncio custa caro.\n\nConte hoje, com o valor inteiro, sem diminuir e sem prometer recuperar. Deixe que ela fique brava. Depois entreguem juntos as senhas e os cartões a quem administra melhor, e apague os aplicativos. Não ponha um real a mais para compensar; quem oferece recuperar o que você perdeu mediante uma taxa é outro golpista.\n\nSe foi pirâmide ou golpe, junte contratos, conversas e comprovantes, faça boletim de ocorrência e procure a Defensoria. Avise o banco no mesmo dia, porque às vezes ele consegue bloquear o dinheiro. Se convidou irmãos, ligue para cada um antes que ponham mais. Renegocie as dívidas, comece pela comida e pela casa, fuja do agiota. E, se não consegue parar de operar, trate como jogo: CAPS e Jogadores Anônimos. Você vai voltar a ser confiável um extrato de cada vez.',
    steps: [
      'Conte à sua esposa hoje o valor total, por escrito.',
      'Apague os aplicativos e peça o bloqueio das contas de investimento.',
      'Registre o boletim e procure a Defensoria com todos os comprovantes.',
      'Façam uma lista das dívidas em ordem e negociem uma por semana.',
      'Marque o CAPS ou um grupo de Jogadores Anônimos se a vontade de operar voltar.',
    ],
    verses: [
      verse('1 Timóteo 6:9-10', 'ricos armadilha dores'),
      verse('Salmos 145:14', 'sustenta caem levanta'),
      verse('Provérbios 13:11', 'riqueza mãos'),
      verse('Salmos 32:3-5', 'calei ossos'),
    ],
  },
  {
    slug: 'panico-do-homem',
    audience: 'priest',
    situation: 'Tenho crises de pânico e escondo de todos.',
    serves: ['having'],
    synonyms: [
      'crise de pânico',
      'síndrome do pânico',
      'acho que vou infartar e o exame não dá nada',
      'homem com crise de ansiedade',
      'coração dispara no trânsito',
    ],
    advice:
      'Você já foi duas vezes ao pronto-socorro achando que era infarto. O médico disse que o coração está bom, e em vez de alívio veio vergonha. Fez bem em ir: dor no peito sempre se examina, e se ela vier diferente, com suor frio ou descendo pelo braço, é 192 outra vez. Com os exames normais, o nome provável é pânico. Homens têm isso, motoristas, policiais, pastores.\n\nPaulo contou por carta que, na Macedônia, o corpo não teve descanso, com lutas por fora e temores por dentro (2 Coríntios 7:5). Ele não perdeu o apostolado por dizer isso. Logo adiante explica que Deus o consolou com a chegada de Tito (2 Coríntios 7:6). A ajuda veio com um amigo na porta. Elias, esgotado, recebeu comida e sono antes de qualquer conversa (1 Reis 19:4-8). O corpo faz parte do cuidado de Deus.\n\nConte em casa. Sua esposa percebe que algo acontece e imagina coisa pior. Diga também a um amigo homem, que saiba ficar ao lado sem piada. Se a crise pegar você ao volante, encoste, ligue o alerta, solte o ar devagar e espere passar.\n\nO tratamento costuma dar certo: psicólogo, e às vezes remédio, que leva semanas e não se para de repente. O posto e o CAPS atendem. Cuidado com os remédios falsos, que são a cerveja para relaxar, o calmante da sogra e as horas extras. Se você bebe todo dia, não corte de uma vez sem médico. Volte aos lugares evitados em passos curtos. Se a morte começar a parecer descanso, ligue 188 e, se tiver arma, entregue-a a outra pessoa.',
    steps: [
      'Diga à sua esposa ainda hoje: “Eu tenho tido crises, e vou me tratar”.',
      'Marque o posto, leve os exames e peça encaminhamento para psicólogo.',
      'Durma sete horas e reduza café e álcool, com ajuda médica se beber diariamente.',
      'Combine com um amigo que ele atenda quando você ligar no meio de uma crise.',
    ],
    verses: [
      verse('2 Coríntios 7:5', 'lutas temores'),
      verse('2 Coríntios 7:6', 'consolou Tito'),
      verse('1 Reis 19:4-8', 'anjo come'),
    ],
  },
];
