import { namesIn } from './text/names-in.ts';

/** The groups of settings, in the order in which the screen shows them. */
export const SETTING_GROUPS = {
  site: 'Textos do site',
  ai: 'Inteligência artificial',
  prices: 'Preços do modelo',
  uploads: 'Envio de arquivos',
  tracking: 'Registro de visitas',
  access: 'Acesso de quem cuida do site',
} as const;

export type SettingGroup = keyof typeof SETTING_GROUPS;

type Common = Readonly<{ group: SettingGroup; label: string; hint: string }>;

export type TextSetting = Common & Readonly<{ kind: 'text'; initial: string; longest: number }>;
export type FlagSetting = Common & Readonly<{ kind: 'flag'; initial: boolean }>;
export type NumberSetting = Common &
  Readonly<{
    kind: 'number';
    initial: number;
    least: number;
    most: number;
    /** The digits that may stand after the comma. */
    decimals: number;
    unit: string;
  }>;

export type Setting = TextSetting | FlagSetting | NumberSetting;

/**
 * Every setting that administrators change while the product runs. The two budgets begin at what
 * the environment sets, which is also the most that they may be.
 */
export const SYSTEM_SETTINGS = {
  landingNotice: {
    kind: 'text',
    group: 'site',
    label: 'Aviso para visitantes',
    hint: 'Aparece na página inicial, antes de entrar. Vazio: nenhum aviso.',
    initial: '',
    longest: 300,
  },
  memberNotice: {
    kind: 'text',
    group: 'site',
    label: 'Aviso para membros',
    hint: 'Aparece no início de quem entrou. Vazio: nenhum aviso.',
    initial: '',
    longest: 300,
  },
  warningBanner: {
    kind: 'text',
    group: 'site',
    label: 'Faixa de alerta',
    hint: 'Aparece acima de todas as páginas dos membros, como antes de uma parada. Vazio: nenhuma faixa.',
    initial: '',
    longest: 160,
  },
  aiEnabled: {
    kind: 'flag',
    group: 'ai',
    label: 'Respostas do modelo',
    hint: 'Desligadas, a próxima resposta já vem da biblioteca do produto e a voz é a do aparelho.',
    initial: true,
  },
  aiChecksAnswers: {
    kind: 'flag',
    group: 'ai',
    label: 'Conferência com a Bíblia',
    hint: 'Antes de mostrar uma resposta, um modelo confere cada frase com o texto guardado e só retira. Se ele falha, responde o acervo. Gasta quase o dobro de tokens, e a resposta aparece em blocos.',
    initial: true,
  },
  aiMemberDailyTokens: {
    kind: 'number',
    group: 'ai',
    label: 'Orçamento diário de cada membro',
    hint: 'Quando acaba, as respostas do dia vêm da biblioteca.',
    initial: 60_000,
    least: 0,
    most: 60_000,
    decimals: 0,
    unit: 'tokens',
  },
  aiSiteDailyTokens: {
    kind: 'number',
    group: 'ai',
    label: 'Orçamento diário do site',
    hint: 'O que todos os membros juntos podem gastar em um dia.',
    initial: 3_000_000,
    least: 0,
    most: 3_000_000,
    decimals: 0,
    unit: 'tokens',
  },
  inputPrice: {
    kind: 'number',
    group: 'prices',
    label: 'Entrada, por milhão de tokens',
    hint: 'O que o modelo lê. Usado na estimativa de custo dos relatórios.',
    initial: 2,
    least: 0,
    most: 1000,
    decimals: 4,
    unit: 'US$',
  },
  outputPrice: {
    kind: 'number',
    group: 'prices',
    label: 'Saída, por milhão de tokens',
    hint: 'O que o modelo escreve. Usado na estimativa de custo dos relatórios.',
    initial: 2,
    least: 0,
    most: 1000,
    decimals: 4,
    unit: 'US$',
  },
  pdfMegabytes: {
    kind: 'number',
    group: 'uploads',
    label: 'Tamanho máximo de um PDF',
    hint: 'Vale para os próximos envios.',
    initial: 50,
    least: 1,
    most: 50,
    decimals: 0,
    unit: 'MB',
  },
  imageMegabytes: {
    kind: 'number',
    group: 'uploads',
    label: 'Tamanho máximo de uma imagem',
    hint: 'Vale para os próximos envios.',
    initial: 10,
    least: 1,
    most: 10,
    decimals: 0,
    unit: 'MB',
  },
  visitRetentionDays: {
    kind: 'number',
    group: 'tracking',
    label: 'Guardar cada visita por',
    hint: 'Depois disso ficam só os totais de cada dia.',
    initial: 90,
    least: 7,
    most: 730,
    decimals: 0,
    unit: 'dias',
  },
  staffNeedsSecondFactor: {
    kind: 'flag',
    group: 'access',
    label: 'Exigir verificação em duas etapas',
    hint: 'Administradores e moderadores só abrem a administração com o código do aplicativo ou com uma chave de acesso. Ative primeiro a sua verificação.',
    initial: false,
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SYSTEM_SETTINGS;

export const SETTING_NAMES: readonly SettingName[] = namesIn(SYSTEM_SETTINGS);

type Kinds = Readonly<{
  text: Readonly<{ setting: TextSetting; value: string }>;
  flag: Readonly<{ setting: FlagSetting; value: boolean }>;
  number: Readonly<{ setting: NumberSetting; value: number }>;
}>;

type KindOf<Name extends SettingName> = (typeof SYSTEM_SETTINGS)[Name]['kind'];

export type SettingValue = Kinds[Setting['kind']]['value'];

export type SettingValues = {
  readonly [Name in SettingName]: Kinds[KindOf<Name>]['value'];
};

export type SettingDefinitions = {
  readonly [Name in SettingName]: Kinds[KindOf<Name>]['setting'];
};

/** The sentence that says why a value cannot be saved; null for one that can. */
export function problemOfSetting(setting: Setting, value: SettingValue): string | null {
  if (setting.kind === 'text') {
    if (typeof value !== 'string') return 'Escreva um texto.';
    return value.length > setting.longest ? `Use até ${setting.longest} caracteres.` : null;
  }
  if (setting.kind === 'flag') return typeof value === 'boolean' ? null : 'Escolha sim ou não.';
  const { least, most, decimals } = setting;
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Escreva um número.';
  if (value < least || value > most) {
    return `Escolha de ${formatNumber(least)} a ${formatNumber(most)}.`;
  }
  if (Number(value.toFixed(decimals)) === value) return null;
  return decimals === 0
    ? 'Escreva um número inteiro.'
    : `Use até ${decimals} casas depois da vírgula.`;
}

const formatNumber = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 4 });
