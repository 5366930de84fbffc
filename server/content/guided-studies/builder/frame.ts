import type { AuthoredStudy } from '../authored.ts';

type Builder = AuthoredStudy<'builder'>;

export const frame: Pick<Builder, 'title' | 'introduction' | 'conclusion'> = {
  title: 'Mulher que edifica a casa',
  introduction:
    'Que casa é essa de que fala o título? Para uma, são três cômodos de aluguel e dois filhos na mesma cama. Para outra, um apartamento silencioso depois do divórcio. Há quem more com a mãe doente, quem divida quarto perto da faculdade, quem tenha quarenta anos de casada e netos no portão. Você talvez construa sentada no caixa do mercado, no plantão, na sala de aula, na máquina de costura. Neste estudo, casa é todo lugar e toda gente que ficam mais firmes porque você passou por ali.\n\nComeçamos por você, e de propósito. Muito se disse à mulher sobre o que ela deve fazer; aqui se fala primeiro de quem ela é diante de Deus. As paredes vêm só depois. Quando chegarmos ao casamento, o serviço será dos dois, e a palavra “submissão” não servirá de corda para prender ninguém. Se alguém ameaça, vigia, humilha ou machuca você, não leia este estudo como convite a aguentar. Procure um lugar seguro: 190 na emergência, 180 para orientação e denúncia, dia e noite, de graça.\n\nNas próximas telas há oito ensinos, vinte versículos explicados, preces para momentos bem concretos, tarefas e um plano de quarenta e sete dias, cheio de mulheres da Bíblia de quem quase nunca se fala no púlpito. Se pulou um dia porque a criança teve febre, continue no seguinte, que ninguém confere.',
  conclusion:
    'Quando alguém constrói, a primeira coisa que aparece é a poeira. Se ao fim destas páginas a sua vida ainda tem reboco por fazer, é sinal de obra viva. Guarde o que ficou de pé: o seu valor não depende da opinião de ninguém, o seu “não” pode ser dito, o seu cansaço merece descanso, a sua história ajuda outra mulher a se levantar.\n\nVocê conheceu Seerá, Rispa, as filhas de Salum, a mulher de Manoá, Febe. Conte a outras sobre elas, pois há meninas que precisam saber que esses nomes existem.\n\nPara continuar, escolha pouco: um hábito de oração que caiba no seu turno, uma amiga a quem dizer a verdade, uma tarefa a repartir, um pedaço de Escritura por semana, uma igreja onde você seja ouvida e cuidada. Se ainda estiver em perigo, o próximo passo é sair dele, com ajuda. E quando a casa parecer grande demais para as suas duas mãos, lembre quem é o Construtor. Ele trabalha com você, e também enquanto você dorme.',
};

export const phases: Builder['plan']['phases'] = [
  {
    from: 1,
    to: 20,
    title: 'Afirmação e valorização',
    focus:
      'Quem você é antes de fazer qualquer coisa. Mulheres vistas, chamadas, ouvidas e defendidas por Deus, e também as que os homens calaram. A fase vai de Agar, a fugitiva junto ao poço, à mulher que derramou o seu perfume sobre Jesus.',
  },
  {
    from: 21,
    to: 40,
    title: 'Apoio e encorajamento',
    focus:
      'Ninguém levanta parede sozinha: é preciso pedir ajuda, repartir peso, falar bem, cobrar o que é justo, receber e dar consolo, em casa, no trabalho, entre amigas e na igreja.',
  },
  {
    from: 41,
    to: 47,
    title: 'Crescimento espiritual e legado',
    focus:
      'Uma semana para olhar adiante: aprender mais, ensinar o que viveu, abençoar quem vem depois, com ou sem filhos, e entregar a obra a Deus.',
  },
];
