import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const espiritoSanto: PromiseTheme = {
  slug: 'espirito-santo',
  theme: 'O Espírito Santo',
  actions: [
    'Peça o Espírito ao Pai toda manhã desta semana, com frase curta, antes de pegar o celular ou sair da cama.',
    'Leia um trecho dos Evangelhos, anote o que o Espírito inspirou ali a respeito de Jesus e escolha um ponto para obedecer.',
    'Faça as pazes com quem você magoou por causa de divergências religiosas, já que o mesmo Espírito habita em ambos.',
    'Coloque um dom seu a serviço da igreja sem esperar convite importante: limpar, cozinhar, ensinar, visitar, ouvir, transportar alguém.',
    'Leve ao pastor as dúvidas sobre dons e experiências, e avalie tudo pela Escritura, sem medo e sem desprezo.',
  ],
  promises: [
    {
      verse: verse('Isaías 44:3', 'água derramarei Espírito descendentes'),
      context:
        'Para Israel no exílio, comparado a chão ressecado, Deus promete vida nova pelo Espírito, também para os filhos que viriam.',
      explanation:
        'Quem já viu o sertão depois da primeira chuva entende a figura: o que parecia morto estava à espera. O Senhor se obriga a derramar, não a pingar, e inclui os filhos dos filhos na sua intenção. Isso não torna a fé hereditária, cada um precisa crer; mas você pode orar pela família apoiado na generosidade dele, aberta a nós em Cristo.',
      prayer:
        'Senhor, a minha oração anda seca como açude em agosto. Não tenho o que oferecer além desta rachadura. Chove em mim, começando pelas raízes que ninguém enxerga. Lembro também dos meus filhos e sobrinhos, dos que cantam na igreja e dos que mudaram de assunto: que a tua água chegue aonde a minha conversa já não chega. Por Jesus, amém.',
    },
    {
      verse: verse('Ezequiel 36:27', 'Espírito dentro andeis estatutos'),
      context:
        'Aos deportados que haviam manchado a terra com ídolos, Deus promete mudança por dentro: o Espírito os levaria a obedecer.',
      explanation:
        'Repare no sujeito dos verbos: é Deus quem põe o Espírito dentro, é ele quem faz andar. A obediência deixa de ser peso amarrado nas costas e passa a nascer de outro lugar. Continua havendo luta, tropeço e aprendizado, pois o texto não anuncia perfeição imediata. Em Cristo, porém, você nunca parte do zero nem depende só da sua força de vontade.',
      prayer:
        'Pai, conheço os teus mandamentos de cor e mesmo assim os meus pés vão para outro lado. Mexe no motor, não só na pintura. Dá-me gosto pelo que te agrada, para que eu diga a verdade sem calcular e perdoe sem fazer conta. Onde ainda obedeço por medo, ensina-me a obedecer por amor. Confio no que o teu Espírito já começou aqui dentro.',
    },
    {
      verse: verse('Joel 2:28-29', 'derramarei Espírito filhas servos'),
      context:
        'Depois de uma praga de gafanhotos, Joel anunciou a Judá um derramar do Espírito sem barreira de idade, sexo ou condição; Pedro o citou em Pentecostes.',
      explanation:
        'A faxineira e o diretor, a menina de doze anos e o avô que cochila no culto: ninguém fica na fila de espera do Espírito. Deus se compromete a não se guardar para uma elite. Quanto a sonhos e profecias, as igrejas entendem de modos diversos como isso se dá hoje. O certo é que, unido a Jesus, você não é cristão de segunda classe.',
      prayer:
        'Deus de toda gente, eu me acostumei a pensar que os importantes para ti são os que sobem ao púlpito. Obrigado porque a tua bondade não pede diploma, idade nem sobrenome. Usa a minha voz, mesmo tímida. Faz-me ouvir com respeito o jovem e o velho, a empregada e o patrão, sabendo que podes mostrar a tua graça por qualquer um deles. Amém.',
    },
    {
      verse: verse('Zacarias 4:6', 'Zorobabel força violência espírito'),
      context:
        'Recado ao governador Zorobabel, que reerguia o templo com poucos recursos: a obra dependia de Deus, sem poderio humano.',
      explanation:
        'Obra parada, dinheiro curto, vizinhos zombando: conhecemos esse canteiro. O que o Senhor garante é que a sua causa não depende de músculo nem de influência, pois o seu sopro leva adiante o que ele mesmo decidiu erguer. A frase não cobre qualquer projeto nosso, nem serve de desculpa para largar a colher de pedreiro. Trabalhe com o que tem; o essencial vem dele, por meio de Cristo.',
      prayer:
        'Senhor dos Exércitos, tenho medido as chances pelo tamanho da minha equipe e do meu saldo. Perdoa a ansiedade de forçar portas e impressionar pessoas. Entrego-te o trabalho que me deste: a classe com quatro crianças, a visita semanal, o grupo pequeno. Sopra sobre ele. E se o plano for só vaidade minha, desmonta-o com delicadeza.',
    },
    {
      verse: verse('Lucas 11:13', 'Pai celestial Espírito pedirem'),
      context:
        'Ensinando os discípulos a orar, Jesus compara Deus a pais humanos imperfeitos e assegura o maior dos presentes a quem pede.',
      explanation:
        'Que mãe responde à fome do filho com uma pedra? Se até nós, cheios de defeitos, acertamos em alguma coisa, muito mais o Pai. Ele não se compromete aqui com o carro novo nem com a aprovação no concurso; dá algo maior, que é a si mesmo. Para pedir não é preciso merecer nem dominar uma técnica: basta ser filho, e em Jesus somos.',
      prayer:
        'Pai, estendo a mão como criança na porta da cozinha. Pedi tantas coisas este ano e quase nunca pedi a ti mesmo. Dá-me o teu Espírito hoje, antes do café e da correria. Se o meu pai da terra foi duro ou ausente, cura a imagem que ficou, para eu não desconfiar do teu carinho. Obrigado porque conheces a minha fome pelo nome.',
    },
    {
      verse: verse('João 7:38-39', 'rios água Espírito receber'),
      context:
        'No último dia da festa das Tendas, Jesus fez este convite; o evangelista explica que se cumpriria depois de ele ser glorificado.',
      explanation:
        'A cisterna guarda e a nascente transborda. Jesus se compromete a fazer de quem crê nele uma nascente, de modo que o Espírito recebido chegue também aos outros. Haverá dias de vazão fraca, e cansaço não é sinal de que a fonte secou. Venha beber de novo, quantas vezes for preciso: o rio não é produção sua; é de Jesus, e passa por você.',
      prayer:
        'Jesus, tento matar a sede com tela, compras e elogios, e ela volta pior. Chego a ti de copo vazio. Enche-me até que sobre alguma coisa para a colega calada do serviço, para o pai impaciente em casa, para o desconhecido no ponto de ônibus. Limpa o que entope esta passagem, sobretudo a mágoa que venho guardando. Que a tua vida corra livre por aqui.',
    },
    {
      verse: verse('João 14:16-17', 'Consolador sempre Espírito verdade'),
      context:
        'Na despedida, os discípulos temiam ficar sós. Jesus promete um Auxiliador permanente, que moraria neles e não iria embora.',
      explanation:
        'A palavra traduzida por Consolador indica alguém chamado para ficar ao lado, como a amiga que entra com você na sala do médico. A promessa é de presença sem prazo de validade. Sentir essa companhia varia conforme o sono, o luto, a saúde; tê-la não varia. Quem pertence a Jesus nunca mora sozinho, mesmo em quitinete silenciosa no domingo à noite.',
      prayer:
        'Pai, o teu Espírito mora em mim e eu o trato como visita. A casa está quieta demais desde que os filhos se foram, e a televisão ligada não engana. Fica perto, como Jesus garantiu. Que eu te reconheça ao meu lado sem exigir arrepio, e leva-me a bater na porta de alguém que também janta só. Descanso em quem não vai embora.',
    },
    {
      verse: verse('João 14:26', 'Consolador ensinará lembrar'),
      context:
        'Promessa feita primeiro aos apóstolos, que dariam testemunho de Jesus: o Espírito lhes recordaria e explicaria o que ouviram.',
      explanation:
        'Está aqui uma razão para confiar nos Evangelhos: a memória dos apóstolos teve ajuda do alto. Para nós, o auxílio continua de outro modo, quando uma frase lida há anos volta clara na hora da decisão. O Espírito não dispensa o estudo nem acrescenta novo ensino ao de Jesus. Ele traz à tona o que foi semeado; portanto, semeie lendo.',
      prayer:
        'Mestre, esqueço tudo: senhas, aniversários e também as tuas palavras, justamente quando mais preciso. Agradeço pelos que guardaram e escreveram o que ouviram de ti. Abre-me o entendimento na leitura de hoje. E na reunião tensa, na conversa com o adolescente de casa, traz de volta aquele ensino que já sublinhei, a tempo de mudar a minha resposta.',
    },
    {
      verse: verse('João 16:13', 'Espírito verdade guiará'),
      context:
        'Jesus tinha mais a dizer do que os onze suportavam; o Espírito completaria o ensino, hoje guardado para nós no testemunho apostólico.',
      explanation:
        'Um bom guia não entrega o mapa e some: anda junto, no passo de quem segue. O Espírito se compromete a conduzir a Igreja na verdade que é Cristo, registrada pelos apóstolos; o número da sorte e o nome do futuro cônjuge ficam fora disso. Toda voz que diminui Jesus ou contraria a Escritura vem de outra fonte. Ler em comunidade, com humildade, faz parte dessa condução.',
      prayer:
        'Deus verdadeiro, chegam tantas vozes pelo celular, cada qual jurando falar em teu nome. Dá-me ouvido treinado. Conduz-me devagar à verdade inteira, também àquela que me desmente. Guarda-me de transformar a Escritura em arma nas discussões de família e de seguir quem oferece segredo exclusivo. Quero reconhecer a voz que honra Jesus e ir atrás dela, mesmo contrariado.',
    },
    {
      verse: verse('Atos 1:8', 'poder Espírito testemunhas'),
      context:
        'Antes de subir ao céu, o Ressuscitado desvia os apóstolos da curiosidade sobre datas e lhes promete força para a missão.',
      explanation:
        'Gente simples e assustada levaria a notícia até os confins do mapa, sem ter talento para isso. Deus assume o compromisso de capacitar quem ele envia a falar de Jesus. Poder, nesse versículo, não é domínio sobre pessoas nem êxito garantido: muitas testemunhas sofreram. A nossa Jerusalém pode ser o corredor do prédio, onde uma vida honesta e uma conversa franca já anunciam.',
      prayer:
        'Senhor ressuscitado, no trabalho todos sabem o meu time e poucos sabem que sou teu. Leva embora a minha vergonha, e a arrogância de falar sem escutar. Dá-me força mansa para contar ao vizinho de andar, à prima afastada, ao entregador ensopado o que fizeste por mim. O resultado fica contigo; que eu só não engula a palavra que me deres.',
    },
    {
      verse: verse('Atos 2:39', 'promessa filhos longe chamar'),
      context:
        'Pedro responde à multidão comovida de Pentecostes: o dom do Espírito alcança os presentes, os descendentes e os povos distantes que Deus atrair.',
      explanation:
        'Três círculos, cada vez mais largos: os que estavam ali, os seus filhos e quem vivia longe. Nós, do outro lado do oceano, entramos no terceiro. Sobre o lugar das crianças no batismo as igrejas leem este texto de maneiras distintas; o seu pastor pode explicar como a sua o entende. Todas têm a mesma alegria: Deus chama, e recebe quem vem por Jesus.',
      prayer:
        'Deus que chamas de longe, obrigado por teres pensado em gente que Pedro nunca veria. Alguém atravessou mar e mato para que a notícia chegasse à minha rua. Chama ainda os meus: o irmão preso, a filha que mora no exterior, o compadre que ri da fé. Nenhum está fora do teu alcance. Conta comigo para que a corrente não pare em mim. Amém.',
    },
    {
      verse: verse('Romanos 5:5', 'esperança amor derramado Espírito'),
      context:
        'Aos romanos, que aprendiam a sofrer sem desistir, Paulo diz que o Espírito lhes faz conhecer no íntimo o quanto são amados.',
      explanation:
        'Existe esperança que passa vergonha, como a de quem apostou o salário na certeza de ganhar. A cristã não decepciona, porque se apoia num amor já entregue na cruz e que o Espírito faz correr dentro de nós. Ninguém disse que a dor termina logo. O que se garante é que, no meio dela, você continua amado, até nos dias em que o coração parece dormente.',
      prayer:
        'Pai, sei de cabeça que me amas, mas hoje o peito está de pedra. Derrama o teu amor até encharcar os cantos que a decepção endureceu. Não preciso de emoção forte; preciso da certeza quieta de ser querido quando nada dá certo. Que a tua ternura me impeça de virar uma pessoa amarga e me devolva a capacidade de esperar de cabeça erguida.',
    },
    {
      verse: verse('Romanos 8:16-17', 'testemunho filhos herdeiros'),
      context:
        'Escrito a crentes adotados na família de Deus: o Espírito confirma o parentesco e a herança, inclusive nas horas de sofrimento.',
      explanation:
        'Certidão nova, sobrenome novo, lugar à mesa: adotar é decisão de quem adota. O Espírito confirma por dentro esse vínculo quando a culpa ou uma infância difícil dizem que não pertencemos a ninguém. A herança é o próprio Deus e a glória com Cristo, depois de um caminho que inclui sofrer com ele. Filho ferido continua sendo filho.',
      prayer:
        'Aba, às vezes chego à tua casa como quem traz encomenda e fica no portão. Convence-me outra vez de que tenho a chave. Cala a voz antiga que me chamava de peso, de erro, de sobra. Nas dores que agora atravesso, não me deixes concluir que fui deserdado. E obrigado, Jesus, irmão mais velho, por repartires comigo o que era só teu.',
    },
    {
      verse: verse('Romanos 8:26', 'Espírito fraquezas intercede gemidos'),
      context:
        'No capítulo sobre a criação que geme, Paulo conforta quem já nem sabe o que pedir: o Espírito ora junto.',
      explanation:
        'O que fazer quando só sai um suspiro? Pode deixar sair. Deus se compromete a traduzir: o Espírito recolhe o que não cabe em frase e o acerta com a vontade do Pai. Não precisamos, portanto, caprichar nas palavras diante do caixão, do diagnóstico ou da exaustão. Calar na presença dele também é oração, e por causa de Cristo ela é recebida.',
      prayer:
        'Senhor, sentei para orar e não veio nada. Só este aperto, este cansaço sem nome. Que o teu Espírito apanhe o que eu nem sei dizer e o ponha em ordem diante de ti. Tu entendes choro de bebê, entendes o meu. Fico aqui alguns minutos, sem discurso, encostado na tua bondade. Recebe este silêncio como pedido.',
    },
    {
      verse: verse('Efésios 1:13-14', 'selados Espírito garantia herança'),
      context:
        'Os efésios, vindos do paganismo, ouviram o evangelho e creram; o Espírito é a marca de posse e a entrada paga do que virá.',
      explanation:
        'Na compra de um imóvel, o sinal pago mostra que o negócio é sério e que o restante virá. O Espírito em nós é esse sinal, dado por Deus, e também a marca que diz de quem somos. O selo não nos poupa de dúvidas nem de provas. Assegura que elas não rasgam o contrato: Deus o firmou com o sangue de Cristo e nunca voltou atrás.',
      prayer:
        'Deus fiel, eu me examino e acho poucas provas de que sou teu. Então olho para o que fizeste: ouvi o evangelho, cri, e puseste em mim o teu Espírito. Guarda o que compraste por preço tão alto. Nas horas em que me sinto mercadoria extraviada, lembra-me da tua marca. Espero a herança inteira, e até lá quero viver como quem já tem dono.',
    },
  ],
};
