import type { AdviceEntry } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const womenOwnWay: readonly AdviceEntry[] = [
  {
    slug: 'mulher-solteira',
    audience: 'builder',
    situation: 'Sou solteira e cuido sozinha da minha casa e da minha vida.',
    synonyms: [
      'sou solteira',
      'moro sozinha',
      'mulher solteira que sustenta a casa',
      'solteira aos quarenta',
      'me cobram casamento',
      'a igreja só pensa em casal',
      'vida de solteira cristã',
      'edificar a casa sem marido',
    ],
    advice:
      'A conta de luz vem no seu nome, quem troca o chuveiro é você, e na igreja ainda perguntam “e o namorado?”, como se a vida estivesse em obras até ele chegar. Ela não está. Você já mora nela.\n\nQuando se fala da mulher sábia que edifica a casa (Provérbios 14:1), pensa-se logo em marido e filhos; o provérbio não os menciona. Marta recebeu Jesus na casa que era dela (Lucas 10:38), e dali saíram uma amizade, um jantar famoso e um dos maiores atos de fé dos Evangelhos. Paulo achava a vida sem casamento uma condição boa para servir a Deus com inteireza (1 Coríntios 7:32-34). Desejar casar continua legítimo. As duas coisas cabem na mesma oração.\n\nO risco é outro: carregar tudo calada. Quem cai sozinho não tem quem o levante (Eclesiastes 4:9-10). Deus costuma pôr o solitário em família (Salmos 68:6), e essa família às vezes se monta à mão: a vizinha que tem a sua chave, duas amigas que sabem o nome do seu médico, um casal com crianças que a espera às quintas.\n\nFaça planos inteiros. Reserva de emergência, plano de saúde ou consulta em dia, previdência, documento em ordem, um quarto pintado da cor de que você gosta. Solteira não é babá oficial nem caixa eletrônico da família: pode dizer não. E, se a solidão virou tristeza que não passa, conte a alguém e procure um psicólogo; o CVV ouve, no 188.',
    steps: [
      'Escolha uma noite fixa por quinzena para pôr gente à sua mesa, mesmo com pão e café.',
      'Dê uma cópia da chave e os contatos de emergência a uma pessoa de confiança.',
      'Abra uma reserva separada, ainda que com pouco, e deixe o débito automático.',
      'Responda à próxima cobrança com uma frase leve e mude de assunto sem se justificar.',
    ],
    verses: [
      verse('Lucas 10:38', 'Marta recebeu casa'),
      verse('Provérbios 14:1', 'mulher sábia edifica casa'),
      verse('1 Coríntios 7:32-34', 'solteiro preocupa Senhor corpo'),
      verse('Eclesiastes 4:9-10', 'Dois melhores cair levanta'),
      verse('Salmos 68:6', 'solitário família'),
    ],
  },
  {
    slug: 'compras-sem-controle',
    audience: 'builder',
    situation: 'Compro sem precisar, escondo as sacolas e não consigo parar.',
    serves: ['committed'],
    synonyms: [
      'compra compulsiva',
      'compro por ansiedade',
      'não consigo parar de comprar',
      'gasto mais do que ganho',
      'compras escondidas do marido',
      'viciada em compras pela internet',
      'estourei o cartão',
    ],
    advice:
      'O pacote chega, a alegria dura até rasgar a fita, e a blusa vai para o fundo do armário com a etiqueta. À noite, a fatura. Se você já prometeu parar e, no primeiro dia ruim, o dedo foi sozinho para o carrinho, isso tem mais a ver com dor do que com roupa.\n\nIsaías fez a pergunta quase como um amigo preocupado: por que gastar com o que não é pão, e trabalhar pelo que não satisfaz? E convidou para uma mesa de verdade (Isaías 55:2). Veja se reconhece o que antecede a compra: solidão, briga, tédio, inveja de um perfil, sensação de não valer nada. A sacola responde por dez minutos. O coração que ama o acúmulo nunca se dá por cheio (Eclesiastes 5:10-11), por mais sacolas que traga.\n\nO contentamento, para Paulo, é coisa que se aprende e que traz grande lucro (1 Timóteo 6:6-8). Hebreus junta o contentar-se com a promessa de não ser abandonada (Hebreus 13:5). Talvez seja este o ponto: quem se sabe acompanhada compra menos companhia.\n\nTrate como se trata um hábito forte. Apague os cartões salvos nos aplicativos, saia das listas de oferta, dê ao carrinho setenta e duas horas. Conte a verdade em casa, com o valor inteiro; a segunda mentira custa mais que o primeiro boleto. Dívida se negocia: o Procon e a Defensoria ajudam de graça. Se o impulso é mais forte que você, há tratamento com psicólogo ou psiquiatra. E não se chame de fútil: peça ajuda.',
    steps: [
      'Some hoje, com papel e caneta, tudo o que deve, e mostre o número a alguém de confiança.',
      'Desligue a compra com um clique e deixe um só cartão, de limite baixo, fora da bolsa.',
      'Quando vier a vontade, anote o que sentiu antes e ligue para uma pessoa combinada.',
      'Devolva ou venda três peças com etiqueta e ponha o dinheiro na dívida.',
      'Marque uma consulta com psicólogo, no posto ou pelo convênio.',
    ],
    verses: [
      verse('Isaías 55:2', 'gastais dinheiro pão satisfação'),
      verse('Eclesiastes 5:10-11', 'dinheiro saciará bens'),
      verse('1 Timóteo 6:6-8', 'lucro contentamento contentes'),
      verse('Hebreus 13:5', 'ganância contentando-vos deixarei'),
    ],
  },
  {
    slug: 'marido-sem-iniciativa-na-fe',
    audience: 'builder',
    situation: 'Meu marido é crente, mas não ora nem lê a Bíblia, e eu puxo tudo sozinha.',
    synonyms: [
      'meu marido não lidera espiritualmente',
      'meu esposo não ora comigo',
      'marido não lê a Bíblia',
      'eu que puxo tudo na fé',
      'marido acomodado na fé',
      'meu marido não faz culto em casa',
      'só eu levo as crianças para a igreja',
    ],
    advice:
      'Você acorda as crianças, acha os sapatos, ora no café, liga o louvor no carro, e ele vai de passageiro. O cansaço que sente não é só de tarefas. É de saudade de um companheiro que devia estar ao lado.\n\nDuas ideias aliviam. A primeira: a fé dos seus filhos não está presa à iniciativa do pai. Timóteo aprendeu as Escrituras desde menino com a mãe e a avó (2 Timóteo 1:5; 2 Timóteo 3:14-15), e bastou para que virasse quem foi. O que você faz na cozinha vale. A segunda: ninguém é convertido por cobrança. A Bíblia fala de maridos ganhos sem discurso, pelo que viam em casa (1 Pedro 3:1-2). Isso não manda você se calar sobre o que dói; manda trocar a indireta por conversa.\n\nConverse num dia bom e peça coisa pequena, com hora marcada. “Você ora com a gente na terça, só um minuto?” funciona mais do que “você precisa ser o líder desta casa”. Muito homem tem vergonha de orar em voz alta, não sabe por onde começar, ou se sente reprovado antes de abrir a boca. Quando ele tentar, não corrija.\n\nRepare também se há outra coisa por baixo: tristeza, exaustão, mágoa com a igreja, um pecado que ele esconde. Talvez ele precise de um amigo mais do que de um curso. E descanse você: onde há dois ou três reunidos, Jesus está (Mateus 18:20), mesmo que os três sejam você e duas crianças de pijama.',
    steps: [
      'Escolha um só hábito e proponha a ele com dia, hora e duração curta.',
      'Elogie o que ele já faz, na frente das crianças.',
      'Passe a um irmão maduro a ideia de convidá-lo para um café, sem contar queixas.',
      'Guarde meia hora por semana para a sua própria alma, sem servir a ninguém.',
    ],
    verses: [
      verse('2 Timóteo 1:5', 'fé avó Loide mãe Eunice'),
      verse('2 Timóteo 3:14-15', 'infância Sagradas Escrituras'),
      verse('1 Pedro 3:1-2', 'maridos esposas comportamento palavra'),
      verse('Mateus 18:20', 'dois três reunidos'),
    ],
  },
];
