import type { ReactNode } from 'react';
import { useMessages, useText } from '../messages/messages-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { BirreteIcon } from '../ui/icon/icons.tsx';
import { Cluster, Row } from '../ui/stack/row.styles.ts';
import { styled } from '../ui/styled/styled.ts';
import type { FollowLink, Visitor } from './landing-page.controller.ts';
import { landingMessages } from './landing-page.messages.ts';
import { Column } from './landing-page.styles.ts';

interface SiteHeaderProps {
  readonly institution: string | undefined;
  readonly crest: ReactNode;
  readonly loginHref: string;
  readonly visitor: Visitor;
  readonly followLink: FollowLink;
}

export function SiteHeader({
  institution,
  crest,
  loginHref,
  visitor,
  followLink,
}: SiteHeaderProps) {
  const messages = useMessages(landingMessages);
  return (
    <Header>
      <Column>
        <Bar>
          <Brand>
            <Crest>{crest ?? <BirreteIcon size="2.5em" />}</Crest>
            <Names>
              {institution !== undefined && <Institution>{institution}</Institution>}
              <ProductName>{messages.productName}</ProductName>
            </Names>
          </Brand>
          <Cluster $gap={3} $lineGap={2}>
            {visitor.kind === 'stranded' && <WayOut visitor={visitor} />}
            <LinkButton href={loginHref} variant="secondary" onClick={followLink}>
              {messages.administration}
            </LinkButton>
          </Cluster>
        </Bar>
      </Column>
    </Header>
  );
}

interface WayOutProps {
  readonly visitor: Extract<Visitor, { readonly kind: 'stranded' }>;
}

/** The user's name and the button to sign out. */
function WayOut({ visitor }: WayOutProps) {
  const { messages, format } = useText(landingMessages);
  return (
    <>
      <SignedInAs dir="auto">{format(messages.signedInAs, { name: visitor.name })}</SignedInAs>
      <Button variant="quiet" onClick={visitor.signOut}>
        {messages.signOut}
      </Button>
    </>
  );
}

const Header = styled.header`
  border-block-end: 1px solid var(--birrete-border);
  background-color: var(--birrete-surface);
`;

const Bar = styled(Row).attrs({ $gap: 5, $lineGap: 3 })`
  min-block-size: 5em;
  padding-block: var(--birrete-space-3);
  overflow-wrap: anywhere;

  @container birrete (width < 36em) {
    column-gap: var(--birrete-space-3);
  }
`;

/**
 * The names wrap at spaces; the button moves to the next line before the longest part of the product's name would
 * break, and so do the names, below the crest.
 */
const Brand = styled.div`
  display: flex;
  flex: 1 1 9.5em;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--birrete-space-1) var(--birrete-space-3);
  min-inline-size: 0;
`;

const Names = styled.div`
  flex: 1 1 6.5em;
  min-inline-size: 0;
  hyphens: auto;
`;

const Crest = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  color: var(--birrete-accent-text);

  @container birrete (width < 36em) {
    font-size: 0.8em;

    /* A host's crest may have a size in pixels. */
    & > :is(svg, img) {
      inline-size: auto;
      max-inline-size: 5em;
      max-block-size: 2.5em;
    }
  }
`;

const Institution = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  line-height: 1.35;
`;

const ProductName = styled.p`
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-lead);
  font-weight: 600;
  line-height: 1.25;

  @container birrete (width < 36em) {
    font-size: 1em;
  }
`;

const SignedInAs = styled.p`
  max-inline-size: 20em;
  color: var(--birrete-text-muted);
  overflow-wrap: anywhere;
`;
