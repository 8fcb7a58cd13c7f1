import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { formatMessage } from '#messages/format-message.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ChevronIcon } from '#ui/icon/icons.tsx';
import { styled } from '#ui/styled/styled.ts';
import { focusRing } from '#ui/theme/focus-ring.styles.ts';
import type { CeremoniesMessages } from '../ceremonies.messages.ts';
import { ceremonyName } from '../ceremony-name.ts';
import { ceremonyStatusLabel, ceremonyStatusTone } from '../ceremony-status-badge.ts';

/** A touch target that is larger than the badge. */
const StatusButtonBox = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--birrete-space-1);
  min-block-size: 2.75em;
  max-inline-size: 100%;
  padding-inline: 0.25em;
  margin-inline: -0.25em;
  border-radius: var(--birrete-radius-medium);
  color: var(--birrete-text-muted);
  cursor: pointer;
  ${focusRing}

  @media (hover: hover) {
    &:hover {
      background-color: var(--birrete-accent-soft);
      color: var(--birrete-accent-text);
    }
  }
`;

interface StatusButtonProps {
  readonly ceremony: Ceremony;
  readonly messages: CeremoniesMessages;
  readonly onPress: () => void;
}

/** The status badge as a button, whose accessible name includes action and ceremony. */
export function StatusButton({ ceremony, messages, onPress }: StatusButtonProps) {
  const status = ceremonyStatusLabel(ceremony.status, messages);
  const name = ceremonyName(ceremony, messages);
  return (
    <StatusButtonBox
      type="button"
      aria-haspopup="dialog"
      aria-label={formatMessage(messages.statusAction, { status, name })}
      onClick={onPress}
    >
      <Badge tone={ceremonyStatusTone(ceremony.status)}>{status}</Badge>
      <ChevronIcon size="0.875em" />
    </StatusButtonBox>
  );
}
