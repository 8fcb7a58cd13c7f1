import { useText } from '../messages/messages-context.tsx';
import { styled } from '../ui/styled/styled.ts';
import { landingMessages } from './landing-page.messages.ts';
import { Column } from './landing-page.styles.ts';

const Footer = styled.footer`
  color: var(--birrete-text-muted);
`;

const FooterLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--birrete-space-1) var(--birrete-space-5);
  padding-block: var(--birrete-space-5);
`;

const FooterText = styled.p`
  font-size: var(--birrete-size-label);
`;

/** The copyright year and version of the specification, not today's year or the package's version. */
const copyrightYear = '2025';
const systemVersion = '2.0.0';

interface SiteFooterProps {
  /** The copyright holder. @default the product's name */
  readonly institution: string | undefined;
}

export function SiteFooter({ institution }: SiteFooterProps) {
  const { messages, format } = useText(landingMessages);
  const owner = institution ?? messages.productName;
  return (
    <Footer>
      <Column>
        <FooterLine>
          <FooterText>{format(messages.copyright, { year: copyrightYear, owner })}</FooterText>
          <FooterText>{format(messages.version, { version: systemVersion })}</FooterText>
        </FooterLine>
      </Column>
    </Footer>
  );
}
