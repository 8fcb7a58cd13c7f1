import { useId } from 'react';
import { formatTimestamp } from '../../../domain/calendar/timestamp.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { DescriptionList } from '../../../ui/description-list/description-list.tsx';
import { EyeIcon } from '../../../ui/icon/eye-icons.tsx';
import { DownloadIcon } from '../../../ui/icon/icons.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Cluster } from '../../../ui/stack/row.styles.ts';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { Heading } from '../../../ui/text/heading.tsx';
import { UserText } from '../../../ui/text/inline-text.styles.ts';
import { Text } from '../../../ui/text/text.tsx';
import { type ReportsWords, reportsMessages } from '../reports.messages.ts';
import { usePdfTab } from './pdf-tab.controller.ts';
import type { LastReport } from './reports.controller.ts';

interface LastReportPanelProps {
  readonly last: LastReport;
  readonly onDownload: () => void;
  /** The browser may not show the file. */
  readonly onViewFailure: () => void;
}

/** The last report, to be downloaded again or viewed. */
export function LastReportPanel({ last, onDownload, onViewFailure }: LastReportPanelProps) {
  const words = useMessages(reportsMessages);
  const locale = useLocale();
  const headingId = useId();
  const { open, blockedAddress } = usePdfTab(last.file, onViewFailure);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack>
        <Heading level={2} size="small" id={headingId}>
          {words.lastReport}
        </Heading>
        <DescriptionList items={factsOf(last, words, locale)} />
        {last.report.totalRecords === 0 && <Text tone="muted">{words.noRecords}</Text>}
        <Cluster>
          <Button variant="secondary" icon={<DownloadIcon />} onClick={onDownload}>
            {words.downloadAgain}
          </Button>
          {last.report.format === 'PDF' && (
            <Button variant="secondary" icon={<EyeIcon />} onClick={open}>
              {words.viewPdf}
            </Button>
          )}
        </Cluster>
        {blockedAddress !== undefined && (
          <Alert
            tone="warning"
            live="assertive"
            action={
              <Link href={blockedAddress} target="_blank" rel="noopener">
                {words.openPdf}
              </Link>
            }
          >
            {words.blocked}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}

/** The ceremony is listed only where the report is about one. */
function factsOf({ report, file }: LastReport, words: ReportsWords, locale: string) {
  const { format, totalRecords, generatedAt, ceremonyName } = report;
  const facts = [
    { term: words.fileName, detail: <UserText>{file.name}</UserText> },
    { term: words.lastFormat, detail: format },
    {
      term: words.totalRecords,
      detail: formatMessage(words.recordCount, { count: totalRecords }, locale),
    },
    {
      term: words.generatedAt,
      detail: generatedAt === undefined ? words.missing : formatTimestamp(generatedAt, locale),
    },
  ];
  if (ceremonyName === undefined) return facts;
  return [...facts, { term: words.lastCeremony, detail: <UserText>{ceremonyName}</UserText> }];
}
