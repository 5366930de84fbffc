import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const teachingsOnLifeInTheSpirit: AuthoredStudy<'holy-spirit'>['teachings'] = [
  {
    title: 'O batismo no Espírito: irmãos que leem os mesmos textos',
    verses: [
      verse('Mateus 3:11', 'batizará Espírito Santo fogo'),
      verse('Atos 1:8', 'recebereis poder testemunhas'),
      verse('Atos 8:14-17', 'Samaria oraram impuseram receberam Espírito'),
      verse('Atos 10:44-46', 'caiu Espírito línguas engrandecer'),
      verse('1 Coríntios 12:13', 'todos batizados Espírito corpo'),
      verse('Efésios 5:18', 'enchei Espírito'),
    ],
    content:
      'João Batista prometeu que Jesus batizaria com o Espírito e com fogo (Mateus 3:11). Todas as igrejas evangélicas creem nisso. Divergem sobre quando e como acontece, e você merece ouvir cada lado do jeito que ele mesmo se explicaria.\n\nA posição pentecostal clássica, presente em grande parte das igrejas brasileiras, entende o batismo no Espírito como experiência posterior ou distinta do novo nascimento, dada para testemunhar com poder (Atos 1:8). Apoia-se nos relatos: em Samaria, pessoas já batizadas receberam depois, por imposição de mãos (Atos 8:14-17); na casa de Cornélio, falaram em outras línguas (Atos 10:44-46), que essa tradição considera a evidência física inicial. Ensina que o salvo já tem o Espírito, e o exorta a buscar esse revestimento.\n\nOutros evangélicos, como a maioria dos batistas históricos, presbiterianos e muitos luteranos e anglicanos, entendem que o batismo no Espírito acontece na conversão e une todo crente ao corpo (1 Coríntios 12:13). Os casos de Atos marcariam a passagem do evangelho a novos povos. Para a vida inteira fica a ordem de deixar-se encher (Efésios 5:18), repetidas vezes. Há ainda carismáticos e renovados, que buscam experiências posteriores com o Espírito sem esperar línguas em todos, e há quem veja os dons de sinais como próprios do tempo dos apóstolos.\n\nNão cabe a este estudo dar a sentença. Cabe lembrar o que une: a obra é de Cristo, o Pai dá a quem pede, ninguém está pronto, o alvo é servir e testemunhar. E dizer a quem sofre: sua salvação não se mede por uma experiência. Não finja, não imite som, não se force nem permita que o forcem.',
    application:
      'Converse com o seu pastor: “Como a nossa igreja entende o batismo no Espírito e por quê?” Leia com ele os textos acima. Depois procure um amigo de outra tradição e ouça dez minutos sem rebater, anotando o que há de bíblico no que ele diz. Termine orando com ele pelo que ambos desejam: mais de Cristo. Se um dia pressionaram você a fingir, conte isso a alguém de confiança e descanse.',
  },
  {
    title: 'O fruto cresce devagar',
    verses: [
      verse('Gálatas 5:17', 'carne Espírito opõem'),
      verse('Gálatas 5:22-23', 'fruto amor fidelidade mansidão'),
      verse('João 15:5', 'videira ramos fruto nada'),
      verse('Romanos 5:5', 'amor derramado corações'),
    ],
    content:
      'Imagine duas fotografias da mesma família, com dez anos de distância. Na primeira, o homem bate porta. Na segunda, ainda se irrita, mas sai, respira, volta e pede desculpa aos filhos. Nenhum repórter cobriu a mudança, e foi uma das maiores obras que o Espírito fez naquele bairro.\n\nPaulo opõe duas colheitas: de um lado, obras da carne, no plural, espalhadas e barulhentas. Do outro, o fruto, um só, que começa em amor e termina em domínio próprio (Gálatas 5:22-23). “Carne”, aqui, não quer dizer pele e osso; é a vida fechada em si mesma. Os dois desejos brigam dentro do cristão (Gálatas 5:17), e essa briga é sinal de vida, pois cemitério não tem conflito.\n\nO segredo do fruto está na permanência. Um ramo não produz por decisão, produz por seiva; fora da videira não consegue nada (João 15:5). Daí a importância das coisas sem brilho: orar quando não dá vontade, ouvir a Palavra, cear com os irmãos, dizer a verdade cedo, dormir. Por esses canais corre o amor que o Espírito derrama no coração (Romanos 5:5).\n\nCabem dois cuidados. Paciência não é aguentar pancada, nem mansidão é licença para que outros abusem: Jesus manso perguntou ao guarda por que o feria, e Paulo usou os seus direitos de cidadão. Quem vive sob violência precisa de proteção, e buscá-la também é domínio próprio. E fruto não se exige dos outros com dedo em riste; agrônomo nenhum grita com a laranjeira. Cuide da terra, espere a estação, alegre-se com o primeiro botão, seu ou do próximo.',
    application:
      'Escolha um único sabor do fruto para o mês. Descreva-o em três situações da sua rotina: como seria a bondade na fila do banco, no grupo da família, na hora do banho das crianças? Peça de manhã, pratique em uma delas, avalie às nove da noite sem se chicotear. Conte a alguém da casa o que escolheu e autorize essa pessoa a sorrir quando perceber diferença.',
  },
  {
    title: 'Dons: presentes que têm outro destinatário',
    verses: [
      verse('1 Coríntios 12:4-7', 'variedade dons mesmo Espírito conveniente'),
      verse('1 Coríntios 12:30', 'Falam todos línguas'),
      verse('1 Coríntios 13:2', 'profecia montes amor nada'),
      verse('1 Coríntios 14:26', 'reunis salmo edificação'),
      verse('1 Coríntios 14:40', 'decentemente ordem'),
      verse('1 Pedro 4:10', 'sirva dom recebeu administradores'),
    ],
    content:
      'O entregador que leva uma caixa até o quinto andar não é o dono dela, e seria estranho que a abrisse no elevador para se exibir aos vizinhos. Assim Pedro fala dos dons: administramos uma graça variada, e ela tem endereço no outro (1 Pedro 4:10).\n\nEm Corinto a caixa andava aberta. Havia inveja, competição, vozes umas por cima das outras. Paulo não respondeu apagando os dons. Lembrou a fonte, que é um só Espírito, a variedade e o proveito comum (1 Coríntios 12:4-7). Perguntou, esperando um não, se todos curam ou falam em línguas (1 Coríntios 12:30). Pôs no meio o capítulo do amor, sem o qual o maior dos prodígios dá em nada (1 Coríntios 13:2). E regulou a reunião: cada um traz algo, tudo para edificar (1 Coríntios 14:26), com decência e ordem (1 Coríntios 14:40).\n\nAs listas do Novo Testamento não coincidem e misturam o que nós separamos: profecia ao lado de misericórdia, milagres ao lado de administração. Quem acolhe refugiado, faz a contabilidade limpa da igreja ou sabe animar um enlutado está nelas.\n\nSobre línguas, profecia e curas hoje há irmãos que as exercem como vivas e presentes, e outros que as entendem ligadas à fundação da igreja. Os primeiros apontam que nada no texto marca data de validade antes da volta de Cristo; os segundos, que sinais acompanharam apóstolos e a Escritura está completa. Em ambos os casos valem as mesmas regras: amor, exame, ordem, nenhum comércio, nenhum doente culpado por não sarar, nenhum remédio largado. Siga com respeito a orientação da sua comunidade.',
    application:
      'Responda por escrito a três perguntas: o que faço com gosto e ajuda alguém? o que irmãos maduros confirmam em mim? que necessidade da igreja me incomoda? Onde as respostas se cruzam, experimente servir por dois meses em algo pequeno, e no fim peça uma avaliação sincera. Se não era ali, agradeça e tente outra porta; quem serve no lugar errado aprende mais do que quem fica sentado.',
  },
  {
    title: 'Andar no Espírito, sem medo e sem espetáculo',
    verses: [
      verse('Gálatas 5:25', 'vivemos Espírito andemos'),
      verse('1 Tessalonicenses 5:19-21', 'apagueis Examinai bom'),
      verse('1 João 4:1-2', 'provai espíritos confessa Jesus carne'),
      verse('Romanos 8:14', 'guiados Espírito filhos'),
      verse('Mateus 12:31-32', 'blasfêmia contra Espírito perdoada'),
    ],
    content:
      'Andar é verbo de pouco brilho: um pé, depois o outro. Foi o que Paulo escolheu para descrever a vida dirigida pelo Espírito (Gálatas 5:25), com uma palavra grega que sugere acertar o passo em fila. Ser guiado é marca dos filhos (Romanos 8:14), de todos eles, e raramente dispensa mapa. O mapa é a Escritura, que ele inspirou. Vêm depois a oração, o conselho de gente provada, a consciência, as circunstâncias, o bom senso. Uma impressão no coração pode ser sincera e estar enganada; por isso se confere.\n\nConferir é mandamento: examinem tudo e fiquem com o que presta (1 Tessalonicenses 5:19-21). Provem os espíritos, escreve João, e dá o critério central: o que confessam de Jesus, o Filho de Deus em carne verdadeira (1 João 4:1-2). Pode-se perguntar também: gera amor e liberdade, ou dependência de um homem? Aceita perguntas, tem preço, pede segredo? Ninguém peca por examinar com respeito. Manipular em nome do Espírito, isso sim, é grave.\n\nResta um medo que tira o sono de muita gente: e se eu cometi o pecado sem perdão? Jesus falou dele a líderes que, diante de curas evidentes, chamavam de demônio a obra de Deus, de olhos abertos e coração trancado (Mateus 12:31-32). Na mesma frase garantiu perdão para pecados e blasfêmias de toda espécie. Cristãos de várias tradições concordam no conselho: quem teme ter cometido esse pecado, e por isso chora e procura a Cristo, mostra justamente um coração que não se trancou. Pensamentos intrusivos, que vêm contra a vontade e assustam, não são essa recusa; às vezes pedem ajuda de um bom profissional. Venha a Jesus, que não manda embora quem vem.',
    application:
      'Diante da próxima decisão importante, preencha uma folha com cinco linhas: o que diz a Escritura, o que percebi orando, o que ouvi de duas pessoas maduras, o que mostram os fatos, o que temo. Espere uma noite antes de agir. E, se carrega sozinho o medo de não ter perdão, marque conversa com um pastor paciente nesta semana; leve esta página.',
  },
];
