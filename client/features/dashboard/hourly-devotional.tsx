import { Link } from '@tanstack/react-router';
import { Drawing } from '../../ui/drawing.tsx';

type Props = Readonly<{
  /** Of the member's own day. */
  hour: number;
}>;

/** The devotional that fits the hour. */
export function HourlyDevotional({ hour }: Props) {
  const morning = hour >= 4 && hour < 15;
  return (
    <Link
      to={morning ? '/devotional/morning' : '/devotional/night'}
      className="card flex items-center gap-4 p-4 hover:border-edge md:last:odd:col-span-2"
    >
      <Drawing name={morning ? 'sun' : 'moon'} hue="prayer" className="size-16" />
      <span>
        <span className="block font-serif text-lg leading-snug font-semibold">
          {morning ? 'Devocional da manhã' : 'Devocional da noite'}
        </span>
        <span className="block text-sm text-muted">
          {morning ? 'Comece o dia com Deus' : 'Descanse nele'}
        </span>
      </span>
    </Link>
  );
}
