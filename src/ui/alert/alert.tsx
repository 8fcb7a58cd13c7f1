import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { AnnouncedOnce, useAnnounced } from '../announcer/announcements.tsx';
import { DismissButton } from '../button/dismiss-button.tsx';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/tone-icons.tsx';
import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { uiMessages } from '../ui.messages.ts';

interface AlertProps {
  readonly tone: AlertTone;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** A button with a remedy, e.g. 'Reintentar'. */
  readonly action?: ReactNode;
  /**
   * Announces title and text to screen readers: `assertive` interrupts, `polite` waits. An alert that is present from
   * the start needs neither.
   * @default 'off'
   */
  readonly live?: 'polite' | 'assertive' | 'off' | undefined;
  /** Makes the alert dismissable; the parent removes it. */
  readonly onDismiss?: (() => void) | undefined;
}

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
} as const;

const toneMessages = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
} as const;

/** A message in the page, beside its subject. */
export function Alert({ tone, title, children, action, live = 'off', onDismiss }: AlertProps) {
  const messages = useMessages(uiMessages);
  const Icon = icons[tone];
  const announced = useAnnounced<HTMLDivElement>(live);

  return (
    <AlertBox $tone={tone} data-tone={tone}>
      <Mark $tone={tone}>
        <Icon label={messages[toneMessages[tone]]} />
      </Mark>
      <Texts>
        <div ref={announced}>
          {title === undefined ? null : <Title $tone={tone}>{title}</Title>}
          <AnnouncedOnce by={live}>
            {children === undefined ? null : <Body>{children}</Body>}
          </AnnouncedOnce>
        </div>
        {action === undefined ? null : <Action>{action}</Action>}
      </Texts>
      {onDismiss === undefined ? null : (
        <DismissButton label={messages.dismiss} onPress={onDismiss} />
      )}
    </AlertBox>
  );
}

type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const AlertBox = styled.div.attrs(part('alert'))<{ readonly $tone: AlertTone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--birrete-space-3);
  padding: 0.875em 1em;
  border: 1px solid ${({ $tone }) => `var(--birrete-${$tone}-border)`};
  border-radius: var(--birrete-radius-medium);
  background-color: ${({ $tone }) => `var(--birrete-${$tone}-soft)`};
  color: var(--birrete-text);
`;

const Mark = styled.span<{ readonly $tone: AlertTone }>`
  display: block;
  flex: none;
  color: ${({ $tone }) => `var(--birrete-${$tone}-text)`};
`;

const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Title = styled.p<{ readonly $tone: AlertTone }>`
  color: ${({ $tone }) => `var(--birrete-${$tone}-text)`};
  font-weight: 600;
`;

const Body = styled.div``;

const Action = styled.div`
  padding-block-start: 0.625em;
`;
