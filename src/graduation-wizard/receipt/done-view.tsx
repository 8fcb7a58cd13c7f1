import { useId } from 'react';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { useInternalLink } from '#provider/internal-link.ts';
import { type HeadingLevel, levelBelow } from '#react/heading-level.ts';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Button } from '#ui/button/button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { CopyText } from '#ui/copy-text/copy-text.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { SuccessIcon } from '#ui/icon/tone-icons.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { Received } from '../draft/submission-result.ts';
import { ExitLink, type ExitLinkProps } from '../exit-link.tsx';
import { dataItem, describeLines } from '../steps/person-lines.ts';
import { stepMessages } from '../steps/steps.messages.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { Intro, Note } from '../wizard.styles.ts';
import {
  Code,
  CodeFrame,
  CodeLabel,
  DoneActions,
  DoneBox,
  DoneMark,
  ReceiptAddress,
  SummaryBox,
} from './done-view.styles.ts';
import { receiptMessages } from './receipt.messages.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import { ReceiptExtras } from './receipt-extras.tsx';
import { statusLink } from './status-address.ts';

export interface DoneViewProps extends Pick<ExitLinkProps, 'homeHref' | 'onExit'> {
  readonly received: Received;
  /** Begins another application; the receipt leaves the tab. */
  readonly onRestart: () => void;
  readonly headingLevel: HeadingLevel;
  readonly statusHref: string;
  /** The address in the receipt's QR code: absolute, or relative to the page's. */
  readonly statusTemplate: string;
}

/** Step 5: the code of the received application, with receipt and calendar file. */
export function DoneView(props: DoneViewProps) {
  const { received, onRestart, headingLevel, statusHref, statusTemplate, homeHref, onExit } = props;
  const receipt = receiptOf(received);
  const messages = useMessages(receiptMessages);
  const { checkStatus } = useMessages(stepMessages);
  const followLink = useInternalLink();
  const heading = useFocusWhen<HTMLHeadingElement>(received.isRestored !== true);
  const codeId = useId();

  return (
    <Card>
      <DoneBox>
        <DoneMark>
          <SuccessIcon size="3em" />
        </DoneMark>
        <Heading
          level={headingLevel}
          size="title"
          tabIndex={-1}
          aria-describedby={codeId}
          headingRef={heading}
        >
          {messages.doneHeading}
        </Heading>
        <Intro>{messages.doneText}</Intro>
        <CodeCard id={codeId} code={receipt.code} />
        {receipt.key !== undefined && <LinkCard address={statusLink(statusTemplate, receipt)} />}
        <ReceiptExtras receipt={receipt} statusTemplate={statusTemplate} />
        <DoneActions>
          <LinkButton href={statusLink(statusHref, receipt)} onClick={followLink}>
            {checkStatus}
          </LinkButton>
          <ExitLink variant="secondary" homeHref={homeHref} onExit={onExit}>
            {messages.goHome}
          </ExitLink>
          <Button variant="quiet" onClick={onRestart}>
            {messages.applyAgain}
          </Button>
        </DoneActions>
      </DoneBox>
      <Summary receipt={receipt} level={headingLevel} />
    </Card>
  );
}

interface SummaryProps {
  readonly receipt: Receipt;
  readonly level: HeadingLevel;
}

function Summary({ receipt, level }: SummaryProps) {
  const { messages, longDate, locale } = useText(receiptMessages);
  const labels = useMessages(stepMessages);
  const wizard = useMessages(wizardMessages);
  const titleId = useId();
  const { ceremony, career, person } = receipt;
  const date = ceremony?.date;
  return (
    <SummaryBox aria-labelledby={titleId}>
      <Heading id={titleId} level={levelBelow(level)} size="small">
        {messages.summary}
      </Heading>
      <DescriptionList
        items={[
          ...describeLines(person, { ...labels, unavailable: wizard.unavailable }, locale),
          dataItem(labels.career, career?.name, wizard.unavailable),
          dataItem(wizard.ceremony, ceremony?.name, wizard.unavailable),
          {
            term: wizard.date,
            detail: date === undefined ? wizard.unavailable : longDate(date),
          },
          dataItem(wizard.place, ceremony?.location, wizard.unavailable),
        ]}
      />
      <Note>{messages.nextText}</Note>
    </SummaryBox>
  );
}

/** The code in large figures, with a button to copy it. */
function CodeCard({ id, code }: { readonly id: string; readonly code: string }) {
  const messages = useMessages(receiptMessages);
  const wizard = useMessages(wizardMessages);
  return (
    <CopyText
      text={code}
      show={(text) => (
        <CodeFrame id={id}>
          <CodeLabel>{wizard.code}</CodeLabel>
          <Code {...text} />
        </CodeFrame>
      )}
      copiedText={messages.copied}
      failedText={messages.copyFailed}
    >
      {messages.copyCode}
    </CopyText>
  );
}

/** The link that opens the personal data, where the code alone shows none, with a button to copy it. */
function LinkCard({ address }: { readonly address: string }) {
  const messages = useMessages(receiptMessages);
  return (
    <>
      <Note>{messages.linkText}</Note>
      <CopyText
        text={address}
        show={(text) => <ReceiptAddress {...text} />}
        copiedText={messages.linkCopied}
        failedText={messages.linkCopyFailed}
      >
        {messages.copyLink}
      </CopyText>
    </>
  );
}
