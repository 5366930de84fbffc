import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const vitoriaSobreOPecado: PromiseTheme = {
  slug: 'vitoria-sobre-o-pecado',
  theme: 'Vitória sobre o pecado',
  actions: [
    'Identifique a hora, o lugar e o estado de ânimo em que costuma cair, e mude ao menos um desses elementos.',
    'Conte a sua luta a uma pessoa madura e discreta, e combine um dia da semana para prestar contas com verdade.',
    'Para álcool, drogas, jogo ou pornografia, procure também o CAPS, um grupo de apoio ou um psicólogo; lutar sem ajuda cansa.',
    'Depois de uma queda, confesse no mesmo dia, levante-se e retome o caminho, sem esperar merecimento para voltar a orar.',
    'Substitua o hábito que quer deixar por outro concreto: caminhada, serviço, telefonema, leitura de um Evangelho na hora difícil.',
  ],
  promises: [
    {
      verse: verse('Gênesis 3:15', 'inimizade descendência cabeça calcanhar'),
      context:
        'Dito à serpente, no jardim, depois da queda; muitos cristãos leem aqui o primeiro anúncio de Cristo, ferido e vencedor.',
      explanation:
        'A primeira boa notícia da Bíblia foi dada antes da expulsão, com o casal ainda tremendo de vergonha. Deus toma a iniciativa de declarar guerra ao enganador e de marcar o fim dele. O calcanhar ferido lembra que a vitória custou dor; a cabeça atingida, que ela não tem volta. Quem está em Cristo luta contra um inimigo perigoso, mas já sentenciado.',
      prayer:
        'Deus que desceste ao jardim à procura de quem fugia, procura-me também. Eu me escondo em desculpas e ponho a culpa em quem está por perto. Agradeço porque declaraste guerra ao mal e deste esperança a nós. Pelo calcanhar ferido de Jesus, tira de mim a ideia de que a cobra ainda manda, porque não quero mais conversar com ela.',
    },
    {
      verse: verse('Ezequiel 36:25', 'água purificarei ídolos'),
      context:
        'Promessa a exilados que tinham se contaminado com falsos deuses: a limpeza viria do Senhor, antes de qualquer esforço deles.',
      explanation:
        'O pano seco só espalha a graxa na mão do mecânico. Aqui o Senhor assume ele mesmo a lavagem, e inclui nela os ídolos, aquilo que pusemos no lugar dele e que nos marcou. A lembrança não some nem as consequências evaporam. Mas a sujeira diante de Deus é retirada, e é da cruz de Cristo que essa água desce até nós.',
      prayer:
        'Senhor, tentei me limpar trocando de assunto, de cidade, de companhia, e o cheiro veio junto. Lava-me tu. Começa pelos ídolos que guardo com carinho: a opinião dos outros, o dinheiro, aquela pessoa. Eu os entrego, ainda que a mão resista a abrir. Obrigado por não teres nojo de chegar perto. Quero sair daqui de rosto molhado e coração leve.',
    },
    {
      verse: verse('Lucas 22:31-32', 'Simão roguei fé irmãos'),
      context:
        'Na última ceia, Jesus avisa Pedro da prova que viria; a oração do Mestre garantiria a volta do discípulo e o seu serviço.',
      explanation:
        'Antes de Pedro cair, já havia uma oração feita por ele. Jesus não o livrou da peneira, nem do galo, nem do choro; guardou a fé para que não morresse. O mesmo Senhor vive hoje para interceder por nós, e assim uma queda não precisa ser o capítulo final. Repare ainda na tarefa que aguardava do outro lado: quem foi levantado ajuda a levantar.',
      prayer:
        'Jesus, tu sabias o que eu ia fazer e oraste por mim assim mesmo. Eu, que falava grosso, neguei com medo de uma pergunta. Que a vergonha não me esconda da praia onde esperas com peixe e pão. Guarda acesa a fé que sobrou. Depois de reerguido, manda-me a alguém caído, com menos discurso e mais ternura. Amém.',
    },
    {
      verse: verse('João 8:36', 'Filho libertar livres'),
      context:
        'Em discussão no templo com ouvintes que se diziam livres por descender de Abraão, Jesus oferece soltura da escravidão do pecado.',
      explanation:
        'Alforria no papel e corrente no pé: nossa história conhece liberdades pela metade. Jesus oferece outra, dada por quem é Filho e tem autoridade na casa. Ele rompe a escravidão do pecado e muda a nossa condição; desaprender hábitos antigos, porém, pode levar anos. Nesse caminho, tratamento e irmãos não diminuem a obra de Jesus: são ferramentas na sua mão.',
      prayer:
        'Senhor Jesus, eu dizia que parava quando quisesse, mas não paro. Admito a corrente. Solta-me com a autoridade de Filho, e ensina-me a andar sem ela, porque estranho até a leveza. Hoje aceito ajuda: o grupo, o remédio, o telefonema diário. Se o antigo dono gritar o meu nome na rua, lembra-me de que já não tem direito algum.',
    },
    {
      verse: verse('Romanos 6:14', 'pecado dominará graça'),
      context:
        'Aos batizados de Roma, diante da pergunta se a graça permite pecar, Paulo responde que ela rompe o antigo senhorio.',
      explanation:
        'Mudou o governo. O pecado ainda faz barulho na praça, ordena, ameaça, mas perdeu o cargo no dia em que fomos unidos à morte e à vida de Cristo. Estar debaixo da graça não é licença para brincar com o mal; é a única força capaz de soltar alguém dele. Quando a ordem antiga chegar, você pode responder que não obedece mais a esse patrão.',
      prayer:
        'Deus da graça, acordei com a ordem velha nos ouvidos: faz de novo, ninguém vai saber. Obrigado porque posso recusar. Não confio no meu pulso, confio em quem me trocou de senhor. Hoje te ofereço os olhos, a língua, o polegar que desliza na tela, as horas depois das dez. Toma posse do que é teu e governa com bondade.',
    },
    {
      verse: verse('Romanos 7:24-25', 'Miserável livrará Agradeço Cristo'),
      context:
        'Paulo descreve um conflito interior, entendido de maneiras diversas pelos intérpretes, e desemboca em gratidão: o resgate vem por Jesus.',
      explanation:
        'Quem me livra? A pergunta está certa, porque procura uma pessoa e não uma técnica. Paulo não encobre a aflição de querer o bem e tropeçar no mal, e a resposta dele é um “obrigado”: Deus liberta por Jesus, agora e por completo quando o corpo for redimido. Se você se reconhece nesse grito, não conclua que perdeu a fé. Coração morto não geme contra o pecado.',
      prayer:
        'Pai, digo com o apóstolo que sou gente em apuros. Quero uma coisa na segunda-feira e faço outra na sexta. Estou farto de mim. Mesmo assim quero dizer obrigado, porque o socorro não depende da minha coerência. Jesus, segura as minhas contradições e desata-as com paciência. Anseio pelo dia de te servir inteiro, sem guerra por dentro.',
    },
    {
      verse: verse('Romanos 8:1-2', 'nenhuma condenação Espírito livrou'),
      context:
        'Depois do grito de aflição que encerra o capítulo anterior, Paulo declara aos romanos unidos a Cristo que a sentença foi retirada.',
      explanation:
        '“Nenhuma” quer dizer nenhuma: nem a de ontem, nem a que você teme merecer amanhã. Para quem está em Cristo, a condenação já caiu sobre o próprio Cristo e não será cobrada outra vez. Não significa que o erro deixou de ter efeitos, no casamento ou na justiça dos homens; significa que Deus já não está contra você. O Espírito então começa a obra do lado de dentro, sem chicote.',
      prayer:
        'Senhor, há um tribunal aberto na minha cabeça que não fecha nem de madrugada. Faço de promotor, de réu e de carrasco. Encerra a sessão. Lê em voz alta, para que eu ouça, a sentença que Jesus conquistou. Depois, manso, mostra o que preciso reparar, e dá-me disposição para devolver, pedir desculpas, cumprir. Quero dormir como absolvido.',
    },
    {
      verse: verse('1 Coríntios 10:13', 'tentação fiel saída suportar'),
      context:
        'Os coríntios se julgavam firmes e flertavam com ídolos; Paulo avisa do perigo e assegura que em nenhuma prova Deus lhes fecha a porta de saída.',
      explanation:
        'No cinema ou no ônibus, a gente aprende a localizar a placa verde da saída. Deus se compromete a que ela exista em cada tentação, e a não permitir uma que o seu povo não possa suportar com ele. O texto não diz que todo sofrimento cabe nas nossas costas; para a dor grande demais, convém pedir ajuda. A saída, muitas vezes, é ir embora cedo, com Cristo ao lado.',
      prayer:
        'Deus fiel, tu sabes qual é a curva em que derrapo. Acende a luz da saída antes que eu finja não ver. Pode ser um amigo que liga, um sono que chega, um bloqueio no celular; qualquer porta serve. Dá-me pernas para atravessá-la sem me despedir da tentação. E obrigado porque outros passaram por isto: não sou nenhum monstro raro.',
    },
    {
      verse: verse('Gálatas 5:16', 'andai Espírito desejo carne'),
      context:
        'Às igrejas da Galácia, divididas entre regras e licença, o apóstolo indica o caminho: seguir o Espírito, que enfraquece os impulsos maus.',
      explanation:
        'Andar é verbo de passo curto. Paulo não manda arrancar à força cada desejo ruim; indica uma companhia, e garante que quem segue o Espírito não acaba servindo à carne. O conflito permanece, como ele mesmo diz logo adiante. Mas a direção muda: a vida que Jesus nos deu ocupa o espaço, e o que parecia irresistível vai ficando sem alimento.',
      prayer:
        'Pai, em vez de passar o dia vigiando o que não devo, quero passá-lo na companhia do teu Espírito. Regula o meu passo: nem correndo à frente, nem arrastado. No trânsito, quando a raiva subir; na conversa do grupo, quando a fofoca esquentar; na solidão da noite, vai comigo. Que o gosto por Jesus cresça tanto que outros gostos percam o sabor.',
    },
    {
      verse: verse('Tito 2:14', 'libertar purificar povo obras'),
      context:
        'Instruindo Tito sobre a vida das famílias cristãs em Creta, Paulo lembra para que Cristo se entregou: formar gente limpa e dedicada.',
      explanation:
        'O resgate era o preço pago pela soltura de alguém. Cristo se entregou com intenção clara: tirar-nos da maldade, limpar e deixar um povo com vontade de fazer o bem. Portanto você não está tentando virar propriedade de Deus por bom comportamento; já é, por compra amorosa. O bem que fazemos é resposta, como a de quem arruma com alegria a casa que ganhou.',
      prayer:
        'Jesus, deste a ti mesmo, e eu às vezes economizo meia hora. Obrigado por me chamares de teu. Termina a faxina: o jeitinho na nota fiscal, a piada que humilha, o site que fecho depressa. Coloca no lugar uma vontade boa de servir, que não espere aplauso. Que a minha família perceba a diferença antes que eu precise anunciá-la.',
    },
    {
      verse: verse('Hebreus 2:18', 'sofreu tentado socorrer'),
      context:
        'Aos hebreus cansados, a carta apresenta um Filho que se fez humano e foi provado, e por isso ajuda com conhecimento de causa.',
      explanation:
        'Existe distância entre o conselho de quem leu sobre fome e o prato trazido por quem já a passou. O Filho conhece a tentação por dentro, porque resistiu até o fim; nós costumamos ceder antes. Daí ele socorrer sem desprezo. A vontade de cair talvez não desapareça, mas há alguém forte e compreensivo a quem correr enquanto ela dura.',
      prayer:
        'Senhor Jesus, tu tiveste fome no deserto, sono no barco, angústia entre as oliveiras. Não preciso te explicar o que é sentir o corpo puxar para um lado. Socorre-me agora, nesta hora exata, que é a pior do meu dia. Não me envergonhes pela fraqueza nem me deixes chamá-la de destino. Venho correndo, e a porta que procuro és tu.',
    },
    {
      verse: verse('Tiago 4:7', 'Sujeitai-vos resisti fugirá'),
      context:
        'Tiago escreve a comunidades em guerra de invejas: render-se a Deus vem primeiro, e então a resistência põe o inimigo em fuga.',
      explanation:
        'A ordem das palavras importa: primeiro sob Deus, depois contra o diabo. Quem inverte essa ordem luta sem chão. Tiago assegura que o inimigo recua diante de quem se rendeu ao Senhor; gritos e objetos especiais não o movem. Resistir pode ser bem prosaico, como apagar um contato ou devolver um dinheiro, e talvez amanhã seja preciso repetir. Cristo já o venceu; ficamos do lado dele.',
      prayer:
        'Deus, antes de enfrentar o diabo, abaixo a cabeça diante de ti. Largo a briga com a cunhada, o ciúme do cargo que deram ao outro, a mania de ter razão. Agora, rendido, digo não ao acusador e às suas ofertas. Firma os meus pés. Se ele voltar à noite, que me encontre no mesmo lugar, encostado em ti.',
    },
    {
      verse: verse('1 João 2:1-2', 'pecar advogado Cristo sacrifício'),
      context:
        'Pastor de leitores que ama como filhos, João quer que não pequem; a quem cair, lembra o Defensor e a oferta já feita.',
      explanation:
        'João segura duas coisas na mesma mão: não pequem; e, se acontecer, há defesa. Nosso Advogado não alega que somos inocentes, nem inventa atenuantes. Apresenta o próprio sacrifício, e o Pai, que o enviou por amor, o recebe. Isso não barateia a falta, que custou tanto. Tira-nos o motivo para fugir: depois do tombo, o caminho mais curto é ir até ele.',
      prayer:
        'Pai, desta vez não trago explicação. Fiz, sabia, e doeu em outros. Olha para Jesus, o Justo, que fala por mim quando fico sem argumento. Aceito o perdão sem regatear, e aceito também procurar quem feri. Dá-me ódio do que fiz, sem ódio de mim. Que a gratidão me segure onde o medo de castigo nunca segurou.',
    },
    {
      verse: verse('1 João 5:4', 'nascido vence vitória fé'),
      context:
        'Para igrejas pressionadas por falsos mestres, João aponta de onde vem o triunfo: do novo nascimento e da confiança em Jesus.',
      explanation:
        'Vencer o mundo soa como manchete, mas a arma é pequena e cabe em qualquer bolso: fé. É a confiança em Jesus, que já triunfou, por menos que ela pese na balança. “Mundo”, em João, é a vida organizada sem Deus, com seus medos e vaidades. O versículo não fala de derrotar concorrentes; diz que nada disso terá a última palavra sobre quem nasceu do Pai.',
      prayer:
        'Pai de quem nasci de novo, a maré puxa forte: comprar, aparecer, desconfiar de todos. Muitas vezes vou com ela sem notar. Fortalece esta fé miúda, que mal sei explicar, mas que se agarra em Jesus. Quero vencer à maneira dele, amando, cedendo a vez, dizendo a verdade baixinho. No fim do dia, que eu pertença mais a ti do que à correnteza.',
    },
    {
      verse: verse('Judas 1:24', 'poderoso guardar tropeçar irrepreensíveis'),
      context:
        'Louvor que fecha uma carta cheia de alertas contra enganadores: Deus sabe conservar os seus até o encontro com ele.',
      explanation:
        'Quem ensina criança a atravessar a rua não confia na força dos dedinhos; segura pelo pulso. Deus é capaz de guardar de um tombo fatal e de nos apresentar limpos, com festa. Sobre a possibilidade de alguém abandonar a fé, há entendimentos distintos entre as igrejas; todas cantam que o poder de conservar vem de Deus. Vigiar é nosso dever; levar-nos até lá, em Cristo, é obra dele.',
      prayer:
        'Ao Deus que me segura, todo o meu obrigado! Olhei para trás e vi os buracos em que não caí sem saber por quê. Guarda-me dos que ainda vêm, sobretudo quando eu me achar esperto. Imagino o dia de chegar à tua presença sem medo, de roupa limpa, rindo. Que essa cena me dê firmeza hoje, e que a honra seja tua para sempre. Amém.',
    },
  ],
};
