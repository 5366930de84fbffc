import type { PromiseTheme } from '../types.ts';
import { verse } from '../verse-claim.ts';

export const paz: PromiseTheme = {
  slug: 'paz',
  theme: 'Paz',
  actions: [
    'Anote numa folha as preocupações de hoje, transforme cada uma em pedido a Deus e acrescente ao lado um motivo de gratidão.',
    'Escolha um conflito pequeno e dê o primeiro passo: uma mensagem respeitosa, um pedido de desculpas, uma conversa sem plateia.',
    'Desligue as notícias e o celular uma hora antes de dormir e termine o dia lendo em voz baixa uma das promessas de paz.',
    'Se a ansiedade rouba o sono ou o apetite por semanas, marque consulta médica ou psicológica; Deus também cuida por esse caminho.',
  ],
  promises: [
    {
      verse: verse('Números 6:26-27', 'rosto paz abençoarei'),
      context:
        'Final da bênção que Deus mandou Arão e os filhos pronunciarem sobre Israel no deserto: quem abençoa de fato é o Senhor.',
      explanation:
        'Levantar o rosto era o contrário de virar a cara. Deus manda os sacerdotes dizerem ao povo que ele olha com agrado, e põe o próprio nome sobre cada família, como quem etiqueta o que lhe é caro. A bênção não funciona feito fórmula, nem livra Israel das provas do deserto. Recebida em Jesus, nosso sacerdote, ela é o primeiro chão da paz: não vivemos debaixo de uma testa franzida.',
      prayer:
        'Senhor, levanta para mim o teu rosto, que eu passei o dia esquivando-me de olhares. Põe o teu nome sobre os meus, um por um: o que está na escola, a que faz faxina fora, o que anda calado. Onde pus apelidos cruéis, apaga-os e escreve o teu. Que eu saiba abençoar ao me despedir na porta, com fé e sem superstição. Amém.',
    },
    {
      verse: verse('Salmos 29:11', 'força abençoa povo paz'),
      context:
        'Davi canta a voz de Deus numa tempestade e termina com surpresa: o mesmo poder que quebra os cedros dá sossego a Israel.',
      explanation:
        'Raio, trovão, cedro partido ao meio: Davi passa quase o salmo inteiro debaixo de temporal e termina em paz. Quem tem medo de chuva forte no telhado de zinco entende o alívio. O poder que assusta está nas mãos de alguém que o usa a favor do seu povo. Ele dá força para aguentar o vento e, dentro da força, sossego; Jesus, de pé num barco, mostrou o rosto dessa autoridade.',
      prayer:
        'Deus do trovão, o céu fechou aqui e as telhas batem. Tu governas o que eu não controlo: o rio que sobe, o preço que dispara, a febre da criança. Dá-me força e, junto com ela, paz, para cuidar dos meus sem gritar. Protege quem mora na encosta e apressa as autoridades que devem protegê-los. Depois do último estrondo, ouviremos ainda a tua voz. Amém.',
    },
    {
      verse: verse('Salmos 119:165', 'paz amam lei tropeço'),
      context:
        'Oração de um israelita apegado à instrução divina, ainda cercado de perseguidores: o amor à Palavra lhe dá firmeza por dentro.',
      explanation:
        'Amar a lei parece estranho a quem só conheceu regra para punir. O salmista fala de instrução que orienta, como a placa bem posta numa serra com neblina. Quem gosta do que Deus diz tropeça menos, porque já decidiu muita coisa antes da tentação. Os perseguidores do salmista ainda estavam por perto. Cristo cumpriu por nós a vontade do Pai, e agora a obediência nasce da paz, não da corrida atrás dela.',
      prayer:
        'Mestre, tenho amado mais a minha opinião do que a tua Palavra, e o resultado é este ruído. Faz-me gostar do que mandas, até do que me contraria. Quando a mentira conveniente aparecer no balcão, que eu já tenha resolvido contigo o que responder. Tira as pedras em que sempre bato o pé. E não me deixes fazer da tua lei um binóculo para vigiar os outros. Amém.',
    },
    {
      verse: verse('Isaías 9:6', 'menino Príncipe Paz'),
      context:
        'Quando a Assíria ameaçava Judá, Isaías anunciou um rei da casa de Davi, em quem os cristãos reconhecem Jesus, doador de uma paz sem fim.',
      explanation:
        'Diante do império mais temido da época, Deus apresenta um bebê. A paz que ele promete vem de um governo posto sobre ombros mansos. Guerras seguem estourando, e os cristãos não dizem que o Reino já se vê por inteiro. Dizem que o Rei nasceu, morreu, vive e não será deposto. Reconhecê-lo hoje é entregar-lhe a parte da vida em que ainda mandamos sozinhos.',
      prayer:
        'Menino que nos foi dado, Rei de ombros largos, assume também o que eu governo mal: a agenda, a língua, o dinheiro, a mágoa que administro há anos. Tenho medo de soltar o volante. Conselheiro, diz-me o que fazer com o meu irmão. Forte Deus, detém os que lucram com guerra. Príncipe, que a tua paz comece neste quarto e não tenha fim. Amém.',
    },
    {
      verse: verse('Isaías 26:3', 'guardarás completa paz confia'),
      context:
        'Verso de um cântico para o dia da salvação de Judá: o povo de pensamento firme em Deus é guardado por ele.',
      explanation:
        'Mente firme não é mente vazia. O verbo hebraico sugere apoiar-se, como quem encosta as costas na parede depois de horas em pé no ônibus. Deus se compromete a sustentar quem descansa nele o pensamento, e o original repete a palavra: “paz, paz”. Pensamentos intrusivos podem insistir, e às vezes pedem tratamento. O ponto de apoio não se move, pois Jesus o firmou ao ressuscitar.',
      prayer:
        'Rocha minha, a cabeça virou feira: todo mundo grita oferta ao mesmo tempo. Encosto-me em ti. Traz de volta pela mão, sem ralhar, o pensamento que foge para o pior, quantas vezes for preciso. Se houver doença nisto, guia-me a um bom profissional. Dá-me uma frase tua para morar nela hoje, do café até o apagar da luz. Guarda o que não consigo guardar. Amém.',
    },
    {
      verse: verse('Isaías 32:17', 'justiça paz segurança'),
      context:
        'Isaías via a capital acomodada e injusta; depois do Espírito derramado, promete ele, a retidão dará como colheita sossego duradouro.',
      explanation:
        'A paz sem justiça é um tapete por cima de buraco. Isaías diz que sossego se colhe, e que a planta dele é a retidão: salário pago, palavra mantida, pobre respeitado. Vale para a cidade e para a mesa de casa, onde fazer silêncio a respeito do mal não resolve nada. O fruto demora e não será perfeito antes de Cristo voltar, mas o Espírito já semeia gente justa.',
      prayer:
        'Justo Senhor, eu queria colher paz sem plantar nada. Mostra-me a conta que deixei de pagar, o serviço alheio que desvalorizei, a verdade que escondi para evitar conversa. Dá-me coragem de acertar tudo. Ampara os que sofrem violência e são mandados calar em nome da harmonia; que encontrem justiça e proteção. Rega esta cidade com o teu Espírito, e deixa-nos ver brotar alguma coisa. Amém.',
    },
    {
      verse: verse('Isaías 54:10', 'montes bondade pacto paz'),
      context:
        'Depois da devastação, Deus fala a Jerusalém como a uma esposa reencontrada: o pacto que faz com ela é mais firme que as serras.',
      explanation:
        'Um morro também cai; quem viu encosta descer na chuva sabe. Deus escolhe a coisa mais estável da paisagem e diz: se até isto sair do lugar, a minha bondade não sai. Não há aí garantia contra deslizamento, desemprego ou divórcio, e sim um pacto que nenhum desastre rescinde. Jesus o assinou com sangue. Quando tudo na sua vida sair do lugar, procure essa bondade, que ficou onde estava.',
      prayer:
        'Deus da aliança, o chão que eu julgava firme correu: um telefonema e tudo era outro. Ainda procuro os marcos antigos e não os acho. Fala de novo comigo como quem tem compaixão. Segura as famílias que viram o barro levar a casa, e põe de pé gente que as ajude de verdade. Muda em volta o que tiver de mudar, mas o teu pacto não muda, e nele me firmo. Amém.',
    },
    {
      verse: verse('Isaías 57:19', 'paz longe perto sararei'),
      context:
        'Para os humildes e contritos de Israel, os que ficaram e os dispersos; Paulo viu cumprir-se em Cristo essa paz oferecida a ambos.',
      explanation:
        '“Longe” e “perto”, nesta frase, são endereços de gente. Há quem nunca saiu do banco da igreja e vive em guerra por dentro; há quem foi embora e nem sabe se pode tocar a campainha. Aos dois Deus diz a mesma palavra, repetida, e fala em sarar. A cura, no contexto, é do coração contrito e da amizade com ele; do corpo, ele cuida como quer. Cristo trouxe esse recado pessoalmente.',
      prayer:
        'Paz, paz: repito o que disseste, Senhor, porque estou longe até quando estou sentado no primeiro banco. Sara em mim o que o orgulho infeccionou. Traz para perto quem saiu batendo a porta e quem nós empurramos para fora. Faz nascer nos meus lábios fruto doce em vez de veneno. Que longe e perto se abracem, e eu no meio, sem bandeira própria a defender. Amém.',
    },
    {
      verse: verse('Lucas 2:14', 'Glória paz terra vontade'),
      context:
        'Canto dos anjos ouvido por pastores nos campos de Belém, na noite em que Jesus nasceu: com ele chega ao mundo o favor de Deus.',
      explanation:
        'A primeira plateia desse coro trabalhava no turno da noite e cheirava a ovelha. A paz cantada não esvaziou o palácio de Herodes, que em pouco tempo faria mães chorarem. Ela veio de outro modo: Deus de bem com a humanidade por meio de um recém-nascido. O favor veio sem merecimento da nossa parte. Por isso quem anda exausto no serviço pode levantar a cabeça e juntar-se ao coro, mesmo desafinado.',
      prayer:
        'Glória a ti nas alturas, e aqui embaixo também, no pátio da garagem, na portaria, no posto de enfermagem às três da manhã. Visita os que trabalham enquanto a cidade dorme. Eu buscava paz em silêncio e feriado, e tu a puseste numa manjedoura. Ensina-me o caminho até ela. Que a tua boa vontade para comigo adoce a minha para com os outros. Amém.',
    },
    {
      verse: verse('João 14:27', 'paz deixo dou coração'),
      context:
        'Horas antes de ser traído, Jesus deixa aos discípulos a própria paz como herança, diferente da que a sociedade oferece e retira.',
      explanation:
        'Quem parte deixa herança, e Jesus não tinha terreno nem economia para legar. Deixou a paz dele, aquela que o fez dormir em barco e responder com calma ao juiz. O mundo oferece trégua com letra miúda: enquanto houver saúde, dinheiro, aplauso. A do Senhor convive com a noite em que foi dita, véspera de cruz. O coração perturbado é convidado a recebê-la outra vez.',
      prayer:
        'Jesus, dono da minha herança, venho tomar posse do que deixaste. Em cartório nenhum há coisa igual. Troca por ela a paz comprada em prestações: a série até tarde, a bebida, a compra desnecessária. Meu coração perturba-se à toa e também com razão; conheces as duas coisas. Deita a tua calma sobre este dia de medo. E que eu não a perca na primeira discussão. Amém.',
    },
    {
      verse: verse('João 20:19', 'portas discípulos medo Paz'),
      context:
        'Na noite da ressurreição, o Senhor entra no lugar onde os discípulos se trancavam assustados e os saúda com paz, sem censura.',
      explanation:
        'A porta trancada não impediu o Ressuscitado, e o susto dos seus não o ofendeu. Eles o tinham abandonado dias antes; esperavam talvez bronca, ouviram saudação. Jesus mostrou as feridas, e foi olhando para elas que se alegraram. Os perigos da rua continuavam ali, e eles só sairiam depois, fortalecidos. Você pode estar trancado por medo, luto ou vergonha: o Senhor sabe entrar sem arrombar.',
      prayer:
        'Senhor, passei a tranca, pus a cadeira atrás da porta e não atendo ninguém. Entra assim mesmo. Tenho vergonha do que fiz quando precisavas de mim, e nas mãos tu trazes, em vez da conta, as marcas. Deixa-me vê-las devagar. Sopra coragem para que eu abra primeiro a janela, depois a porta, depois a boca. E visita os que vivem reclusos por pânico, porque a paz que anunciaste é para eles também. Amém.',
    },
    {
      verse: verse('Romanos 5:1', 'justificados fé paz Deus'),
      context:
        'Paulo tira a primeira consequência da fé: para quem foi declarado justo por causa de Cristo, acabou a inimizade com Deus.',
      explanation:
        'O réu que ouve a palavra “absolvido” não precisa esperar o humor do juiz na manhã seguinte. Paulo diz que a paz com Deus é um estado, fundado em Cristo, antes de ser uma sensação. Nem por isso a vida fica mansa: logo depois ele fala em tribulações. Mas acabou a guerra que mais importava. Quando a consciência reabrir o processo, mostre-lhe a sentença com a assinatura do Filho.',
      prayer:
        'Pai, a guerra entre nós acabou, e eu ainda ando agachado como se houvesse tiro. Endireita as minhas costas. Confesso o pecado de hoje sem desespero, porque o meu defensor é Jesus e a causa foi julgada. Desarma em mim o costume de atacar primeiro. Quero levar adiante essa trégua de verdade, no grupo da família e no trânsito. Com gratidão, largo as minhas armas. Amém.',
    },
    {
      verse: verse('Efésios 2:14', 'nossa paz povos muro'),
      context:
        'Escrito a igrejas em que judeus e gentios aprendiam a conviver: Cristo em pessoa reconcilia os dois e derruba a parede antiga.',
      explanation:
        'O muro, no Brasil, tem caco de vidro em cima. Entre judeus e gentios havia um desses, feito de costume, nojo e história ruim, e Cristo o derrubou no próprio corpo. Ele não traz a paz num papel: é a paz. Reconciliar-se com ele muda o lugar do outro na mesa. Nem toda relação se refaz, sobretudo onde há ameaça ou mentira; o que cabe a nós é não levantar tijolo novo.',
      prayer:
        'Cristo, nossa paz, mostra-me o muro que construí e chamei de prudência. Sei quem ficou do outro lado: a cunhada, o vizinho do outro partido, o irmão daquela denominação. Tira um tijolo hoje com a minha mão. Cura o racismo que ainda se senta em nossos bancos e escolhe quem cumprimenta. Onde for preciso manter distância por segurança, guarda-me do rancor. Faz de nós um só. Amém.',
    },
    {
      verse: verse('Filipenses 4:6-7', 'ansiosos súplicas paz guardará'),
      context:
        'Da prisão, Paulo aconselha os filipenses a levar tudo a Deus em oração; a paz protege o coração, sem prometer que todo pedido seja atendido.',
      explanation:
        'Como se obedece a uma ordem de não estar ansioso? Paulo dá o caminho, em vez de ralhar: contar tudo a Deus, com súplica e com gratidão, no lugar de remoer. A paz vem então como sentinela e fica à porta, embora o problema às vezes siga na sala. Ela excede o entendimento, e pode chegar antes da solução. Terapia e remédio não competem com essa guarda, que Cristo Jesus monta.',
      prayer:
        'Deus que ouves, trago a preocupação número um e já vejo a fila atrás dela. Uma de cada vez: a dor no peito da minha mãe, o contrato que vence, a conversa com o professor. Junto, ponho os agradecimentos: a sopa, o amigo, a chuva que refrescou. Manda a tua sentinela ficar de guarda à minha cabeceira esta noite. Que eu desperte ainda sob essa guarda. Amém.',
    },
    {
      verse: verse('2 Tessalonicenses 3:16', 'Senhor paz sempre'),
      context:
        'Bênção final a cristãos perturbados por boatos sobre o fim: Cristo, fonte da paz, pode dá-la em qualquer circunstância.',
      explanation:
        'Sempre e de toda maneira: a bênção abrange o almoço barulhento e a sala de espera, a notícia boa e a carta registrada. É oração de apóstolo, e oração mostra o que Deus gosta de dar; não funciona por encomenda. Os tessalonicenses ainda tinham irmãos desordeiros e boatos para enfrentar. O que Paulo mais desejou para eles foi companhia: o Senhor da paz em pessoa, com todos, inclusive os complicados.',
      prayer:
        'Senhor da paz, há boato correndo no bairro e corrente alarmista no celular, e eu também repassei. Acalma-me por fora e por dentro. Dá-me paz quando me atraso, quando perco, quando ganho e tenho medo de perder. Fica com todos nós: com a irmã que fofoca, com o irmão que não trabalha, comigo que julgo os dois. De toda maneira, Senhor, e sempre. Amém.',
    },
  ],
};
