import { COLLECTIONS, type LibraryKind } from './collections.ts';

/**
 * Entries whose texts answer the same need: to be torn between them is no doubt about what was
 * asked. Entries for other ages, other people or other moments are not among them.
 */
const SAME_NEED: Readonly<Record<LibraryKind, readonly (readonly string[])[]>> = {
  question: [
    ['pastor-pede-voto', 'voto-e-politica'],
    ['meus-pais-se-separaram', 'meus-pais-brigam'],
    ['quero-aceitar-jesus-hoje', 'como-ser-salvo', 'o-que-e-salvacao'],
    ['luto-por-animal', 'animais-no-ceu'],
    ['guerra-de-hoje-e-o-fim', 'quando-jesus-vai-voltar', 'mateus-24'],
    ['cada-bem-aventuranca', 'bem-aventurancas'],
    ['cuidador-exausto', 'cuidar-de-pais-idosos'],
    ['quem-foi-oseias', 'oseias-busca-gomer-de-volta'],
    ['quem-foi-boaz', 'quem-foi-rute', 'quem-foi-noemi'],
    ['quem-foi-dalila', 'quem-foi-sansao'],
    ['livre-arbitrio', 'o-que-e-predestinacao'],
    ['esperar-em-deus', 'oracao-nao-respondida', 'silencio-de-deus'],
    ['igreja-pela-internet', 'preciso-ir-a-igreja'],
    ['o-que-e-o-espiritismo', 'reencarnacao-e-espiritos'],
    ['apostas-e-jogos', 'aposta-esportiva-bet'],
    ['como-perdoar', 'raiz-de-amargura'],
    ['meu-valor', 'deus-me-ama'],
    ['por-que-deus-levou-quem-eu-amo', 'perdi-alguem'],
    ['casamento-que-esfriou', 'casamento-em-crise'],
    ['como-orar', 'o-que-e-oracao'],
    ['sem-vontade-de-orar', 'nao-consigo-orar'],
    ['biblia-em-um-ano-sem-desistir', 'comecar-um-plano-de-leitura'],
    ['peso-e-gula', 'emagrecer-e-fe'],
    ['estou-cansado', 'esgotamento-no-trabalho'],
    ['ansiedade', 'nao-andeis-ansiosos', 'lancai-sobre-ele-a-ansiedade'],
    ['medo', 'nao-temas-estou-contigo'],
    ['salmo-121', 'salmo-de-protecao'],
    ['culpa', 'nao-me-perdoa'],
    ['vencer-a-tentacao', 'caio-no-mesmo-pecado'],
    ['vespera-da-prova', 'vou-fazer-uma-prova'],
    ['mulher-samaritana', 'jesus-passa-por-samaria'],
    ['o-diabo-existe', 'de-onde-veio-o-diabo'],
    ['redes-sociais-e-fofoca', 'fofoca'],
    ['filho-e-videogame', 'filhos-no-celular'],
  ],
  prayer: [
    ['cuidador-cansado', 'pais-idosos'],
    ['depois-da-cirurgia', 'gratidao-pela-cura'],
    ['pedir-um-emprego', 'desemprego-e-trabalho'],
    ['entrevista-de-emprego', 'pedir-um-emprego'],
    ['madrugada-dificil', 'insonia'],
    ['gratidao-pelo-dia', 'gratidao'],
    ['casa-nova', 'consagrar-a-casa'],
    ['culpa-depois-do-perdao', 'culpa-e-arrependimento'],
    ['vou-ser-mae', 'gravidez'],
    ['gratidao-pelo-nascimento', 'recem-nascido'],
    ['paz-interior', 'ansiedade'],
    ['perdao', 'ira-e-magoa'],
  ],
  study: [
    ['bem-aventurancas', 'sermao-do-monte'],
    ['cruz-de-cristo', 'sete-palavras-da-cruz'],
    ['santificacao', 'santidade-de-deus'],
    ['familia', 'criacao-de-filhos'],
    ['espirito-santo', 'pentecostes'],
  ],
  motive: [
    ['saude-de-um-filho', 'cura-e-saude'],
    ['ministerio-e-igreja', 'chamado-e-ministerio'],
    ['restauracao-do-casamento', 'casamento'],
    ['reconciliacao', 'perdoar-alguem'],
  ],
  'advice-priest': [
    ['sem-animo-para-o-culto-em-casa', 'nao-sei-conduzir-oracao-em-familia'],
    ['esgotamento', 'homem-sem-animo'],
  ],
  'advice-builder': [
    ['cuidar-da-mae-idosa', 'sobrecarga-e-cansaco'],
    ['marido-nao-ajuda', 'sobrecarga-e-cansaco'],
  ],
  'advice-marriage': [
    ['intimidade-fria', 'rotina-e-tedio'],
    ['igrejas-diferentes', 'um-quer-mudar-de-igreja'],
    ['festas-com-qual-familia', 'interferencia-da-familia'],
    ['trabalho-longe-de-casa', 'horarios-trocados'],
    ['falta-de-dialogo', 'brigas-por-pouco'],
  ],
};

const NONE: ReadonlySet<number> = new Set();
const known = new Map<LibraryKind, ReadonlyMap<number, ReadonlySet<number>>>();

/** The entries that answer the same need as one, without itself. */
export function twinsOf(kind: LibraryKind, label: number): ReadonlySet<number> {
  return twinsIn(kind).get(label) ?? NONE;
}

function twinsIn(kind: LibraryKind): ReadonlyMap<number, ReadonlySet<number>> {
  const before = known.get(kind);
  if (before) return before;
  const labels = new Map(COLLECTIONS[kind].map(({ slug }, label) => [slug, label] as const));
  const twins = new Map<number, Set<number>>();
  for (const group of SAME_NEED[kind]) {
    const own = group.flatMap((slug) => labels.get(slug) ?? []);
    for (const label of own) {
      const all = twins.get(label) ?? new Set<number>();
      for (const other of own) if (other !== label) all.add(other);
      twins.set(label, all);
    }
  }
  known.set(kind, twins);
  return twins;
}
