import { verse } from '../../verse-claim.ts';
import type { AuthoredStudy } from '../authored.ts';

export const keyVerses: AuthoredStudy<'marriage'>['keyVerses'] = [
  {
    reference: verse('Gênesis 2:25', 'nus Adão mulher envergonhavam'),
    explanation:
      'A última fotografia antes da queda mostra dois que não precisam se esconder. Nudez, ali, é mais que pele: ninguém será usado, ninguém será ridicularizado. O casamento tenta reaprender essa segurança aos poucos. Cada segredo contado e bem recebido devolve um palmo daquele jardim.',
  },
  {
    reference: verse('Efésios 5:25', 'Maridos amai esposas Cristo entregou'),
    explanation:
      'Maridos romanos ouviam muitos conselhos sobre governar a casa, e poucos sobre amá-la. Paulo escolhe o verbo da cruz. O padrão é alguém que abriu mão da própria vantagem para o bem de quem amava. Toda conversa sobre liderança masculina que não passe por essa entrega parou antes do fim da frase.',
  },
  {
    reference: verse('Efésios 5:28-29', 'esposas corpos alimenta sustenta Igreja'),
    explanation:
      'Os dois verbos são de cozinha e de berço: nutrir, agasalhar. Quem machuca a esposa agride a própria carne e nega aquilo que Cristo faz com a igreja. O versículo dá um teste simples, que serve ao marido e à esposa: perto de mim, esta pessoa anda mais alimentada ou mais faminta, mais aquecida ou mais assustada?',
  },
  {
    reference: verse('1 Coríntios 13:4-7', 'paciente bondoso injustiça verdade suporta'),
    explanation:
      'Lido em tantas festas, foi escrito para uma igreja que brigava. Paulo descreve o amor por atos, uns quinze verbos no grego, e quase nenhum fala de sentir. Suportar tudo não inclui alegrar-se com a injustiça; ele diz isso antes. Experimente trocar a palavra “amor” pelo seu nome e escutar onde soa falso.',
  },
  {
    reference: verse('Malaquias 2:14', 'testemunha mulher juventude companheira pacto'),
    explanation:
      'Homens maduros trocavam a esposa dos tempos difíceis por outra mais conveniente e depois molhavam o altar de lágrimas, sem entender por que Deus não respondia. A explicação é esta: ele esteve no casamento, do lado dela. O texto chama a esposa de companheira, palavra de quem divide a estrada.',
  },
  {
    reference: verse('Provérbios 15:1', 'resposta suave desvia furor'),
    explanation:
      'A voz baixa é um freio de mão. Dita na hora certa, uma frase como “estou ouvindo, fala devagar” muda a rota da conversa. O provérbio descreve o que acontece geralmente entre pessoas de boa vontade; não promete amansar quem gosta de ferir, e ninguém é culpado da agressão que sofreu.',
  },
  {
    reference: verse('1 Pedro 3:7', 'maridos entendimento honra herdeiros graça'),
    explanation:
      'Pedro fala em vaso mais delicado numa época em que a mulher tinha menos força física e quase nenhuma proteção legal; a conclusão dele é honra, nunca mando. Conviver com entendimento pede estudo: conhecer a esposa como quem aprende uma língua. Os dois são coerdeiros, e o céu repara em como o marido a trata.',
  },
  {
    reference: verse('Colossenses 3:12-14', 'revesti misericórdia mansidão perdoai amor vínculo'),
    explanation:
      'Paulo abre o guarda-roupa: compaixão, bondade, humildade, mansidão, paciência, e por cima de tudo o amor, como cinto que segura as demais peças. A roupa se põe de manhã, por decisão, mesmo com sono. Antes da roupa vem o motivo: vocês são escolhidos, santos, amados, e quem se sabe querido veste melhor.',
  },
  {
    reference: verse('Rute 1:16', 'deixe irei viverei povo Deus'),
    explanation:
      'A frase está em muitos convites de casamento, mas quem fala é uma nora jovem à sogra viúva, na estrada, sem nada a ganhar. A Bíblia põe na boca de uma estrangeira a mais bela jura de lealdade. Casais podem aprender com ela, e sogras e noras também: ficar por escolha, quando seria fácil partir.',
  },
  {
    reference: verse('Marcos 10:9', 'Deus juntou separe'),
    explanation:
      'A pergunta dos fariseus era sobre as condições para mandar a mulher embora. Jesus devolve o assunto à mão de Deus, que une, e tira a esposa do lugar de objeto descartável. Usar a frase para prender alguém a quem o agride é contrariar o seu propósito: ela nasceu para proteger o mais exposto.',
  },
  {
    reference: verse('Filipenses 2:3-4', 'rivalidade humildade atencioso outros'),
    explanation:
      'O marido quer praia, a mulher quer dormir. Para horas assim, Paulo lembra como o Filho de Deus tratou os próprios direitos, no hino que vem logo depois. Note o “não somente”: os meus interesses continuam existindo, e dizê-los é honesto. A novidade é incluir os do outro com o mesmo cuidado, antes que ele precise gritar.',
  },
  {
    reference: verse('Hebreus 13:4', 'matrimônio honrado leito conjugal'),
    explanation:
      'Este versículo aparece entre a hospitalidade, os presos e o amor ao dinheiro: fidelidade faz parte da vida santa comum. Honrar o casamento cabe a todos, solteiros incluídos, e proíbe tanto a aventura por fora como o desprezo por dentro. Deus julga quem trai, o que significa também que vê quem foi traído.',
  },
];
