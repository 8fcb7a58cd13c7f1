import type { ReactNode } from 'react';
import { formatMessage } from '../messages/format-message.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { BirreteIcon } from '../ui/icon/icons.tsx';
import { Cluster } from '../ui/stack/row.styles.ts';
import type { FollowLink, Visitor } from './landing-page.controller.ts';
import { landingMessages } from './landing-page.messages.ts';
import { Column } from './landing-page.styles.ts';
import {
  Bar,
  Brand,
  Crest,
  Header,
  Institution,
  ProductName,
  SignedInAs,
} from './site-header.styles.ts';

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
            <div>
              {institution !== undefined && <Institution>{institution}</Institution>}
              <ProductName>{messages.productName}</ProductName>
            </div>
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
  const messages = useMessages(landingMessages);
  return (
    <>
      <SignedInAs dir="auto">
        {formatMessage(messages.signedInAs, { name: visitor.name })}
      </SignedInAs>
      <Button variant="quiet" onClick={visitor.signOut}>
        {messages.signOut}
      </Button>
    </>
  );
}
