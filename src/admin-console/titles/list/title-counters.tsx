import { useMemo } from 'react';
import { useText } from '#messages/messages-context.tsx';
import { titlesMessages } from '../titles.messages.ts';
import { countStandings } from './count-standings.ts';
import type { TitlesController } from './titles.controller.ts';
import { Counter, CounterFigure, CounterMeaning, CounterName, Counters } from './titles.styles.ts';

/** Three counters over all titles, regardless of the filters. They show a dash while the list is loading. */
export function TitleCounters({ titles }: { readonly titles: TitlesController }) {
  const { list, choices } = titles;
  const isLoading = list.source.status === 'loading';
  const { messages, format } = useText(titlesMessages);
  const figures = [
    { name: messages.totalTitles, figure: list.rows.length, meaning: useTotalText(titles) },
    { name: messages.uniqueCeremonies, figure: choices.ceremonies.length, meaning: undefined },
    { name: messages.uniqueCareers, figure: choices.careers.length, meaning: undefined },
  ];
  return (
    <Counters aria-busy={isLoading || undefined}>
      {figures.map(({ name, figure, meaning }) => (
        <Counter key={name}>
          <CounterName>{name}</CounterName>
          <CounterFigure>{isLoading ? '–' : format('{figure}', { figure })}</CounterFigure>
          {meaning !== undefined && !isLoading && <CounterMeaning>{meaning}</CounterMeaning>}
        </Counter>
      ))}
    </Counters>
  );
}

/** The titles of the total that are in force, rectified and annulled; undefined while all are in force. */
function useTotalText({ list, corrections }: TitlesController): string | undefined {
  const { messages, format } = useText(titlesMessages);
  const { rows } = list;
  const { historyOf } = corrections;
  const counts = useMemo(() => countStandings(rows, historyOf), [rows, historyOf]);
  return counts.inForce === rows.length ? undefined : format(messages.totalText, counts);
}
