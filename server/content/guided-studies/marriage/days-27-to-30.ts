import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysTwentySevenToThirty: AuthoredPart<StudyDay[]> = [
  {
    day: 27,
    title: 'Recreio',
    verse: verse('Eclesiastes 9:9', 'Aproveite vida mulher amas dias'),
    reflection:
      'Quem escreveu isto já tinha chamado quase tudo de vento: riqueza, fama, trabalho. E justamente por a vida ser breve recomenda pão comido com alegria, roupa limpa, óleo no cabelo e o prazer da pessoa amada. Para ele, divertir-se a dois é parte do quinhão dado por Deus.\n\nSe o namoro de vocês acabou no cartório, talvez seja hora de reabrir. Não custa o que imaginam: praça com sorvete de casquinha, dança na cozinha enquanto o arroz seca, cinema na sessão barata, sentar na calçada para ver a lua, jogo de cartas valendo a louça.\n\nRir juntos baixa as armas, e há casais que esqueceram a risada do outro como se esquece uma música, mas ela volta no segundo verso.',
    prayer:
      'Deus da festa, o teu Filho Jesus foi a casamentos e gostou de estar à mesa. Devolve-nos a brincadeira e perdoa a seriedade com que nos tratamos, como dois chefes de repartição. Que hoje a gente ria de alguma coisa boba até doer a barriga, e que isso também seja louvor.',
    action:
      'Dia de descanso: encontro com orçamento máximo de vinte reais, ou de zero, e assunto proibido: filhos, dívida, igreja, parentes. Quem planeja é aquele que normalmente não planeja. Tirem uma foto feia e guardem.',
  },
  {
    day: 28,
    title: 'Faltou vinho na festa dos outros',
    verse: verse('João 2:1-2', 'casamento Caná Jesus convidado'),
    reflection:
      'O primeiro sinal de Jesus aconteceu numa festa de vila, quando um casal cujo nome ninguém anotou ia passar vergonha diante dos parentes. A mãe notou, avisou baixinho. Os criados encheram talhas até a borda. O noivo levou o elogio pelo vinho bom sem saber de nada; só quem serviu ficou sabendo.\n\nDuas coisas podem ser aprendidas, e a primeira é que ele foi convidado. Há lugar posto para Jesus nos planos, nas contas, na briga de vocês? A segunda: a alegria de um casal é feita por muita gente discreta, que nota o que falta e age sem discurso.\n\nUm casamento abençoado acaba transbordando para outras mesas: a visita do recém-separado, o almoço da estudante longe de casa, o casal novo que aprende olhando.',
    prayer:
      'Convidado bem-vindo, fica na nossa casa, nos quartos arrumados e nos outros. Quando o nosso vinho acabar, ensina-nos a contar-te logo e a encher as talhas que houver. Faz da nossa mesa um lugar onde quem chega sozinho se sinta acompanhado. E que ninguém precise saber quem fez o quê.',
    action:
      'Convidem para uma refeição simples alguém que costuma comer só: viúvo, mãe solo com as crianças, colega transferido. Cardápio permitido: ovo frito. Antes de abrir a porta, orem juntos por essa pessoa, em uma linha.',
  },
  {
    day: 29,
    title: 'Cabelos brancos no sofá',
    verse: verse('Salmos 71:18', 'velho cabelos grisalhos desampares geração'),
    reflection:
      'Fechem os olhos e imaginem-se daqui a muitos anos, num banco de varanda. Digam quem fala mais, de que riem, quem vem aos domingos. O que gostariam de não ter deixado para depois?\n\nO salmista orou com cabelos brancos, e o pedido dele não foi sossego: queria tempo para contar aos mais novos o que viu de Deus. Envelhecer a dois pode ser isso, um arquivo vivo de misericórdias, com manias, remédios e mãos que ainda se procuram.\n\nNem todos chegarão juntos à varanda. Um dos dois vai ficar sozinho. Quem já ficou, e lê este plano com a cadeira ao lado vazia, receba o nosso carinho: o amor que você deu não se perdeu. Falar da morte com calma, deixar papéis em ordem, dizer o que precisa ser dito é ternura também.',
    prayer:
      'Senhor dos nossos anos, ensina-nos a gastar bem os que restam. Que a velhice nos ache amigos. Jesus, que venceste a morte, guarda aquele de nós que ficar sozinho. Consola hoje os viúvos e as viúvas da nossa igreja. E que os netos, nossos ou emprestados, ouçam da nossa boca o quanto foste bom.',
    action:
      'Caminhem até um casal idoso, ou liguem, e perguntem: “O que vocês fariam igual? E diferente?” Depois, em casa, conversem meia hora sobre o futuro: saúde, documentos, sonhos. Terminem dizendo uma coisa que não querem deixar sem dizer.',
  },
  {
    day: 30,
    title: 'Água que não apaga',
    verse: verse('Cânticos 8:7', 'águas apagar amor rios bens'),
    reflection:
      'O poema chega ao cume: rio cheio não afoga o amor, e ouro não o compra. O amor de que ele fala já ardia antes de vocês, e muitos leitores notam que a chama, no versículo anterior, talvez leve escondido o nome do Senhor.\n\nReleiam agora o que disseram no primeiro dia, aquele “eu gostaria que…”. Talvez alguma coisa tenha mudado. Quem sabe aprenderam a fazer pausa na briga, abriram a conta do banco, pediram perdão por uma frase de 2014. Pode ser que tenham descoberto uma dificuldade que precisa de ajuda, e isso vale muito. Pode ser que você tenha caminhado só. Nada se perdeu: você amou com verdade e aprendeu limites.\n\nEm vez de prometer que nunca mais vão brigar, prometam voltar, contar a verdade, proteger um ao outro, procurar a mina no alto do morro quando a torneira secar. Amanhã é dia comum, e é nele que se casa de novo.',
    prayer:
      'Deus da aliança, em Jesus tu nos amaste primeiro e nos trouxeste até aqui. Graças pelo riso e pelo choro acompanhado. Recebe outra vez as nossas mãos, agora que conhecemos melhor as rachaduras. Sê fogo que as muitas águas não alcançam, e faz desta casa um lugar onde se ama com segurança, com graça e por muito tempo. Amém.',
    action:
      'Escrevam votos novos, três frases cada um, com o que sabem hoje e não sabiam no altar. Leiam em pé, um para o outro, de roupa de casa mesmo. Depois escolham, da lista de ações deste tema, a que vão manter.',
  },
];
