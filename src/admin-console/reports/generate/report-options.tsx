import { type RefObject, useId } from 'react';
import { type ReportFormat, reportFormats } from '#domain/report/report.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DownloadIcon } from '#ui/icon/icons.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { LiveRegion } from '#ui/text/live-region.tsx';
import { reportsMessages } from '../reports.messages.ts';
import { CeremonyChoice } from './ceremony-choice.tsx';
import { ReportBanner } from './report-banner.tsx';
import type { ReportsController } from './reports.controller.ts';

interface ReportOptionsProps {
  readonly reports: ReportsController;
  readonly ceremonyId: string;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onGenerate: () => void;
}

/** Format, ceremony and the button that generates the report, with its result below. */
export function ReportOptions(props: ReportOptionsProps) {
  const { reports, ceremonyId, buttonRef, onGenerate } = props;
  const messages = useMessages(reportsMessages);
  const headingId = useId();
  const { choice, choose, isBusy, banner } = reports;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack>
        <Heading level={2} size="small" id={headingId}>
          {messages.options}
        </Heading>
        <RadioGroup<ReportFormat>
          label={messages.format}
          items={reportFormats}
          itemKey={(format) => format}
          itemLabel={(format) => format}
          value={choice.format}
          onChange={(format) => choose({ format })}
          layout="segmented"
          name="report-format"
        />
        <CeremonyChoice reports={reports} id={ceremonyId} />
        <Stack>
          <Button
            buttonRef={buttonRef}
            icon={<DownloadIcon />}
            isBusy={isBusy}
            onClick={onGenerate}
          >
            {messages.generate}
          </Button>
        </Stack>
        <LiveRegion>{isBusy && messages.generating}</LiveRegion>
        <ReportBanner controller={banner} onDismiss={() => buttonRef.current?.focus()} />
      </Stack>
    </Card>
  );
}
