import { spelledOut } from '../portuguese/shorthand.ts';

/** What only somebody on the spot or the day's news can tell: prices, hours, places, weather, scores, songs to be sung, a country's capital. */
const PASSING: readonly RegExp[] = [
  /\bquanto (?:que )?(?:custa|custam|cobra|cobram|esta custando)\b(?!.*\b(?:seguir|ser|discipul\w+|graca|salvacao|perdao)\b)/u,
  /\b(?:qual|quais|sabe) (?:e )?(?:o |a )?(?:preco|mensalidade|cotacao)\b/u,
  /\b(?:que horas|qual (?:e )?(?:o )?horario|a que horas|que dia e)\b(?=.*\b(?:culto|missa|igreja|celula|ensaio|ebd|escola dominical|abre|abrem|fecha|fecham|comeca|comecam|onibus|jogo|sao|reuniao)\b)(?!.*\b(?:jesus|cristo|biblia|paulo|pedro|apostolos|melhor|devo|sabado)\b)/u,
  /^(?:que horas sao|que dia e hoje|hoje e que dia)\b/u,
  /\b(?:vai|sera que|ta|esta) (?:que )?(?:vai )?(?:chover|chovendo|fazer (?:sol|frio|calor)|esfriar|esquentar)\b(?!.*\b(?:deus|ora\w*|ore|jesus|profet\w+|elias|noe|fogo)\b)|\bprevisao do tempo\b|\btemperatura (?:hoje|amanha|em)\b/u,
  /\b(?:telefone|endereco|cep|(?:qual|passa|passe|manda|mande|sabe|quero) (?:e )?(?:o |a )?(?:numero|zap|whatsapp|instagram|site|e ?mail|pix)) d(?:a|o|e) (?:minha |sua |nossa )?(?:igreja|pastor|templo|congregacao|secretaria|pastora|padre|mercado|farmacia|hospital|posto)\b/u,
  /\b(?:onde (?:fica|tem|e)|qual)\b.*\b(?:mais perto|perto de mim|perto daqui|perto de casa|na minha cidade|no meu bairro|mais proxim[oa])\b/u,
  /\bquantos anos (?:que )?(?:tem|fez|faz|vai fazer)\b.*\b(?:pastor\w*|papa|padre|bispo|cantor\w*|presidente|apresentador\w*)\b|\bqual (?:e )?a idade d[oa] (?:pastor\w*|papa|padre|bispo|cantor\w*|presidente)\b/u,
  /\b(?:quem (?:ganhou|venceu|vai ganhar)|placar|resultado)\b.*\b(?:jogo|partida|eleicao|campeonato|copa|brasileirao|bbb|loteria|mega sena|flamengo|corinthians|palmeiras|vasco|santos|gremio|cruzeiro|selecao)\b/u,
  /\b(?:letra|cifra|partitura|playback|tom) d(?:a|o|e|esse|essa|aquele|aquela) (?:musica|louvor|hino|cancao|corinho)\b|^(?:por favor )?(?:canta|cante|toca|toque) (?:aquel[ae]|ess[ae]|uma?|a|o|pra|para)\b/u,
  /\breceita (?:de|do|da) (?:bolo|pao|torta|pudim|frango|arroz|feijao|comida|doce|massa|pamonha|canjica|cuscuz)\b|^como (?:faz|fazer|se faz|preparo?) (?:bolo|pudim|torta|arroz|feijao|coxinha)\b/u,
  /^(?:qual|quem|quantos)\b.*\b(?:capital|populacao|habitantes|moeda|presidente|governador|prefeito) d[aeo]s?\b(?!.*\b(?:judeia|israel|juda|babilonia|galileia|assiria|egito|siria|samaria)\b)/u,
];

/** Whether something is asked that no text of the library can know, however much of its words they share. */
export function asksForPassingFact(typed: string): boolean {
  const text = spelledOut(typed).join(' ');
  return PASSING.some((pattern) => pattern.test(text));
}
