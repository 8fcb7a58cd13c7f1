import { useId, useState } from 'react';
import type { OwnApplication } from '#api/title-proof/title-proof.ts';
import type { ApplicationStatusReport } from '#domain/application/application-status-report.ts';
import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { type HeadingLevel, levelBelow } from '#react/heading-level.ts';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { ApplicationStatusBadge } from '#ui/application-status/application-status-badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { DescriptionGroup } from '#ui/description-list/description-group.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Row } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { Heading } from '#ui/text/heading.tsx';
import { BreakableText } from '#ui/text/text.tsx';
import type { SearchOrigin } from '../status-lookup.flow.ts';
import { LazyTitleProof } from '../title-proof/lazy-title-proof.tsx';
import { type ReportSection, sectionsOfReport } from './report-sections.ts';
import { type StatusResultMessages, statusResultMessages } from './status-result.messages.ts';

export interface StatusResultProps {
  readonly report: ApplicationStatusReport;
  /** The application whose title the graduate can proofread; undefined without one. */
  readonly ownApplication: OwnApplication | undefined;
  readonly headingLevel: HeadingLevel;
  /** After the user's own search the heading takes the focus; otherwise the form announces the result. */
  readonly origin: SearchOrigin;
}

/** The result: the status first, then the record. */
export function StatusResult(props: StatusResultProps) {
  const { report, ownApplication, headingLevel, origin } = props;
  const titleId = useId();
  const textId = useId();
  const messages = useMessages(statusResultMessages);
  const locale = useLocale();
  const [stated, setStated] = useState<string>();
  const { api } = useGraduation();
  const heading = useFocusWhen<HTMLHeadingElement>(origin === 'person' && report);

  return (
    <Card as="article" padding="none" aria-labelledby={titleId}>
      <StatusHead>
        <StatusTitle>
          <Heading
            level={headingLevel}
            size="title"
            id={titleId}
            tabIndex={-1}
            aria-describedby={textId}
            headingRef={heading}
          >
            {formatMessage(messages.resultTitle, { code: report.code })}
          </Heading>
          <ApplicationStatusBadge status={report.status} />
        </StatusTitle>
        <Summary id={textId}>{messages[`${report.status}Text`]}</Summary>
        {report.isMasked && (
          <p>{api.offers('receipt-key') ? messages.maskedByKey : messages.masked}</p>
        )}
        {report.titleCorrection !== undefined && (
          <p>{correctionText(report.titleCorrection, messages, locale)}</p>
        )}
        {report.reason !== undefined && (
          <RejectionReason messages={messages} text={report.reason} />
        )}
      </StatusHead>
      {ownApplication !== undefined && (
        <LazyTitleProof
          application={ownApplication}
          headingLevel={headingLevel}
          onStated={(isStated) => setStated(isStated ? ownApplication.code : undefined)}
        />
      )}
      <Record>
        {sectionsOfReport(report, { messages, locale, hasProof: stated === report.code }).map(
          (section) => (
            <DescriptionGroup
              key={section.id}
              title={section.title}
              level={levelBelow(headingLevel)}
            >
              <DescriptionList items={section.items.map(isolated)} />
            </DescriptionGroup>
          ),
        )}
      </Record>
    </Card>
  );
}

function correctionText(
  { standing, number, date }: NonNullable<ApplicationStatusReport['titleCorrection']>,
  messages: StatusResultMessages,
  locale: string,
): string {
  return formatMessage(messages[standing === 'annulled' ? 'titleAnnulled' : 'titleRectified'], {
    number,
    date: date === undefined ? messages.missing : formatLongDate(date, locale),
  });
}

function RejectionReason({
  messages,
  text,
}: {
  readonly messages: StatusResultMessages;
  readonly text: string;
}) {
  return (
    <Reason>
      <ReasonTerm>{messages.reason}</ReasonTerm>
      <ReasonText dir="auto">{text}</ReasonText>
    </Reason>
  );
}

/** A name may be written from right to left; `bdi` isolates it from the direction of the line. */
function isolated({ detail, ...item }: ReportSection['items'][number]) {
  return {
    ...item,
    detail: (
      <bdi>
        <BreakableText text={detail} />
      </bdi>
    ),
  };
}

/** The status has its own background, above the record. */
const StatusHead = styled.header`
  display: grid;
  gap: var(--birrete-space-4);
  padding: var(--birrete-space-6);
  border-block-end: 1px solid var(--birrete-border);

  @container birrete (width < 36em) {
    padding: var(--birrete-space-5) var(--birrete-space-4);
  }
`;

const StatusTitle = styled(Row).attrs({ $gap: 4, $lineGap: 2 })`
  overflow-wrap: anywhere;
`;

const Summary = styled.p`
  max-inline-size: 42em;
  font-size: var(--birrete-size-title);
`;

const Reason = styled.div`
  padding-inline-start: var(--birrete-space-4);
  border-inline-start: 3px solid var(--birrete-danger-text);
`;

const ReasonTerm = styled.p`
  color: var(--birrete-danger-text);
  font-size: var(--birrete-size-label);
  font-weight: 600;
`;

const ReasonText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Record = styled.div`
  padding-inline: var(--birrete-space-6);

  @container birrete (width < 36em) {
    padding-inline: var(--birrete-space-4);
  }
`;
