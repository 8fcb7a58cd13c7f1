import { useMemo } from 'react';
import { formatLongDate } from '../../../domain/calendar/calendar-date.ts';
import type { IssuedTitle } from '../../../domain/registry/issued-title.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import type { ListFilter } from '../../list/list-filter.flow.ts';
import type { TitleCorrections } from '../corrections/corrections.controller.ts';
import { titleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import { standingFilter } from '../corrections/standing-filter.flow.ts';
import { titlesMessages } from '../titles.messages.ts';
import { type TitleChoices, titleFilters } from './titles.flow.ts';

/** The filters by ceremony and career, and by standing once the corrections are known. */
export function useTitleFilters(
  choices: TitleChoices,
  corrections: TitleCorrections,
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
  return useMemo(() => [...always, ...standing], [always, standing]);
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
