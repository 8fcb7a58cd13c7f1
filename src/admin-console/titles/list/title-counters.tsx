import { useText } from '#messages/messages-context.tsx';
import { titlesMessages } from '../titles.messages.ts';
import type { TitlesController } from './titles.controller.ts';
import { Counter, CounterFigure, CounterName, Counters } from './titles.styles.ts';

/** Three counters over all titles, regardless of the filters. They show a dash while the list is loading. */
export function TitleCounters({ titles }: { readonly titles: TitlesController }) {
  const { list, choices } = titles;
  const isLoading = list.source.status === 'loading';
  const { messages, format } = useText(titlesMessages);
  const figures = [
    { name: messages.totalTitles, figure: list.rows.length },
    { name: messages.uniqueCeremonies, figure: choices.ceremonies.length },
    { name: messages.uniqueCareers, figure: choices.careers.length },
  ];
  return (
    <Counters aria-busy={isLoading || undefined}>
      {figures.map(({ name, figure }) => (
        <Counter key={name}>
          <CounterName>{name}</CounterName>
          <CounterFigure>{isLoading ? '–' : format('{figure}', { figure })}</CounterFigure>
        </Counter>
      ))}
    </Counters>
  );
}
