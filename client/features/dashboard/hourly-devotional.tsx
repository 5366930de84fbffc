import { Link } from '@tanstack/react-router';
import { Drawing } from '../../ui/drawing.tsx';
import { cardOf } from '../shell/api.ts';

type Props = Readonly<{
  /** Of the member's own day. */
  hour: number;
}>;

/** The devotional that fits the hour. */
export function HourlyDevotional({ hour }: Props) {
  const { to, title, text, drawing, hue } = cardOf(
    hour >= 4 && hour < 15 ? '/devotional/morning' : '/devotional/night',
  );
  return (
    <Link
      to={to}
      className="card flex items-center gap-4 p-4 hover:border-edge md:last:odd:col-span-2"
    >
      <Drawing name={drawing} hue={hue} className="size-16" />
      <span>
        <span className="block font-serif text-lg leading-snug font-semibold">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </Link>
  );
}
