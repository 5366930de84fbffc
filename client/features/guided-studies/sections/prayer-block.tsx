import { HandHeart } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import type { RichText as Text } from '#shared/answers/rich-text.ts';
import { plainOf } from '../../../answer/plain-text.ts';
import { TextActions } from '../../../controls/text-actions.tsx';
import { RichText } from '../../../scripture/rich-text.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import type { StudyItem } from '../study-queries.ts';

const GeneratedPrayer = lazyWithRetry(() => import('./generated-prayer.tsx'));

type Props = Readonly<{
  title: string;
  /** The prayer of the study, if there is one. */
  text: Text | null;
  item: StudyItem;
  /** The button that asks for a prayer; absent where none can come. */
  label: string | null;
}>;

/** A prayer of the study and one that is generated on request; the button changes between them. */
export function PrayerBlock({ title, text, item, label }: Props) {
  const [shown, setShown] = useState(false);
  const [requested, setRequested] = useState(false);
  const panel = useId();
  const press = () => {
    setRequested(true);
    setShown(!shown);
  };
  const [back, again] = text
    ? ['Voltar à oração do estudo', 'Ver a outra oração']
    : ['Ocultar a oração', 'Ver a oração'];
  return (
    <div>
      <div id={panel} className="max-w-prose">
        {requested ? (
          <div hidden={!shown}>
            <Suspense fallback={<p className="text-muted">Carregando oração...</p>}>
              <GeneratedPrayer
                title={title}
                item={item}
                onNothing={() => {
                  setRequested(false);
                  setShown(false);
                }}
              />
            </Suspense>
          </div>
        ) : null}
        {!shown && text ? (
          <>
            <RichText text={text} />
            <div className="mt-2 min-h-11">
              <TextActions title={`Oração: ${title}`} text={plainOf(text)} kind="prayer" />
            </div>
          </>
        ) : null}
      </div>
      {label ? (
        <ActionButton
          icon={HandHeart}
          aria-controls={panel}
          aria-expanded={shown}
          className="font-semibold"
          onPointerEnter={() => GeneratedPrayer.preload()}
          onClick={press}
        >
          {shown ? back : requested ? again : label}
        </ActionButton>
      ) : null}
    </div>
  );
}
