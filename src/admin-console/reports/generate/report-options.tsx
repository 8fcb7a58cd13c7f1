import { type RefObject, useId } from 'react';
import { type ReportFormat, requiresCeremony } from '#domain/report/report.ts';
import { formatMessage, type Wording } from '#messages/format-message.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { whileHeld } from '#react/while-held.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DownloadIcon } from '#ui/icon/icons.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { Select } from '#ui/select/select.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { LiveRegion } from '#ui/text/live-region.tsx';
import { ceremonyLabel } from '../ceremony-label.ts';
import { type ReportsMessages, reportsMessages } from '../reports.messages.ts';
import { BannerBox } from '../reports.styles.ts';
import type { BannerController } from './banner.controller.ts';
import type { ReportsController } from './reports.controller.ts';
import { type CeremonyOption, ceremonyOptions, type ReportChoice } from './reports.flow.ts';

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
          items={reports.formats}
          itemKey={(format) => format}
          itemLabel={(format) => (format === 'XLSX' ? messages.excelFormat : format)}
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

interface ReportBannerProps {
  readonly controller: BannerController;
  /** Called when the user closes the banner, to move the focus. */
  readonly onDismiss: () => void;
}

/** The result of the latest action, shown for five seconds, or longer while it is hovered or focused. */
function ReportBanner({ controller, onDismiss }: ReportBannerProps) {
  const { banner, pause, resume, hide } = controller;
  if (banner === undefined) return null;

  return (
    <BannerBox key={banner.id} {...whileHeld(pause, resume)}>
      <Alert
        tone={banner.tone}
        live={banner.tone === 'danger' ? 'assertive' : 'polite'}
        onDismiss={() => {
          hide();
          onDismiss();
        }}
      >
        {banner.text}
      </Alert>
    </BannerBox>
  );
}

interface CeremonyChoiceProps {
  readonly reports: ReportsController;
  /** The id of the element to focus if the ceremony is missing. */
  readonly id: string;
}

/** The ceremony of the report; all of them only if the report allows it. */
function CeremonyChoice({ reports, id }: CeremonyChoiceProps) {
  const text = useText(reportsMessages);
  const { messages } = text;
  const { ceremonies, choice, choose, problem } = reports;
  const { kind, ceremony } = choice;
  const rows = ceremonies.status === 'ready' ? ceremonies.rows : [];
  return (
    <Stack $gap={3}>
      <Select<CeremonyOption>
        id={id}
        label={messages.ceremony}
        items={ceremonyOptions(kind, rows)}
        itemKey={ceremonyOptionKey}
        itemLabel={(option) => ceremonyOptionLabel(option, text)}
        value={typeof ceremony === 'string' ? null : ceremony}
        onChange={(option) => choose({ ceremony: ceremonyOptionKey(option) })}
        placeholder={
          ceremonies.status === 'loading' ? messages.loadingCeremonies : messages.chooseCeremony
        }
        isRequired={kind !== undefined && requiresCeremony(kind)}
        isDisabled={ceremonies.status === 'loading'}
        error={errorOf(ceremony, problem, messages)}
      />
      {ceremonies.status === 'failed' && (
        <RetryAlert onRetry={ceremonies.retry}>{ceremonies.message}</RetryAlert>
      )}
    </Stack>
  );
}

function ceremonyOptionKey(option: CeremonyOption): string {
  return option.kind === 'all' ? '' : String(option.id);
}

function ceremonyOptionLabel(option: CeremonyOption, text: Wording<ReportsMessages>): string {
  const { messages } = text;
  if (option.kind === 'all') return messages.everyCeremony;
  const { id, ceremony } = option;
  if (ceremony === undefined) return formatMessage(messages.ceremonyById, { id: String(id) });
  return ceremonyLabel(ceremony, text);
}

/** Reports an unknown ceremony immediately, and a missing one only after an attempt. */
function errorOf(
  ceremony: ReportChoice['ceremony'],
  problem: ReportsController['problem'],
  messages: ReportsMessages,
): string | undefined {
  if (ceremony === 'gone') return messages.ceremonyGone;
  return problem === 'no-ceremony' ? messages.ceremonyMissing : undefined;
}
