import { useMemo, useState } from 'react';
import type { ListFilter } from '#admin-console/list/list-filter.flow.ts';
import { formatLongDate, todayOf } from '#domain/calendar/calendar-date.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { handoverMessages } from '../collection/handover.messages.ts';
import { handoverFilter } from '../collection/handover-filter.flow.ts';
import type { TitleHandovers } from '../collection/title-handovers.controller.ts';
import type { TitleCorrections } from '../corrections/corrections.controller.ts';
import { titleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import { standingFilter } from '../corrections/standing-filter.flow.ts';
import { titlesMessages } from '../titles.messages.ts';
import { type TitleChoices, titleFilters } from './titles.flow.ts';

/** The filters by ceremony and career, and those by standing and hand-over once the server's answers are known. */
export function useTitleFilters(
  choices: TitleChoices,
  corrections: TitleCorrections,
  handovers: TitleHandovers,
): readonly ListFilter<IssuedTitle>[] {
  const messages = useMessages(titlesMessages);
  const locale = useLocale();
  const always = useMemo(
    () =>
      titleFilters(choices, messages, (name, date) =>
        formatMessage(messages.ceremonyWithDate, { name, date: formatLongDate(date, locale) }),
      ),
    [choices, messages, locale],
  );
  const standing = useStandingFilter(corrections);
  const handover = useHandoverFilter(handovers, corrections);
  return useMemo(() => [...always, ...standing, ...handover], [always, standing, handover]);
}

function useStandingFilter({
  status,
  historyOf,
}: TitleCorrections): readonly ListFilter<IssuedTitle>[] {
  const messages = useMessages(titleCorrectionsMessages);
  return useMemo(
    () => (status === 'ready' ? [standingFilter(messages, historyOf)] : []),
    [status, messages, historyOf],
  );
}

function useHandoverFilter(
  handovers: TitleHandovers,
  { historyOf }: TitleCorrections,
): readonly ListFilter<IssuedTitle>[] {
  const messages = useMessages(handoverMessages);
  const [today] = useState(() => todayOf(new Date()));
  return useMemo(() => {
    if (handovers.status !== 'ready') return [];
    const { book, days } = handovers;
    return [handoverFilter(messages, { book, historyOf, today, days })];
  }, [handovers, messages, historyOf, today]);
}
