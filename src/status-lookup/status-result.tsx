import { useId, useLayoutEffect, useRef } from 'react';
import type { ApplicationStatusReport } from '../domain/application-status-report.ts';
import { formatMessage } from '../messages/format-message.ts';
import { useLocale } from '../messages/messages-context.tsx';
import { Badge } from '../ui/badge/badge.tsx';
import { Card } from '../ui/card/card.tsx';
import { DescriptionList } from '../ui/description-list/description-list.tsx';
import { Heading } from '../ui/theme/heading.tsx';
import { type HeadingLevel, levelBelow } from './heading-level.ts';
import { lookOfStatus, type ReportSection, sectionsOfReport } from './report-sections.ts';
import type { StatusWords } from './status-lookup.messages.ts';
import {
  Group,
  Reason,
  ReasonTerm,
  ReasonText,
  Record,
  Sentence,
  Verdict,
  VerdictTitle,
} from './status-result.styles.ts';

interface StatusResultProps {
  readonly words: StatusWords;
  readonly report: ApplicationStatusReport;
  readonly headingLevel: HeadingLevel;
  /** Whether the result's heading takes the focus when it appears: only after a person's own search. */
  readonly takesFocus: boolean;
}

/** What was found: the verdict first, then the record. */
export function StatusResult({ words, report, headingLevel, takesFocus }: StatusResultProps) {
  const titleId = useId();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const look = lookOfStatus(report.status, words);

  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <Card as="article" padding="none" aria-labelledby={titleId}>
      <Verdict>
        <VerdictTitle>
          <Heading
            level={headingLevel}
            size="title"
            id={titleId}
            tabIndex={-1}
            headingRef={heading}
          >
            {formatMessage(words.resultTitle, { code: report.code })}
          </Heading>
          <Badge tone={look.tone}>
            <span>{look.label}</span>
          </Badge>
        </VerdictTitle>
        <Sentence>{look.sentence}</Sentence>
        {report.reason !== undefined && <RejectionReason words={words} text={report.reason} />}
      </Verdict>
      <Record>
        {sectionsOfReport(report, words, locale).map((section) => (
          <RecordGroup key={section.id} section={section} headingLevel={levelBelow(headingLevel)} />
        ))}
      </Record>
    </Card>
  );
}

function RejectionReason({ words, text }: { readonly words: StatusWords; readonly text: string }) {
  return (
    <Reason>
      <ReasonTerm>{words.reason}</ReasonTerm>
      <ReasonText dir="auto">{text}</ReasonText>
    </Reason>
  );
}

interface RecordGroupProps {
  readonly section: ReportSection;
  readonly headingLevel: HeadingLevel;
}

/** A name may be written from right to left; `bdi` keeps it from turning the line around it. */
function RecordGroup({ section, headingLevel }: RecordGroupProps) {
  const titleId = useId();
  return (
    <Group aria-labelledby={titleId}>
      <Heading level={headingLevel} size="small" id={titleId}>
        {section.title}
      </Heading>
      <DescriptionList
        items={section.items.map(({ term, detail }) => ({ term, detail: <bdi>{detail}</bdi> }))}
      />
    </Group>
  );
}
