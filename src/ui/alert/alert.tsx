import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { AnnouncedOnce, useAnnounced } from '../announcer/announcements.tsx';
import { DismissButton } from '../button/dismiss-button.tsx';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon/tone-icons.tsx';
import { uiMessages } from '../ui.messages.ts';
import { Action, AlertBox, type AlertTone, Body, Mark, Texts, Title } from './alert.styles.ts';

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
