import { ROLE_NAMES, ROLES } from '#shared/access.ts';
import { STUDY_NAMES } from '#shared/guided-studies/study-items.ts';
import { SETTING_NAMES, SYSTEM_SETTINGS } from '#shared/system-settings.ts';
import { nameOfMonth } from '#shared/tracking/monthly-report.ts';
import type { Act } from './audit-query.ts';

/** The fields of records, as administrators know them; others are not listed. */
const FIELDS: Readonly<Record<string, string>> = {
  role: 'papel',
  title: 'título',
  question: 'pergunta',
  category: 'categoria',
  level: 'nível',
  optionA: 'opção A',
  optionB: 'opção B',
  optionC: 'opção C',
  optionD: 'opção D',
  correctAnswer: 'resposta correta',
  explanation: 'explicação',
  reference: 'referência',
  name: 'nome',
  description: 'descrição',
  bookUrl: 'link',
  price: 'valor',
  pdf: 'PDF',
  image: 'imagem',
  created: 'criadas',
  repeated: 'repetidas',
  ended: 'sessões encerradas',
  version: 'versão',
  value: 'valor',
  changed: 'mudou',
  format: 'arquivo',
};

const STUDIES: ReadonlyMap<string, string> = new Map(Object.entries(STUDY_NAMES));

export const actorOf = ({ actor, actorId }: Act): string =>
  actor ?? (actorId ? 'Uma conta excluída' : 'Um script de manutenção');

/** Names what an act was about: as it is called today or, where it is gone, as it was recorded. */
export function subjectOf({ action, subject, member, question, before, after }: Act): string {
  if (action === 'quiz.import') return subject;
  if (action === 'settings.change') {
    const name = SETTING_NAMES.find((each) => each === subject);
    return name ? SYSTEM_SETTINGS[name].label : subject;
  }
  if (action.startsWith('study.')) return STUDIES.get(subject) ?? subject;
  if (action === 'report.export') return nameOfMonth(subject);
  if (action === 'analytics.export') return subject.replaceAll('_', ' ');
  if (action === 'user.export') return subject;
  if (action === 'quiz.refuse-name') return member ?? 'uma conta excluída';
  if (action.startsWith('user.') || action === 'session.end') return member ?? 'uma conta excluída';
  const recorded = fieldOf(after, 'title') ?? fieldOf(before, 'title') ?? question;
  return recorded ?? fieldOf(after, 'name') ?? fieldOf(before, 'name') ?? subject;
}

/** Lists what an act changed, field by field. */
export function changesOf({ before, after }: Act): string[] {
  return Object.entries(FIELDS).flatMap(([field, label]) => {
    const [was, is] = [fieldOf(before, field), fieldOf(after, field)];
    if (is === null || was === is) return [];
    if (field === 'changed' || field === 'format') return [`${label}: ${is}`];
    if (was !== null) return [`${label}: de ${quoted(was)} para ${quoted(is)}`];
    return before ? [] : numberOnly(label, after, field);
  });
}

const quoted = (text: string) => (text === '' ? 'vazio' : `“${text}”`);

/** The name above says that a thing is new; numbers of an act that made several stand alone. */
function numberOnly(label: string, after: unknown, field: string): string[] {
  const value = rawOf(after, field);
  return typeof value === 'number' ? [`${label}: ${value}`] : [];
}

function rawOf(record: unknown, field: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, field) : null;
}

function fieldOf(record: unknown, field: string): string | null {
  const value = rawOf(record, field);
  const role = ROLES.find((each) => field === 'role' && each === value);
  if (role) return ROLE_NAMES[role];
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
