import { memo } from 'react';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { useText } from '#messages/messages-context.tsx';
import { IconFrame, type IconProps } from '#ui/icon/icon-frame.tsx';
import { CalendarIcon } from '#ui/icon/icons.tsx';
import { styled } from '#ui/styled/styled.ts';
import { wizardMessages } from '../wizard.messages.ts';

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-1) var(--birrete-space-5);
`;

const Fact = styled.span`
  display: flex;
  gap: var(--birrete-space-2);
  min-inline-size: 0;

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Description = styled.span`
  display: block;
  flex-basis: 100%;
  overflow-wrap: anywhere;
`;

interface CeremonyDetailProps {
  readonly ceremony: Ceremony;
}

/** Date, place and description of a ceremony. Memoised, because choosing one changes none of it. */
export const CeremonyDetail = memo(function CeremonyDetail({ ceremony }: CeremonyDetailProps) {
  const { messages, longDate } = useText(wizardMessages);
  const { date, location, description } = ceremony;
  return (
    <Facts>
      <Fact>
        <CalendarIcon label={messages.date} />
        <span>{date === undefined ? messages.dateUnknown : longDate(date)}</span>
      </Fact>
      <Fact>
        <PlaceIcon label={messages.place} />
        <span>{location ?? messages.unavailable}</span>
      </Fact>
      {description !== undefined && <Description>{description}</Description>}
    </Facts>
  );
});

/** A map pin, for the place of a ceremony. */
function PlaceIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 20.5s-6.5-5.3-6.5-10.5a6.5 6.5 0 0 1 13 0c0 5.200-6.500 10.500-6.500 10.500z" />
      <circle cx="12" cy="10" r="2.3" />
    </IconFrame>
  );
}
