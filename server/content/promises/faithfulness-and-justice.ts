import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const faithfulnessAndJustice: readonly PromiseTheme[] = [
  {
    slug: 'fidelidade-de-deus',
    theme: 'Fidelidade de Deus',
    explanation:
      'Deus cumpre o que fala: essa é a espinha dorsal da Bíblia. Ele jurou a Noé, a Abraão, a Davi, e a história contada nela é a longa paciência com que manteve a palavra diante de gente que quebrava a sua. Alguns desses textos são balanço de promessa cumprida; outros foram escritos em ruínas, quando parecia que nada restava. Paulo ensina que todas as promessas encontram em Cristo o seu sim. Portanto, ser fiel não significa que Deus assine os nossos planos, nem que as advertências dele falhem. Significa que podemos apoiar a vida inteira no que ele disse, também nos dias em que a nossa constância fraqueja.',
    prayer:
      'Deus fiel, eu prometo mais do que cumpro. Começo com entusiasmo e deixo pela metade; tu não és assim. Cada manhã em que acordo já é palavra tua mantida. Lembra-me das vezes em que pensei que tinhas esquecido e estavas apenas trabalhando devagar. Perdoa a minha inconstância e faze de mim pessoa de palavra, na família, no emprego, na igreja e nas contas. Sustenta quem espera há anos e já não sabe como pedir. Quando eu não conseguir segurar firme, que eu descanse por saber que a tua mão não solta. Em Jesus, o teu sim. Amém.',
    actions: [
      'Faça uma lista de cinco momentos em que Deus sustentou você, com datas, e releia quando a dúvida apertar.',
      'Cumpra hoje uma palavra empenhada e esquecida: devolva o livro, pague o combinado, faça a visita que prometeu.',
      'Comece o dia agradecendo uma misericórdia nova, pequena que seja, antes de abrir as mensagens do celular.',
      'Leia um capítulo da história de Abraão, Davi ou Rute procurando onde Deus manteve a palavra apesar das pessoas.',
    ],
    promises: [
      {
        verse: verse('Gênesis 8:22', 'durar colheita dia noite'),
        context:
          'Noé acabara de sair da arca e oferecer sacrifício; Deus decide conservar o ritmo das estações para a humanidade inteira.',
      },
      {
        verse: verse('Números 23:19', 'Deus homem minta executará'),
        context:
          'Ironia da história: Balaão, contratado para amaldiçoar Israel, declara ao rei Balaque que Deus não volta atrás como nós.',
      },
      {
        verse: verse('Deuteronômio 7:9', 'fiel pacto misericórdia gerações'),
        context:
          'Moisés diz à nova geração, prestes a entrar em Canaã, que o Senhor da aliança é leal, sem prazo, aos que o amam.',
      },
      {
        verse: verse('Josué 21:45', 'faltou palavra cumpriu'),
        context:
          'Balanço feito depois da partilha da terra entre as tribos: olhando para trás, Israel não achou promessa que tivesse ficado vazia.',
      },
      {
        verse: verse('Salmos 89:33-34', 'bondade fidelidade quebrarei pacto'),
        context:
          'Deus tinha jurado a Davi um trono duradouro, e o salmo lembra isso em plena crise da dinastia; a igreja vê o cumprimento em Jesus.',
      },
      {
        verse: verse('Salmos 100:5', 'bom amor fidelidade geração'),
        context:
          'Convite ao culto dirigido à terra toda, com a razão do louvor: a bondade de Deus atravessa os séculos sem desgaste.',
      },
      {
        verse: verse('Isaías 55:10-11', 'chuva semente palavra vazia'),
        context:
          'Fim da mensagem aos exilados: como a água do céu faz o campo produzir, o anúncio de retorno que Deus deu teria efeito.',
      },
      {
        verse: verse('Lamentações 3:22-23', 'misericórdias manhã grande fidelidade'),
        context:
          'Jerusalém acabara de cair, e o poeta ainda chora quando se lembra de que a compaixão do Senhor não acabou com a cidade.',
      },
      {
        verse: verse('Malaquias 3:6', 'mudo filhos consumidos'),
        context:
          'A um povo relapso, de volta do exílio, Deus explica por que ainda existe: o compromisso dele com Jacó permanece o mesmo.',
      },
      {
        verse: verse('Mateus 24:35', 'céu passarão palavras'),
        context:
          'Jesus falou assim no monte das Oliveiras, ao tratar da ruína do templo e da sua vinda: o que ele disse permanece.',
      },
      {
        verse: verse('1 Coríntios 1:8-9', 'firmará fim Fiel comunhão'),
        context:
          'Mesmo escrevendo a uma igreja cheia de problemas, Paulo confia que Deus, que a chamou, vai sustentá-la até Cristo voltar.',
      },
      {
        verse: verse('2 Coríntios 1:20', 'todas promessas sim Amém'),
        context:
          'Acusado de mudar de planos, o apóstolo fala da constância de Deus: tudo o que ele prometeu encontra resposta afirmativa em Cristo.',
      },
      {
        verse: verse('1 Tessalonicenses 5:24', 'Fiel chama fará'),
        context:
          'Encerrando a carta, Paulo acabara de orar pela santificação completa dos tessalonicenses e garante que a obra chegará ao fim.',
      },
      {
        verse: verse('2 Timóteo 2:13', 'infiéis fiel negar'),
        context:
          'Verso de um hino antigo citado a Timóteo; há nele advertência a quem renega Cristo e descanso para o crente vacilante.',
      },
      {
        verse: verse('Hebreus 10:23', 'firme esperança prometeu fiel'),
        context:
          'Cristãos hebreus pensavam em desistir sob pressão; a carta os anima a resistir, apoiados na lealdade de Deus mais do que na própria coragem.',
      },
    ],
  },
  {
    slug: 'justica-de-deus',
    theme: 'Justiça de Deus',
    explanation:
      'Quando a Bíblia fala da justiça de Deus, une duas coisas que costumamos separar. Ele defende órfãos, viúvas e estrangeiros, julga sem suborno e marcou um dia para acertar as contas do mundo. E esse mesmo Deus justo declara justo o pecador que confia em Cristo, que morreu em nosso lugar. Para os oprimidos de Israel, ouvir que Deus julga era boa notícia; para quem oprimia, aviso. Em Jesus somos perdoados e chamados a praticar o que é reto. Deixar a vingança com ele não significa aceitar o crime em silêncio: denunciar, processar e proteger as vítimas são meios legítimos que a lei oferece.',
    prayer:
      'Justo Juiz, há coisas que vi e não esqueço: gente humilhada, sentença comprada, criança sem defesa. Tu não fechas os olhos como nós. Faze justiça a quem não tem advogado nem sobrenome. Mostra também onde eu tiro vantagem, calo por conveniência ou julgo pela aparência, e leva-me a consertar. Não me apresento a ti com ficha limpa; venho sob a justiça de Cristo, que me foi dada de graça. Arranca de mim a sede de vingança, sem me tirar a coragem de denunciar. Sustenta juízes, policiais e defensores honestos. Venha o teu Reino, e nele o direito de todos. Amém.',
    actions: [
      'Examine as suas próprias práticas: pague o que deve a quem trabalha para você, devolva o troco errado, recuse o favor torto.',
      'Ajude alguém a buscar um direito, acompanhando a pessoa à Defensoria Pública, ao posto do INSS ou ao conselho tutelar.',
      'Ao saber de violência contra mulher, criança ou idoso, denuncie, sem esperar certeza.',
      'Quando pensar em vingança, escreva o que aconteceu, entregue o caso a Deus e busque orientação jurídica se houver crime.',
      'Agradeça a Deus pela aceitação recebida em Cristo, sem mérito seu, e trate com respeito alguém que outros desprezam.',
    ],
    promises: [
      {
        verse: verse('Deuteronômio 10:17-18', 'suborno órfão viúva estrangeiro'),
        context:
          'Moisés relembra a Israel, que fora escravo e imigrante, o caráter do seu Deus: imparcial, incorruptível e defensor dos desamparados.',
      },
      {
        verse: verse('Deuteronômio 32:4', 'Rocha perfeita justos fiel'),
        context:
          'Abertura do cântico que Moisés ensinou ao povo antes de morrer, para os dias de rebeldia: a falha nunca esteve do lado de Deus.',
      },
      {
        verse: verse('Salmos 9:7-8', 'trono julga mundo justiça'),
        context:
          'Davi, livrado dos inimigos, contempla um tribunal que nenhum tirano compra: o Senhor governa sempre e decide com retidão entre as nações.',
      },
      {
        verse: verse('Salmos 10:17-18', 'ouves justiça órfão oprimido'),
        context:
          'Oração por quem era caçado por homens arrogantes: parecia que Deus estava longe, e o salmista termina certo de ser ouvido.',
      },
      {
        verse: verse('Salmos 72:12-14', 'necessitado aflito opressão sangue'),
        context:
          'Prece pelo rei de Israel, retrato do governante ideal; a igreja a lê como anúncio de Cristo, que tem por preciosa a vida dos pobres.',
      },
      {
        verse: verse('Salmos 96:13', 'vem julgar justiça verdade'),
        context:
          'O salmo convoca mares, campos e árvores à festa, porque o Senhor vem pôr o mundo em ordem, sem engano.',
      },
      {
        verse: verse('Salmos 140:12', 'causa aflito direito necessitados'),
        context:
          'Ameaçado por caluniadores violentos, Davi afirma diante de Deus aquilo em que se apoia: o pobre tem quem o represente.',
      },
      {
        verse: verse('Isaías 30:18', 'piedade compadecer juízo esperam'),
        context:
          'Judá tinha corrido ao Egito em busca de ajuda, e Deus, mesmo assim, aguarda a hora de ter compaixão.',
      },
      {
        verse: verse('Isaías 42:3-4', 'cana pavio justiça terra'),
        context:
          'Primeiro dos cânticos do Servo, dado a Israel no exílio e aplicado por Mateus a Jesus: ele estabelece o direito sem esmagar os frágeis.',
      },
      {
        verse: verse('Jeremias 23:5-6', 'Davi Renovo reinará justiça'),
        context:
          'Depois de denunciar reis que exploravam o povo, Jeremias promete um descendente reto de Davi; os cristãos o reconhecem em Jesus.',
      },
      {
        verse: verse('Mateus 5:6', 'fome sede justiça saciados'),
        context:
          'Bem-aventurança de Jesus na Galileia para quem anseia ver a vontade de Deus cumprida em si e no mundo: esse desejo terá resposta.',
      },
      {
        verse: verse('Atos 17:31', 'dia julgará ressuscitado'),
        context:
          'No Areópago de Atenas, Paulo anuncia a filósofos que Deus fixou a data do julgamento e deu como garantia a ressurreição de Jesus.',
      },
      {
        verse: verse('Romanos 3:21-22', 'justiça manifestou fé creem'),
        context:
          'Após mostrar que judeus e gentios são igualmente culpados, Paulo anuncia aos romanos a aceitação que Deus dá a quem confia em Cristo.',
      },
      {
        verse: verse('Romanos 12:19', 'vingueis vingança retribuirei'),
        context:
          'Orientação a cristãos injustiçados em Roma: o acerto final pertence a Deus, o que não impede recorrer à lei e às autoridades.',
      },
      {
        verse: verse('2 Coríntios 5:21', 'pecado feitos justiça Deus'),
        context:
          'Paulo suplica aos coríntios que se reconciliem com Deus e mostra a troca da cruz: Cristo assumiu a nossa culpa e nos deu a sua retidão.',
      },
    ],
  },
];
