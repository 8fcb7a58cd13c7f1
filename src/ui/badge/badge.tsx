import type { ReactNode } from 'react';
import { ClockIcon } from '../icon/icons.tsx';
import { DangerIcon, InfoIcon, NeutralIcon, SuccessIcon } from '../icon/tone-icons.tsx';
import { BadgeBox, type BadgeTone } from './badge.styles.ts';

interface BadgeProps {
  readonly tone: BadgeTone;
  /** @default the outline of the tone */
  readonly icon?: ReactNode;
  /** The state in a word or two: the colour only repeats it. */
  readonly children: ReactNode;
}

const icons = {
  neutral: NeutralIcon,
  success: SuccessIcon,
  warning: ClockIcon,
  danger: DangerIcon,
  info: InfoIcon,
} as const;

/** A state, shown by text and outline as well as by colour. The tone `warning` marks a pending state. */
export function Badge({ tone, icon, children }: BadgeProps) {
  const Icon = icons[tone];
  return (
    <BadgeBox data-tone={tone}>
      {icon ?? <Icon />}
      <span>{children}</span>
    </BadgeBox>
  );
}
