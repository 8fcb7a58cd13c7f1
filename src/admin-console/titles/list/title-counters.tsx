import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { titlesMessages } from '../titles.messages.ts';
import type { TitlesController } from './titles.controller.ts';
import { Counter, CounterFigure, CounterName, Counters } from './titles.styles.ts';

/** The three counters, over every title whatever the filters (spec §2). While loading they say nothing, not zero. */
export function TitleCounters({
  state,
  all,
  catalogue,
}: Pick<TitlesController, 'state' | 'all' | 'catalogue'>) {
  const words = useMessages(titlesMessages);
  const locale = useLocale();
  const figures = [
    { name: words.totalTitles, figure: all.length },
    { name: words.uniqueCeremonies, figure: catalogue.ceremonies.length },
    { name: words.uniqueCareers, figure: catalogue.careers.length },
  ];
  return (
    <Counters aria-busy={state === 'loading' || undefined}>
      {figures.map(({ name, figure }) => (
        <Counter key={name}>
          <CounterName>{name}</CounterName>
          <CounterFigure>
            {state === 'loading' ? '–' : formatMessage('{figure}', { figure }, locale)}
          </CounterFigure>
        </Counter>
      ))}
    </Counters>
  );
}
