import { useState } from 'react';
import type { Timestamp } from '#domain/calendar/timestamp.ts';
import type { VerifiedTitle } from '#domain/verification/verified-title.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import type { HeadingLevel } from '#react/heading-level.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { PrinterIcon } from '#ui/icon/icons.tsx';
import { usePrinting } from '#ui/print-frame/use-printing.ts';
import { BreakableText } from '#ui/text/text.tsx';
import type { VerificationOrigin } from '../title-verification.flow.ts';
import { verificationMessages } from '../title-verification.messages.ts';
import { describeTitle, type TitleDescription } from './describe-title.ts';
import { DocumentButton } from './document-button.tsx';
import { Line, Note } from './result-card.styles.ts';
import { ResultCard } from './result-card.tsx';
import { verificationSheet } from './verification-sheet.ts';

interface VerifiedTitleCardProps {
  readonly title: VerifiedTitle;
  readonly checkedAt: Timestamp;
  readonly origin: VerificationOrigin;
  readonly headingLevel: HeadingLevel;
  /** Verifies the title that replaces this one. */
  readonly onShowCurrent: (code: string) => void;
}

const tones = {
  valid: 'success',
  'on-hold': 'info',
  rectified: 'warning',
  replaced: 'warning',
  annulled: 'danger',
} as const;

/** A title that is in the register: its standing first, then its data. */
export function VerifiedTitleCard(props: VerifiedTitleCardProps) {
  const { title, checkedAt, origin, headingLevel, onShowCurrent } = props;
  const messages = useMessages(verificationMessages);
  const locale = useLocale();
  const { standing } = title;
  const description = describeTitle(title, checkedAt, messages, locale, location.host);
  const current = standing.kind === 'rectified' ? standing.currentCode : undefined;

  return (
    <ResultCard
      tone={tones[standing.kind]}
      title={description.standing}
      text={description.meaning}
      origin={origin}
      headingLevel={headingLevel}
      explanation={
        <>
          {description.resolution !== undefined && (
            <Line>
              <strong>{messages.resolution}:</strong>{' '}
              <bdi>
                <BreakableText text={description.resolution} />
              </bdi>
            </Line>
          )}
          {current !== undefined && (
            <Button variant="secondary" onClick={() => onShowCurrent(current)}>
              {messages.showCurrent}
            </Button>
          )}
        </>
      }
    >
      {description.advice !== undefined && (
        <Line>
          <strong>{description.advice}</strong>
        </Line>
      )}
      <DescriptionList items={description.rows.map(isolated)} />
      <Note>{description.checked}</Note>
      <PrintButton description={description} />
      {title.hasDocument && <DocumentButton code={title.code} />}
    </ResultCard>
  );
}

function PrintButton({ description }: { readonly description: TitleDescription }) {
  const messages = useMessages(verificationMessages);
  const locale = useLocale();
  const print = usePrinting();
  const [hasFailed, setFailed] = useState(false);
  const press = () => {
    setFailed(false);
    print(verificationSheet(description, messages, locale)).catch(() => setFailed(true));
  };
  return (
    <>
      <Button icon={<PrinterIcon />} onClick={press}>
        {messages.print}
      </Button>
      {hasFailed && (
        <Alert tone="danger" live="assertive">
          {messages.printFailed}
        </Alert>
      )}
    </>
  );
}

/** A name may be written from right to left; `bdi` isolates it from the direction of the line. */
function isolated({ detail, ...item }: TitleDescription['rows'][number]) {
  return {
    ...item,
    detail: (
      <bdi>
        <BreakableText text={detail} />
      </bdi>
    ),
  };
}
