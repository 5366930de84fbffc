import type { StudyDay } from '#shared/guided-studies/guided-studies.ts';
import { verse } from '../../verse-claim.ts';
import type { AuthoredPart } from '../authored.ts';

export const daysFourteenToTwenty: AuthoredPart<StudyDay[]> = [
  {
    day: 14,
    title: 'Papel, caneta e nenhum segredo',
    verse: verse('Lucas 14:28', 'torre assenta contas gastos'),
    reflection:
      'Sábado, dez da manhã, mesa da cozinha. Márcio confessou um empréstimo de aplicativo. Gisele confessou as sandálias em seis vezes e a ajuda que mandava ao irmão. Houve um silêncio comprido, e depois ela perguntou quanto faltava ao todo, e ele foi buscar a calculadora.\n\nJesus lembrou o construtor que faz as contas sentado, antes do primeiro tijolo da torre. Falava do custo de segui-lo, e o bom senso do exemplo serve também à casa: ninguém constrói de olhos fechados. Fazer contas juntos tem menos a ver com matemática que com verdade. Quem esconde dinheiro esconde também outra coisa: medo, vergonha ou vontade de mandar.\n\nGanhar mais não dá direito a mandar mais, e quem cuida da casa também trabalha. Já impedir o outro de ter dinheiro, documento ou emprego é violência patrimonial, que a lei reconhece.',
    prayer:
      'Senhor, aqui estão os nossos números, com os que me envergonham. Tu conheces o preço do arroz. Tira da nossa mesa o medo e o segredo. Dá-nos coragem para cortar, paciência para pagar, generosidade mesmo no aperto, e que jamais usemos dinheiro para mandar um no outro.',
    action:
      'Marquem quarenta minutos e escrevam em uma folha o que entra, o que é fixo, o que se deve e a quem. Cada um conta um gasto que o outro não conhecia, e o outro responde apenas “obrigado por dizer”. Escolham uma dívida para atacar primeiro.',
  },
  {
    day: 15,
    title: 'Uma oficina de tendas',
    verse: verse('Atos 18:2-3', 'Áquila Priscila ofício tendas'),
    reflection:
      'Expulsos de Roma por decreto, Priscila e Áquila recomeçaram em Corinto com agulha, couro e um aluguel novo. Hospedaram um missionário que tinha a mesma profissão e, mais tarde, em outras cidades, a igreja se reunia na casa deles. Nas seis vezes em que a Bíblia os cita, sempre aparecem juntos; em algumas, o nome dela vem antes.\n\nNão sabemos quem varria; sabemos que os dois trabalhavam, ensinavam e arriscaram o pescoço. É um bom retrato para a casa em que ambos pegam condução e só um dos dois lava a panela.\n\nTarefa de casa não é favor que se presta a ela, nem castigo que se impõe a ele: é a tenda comum. Pesa também aquilo que não se vê: lembrar da vacina, do gás, do aniversário da sogra.',
    prayer:
      'Deus que viste Priscila e Áquila recomeçarem do zero, abençoa o nosso trabalho, o pago e o que ninguém paga. Abre os meus olhos para o que o outro carrega na cabeça. Que eu levante do sofá antes do terceiro pedido. Faz desta casa, pequena que seja, uma sala onde cabem os teus.',
    action:
      'Listem tudo o que mantém a casa em pé, incluindo o que só se pensa. Ponham a inicial de quem faz. Olhem a folha em silêncio um instante; depois mudem três itens de mão a partir de hoje, sem fiscalizar o jeito do outro.',
  },
  {
    day: 16,
    title: 'O portão entre dois quintais',
    verse: verse('Gênesis 2:24', 'deixará pai mãe achegará carne'),
    reflection:
      'Deixar pai e mãe, no mundo antigo, era menos mudar de endereço do que mudar de lealdade: a casa nova passa a ser a primeira. E curiosamente o texto manda o homem deixar, numa cultura em que em geral quem se mudava era a moça.\n\nNão é preciso muro, mas portão, sim: abre, fecha e tem trinco do lado de dentro. Sogra que entra sem bater, pai que decide a cor da parede, grupo da família sabendo da briga antes que ela acabe; tudo isso se resolve melhor quando cada um fala com os seus próprios parentes, e com carinho.\n\nFrases que ajudam: “Mãe, a gente decidiu assim, e eu te amo”. “Pai, obrigado pela oferta; neste ano vamos passar o Natal em casa.” Honrar os velhos continua sendo mandamento, mas obedecer como criança já não é.',
    prayer:
      'Pai de todas as famílias, agradecemos pelos que nos criaram, com o que acertaram e com o que faltou. Dá-nos doçura para honrar e firmeza para fechar o portão na hora certa. Cura o ciúme entre a minha mãe e a minha casa. E livra-me de levar para fora as lágrimas que são só nossas.',
    action:
      'Conversem: “Em que assunto a minha família entra demais? Em que assunto eu é que corro para ela?” Escolham um limite pequeno. Cada um o comunica aos seus, até domingo, com uma frase gentil ensaiada a dois.',
  },
  {
    day: 17,
    title: 'Ela também diz o que deseja',
    verse: verse('Cânticos 7:10', 'amado deseja'),
    reflection:
      'Há um livro inteiro na Bíblia em que Deus quase não é mencionado e dois namorados falam do corpo um do outro com vinho, romã e perfume. Leitores antigos viram nele o amor de Cristo pela igreja; foi, e é, também poesia de amor humano. A voz que mais fala é a dela.\n\nEste verso responde a uma tristeza velha. Lá no começo, depois da queda, o desejo ficou enredado com domínio. Aqui ele volta a ser um presente: sou dele, e ele me quer, com alegria e sem posse.\n\nCarinho começa longe do quarto, no recado das três da tarde, na louça lavada, na mão que segura a outra na fila. Passa por fases: pós-parto, menopausa, remédio, luto, cansaço de plantão. Dor e dificuldade que persistem pedem consulta; não são falta de fé.',
    prayer:
      'Deus que inventaste o abraço, obrigado por não teres vergonha do nosso corpo. Tira da nossa intimidade a pressa, a comparação e a culpa que aprendemos cedo. Ensina-nos a pedir e a esperar, a dizer “sim” com alegria e a dizer “não” sem medo. Que o nosso encontro seja descanso.',
    action:
      'Dia de descanso, com carinho que não cobra nada: dez minutos de abraço, massagem nos pés ou cabeça no colo, combinando que fica nisso. Conversem depois: “De que gesto de afeto você sente falta durante o dia?”',
  },
  {
    day: 18,
    title: 'De comum acordo',
    verse: verse('1 Coríntios 7:3-5', 'marido mulher semelhantemente consentimento ambos'),
    reflection:
      'Numa cidade em que o marido era dono, e ponto final, Paulo escreve uma frase de espantar: o corpo dele pertence a ela tanto quanto o dela a ele. E a palavra que decide o parágrafo é acordo dos dois.\n\nTem gente que usa este trecho como boleto vencido: “você me deve”. É virar o texto do avesso. Se o meu corpo é seu, devo usá-lo para o seu bem; se o seu é meu, cuido dele como cuidaria da minha pele. Dever, aqui, é atenção recíproca, e ninguém se alegra com quem foi coagido.\n\nPor isso, dito com todas as letras: casamento não dá direito a relação forçada, nem por ameaça, nem por versículo, nem com a pessoa dormindo ou bêbada. É crime, e quem passa por isso não peca ao recusar e pode ligar para o 180.',
    prayer:
      'Jesus, tu nunca forçaste ninguém a te amar; ensina-nos a língua do acordo. Se eu pressionei, perdoa; quero ouvir como foi. Se me afastei para castigar, perdoa também. Traz de volta a conversa que temos evitado. E protege, ó Deus, quem hoje tem medo do próprio quarto.',
    action:
      'Numa hora neutra, vestidos e sem pressa, cada um completa: “Sinto o seu carinho quando…”; “Sinto pressão quando…”; “Gostaria de experimentar mais…”. Ao outro cabe só ouvir e agradecer. Se o assunto dói há meses, marquem médico ou terapeuta.',
  },
  {
    day: 19,
    title: 'Fé que cabe na sala',
    verse: verse('Josué 24:15', 'escolhei sirvais casa SENHOR'),
    reflection:
      'Josué já era velho quando disse a frase que hoje está em azulejo de muita porta. Tinha acabado de recontar ao povo a viagem inteira, do deserto às vinhas que não plantaram, e ofereceu liberdade: escolham. Só então falou por si e pelos seus.\n\nServir ao Senhor em casa começa menor que o azulejo: dois minutos antes de dormir, uma bênção na testa do menino que finge dormir, um agradecimento pelo feijão, um pedido de desculpa ao filho na frente do outro. Casais sem crianças, ou com elas já criadas, têm a mesma sala e a mesma chance.\n\nE quando só um dos dois crê? Josué não arrastou ninguém pelo braço. Viva a fé com coerência e bom humor, não transforme oração em indireta, deixe a porta aberta.',
    prayer:
      'Senhor, a nossa casa é tua, do tapete ao telhado que pinga. Que se ouça aqui dentro mais gratidão que reclamação. Dá-nos um jeito de orar que caiba na nossa vida, sem pose. Por quem ainda não te conhece debaixo deste teto, pedimos paciência e um testemunho alegre.',
    action:
      'Antes de dormir, experimentem o mínimo: um lê um versículo, o outro diz uma frase de oração, os dois respondem amém, em dois minutos no relógio. Se um não quiser orar, pergunte que motivo ele tem para agradecer, e agradeça por ele em silêncio.',
  },
  {
    day: 20,
    title: 'Melhor que dez filhos?',
    verse: verse('1 Samuel 1:8', 'Elcana Ana choras coração filhos'),
    reflection:
      'Ana chorava e não comia, e a outra mulher da casa a provocava ano após ano. O marido a amava, servia-lhe porção dobrada e, vendo as lágrimas, fez quatro perguntas seguidas, a última mais ou menos assim: eu não basto? A intenção era boa, mas ela não respondeu; levantou-se e foi chorar diante de Deus.\n\nQuem espera um bebê que não vem, ou perdeu um que veio, conhece as frases bem-intencionadas: “relaxa que acontece”, “pelo menos vocês viajam”, “adota que engravida”. Não diga nada disso; sente-se ao lado.\n\nAna teve Samuel; outras mulheres da Bíblia tiveram filhos, e muitas fiéis nunca tiveram. Fertilidade não mede fé nem feminilidade, e o corpo do marido também pode ser a causa. Exames a dois, adoção ou uma vida a dois sem filhos são caminhos dignos.',
    prayer:
      'Deus de Ana, há um quartinho que virou depósito e um nome que nunca usamos. Tu contaste os meses conosco; não nos deixes procurar culpado, e dá-me, quando o outro chora, menos perguntas e mais colo. E livra a tua igreja de machucar, no Dia das Mães e no dos Pais, quem volta de braços vazios.',
    action:
      'Se esta é a dor de vocês, abracem-se e contem um ao outro o pior comentário que já ouviram e o que teriam preferido ouvir. Se não é, mandem a um casal nessa espera uma mensagem sem conselho: “Pensamos em vocês. Querem jantar aqui?”',
  },
];
