import { useId } from 'react';
import { formatTimestamp } from '#domain/calendar/timestamp.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EyeIcon } from '#ui/icon/eye-icons.tsx';
import { DownloadIcon } from '#ui/icon/icons.tsx';
import { Link } from '#ui/link/link.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { type ReportsMessages, reportsMessages } from '../reports.messages.ts';
import { usePdfTab } from './pdf-tab.controller.ts';
import type { LastReport } from './reports.controller.ts';

interface LastReportPanelProps {
  readonly last: LastReport;
  /** Called if the browser may not open the file. */
  readonly onViewFailure: () => void;
}

/** The latest report, with actions to download and view it. */
export function LastReportPanel({ last, onViewFailure }: LastReportPanelProps) {
  const messages = useMessages(reportsMessages);
  const locale = useLocale();
  const headingId = useId();
  const { open, blockedAddress } = usePdfTab(last.file, onViewFailure);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack>
        <Heading level={2} size="small" id={headingId}>
          {messages.lastReport}
        </Heading>
        <DescriptionList items={reportFacts(last, messages, locale)} />
        {last.report.totalRecords === 0 && <Text tone="muted">{messages.noRecords}</Text>}
        <Cluster>
          <Button variant="secondary" icon={<DownloadIcon />} onClick={last.download}>
            {messages.downloadAgain}
          </Button>
          {last.report.format === 'PDF' && (
            <Button variant="secondary" icon={<EyeIcon />} onClick={open}>
              {messages.viewPdf}
            </Button>
          )}
        </Cluster>
        {blockedAddress !== undefined && (
          <Alert
            tone="warning"
            live="assertive"
            action={
              <Link href={blockedAddress} target="_blank" rel="noopener">
                {messages.openPdf}
              </Link>
            }
          >
            {messages.blocked}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}

/** The report's details; the ceremony is included only if the report is about one. */
function reportFacts({ report, file }: LastReport, messages: ReportsMessages, locale: string) {
  const { format, totalRecords, generatedAt, ceremonyName } = report;
  const facts = [
    { term: messages.fileName, detail: <UserText>{file.name}</UserText> },
    { term: messages.lastFormat, detail: format },
    {
      term: messages.totalRecords,
      detail: formatMessage(messages.recordCount, { count: totalRecords }, locale),
    },
    {
      term: messages.generatedAt,
      detail: generatedAt === undefined ? messages.missing : formatTimestamp(generatedAt, locale),
    },
  ];
  if (ceremonyName === undefined) return facts;
  return [...facts, { term: messages.lastCeremony, detail: <UserText>{ceremonyName}</UserText> }];
}
