import { Page } from '../../ui/page.tsx';
import { BuiltInPrayers } from './built-in-prayers.tsx';
import { CustomPrayer } from './custom-prayer.tsx';

export function Prayers() {
  return (
    <Page
      title="Orações"
      lead="Palavras para começar. Continue com as suas, como quem conversa."
      drawing={['hands', 'prayer']}
    >
      <div className="grid gap-8 md:gap-10">
        <CustomPrayer />
        <BuiltInPrayers />
      </div>
    </Page>
  );
}
