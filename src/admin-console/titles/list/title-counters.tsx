import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { titlesMessages } from '../titles.messages.ts';
import type { TitlesController } from './titles.controller.ts';
import { Counter, CounterFigure, CounterName, Counters } from './titles.styles.ts';

/** The three counters, over every title whatever the filters. While the list is loading they show no number, not zero. */
export function TitleCounters({ titles }: { readonly titles: TitlesController }) {
  const { list, choices } = titles;
  const isLoading = list.source.status === 'loading';
  const words = useMessages(titlesMessages);
  const locale = useLocale();
  const figures = [
    { name: words.totalTitles, figure: list.rows.length },
    { name: words.uniqueCeremonies, figure: choices.ceremonies.length },
    { name: words.uniqueCareers, figure: choices.careers.length },
  ];
  return (
    <Counters aria-busy={isLoading || undefined}>
      {figures.map(({ name, figure }) => (
        <Counter key={name}>
          <CounterName>{name}</CounterName>
          <CounterFigure>
            {isLoading ? '–' : formatMessage('{figure}', { figure }, locale)}
          </CounterFigure>
        </Counter>
      ))}
    </Counters>
  );
}
