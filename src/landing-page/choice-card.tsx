import { type ReactNode, useId } from 'react';
import type { HeadingLevel } from '../react/heading-level.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Card } from '../ui/card/card.tsx';
import { styled } from '../ui/styled/styled.ts';
import { Heading } from '../ui/text/heading.tsx';
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

const CardBody = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  justify-items: start;
  gap: var(--birrete-space-3);
  block-size: 100%;
`;

const Emblem = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.25em;
  block-size: 3.25em;
  margin-block-end: var(--birrete-space-2);
  border-radius: 50%;
  background-color: var(--birrete-accent-soft);
  color: var(--birrete-accent-text);
`;

const CardText = styled.p`
  color: var(--birrete-text-muted);
  text-wrap: pretty;
`;

const CardAction = styled.div`
  display: grid;
  inline-size: 100%;
  justify-content: start;
  padding-block-start: var(--birrete-space-4);

  @container birrete (width < 30em) {
    justify-content: stretch;
  }
`;
