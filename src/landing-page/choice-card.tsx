import { type ReactNode, useId } from 'react';
import type { HeadingLevel } from '../react/heading-level.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card/card.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { CardAction, CardBody, CardText, Emblem } from './choice-card.styles.ts';
import type { FollowLink } from './landing-page.controller.ts';

interface ChoiceCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  readonly variant: 'primary' | 'secondary';
  readonly headingLevel: HeadingLevel;
  readonly followLink: FollowLink;
}

/** One of the two choices of the page. */
export function ChoiceCard(props: ChoiceCardProps) {
  const titleId = useId();
  return (
    <Card as="article" aria-labelledby={titleId}>
      <CardBody>
        <Emblem>{props.icon}</Emblem>
        <Heading level={props.headingLevel} size="title" id={titleId}>
          {props.title}
        </Heading>
        <CardText>{props.text}</CardText>
        <CardAction>
          <LinkButton href={props.href} variant={props.variant} onClick={props.followLink}>
            {props.action}
          </LinkButton>
        </CardAction>
      </CardBody>
    </Card>
  );
}
