import { formatLongDate } from '../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import { useLocale, useMessages } from '../../messages/messages-context.tsx';
import { CalendarIcon } from '../../ui/icon/icons.tsx';
import { PlaceIcon } from '../place-icon.tsx';
import { wizardMessages } from '../wizard.messages.ts';
import { Description, Fact, Facts } from './ceremony-detail.styles.ts';

/** When and where a ceremony is held, and what the university says about it. */
export function CeremonyDetail({ ceremony }: { readonly ceremony: Ceremony }) {
  const words = useMessages(wizardMessages);
  const locale = useLocale();
  const { date, location, description } = ceremony;
  return (
    <Facts>
      <Fact>
        <CalendarIcon label={words.date} />
        <span>{date === undefined ? words.dateUnknown : formatLongDate(date, locale)}</span>
      </Fact>
      <Fact>
        <PlaceIcon label={words.place} />
        <span>{location ?? words.unavailable}</span>
      </Fact>
      {description !== undefined && <Description>{description}</Description>}
    </Facts>
  );
}
