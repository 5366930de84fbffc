/**
 * Classes of words that mean the same to this screen, as beginnings of folded words ("=" marks a
 * whole word). They let the classifier apply what it learned of one word to similar words.
 */
const CLASSES: Readonly<Record<string, string>> = {
  me: '=me =mim =eu =comigo =meu =minha =meus =minhas',
  not: '=nao =nunca =nem =jamais =nada =ninguem =sem',
  partner:
    'marid espos mulher companheir namorad noiv =ex =boy =conjuge =mozao =amor =patroa =velho =homem =cara',
  child:
    'filh crianc menin bebe =nene =nenem entead net sobrinh alun neném recem nenezinh bebez guri piá =pia moleq caçul cacul adolescent =gemeos =pequena =pequeno',
  elder: '=avo =avos vovo vovó idos =velhinho =velhinha =bisa =bisavo sogr',
  parent: '=mae =pai =pais =mainha =painho =mamae =papai padrast madrast =maes =veio =coroa',
  relative: 'irma prim cunhad =tio =tia =tios genro nora parente famili padrinh madrinh',
  friend: 'amig coleg vizinh =parceiro =irmaozinho',
  leader:
    'pastor padre lider bispo diacon missionari obreir professor chefe patrao treinador apostolo',
  stranger: 'agiot bandid trafican milici faccao =crime assaltant estuprador pedofil',
  hit: 'bate bati bateu =bato bater batendo apanh espanc soco =murro murros chut tapa tapas pancad surra surr agred agress viol empurr machuc puxou queimou jog esgan estrangul enforc sufoc apert =lapada cacete bofet pontap cintad =cinta chicot esmurr quebr mord',
  weapon:
    'faca facao arma armad revolv pistol espingard tiro tiros bala =gilete estilete canivet martelo machad peixeir gasolina =ferro =pau =corda fio =38 cacet =porrete',
  threat: 'ameac persegu vigi rond jur mat mato matar mata matou matava matando',
  kill: 'suicid mata matar =mato morr =morte morto morta enforc enforq envenen assassin acabar acabo acab sumir desaparec partir',
  body: 'pesco cabel braco rosto perna =olho =olhos boca cabeca barriga costela dente corpo mao maos pulso cara =peito =lado nariz',
  mark: 'roxo roxa hematom marca cicatriz mancha machucad ferid sangu vergao vergoes',
  sex: 'estupr abus sexo sexual transar toc pass alis nu nua nude calcinha cueca intim partes penetr =cama forc assedi molest =pelada',
  secret:
    'segredo contar esconder escond cal =quieta =quieto sozinh trancad tranc prend preso presa fechad chave porta portao',
  documents:
    'celular document dinheiro cartao salario senha whats mensagem localizacao roupa batom aposentadoria beneficio',
  forbid: 'proib deix permit mand control obrig exig ciume desconfi',
  pills:
    'remedio comprimid cartela caixa remed tarja veneno chumbinho soda alvejant agua sanitaria calmante rivotril clonazepam tomei tomou toma ingeri engol bebeu',
  cut: 'cort gilet arranh lamin risco riscar mutil queim',
  height:
    'ponte laje predio viaduto janela andar trilho trem metro altura sacada beira pular pulo penhasco',
  farewell:
    'adeus despe carta bilhet testament ultim tchau perdao perdoem perdoa cuida cuidem gaveta deixei arrumad',
  decided: 'decid escolh marquei plan hoje amanha noite madrugada data dia prepar',
  hopeless:
    'sentido esperanc aguento suport forca forcas cans exaust vazi inutil lixo nojo peso fardo fracass atrapalh falta desist razao motivo saida escuro fundo poco',
  live: 'viv vida existi acord nasc respirar mundo',
  dark: 'trist chor depress angust deses panico solid solit medo apavor pavor culpa odio raiva vergonha morta',
  sleep: 'dorm insoni acord sono',
  eat: 'com comer comida vomit laxant engord magr gord peso balanc calori jejum jejuar fome emagr',
  punish: 'castig pun merec sofr pagar joelh penit',
  addict:
    'beb cach cerveja pinga alcool crack pedra droga cocain maconha po =vicio viciad recai overdos noia aposta bet tigrinho cassino jogo raspadinha roleta',
  debt: 'devo deve devendo divida agiot emprest cobr juros prestac nome boleto',
  faint:
    'desmai desacord inconsci acorda reage respond mole =caiu caida caido tremend convuls babando espum torta torto enrol formig dormente embolad',
  breath: 'respir ar asfix engasg rox falta sufoc chiad chia',
  bleed: 'sangr hemorrag sangue',
  sting: 'cobra jararaca escorpi aranha picou picad mordeu abelha marimbondo cachorro morceg',
  swell: 'inch alerg glote bolh coceir',
  chest: 'peito coracao infart enfart avc derrame pressao',
  pregnant: 'gravid gestant gestac bebe parto semanas bolsa contrac',
  fever: 'febre gelad suand suor vomit desidrat diabet insulin glicos glicem',
  now: '=agora hoje =ja acab ta esta rapido urgent socorro correndo minut',
  bible:
    'bibl biblic versicul capitul testament escritur livro profet apostol discipul jesus cristo davi saul judas sansao golias abraao isaque moises farao herodes jo elias paulo pedro maria jefte jezabel caim abel tamar amnom dina siquem bateseba urias estevao daniel israel filisteu cruz crucific salmo genesis exodo levitico juizes mateus lucas romanos apocalipse proverbio parabol rei reis lazaro ester',
  ask: 'explic =que =qual =quem =como =porque =onde quando signific estud aula ebd sermao pregac esboco licao devocional fala ensina diz pode texto historia resum',
  figure:
    'rir saudade fome sede calor frio vergonha curiosidade sono preguica trabalho prova enem time jogo filme serie novela bolo massa carne churrasco receita futebol goleiro gol',
  thanks:
    'obrig gratid agradec louv gloria aleluia amem benc feliz alegr parab venceu livre libert curad restaur gracas hoje testemunh',
  past: 'anos antes antigamente epoca infancia passado superei ja fui sobrevivi',
  church: 'igreja culto celula louvor coral batism ceia oracao orar ore oremos reza',
  help: 'ajud socorr preciso favor acolh orient denunc',
};

type Matcher = Readonly<{
  name: string;
  whole: ReadonlySet<string>;
  beginnings: readonly string[];
}>;

const matchers: readonly Matcher[] = Object.entries(CLASSES).map(([name, words]) => {
  const each = words.split(' ');
  return {
    name,
    whole: new Set(each.filter((word) => word.startsWith('=')).map((word) => word.slice(1))),
    beginnings: each.filter((word) => !word.startsWith('=')),
  };
});

/** The classes a folded word belongs to. */
export function classesOf(word: string): string[] {
  return matchers
    .filter(
      ({ whole, beginnings }) =>
        whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)),
    )
    .map(({ name }) => name);
}
