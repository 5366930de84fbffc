/** Forms too irregular or ambiguous for the rules, listed by their lemma. */
const WORDS: Readonly<Record<string, string>> = {
  ser: 'ser sou és é somos sois são era eras éramos éreis eram fui foste fostes sendo sido seja sejas sejamos sejais sejam sê sede será serás seremos sereis serão serei seria serias seríamos seriam',
  ir: 'ir vou vais vai vamos ides vão indo ido vá vás vades ide ia ias íamos iam irei irás irá iremos ireis irão iria iriam foi fomos foram fora for fores forem fosse fossem fosses',
  estar:
    'estar estou estás está estamos estais estão estava estavas estávamos estavam esteve estive estivemos estiveram estivera estivesse estivessem esteja estejam estejais estejamos estando estado estarei estará estarão estiver estiverem',
  ter: 'ter tenho tens tem temos tendes têm teve tive tiveste tivemos tiveram tinha tinhas tínhamos tinham tenha tenhas tenhamos tenhais tenham tendo tido terei terás terá teremos tereis terão teria teriam tiver tiverem tivesse tivessem tivera',
  haver:
    'haver há hão havia haviam houve houvera houver houvesse haja hajam havendo haverá haverão haveria',
  ver: 'ver vejo vês vê vemos vedes veem vêem vi viste viu vimos vistes viram via vias víamos viam verei verás verá veremos vereis verão veria visse vissem vendo veja vejas vejamos vejais vejam vede visto vistos',
  vir: 'vir venho vens vem vindes vêm vim vieste veio viemos viestes vieram viera vinham virei virás virá viremos vireis virão viria viriam vier vieres vierem viesse viessem vindo venha venhas venhamos venham vinde vindos',
  dar: 'dar dou dás dá damos dais dão dei deste deu demos destes deram dava davas dávamos davam darei darás dará daremos dareis darão daria darias dariam der deres derem desse dessem dando dê dês deem dai',
  fazer:
    'fazer faço fazes faz fazemos fazeis fazem fiz fizeste fez fizemos fizestes fizeram fizera fazia fazias fazíamos faziam farei farás fará faremos fareis farão faria farias fariam fizer fizeres fizerem fizesse fizessem fazendo faça faças façamos façais façam fazei feito feita feitos feitas',
  dizer:
    'dizer digo dizes diz dizemos dizeis dizem disse disseste dissemos dissestes disseram dissera dizia dizias dizíamos diziam direi dirás dirá diremos direis dirão diria diriam disser disseres disserem dissesse dissessem dizendo dito diga digas digamos digais digam dizei dize ditos dita ditas',
  poder:
    'posso podes pode podemos podeis podem pude pudeste pôde pudemos puderam podia podias podíamos podiam poderá poderão poderia poderiam puder puderem pudesse pudessem podendo possa possas possamos possais possam',
  saber:
    'saber sei sabes sabe sabemos sabeis sabem soube soubeste soubemos souberam sabia sabias sabíamos sabiam saberei saberás saberá saberemos sabereis saberão souber souberem soubesse soubessem sabendo sabido saiba saibas saibamos saibais saibam sabei',
  querer:
    'querer quero queres quer queremos quereis querem quis quiseste quisemos quiseram queria querias queríamos queriam quiser quiseres quiserdes quiserem quisesse quisessem querendo queira queiras queiramos queiram',
  trazer:
    'trazer trago trazes traz trazemos trazeis trazem trouxe trouxeste trouxemos trouxeram trazia traziam trarei trarás trará traremos trarão traria trouxer trouxerem trouxesse trazendo trazido traga tragas tragam trazei',
  por: 'pôr ponho pões põe pomos pondes põem pus puseste pôs pusemos puseram pusera punha punham porei porás porá poremos porão poria puser puserem pusesse pondo posto posta postos postas ponha ponhas ponham ponde',
  ouvir:
    'ouvir ouço ouves ouve ouvimos ouvis ouvem ouvi ouviste ouviu ouvistes ouviram ouvia ouvias ouviam ouvirei ouvirás ouvirá ouvireis ouvirão ouvindo ouça ouças ouçamos ouçam ouvi',
  morrer:
    'morrer morro morres morre morremos morrem morri morreu morreram morria morriam morrerei morrerás morrerá morreremos morrereis morrerão morrendo morra morras morramos morram morresse morto mortos morta mortas',
  nascer:
    'nascer nasce nascem nasceu nasceram nascido nascida nascidos nascerá nascesse nascendo nascer',
  crer: 'crer creio crês crê cremos credes creem cri creste creu cremos crestes creram cria criam crerei crerás crerá crereis crerão crendo creia creias creiais creiam crede cresse crido',
  ler: 'ler leio lês lê lemos ledes leem li leste leu leram lia liam lerá lendo lido leia leiam lede',
  rir: 'rir riu riram rirá rirão rindo riso risos',
  guardar: 'guarda guardas',
  mae: 'mãe mães',
  pai: 'pai pais',
  pais: 'país países',
  deus: 'deus deuses',
  mal: 'mal males',
  causa: 'causa causas',
  vista: 'vista vistas',
  junto: 'junto juntos',
  pelo: 'pelo pela pelos pelas',
  pecar:
    'pecar peco pecas peca pecamos pecais pecam pequei pecaste pecou pecaram pecava pecavam pecará pecando peque pequemos pequeis',
};

/** Words that look like an inflection of another one but rarely are. */
const OWN_LEMMAS =
  'sobre para como ora entre contra ante antes perante segundo conforme durante exceto onde logo nada fora cedo perto mais disto isto isso nisto consigo comigo contigo cinco seis sete sede saúde luto vão asas jamais deste destes';

export const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ...Object.entries(WORDS).flatMap(([word, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, word]),
  ),
  ...OWN_LEMMAS.split(' ').map((form): [string, string] => [form, form]),
]);
