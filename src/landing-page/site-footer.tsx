import { formatMessage } from '../messages/format-message.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { copyrightYear, systemVersion } from './edition.ts';
import { landingMessages } from './landing-page.messages.ts';
import { Column } from './landing-page.styles.ts';
import { Footer, FooterLine, FooterText } from './site-footer.styles.ts';

interface SiteFooterProps {
  /** Whose the copyright is. @default the product's name */
  readonly institution: string | undefined;
}

export function SiteFooter({ institution }: SiteFooterProps) {
  const words = useMessages(landingMessages);
  const owner = institution ?? words.productName;
  return (
    <Footer>
      <Column>
        <FooterLine>
          <FooterText>{formatMessage(words.copyright, { year: copyrightYear, owner })}</FooterText>
          <FooterText>{formatMessage(words.version, { version: systemVersion })}</FooterText>
        </FooterLine>
      </Column>
    </Footer>
  );
}
