import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const voltaDeCristoENovaCriacao: PromiseTheme = {
  slug: 'volta-de-cristo-e-nova-criacao',
  theme: 'A volta de Cristo e a nova criação',
  actions: [
    'Leia os dois últimos capítulos da Bíblia e anote o que deixará de existir e o que permanecerá na cidade de Deus.',
    'Quando alguém anunciar data para o fim, não espalhe a mensagem; leve a dúvida ao seu pastor e volte aos Evangelhos.',
    'Acerte nesta semana uma pendência que você não gostaria de deixar aberta: uma dívida, um pedido de perdão, uma visita.',
    'Plante, conserte ou limpe algo na sua rua como pequeno sinal do mundo renovado que esperamos das mãos de Deus.',
  ],
  promises: [
    {
      verse: verse('Isaías 25:8', 'devorará morte lágrimas'),
      context:
        'Num poema sobre o banquete de Deus para todos os povos, Isaías anuncia a Judá o fim da morte e do choro.',
      explanation:
        'A morte come tudo: avós, projetos, cidades. O profeta vira a cena ao contrário e a mostra engolida, enquanto o dono do banquete passa de convidado em convidado com um lenço na mão. A ressurreição de Jesus foi o primeiro bocado dessa vitória, e ainda aguardamos o resto. Chore o que tiver de chorar, sem pressa; Deus não marcou a data, mas assinou embaixo.',
      prayer:
        'Senhor do banquete, a morte passou também pela minha casa. Sobra um prato na mesa, e ninguém tem coragem de guardá-lo. Espero o dia em que tu mesmo secarás este rosto, porque mão nenhuma conseguiu. Até ele chegar, tira a vergonha dos que choram escondido e dá-lhes com quem sentar. Cristo vive; por causa disso, ponho de novo a toalha. Amém.',
    },
    {
      verse: verse('Isaías 65:17', 'crio novos céus terra'),
      context:
        'Ao povo que voltaria do exílio e acharia tudo em ruínas, Deus promete mais que reconstrução: uma criação inteira renovada.',
      explanation:
        'Quem volta para uma casa depois da enchente sabe que não basta limpar a lama. Deus sabe disso melhor do que nós e anuncia que refará tudo, a ponto de a antiga dor perder a força de assombrar. Não é amnésia, nem ordem para esquecer já os traumas; por ora eles pedem cuidado e escuta. Em Cristo o Criador começou a obra pelas pessoas.',
      prayer:
        'Criador, tu que fizeste o céu uma vez, faz isso de novo, e inclui-nos nele. Minha memória guarda gritos que eu preferia não lembrar, e certos cheiros trazem tudo de volta. Trata essas lembranças com a tua delicadeza e aproxima de mim quem saiba ajudar. Não te peço que apresses o relógio. Peço sinais: uma planta na laje, um perdão possível, um riso sem susto.',
    },
    {
      verse: verse('Lucas 21:27-28', 'vindo nuvem resgate próximo'),
      context:
        'Em Jerusalém, dias antes da cruz, Jesus prepara os discípulos para tempos de angústia e manda erguer a cabeça: o Redentor virá.',
      explanation:
        'Diante de notícia ruim o corpo encolhe: ombros caídos, olhos no chão ou na tela. Jesus recomenda a postura oposta, cabeça erguida, porque quem chega entre as nuvens é o mesmo que foi pregado por nós. Ninguém recebeu senha para decifrar manchetes, e a angústia de fato vem. Mas ela não é o fim da estrada: o resgate vem andando em nossa direção.',
      prayer:
        'Filho do homem, o noticiário me dobra as costas. Guerra, calor fora de época, preço subindo, gente brigando por tudo. Levanta o meu queixo com a tua mão. Livra-me dos que lucram com o medo e da minha vontade secreta de acreditar neles. Que eu espere por ti de pé, servindo a sopa, votando com consciência, consolando o vizinho. Vem com poder, e vem logo.',
    },
    {
      verse: verse('João 14:2-3', 'moradas lugar virei'),
      context:
        'Os discípulos estavam aflitos com a despedida; na noite da ceia Jesus assegura lugar preparado e regresso para buscá-los.',
      explanation:
        '“Vou na frente arrumar tudo e depois volto para buscar vocês”: assim fala o pai que migra primeiro e manda chamar a família. Os discípulos não receberam planta do imóvel nem dia da mudança; receberam a palavra de quem os amava e o motivo dela, estar juntos. O centro do céu é essa companhia. Para quem nunca teve endereço certo, ou paga aluguel com aperto, há lugar, aberto por Cristo na cruz.',
      prayer:
        'Jesus, tenho medo de sobrar, como quem chega à festa e não acha cadeira. Tu dizes que há um quarto com espaço para mim. Acalma este coração que se despede tanto: do filho que mudou de estado, da mãe que já não me reconhece. Ensina-me a abrir a porta da minha casa como um ensaio da tua. Quando vieres, quero ouvir a tua voz me chamando no portão.',
    },
    {
      verse: verse('Atos 1:11', 'Jesus céu virá'),
      context:
        'Dois mensageiros celestes falam aos apóstolos no monte das Oliveiras, logo depois da ascensão: aquele que subiu à vista deles voltará.',
      explanation:
        'Os anjos fazem uma pergunta quase de repreensão a quem ficou com o pescoço esticado. Há serviço na cidade, e aquele que partiu diante de testemunhas voltará em pessoa, não como ideia, lembrança boa ou espírito vago. A identidade é o consolo: “este Jesus”, com as marcas nas mãos, o que tocava leprosos. Entre a subida e a volta veio o Espírito: esperamos trabalhando, em companhia dele, sem saber o dia.',
      prayer:
        'Senhor que subiste ao céu, confesso que ora olho demais para as nuvens, ora esqueço que elas existem. Traz meus pés de volta a Jerusalém, que para mim é este bairro, esta escala de plantão, esta turma de adolescentes. Enche-me do teu Espírito para falar de ti com naturalidade. Alegra-me pensar que conhecerei quem vem: o teu jeito está nos Evangelhos. Encontra-me com serviço nas mãos e sem medo.',
    },
    {
      verse: verse('Romanos 8:20-21', 'criação esperança liberta filhos'),
      context:
        'Escrevendo sobre os sofrimentos presentes, Paulo inclui a natureza na esperança: também ela será solta da corrupção, com os filhos de Deus.',
      explanation:
        'Rio espumando de esgoto, mata em cinzas, bicho atropelado na rodovia: o gemido que o apóstolo ouviu tem som brasileiro. Deus não vai jogar fora o que fez; comprometeu-se a libertar a criação do estrago, e amarrou essa soltura à glória dos seus filhos. Não significa que nossos esforços salvarão o planeta, nem que sejam inúteis. Quem espera em Cristo já planta, separa o lixo e defende a nascente, como um começo do que virá.',
      prayer:
        'Dono da terra, olho o córrego da minha rua e sinto vergonha do que fizemos. Tu ouves a dor dos bichos, das árvores e dos ribeirinhos que perderam o peixe. Perdoa o meu desperdício. Dá sabedoria a agricultores, cientistas e governantes, e a mim disposição para as coisas pequenas. Apressa a liberdade da tua obra inteira, e que eu entre nela cantando com os sabiás.',
    },
    {
      verse: verse('1 Coríntios 15:51-52', 'mistério trombeta transformados'),
      context:
        'Em Corinto alguns negavam a ressurreição; a resposta do apóstolo é que vivos e mortos em Cristo receberão corpo incorruptível.',
      explanation:
        'Menos tempo do que uma piscada: eis quanto Deus precisa para vestir de vida o que se gastou em décadas. A mudança alcança tanto quem estiver de pé como quem já for pó, de modo que ninguém tem vantagem. O texto fala de corpo, deste mesmo que envelhece. Não traz prazo nem dispensa remédio, mas autoriza a olhar a ficha médica sabendo que ela não é a biografia completa.',
      prayer:
        'Deus vivo, o meu corpo vai ficando lento, e já me despedi de várias coisas que fazia correndo. Que alívio saber que a última mudança não depende de academia nem de coragem minha. Lembra-te da criança com deficiência, do rapaz na cadeira, da avó que se perdeu nas palavras; a trombeta é deles também. Enquanto não toca, dá-nos rampas, paciência e bom humor, e transforma-nos, tu que venceste a morte.',
    },
    {
      verse: verse('1 Tessalonicenses 4:16-17', 'descerá ressuscitarão sempre'),
      context:
        'A jovem igreja de Tessalônica temia pelos irmãos falecidos; Paulo garante que nenhum deles ficará para trás quando o Senhor descer.',
      explanation:
        'Repare em quem vem primeiro: os que morreram. Deus começa pelos ausentes, e a família em Cristo se recompõe ao redor do Senhor, que desce ele mesmo, sem mandar representante. Irmãos sérios montam de modos diversos a sequência desses fatos, e você pode perguntar ao seu pastor como a sua igreja a entende. Ninguém discute a última parte, que nunca mais ficaremos longe de Cristo, e com ela você pode consolar alguém ainda hoje.',
      prayer:
        'Senhor Jesus, hoje a saudade veio pelo cheiro de um bolo. Falei o nome de quem perdi em voz alta na cozinha. O que me sustenta é saber que os teus que partiram não serão esquecidos quando nos reunires. Não quero discutir cronologia; quero o abraço, e sobretudo a tua presença sem fim. Consola comigo os que enterraram alguém este ano. E usa-me para escrever a um deles, ainda antes do jantar.',
    },
    {
      verse: verse('Hebreus 9:28', 'Cristo segunda vez esperam'),
      context:
        'A carta compara Cristo ao sumo sacerdote que entrava no santuário todo ano: oferecido uma única vez, ele reaparecerá para os que o aguardam.',
      explanation:
        'Na primeira vez Cristo veio por causa do pecado; na outra virá por causa de quem o aguarda. A conta foi fechada de uma vez na cruz, e por isso o reencontro não reabre o processo. O crente pode esperar a Cristo como se espera o médico que traz a alta, não o fiscal. Essa segurança pertence aos que confiam nele e não serve de travesseiro para quem prefere viver sem arrependimento.',
      prayer:
        'Salvador, cresci com medo da tua volta: bastava a casa ficar em silêncio para eu pensar que me tinham deixado para trás. Troca esse susto por saudade boa. A cruz valeu, o sangue bastou, não há parcela atrasada. Limpa o que ainda escondo, pois quero receber-te de cara limpa. Aos que ensinam crianças a teu respeito, dá ternura. Eu te aguardo, Senhor, com a lâmpada acesa e o coração quieto.',
    },
    {
      verse: verse('2 Pedro 3:13', 'promessa novos justiça habita'),
      context:
        'Contra zombadores que perguntavam pela demora, Pedro mantém as igrejas firmes na promessa antiga de um mundo onde a justiça se sinta em casa.',
      explanation:
        'Habitar é mais do que visitar. Hoje a justiça passa por aqui de vez em quando, numa sentença correta, num salário em dia, e logo a despejam. Deus assegura um mundo em que ela terá residência fixa, e a aparente demora, diz a carta, é paciência dele para que mais gente se converta. O dia é segredo, mas o modo de esperar não é: vivemos desde já segundo as leis da terra que vem.',
      prayer:
        'Pai paciente, às vezes te acho lento, sobretudo quando vejo o mau rir por último. Recorda-me que a tua demora já me salvou uma vez. Faz da minha casa um pedaço pequeno do mundo novo: sem grito, sem trapaça, com lugar para quem chega. Dá ânimo aos que lutam por moradia, salário e água limpa. Que os meus costumes combinem com o endereço para onde vou.',
    },
    {
      verse: verse('1 João 3:2', 'filhos semelhantes veremos'),
      context:
        'João anima crentes comuns, já chamados filhos: o que serão ainda não se vê por inteiro, mas verão Cristo e se parecerão com ele.',
      explanation:
        'Qual será o seu rosto quando Deus terminar? João, honesto, admite que não sabe descrever. Sabe duas coisas: já somos filhos, com todos os rascunhos e borrões, e ver a Cristo como ele é nos deixará parecidos com ele. A semelhança completa fica para aquele dia, portanto não se desespere com o crescimento lento nem se acomode nele.',
      prayer:
        'Pai, olho-me e vejo tão pouco de Jesus. Respondi mal de novo, invejei, fugi da conversa. Ainda assim me contas na família, e isso me faz querer parecer contigo. Vai tirando a casca, com cuidado, onde eu deixar e onde eu resistir. Quando eu o vir como é, nada em mim ficará torto. Antecipa um traço hoje: um pouco da mansidão dele na reunião das três.',
    },
    {
      verse: verse('Apocalipse 7:16-17', 'fome Cordeiro fontes lágrima'),
      context:
        'Visão de João sobre a multidão vinda da grande tribulação, mostrada a igrejas que sofriam: o Cordeiro será o pastor delas para sempre.',
      explanation:
        'Um Cordeiro que pastoreia: a visão embaralha os papéis de propósito, porque nos guia alguém que já esteve sob a faca. Fome, sede e sol de rachar não terão mais licença sobre os seus. Isso consola o boia-fria, o retirante, a mãe na fila da cesta básica, sem mandar ninguém aguentar calado; matar a fome de agora é tarefa nossa. Acabar com ela de vez é obra de quem está no trono.',
      prayer:
        'Cordeiro de Deus, tu sabes o que é ter a boca seca. Olha para quem trabalha sob quarenta graus, para o sertanejo que mede a água da cisterna, para a criança que espera a merenda de segunda-feira. Guia-os à fonte, e faz-me parar com a minha garrafa cheia. Quanto às lágrimas antigas, que eu mesmo já não sei de onde vêm, reserva para elas a tua mão.',
    },
    {
      verse: verse('Apocalipse 21:3-4', 'tabernáculo habitará lágrima dor'),
      context:
        'Exilado em Patmos, João ouve o que espera as igrejas perseguidas: Deus morando com a sua gente e a dor acabada.',
      explanation:
        'Note o sentido da viagem: a cidade desce. Deus não espera que subamos até ele; arma a sua morada no meio de gente e aposenta, um por um, os velhos conhecidos, o pranto, o grito, o velório. Por enquanto eles continuam aqui, e fé nenhuma os manda embora antes da hora. Mas em Jesus Deus já acampou entre nós, e o Espírito faz do crente uma casa com a luz acesa.',
      prayer:
        'Vem morar conosco, Senhor, de uma vez. Na UTI, no presídio, no quarto do adolescente que não quer sair, a tua falta se faz sentir como frio. Sei que já estás perto, e peço que isso fique visível por meio de alguém. Segura a mão que hoje assina o atestado de óbito. Um dia não haverá nada a enxugar, e mal posso imaginar o silêncio bom dessa manhã.',
    },
    {
      verse: verse('Apocalipse 21:5', 'faço novas verdadeiras fiéis'),
      context:
        'Palavra do próprio Deus, do trono, que João recebeu ordem de registrar para sete igrejas da Ásia: a renovação alcançará tudo.',
      explanation:
        'Fazer coisas novas é um ofício; tornar novas as que existem, outro, e é este que Deus assume. É trabalho de restaurador, que enxerga o violão debaixo do verniz estragado. O verbo já está no presente, o trono está ocupado e, para que não restasse dúvida, Deus mandou anotar. A renovação da sua história pode não incluir o emprego antigo ou o casamento desfeito; inclui você, em Cristo, e nada que for dele irá para o descarte.',
      prayer:
        'Tu que estás assentado no trono, vê a bagunça da minha oficina: sonhos pela metade, amizades trincadas, uma fé que precisa de lixa. Não me troques por outro; conserta-me. Tenho pressa, mas reconheço que um bom restauro pede muitas demãos. Começa onde a madeira apodreceu. E quando eu duvidar, põe diante de mim o que mandaste escrever, porque a minha memória falha e a tua palavra continua de pé.',
    },
    {
      verse: verse('Apocalipse 22:20', 'Certamente venho Jesus'),
      context:
        'Última promessa da Bíblia, dirigida por Jesus às igrejas: ele vem em breve, e a resposta delas é um pedido confiante.',
      explanation:
        'A Bíblia termina como conversa entre noivos separados pela distância: um avisa que está a caminho, o outro responde que venha. “Logo”, na boca do Eterno, não cabe em agenda, e quem já marcou data passou vergonha. A certeza está em quem fala. Você pode dizer o seu “vem” com lágrima, com cansaço ou com alegria, e depois levantar-se para o turno da manhã, que também faz parte da espera.',
      prayer:
        'Sim, vem. É só isso que consigo orar no fim deste dia comprido. Vem aos que esperam justiça, à criança na fronteira, ao casal que sepultou um bebê. Vem para a tua igreja, que anda distraída e mesmo assim te ama. Enquanto não rompes o céu, manda o teu Espírito manter viva em nós a saudade. E que a tua graça seja com todos, até ouvirmos os teus passos.',
    },
  ],
};
