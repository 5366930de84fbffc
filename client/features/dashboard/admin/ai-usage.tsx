import { Coins, Gauge, MessagesSquare, Sigma, Users } from 'lucide-react';
import { DOLLARS_PER_TOKEN } from '#shared/tracking/tracking.ts';
import { formatNumber } from '../../../lib/format.ts';
import { formatDollars } from './dollars.ts';
import { STAT_GRID, StatCard } from './stat-card.tsx';
import type { Stats } from './stats-query.ts';

/** The chats of today: how much was asked, by how many, and about what it costs. */
export function AiUsage({ chat }: Readonly<Pick<Stats, 'chat'>>) {
  const { messages, tokens, members } = chat;
  const perMember = members === 0 ? 0 : Math.round(messages / members);
  return (
    <section aria-labelledby="ai-usage-title">
      <h2 id="ai-usage-title" className="mb-3 text-xl">
        Chat com IA hoje
      </h2>
      <dl className={`${STAT_GRID} xl:grid-cols-[1fr_1fr_1.2fr_1.5fr_1.3fr] md:max-xl:grid-cols-3`}>
        <StatCard
          label="Mensagens"
          value={formatNumber(messages)}
          Icon={MessagesSquare}
          to="/admin/reports"
        />
        <StatCard label="Tokens" value={formatNumber(tokens)} Icon={Sigma} to="/admin/reports" />
        <StatCard
          label="Usuários ativos"
          value={formatNumber(members)}
          Icon={Users}
          to="/admin/reports"
        />
        <StatCard
          label="Custo estimado"
          wide
          value={formatDollars(tokens * DOLLARS_PER_TOKEN)}
          Icon={Coins}
          to="/admin/reports"
        />
        <StatCard
          label="Eficiência"
          value={formatNumber(perMember)}
          Icon={Gauge}
          to="/admin/reports"
          hint="mensagens por usuário"
          lone
        />
      </dl>
    </section>
  );
}
