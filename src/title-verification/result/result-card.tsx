import { type ReactNode, useId } from 'react';
import type { HeadingLevel } from '#react/heading-level.ts';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Card } from '#ui/card/card.tsx';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '#ui/icon/tone-icons.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { VerificationOrigin } from '../title-verification.flow.ts';
import { Body, Head, HeadTitle, Line, Mark, type ResultTone } from './result-card.styles.ts';

interface ResultCardProps {
  readonly tone: ResultTone;
  readonly title: string;
  readonly text: string;
  readonly headingLevel: HeadingLevel;
  /** After the user's own verification the heading takes the focus; otherwise the view announces the result. */
  readonly origin: VerificationOrigin;
  /** Below the text, in the head. */
  readonly explanation?: ReactNode;
  readonly children?: ReactNode;
}

const icons = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  danger: DangerIcon,
} as const;

/** A result: its title by text, outline and colour, then what it means, then the data. */
export function ResultCard({ tone, title, text, headingLevel, origin, ...parts }: ResultCardProps) {
  const titleId = useId();
  const textId = useId();
  const heading = useFocusWhen<HTMLHeadingElement>(origin === 'person');
  const Icon = icons[tone];
  return (
    <Card as="article" padding="none" aria-labelledby={titleId}>
      <Head $tone={tone}>
        <HeadTitle>
          <Mark $tone={tone}>
            <Icon size="1.75em" />
          </Mark>
          <Heading
            level={headingLevel}
            size="title"
            id={titleId}
            tabIndex={-1}
            aria-describedby={textId}
            headingRef={heading}
          >
            {title}
          </Heading>
        </HeadTitle>
        <Line id={textId}>{text}</Line>
        {parts.explanation}
      </Head>
      {parts.children !== undefined && <Body>{parts.children}</Body>}
    </Card>
  );
}
