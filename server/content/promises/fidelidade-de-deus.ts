import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const fidelidadeDeDeus: PromiseTheme = {
  slug: 'fidelidade-de-deus',
  theme: 'Fidelidade de Deus',
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
        'Noé tinha acabado de sair da arca e oferecer sacrifício; Deus decide conservar o ritmo das estações para a humanidade inteira.',
      explanation:
        'O galo canta, o ônibus das cinco e dez passa, a mangueira volta a dar fruto em dezembro: é um juramento antigo sendo cumprido sem alarde. Deus manteve o mundo habitável também para quem nem lhe agradece. Seca, cheia e quebra de safra continuam acontecendo, e o texto não as nega; afirma que o ritmo não será retirado enquanto houver terra. Em Cristo, por quem tudo subsiste, até a segunda-feira é misericórdia.',
      prayer:
        'Senhor das estações, hoje reparei na luz entrando pela janela e me dei conta de que nunca a paguei. Agradeço pelo frio de julho, pelo milho, pelo cansaço que a noite desfaz. Lembra-te da família que perdeu a roça na estiagem e de quem teve a sala alagada. Dá-nos juízo para não estragar o que sustentas. E quando minha vida parecer inverno comprido, mostra-me que ainda giras a roda.',
    },
    {
      verse: verse('Números 23:19', 'Deus homem minta executará'),
      context:
        'Ironia da história: Balaão, contratado para amaldiçoar Israel, declara ao rei Balaque que Deus não volta atrás como nós.',
      explanation:
        'Maldição encomendada tem poder sobre quem Deus abençoou? A história de Balaão responde que não: o Senhor não muda de lado por pagamento, nem se arrepende no meio do caminho como quem se empolgou ao falar. Os nossos desejos e as profecias de terceiros não entram nessa garantia; só o que ele de fato disse. E o que disse a seu povo culmina em Jesus, a quem ninguém paga para desistir.',
      prayer:
        'Deus verdadeiro, tenho medo de praga, de inveja, de palavra lançada na raiva. Tira de mim esse medo: nenhum Balaque te contrata contra os teus. Livra-me também de pôr na tua boca o que é só vontade minha, e de correr atrás de quem promete em teu nome sem licença. O que disseste em Cristo, tu farás. Fecho a janela e vou dormir em paz debaixo da tua palavra.',
    },
    {
      verse: verse('Deuteronômio 7:9', 'fiel pacto misericórdia gerações'),
      context:
        'Moisés diz à nova geração, prestes a entrar em Canaã, que o Senhor da aliança é leal, sem prazo, aos que o amam.',
      explanation:
        'Mil gerações dariam mais de vinte mil anos; ninguém precisa fazer a conta para entender que o amor de Deus não deixa bisneto órfão. “Guarda o pacto” significa que Deus lembra, cuida e age segundo o que jurou. Obedecer não compra essa lealdade, mas é o modo de morar dentro dela. Em Jesus a aliança se abriu a nós, e o filho rebelde continua dentro do alcance da oração.',
      prayer:
        'Deus dos meus avós, dos que oraram por mim sem me conhecer e dos que nunca ouviram teu nome, tu vens de longe. Não sei o que virá depois de mim. Ponho diante de ti os pequenos da família, e os que ainda não nasceram. Quebra em mim a herança ruim, o grito, a bebida, o abandono, e começa outra. Quero amar-te com as mãos, não só no canto de domingo.',
    },
    {
      verse: verse('Josué 21:45', 'faltou palavra cumpriu'),
      context:
        'Balanço feito depois da partilha da terra entre as tribos: olhando para trás, Israel não achou promessa que tivesse ficado vazia.',
      explanation:
        'Fazer balanço costuma apertar o peito: metas esquecidas, projetos na gaveta. Israel, olhando a terra repartida, fez um balanço diferente e viu o outro lado da contabilidade, o que Deus havia dito e feito. A conquista tinha levado gerações e funerais; ser fiel não é o mesmo que ser rápido. Nós temos lista maior, com manjedoura, cruz e túmulo vazio, e o item que falta, a volta do Senhor, está com o mesmo responsável.',
      prayer:
        'Senhor, pego o caderno e procuro tuas faltas; não acho. Acho demoras que me amadureceram e respostas que vieram com outro nome. Algumas perguntas seguem em aberto e eu as deixo aqui, com a data de hoje. Guarda-me da ingratidão que só lembra o que não veio. Que ao repartir a mesa com meus irmãos eu conte as histórias que vi, sem enfeitar. Tua palavra chegou inteira.',
    },
    {
      verse: verse('Salmos 89:33-34', 'bondade fidelidade quebrarei pacto'),
      context:
        'Deus tinha jurado a Davi um trono duradouro, e o salmo lembra isso em plena crise da dinastia; a igreja vê o cumprimento em Jesus.',
      explanation:
        'O filho que apronta leva correção, mas não deixa de ser filho: é essa a lógica do trecho. Deus avisa que disciplinará os descendentes de Davi e, no mesmo fôlego, que não rasgará o que assinou. Quando o trono ruiu, pareceu mentira; séculos depois nasceu em Belém um Filho de Davi que reina para sempre. Nem todo aperto é castigo; e, unido a esse Rei, até o corrigido continua tendo Pai.',
      prayer:
        'Pai, parte do que colho agora eu mesmo plantei, e arde. Não te culpo: eu sabia. Peço que me trates como filho, não como caso encerrado. Não deixes a vergonha me trancar fora de casa, e usa a dor para me mostrar o que a fartura escondeu. Tua assinatura está no sangue de Jesus, e com ela me apresento. Põe-me de pé outra vez, com menos orgulho do que antes.',
    },
    {
      verse: verse('Salmos 100:5', 'bom amor fidelidade geração'),
      context:
        'Convite ao culto dirigido à terra toda, com a razão do louvor: a bondade de Deus atravessa os séculos sem desgaste.',
      explanation:
        'Três palavras sustentam este convite, e cabem num bilhete de geladeira: bom, amor, fidelidade. A vida nem sempre é boa, e em certos anos seria difícil cantar assim; o Senhor é bom, e isso passa de avó para neta como receita de família. Cada geração aprende a prová-lo por si. A nossa o conhece no rosto de Cristo, e por ele entra cantando onde antes não podia entrar.',
      prayer:
        'Tu és bom, Senhor. Digo isso primeiro pela memória da minha avó, que cantava lavando roupa, e depois pelo que eu mesmo vi. Há meses em que a voz falha; que outros cantem por mim na igreja até ela voltar. Ensina-me a passar adiante a tua bondade sem pressa nem imposição. E que as crianças de hoje, quando forem velhas, ainda achem motivo para bater palmas.',
    },
    {
      verse: verse('Isaías 55:10-11', 'chuva semente palavra vazia'),
      context:
        'Fim da mensagem aos exilados: como a água do céu faz o campo produzir, o anúncio de retorno que Deus deu teria efeito.',
      explanation:
        'O sertanejo olha a primeira chuva e já pensa no feijão, embora a terra por fora siga marrom. Assim trabalha o que Deus fala: embebe, some, demora e brota, cumprindo o plano dele e não necessariamente o nosso roteiro. Jesus é essa Palavra que desceu e voltou ao Pai com a colheita nos braços. O versículo lido a um filho de ouvidos fechados não se perdeu; só está debaixo do chão.',
      prayer:
        'Deus da chuva mansa, semeei em casa durante anos e ainda não vejo folha. Leio a Bíblia à noite e acordo igual, ou penso que acordo. Molha este chão duro, começando por mim. Tira-me a mania de desenterrar a semente para conferir. O que tua boca disse que ia fazer, faz, do jeito que te agrada e na estação que escolheres. E dá pão aos que semeiam chorando.',
    },
    {
      verse: verse('Lamentações 3:22-23', 'misericórdias manhã grande fidelidade'),
      context:
        'Jerusalém tinha acabado de cair, e o poeta ainda chora quando se lembra de que a compaixão do Senhor não acabou com a cidade.',
      explanation:
        'Quem escreveu isto tinha fumaça nos olhos. Não negou os corpos na rua nem o próprio desespero, que ocupa quase todo o livro; no meio exato dele, porém, achou um resto que o fogo não tinha levado, a compaixão de Deus, entregue em porções diárias como pão. A de amanhã ainda não chegou, e não adianta procurá-la à meia-noite. A de hoje basta, e tem em Cristo a sua prova mais cara.',
      prayer:
        'Senhor, amanheceu. Não resolveu nada, mas amanheceu, e eu continuo aqui. Recebo a misericórdia desta manhã como quem recebe o pão pela janela, ainda quente. Ajuda-me a não gastar hoje o medo de quinta-feira. Olha as cidades arrasadas pela guerra, onde alguém chora sobre entulho. E se à noite eu tiver esquecido tudo isto, amanhã recomeça comigo, com essa tua paciência que me espanta.',
    },
    {
      verse: verse('Malaquias 3:6', 'mudo filhos consumidos'),
      context:
        'A um povo relapso, de volta do exílio, Deus explica por que ainda existe: o compromisso dele com Jacó permanece o mesmo.',
      explanation:
        'Um pai de humor imprevisível faz a criança aprender a medir o barulho da chave na porta. Deus não é assim: o que ele foi para Jacó, o trapaceiro, continuou sendo para os netos dele, e só por isso não foram destruídos. Não mudar quer dizer também que ele segue detestando o engano e a injustiça. Em Jesus, o mesmo ontem e hoje, você pode voltar sem adivinhar que cara vai encontrar.',
      prayer:
        'Meu Deus, aprendi em casa a andar na ponta dos pés. Às vezes te imagino assim, calmo agora e furioso daqui a pouco. Desfaz isso em mim. Tu não acordas de mau humor nem te cansas de ser quem és. Já mudei de ideia, de igreja e de humor mais vezes do que gostaria, mas não fui consumido. Faz-me presença firme para os que dependem de mim.',
    },
    {
      verse: verse('Mateus 24:35', 'céu passarão palavras'),
      context:
        'Jesus falou assim no monte das Oliveiras, ao tratar da ruína do templo e da sua vinda: o que ele disse permanece.',
      explanation:
        'O templo de Jerusalém parecia eterno, e dele ficaram pedras. Também parecem firmes a empresa, o governo, o aplicativo que todos usam, até a montanha no fim da rua. Cristo coloca o seu ensino acima de tudo isso: o perdão que anunciou, o mandamento do amor, a promessa de voltar. Apoiar-se nisso não impede o chão de tremer; dá o que segurar quando treme.',
      prayer:
        'Jesus, tanta coisa que eu julgava sólida acabou: a loja da esquina, o casamento dos meus tios, a saúde. Tuas palavras seguem onde as deixaste. Que bom que disseste “vem” e não retiraste. Escreve-as mais fundo do que os slogans que repito sem querer. Ao perder o emprego, a eleição ou o sono, que me venha à boca uma frase tua. Nela eu piso, Senhor, e ela aguenta.',
    },
    {
      verse: verse('1 Coríntios 1:8-9', 'firmará fim Fiel comunhão'),
      context:
        'Mesmo escrevendo a uma igreja cheia de problemas, Paulo confia que Deus, que a chamou, vai sustentá-la até Cristo voltar.',
      explanation:
        'Leia o resto da carta e pergunte quem apostaria naquela igreja. Havia brigas, processos e ceia bagunçada, e Paulo aposta, porque conhece quem chamou. A iniciativa de nos ligar ao Filho veio do Pai, e ele se encarrega de nos firmar até o fim. Isso não põe pano quente nos erros, que a carta tratará um a um, mas tira de nós o peso impossível de garantir a própria perseverança.',
      prayer:
        'Pai, quando olho para minha congregação, tenho vontade de ir embora; quando me olho no espelho, vejo por que não devo. Tu nos chamaste, e sabias. Firma-nos. Cura a panelinha, a fofoca, o pastor cansado, a irmã que sempre fica de fora. Guarda-me até o fim, já que nem o começo foi obra minha. E alegra-te, se posso pedir, com o pouco que há de Jesus em nós.',
    },
    {
      verse: verse('2 Coríntios 1:20', 'todas promessas sim Amém'),
      context:
        'Acusado de mudar de planos, o apóstolo fala da constância de Deus: tudo o que ele prometeu encontra resposta afirmativa em Cristo.',
      explanation:
        'Nossos “sins” vêm com letra miúda; o de Deus veio em carne e osso. Perdão, Espírito, herança, ressurreição: cada coisa jurada aos antigos tem em Jesus o lugar onde se confirma, e por ele chega até nós. Por isso nenhuma frase bonita da Bíblia pode ser arrancada do contexto como cheque em branco. Leia cada uma à luz de Cristo, veja o que ela quer dizer nele, e então responda com o seu amém.',
      prayer:
        'Amém, Senhor. Digo essa palavrinha tantas vezes, e hoje quero dizê-la de verdade. Amém ao perdão, que me custa aceitar. Amém ao teu Espírito em gente como eu. Amém à herança que não vejo. Desculpa se peguei promessas alheias e te cobrei como se fossem minhas; mostra-me as que são, todas em teu Filho. E já que és sim, ajuda meu sim a ser confiável, no altar e no balcão.',
    },
    {
      verse: verse('1 Tessalonicenses 5:24', 'Fiel chama fará'),
      context:
        'Encerrando a carta, Paulo tinha acabado de orar pela santificação completa dos tessalonicenses e garante que a obra chegará ao fim.',
      explanation:
        'Quem nos chamou é também quem faz a obra em nós. Paulo havia pedido que os irmãos fossem inteiramente de Deus, espírito, alma e corpo, e confia o pedido ao caráter de quem os chamou. Você continuará lutando com o temperamento, às vezes por décadas. A obra tem dono, e ele não costuma largar casa no tijolo.',
      prayer:
        'Deus que chama, há uma parte minha que não melhora, e tu sabes qual. Já fiz plano, jejum, lista na parede. Continuo tentando, mas hoje a minha confiança és tu, não o método. Faz o que disseste que farias. Limpa o que penso, o que desejo, o que este corpo procura quando está só. Se for devagar, que seja. Alegro-me por não ser eu o mestre da obra.',
    },
    {
      verse: verse('2 Timóteo 2:13', 'infiéis fiel negar'),
      context:
        'Verso de um hino antigo citado a Timóteo; há nele advertência a quem renega Cristo e descanso para o crente vacilante.',
      explanation:
        'Há aqui um aviso que convém não apagar: renegar a Cristo de vez é coisa grave, e a linha anterior o diz. Para quem treme de medo de já tê-lo feito, contudo, a última linha estende a mão. Pedro fraquejou no pátio e foi procurado na praia, porque Jesus não sabe deixar de ser quem é. O Senhor que é fiel quando adverte é fiel também para acolher quem volta.',
      prayer:
        'Jesus, calei-me quando riram de ti, mais uma vez. Neguei-te com piadas, com silêncio, com desculpas do trabalho. O galo cantou. Não invento desculpas. Procura-me na praia, acende a brasa, pergunta de novo se te amo. Tu não mudas, e é a minha única saída. Dá-me amanhã uma ocasião simples de confessar o teu nome, e a voz que hoje me faltou.',
    },
    {
      verse: verse('Hebreus 10:23', 'firme esperança prometeu fiel'),
      context:
        'Cristãos hebreus pensavam em desistir sob pressão; a carta os anima a resistir, apoiados na lealdade de Deus mais do que na própria coragem.',
      explanation:
        'Um trapezista experiente diz que o segredo é confiar no companheiro que o segura no ar. Segurar a confissão sem balançar parece façanha de gigante, até a frase chegar ao motivo: quem prometeu é fiel. A carta não disfarça que houve quem perdesse bens e liberdade por isso. E logo adiante manda não faltar aos encontros, sinal de que ninguém se mantém firme sozinho, e de que a mão de Deus usa mãos de irmãos.',
      prayer:
        'Senhor, está dando vontade de largar. Ninguém me persegue com espada; é o cansaço, a ironia na faculdade, a sensação de falar para o teto. Não tenho coragem de herói. Tenho a ti, que prometeste e cumpres. Leva-me de volta ao culto, mesmo que eu sente no último banco. Acende a esperança em quem sofre por teu nome em países fechados, e com a deles aquece a minha.',
    },
  ],
};
