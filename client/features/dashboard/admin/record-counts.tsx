import {
  BookHeart,
  CircleHelp,
  FileText,
  HandHeart,
  HeartHandshake,
  type LucideIcon,
  Radio,
  Settings,
  Sun,
  Tags,
  UserRound,
  Users,
} from 'lucide-react';
import type { LinkedPage } from '#shared/pages.ts';
import { formatNumber } from '../../../lib/format.ts';
import { STAT_GRID, StatCard } from './stat-card.tsx';
import type { Stats } from './stats-query.ts';

type Count = Readonly<{
  name: keyof Stats['counts'];
  label: string;
  Icon: LucideIcon;
  /** Where the administration looks after them; texts of the product's own have no area. */
  to?: LinkedPage;
}>;

/** In the order of the specification. */
const COUNTS: readonly Count[] = [
  { name: 'userRoles', label: 'Usuários', Icon: Users, to: '/admin/users' },
  { name: 'dailyWords', label: 'Palavras do dia', Icon: Sun },
  { name: 'dailyPromises', label: 'Promessas do dia', Icon: HeartHandshake },
  { name: 'prayers', label: 'Orações', Icon: HandHeart },
  { name: 'prayerCategories', label: 'Categorias de oração', Icon: Tags },
  { name: 'biblicalCharacters', label: 'Personagens bíblicos', Icon: UserRound },
  { name: 'themeStudies', label: 'Estudos temáticos', Icon: BookHeart, to: '/admin/studies' },
  { name: 'quiz', label: 'Perguntas de quiz', Icon: CircleHelp, to: '/admin/quiz' },
  { name: 'systemSettings', label: 'Configurações', Icon: Settings, to: '/admin/settings' },
  { name: 'booklets', label: 'Apostilas', Icon: FileText, to: '/admin/apostilas' },
];

/** Counts the records of each kind and the people who use the product now. */
export function RecordCounts({ stats }: Readonly<{ stats: Stats }>) {
  return (
    <section aria-labelledby="counts-title">
      <h2 id="counts-title" className="mb-3 text-xl">
        Em números
      </h2>
      <dl className={`${STAT_GRID} md:grid-cols-3 xl:grid-cols-4`}>
        <StatCard
          label="Membros ativos agora"
          value={formatNumber(stats.activeUsers)}
          Icon={Radio}
          first
          to="/admin/maintenance"
        />
        {COUNTS.map(({ name, label, Icon, to }) => (
          <StatCard
            key={name}
            label={label}
            value={formatNumber(stats.counts[name])}
            Icon={Icon}
            to={to}
          />
        ))}
      </dl>
    </section>
  );
}
