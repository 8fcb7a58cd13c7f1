import { requiresCeremony } from '#domain/report/report.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Select } from '#ui/select/select.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { ceremonyLabel } from '../ceremony-label.ts';
import { type ReportsMessages, reportsMessages } from '../reports.messages.ts';
import type { ReportsController } from './reports.controller.ts';
import { type CeremonyOption, ceremonyOptions, type ReportChoice } from './reports.flow.ts';

interface CeremonyChoiceProps {
  readonly reports: ReportsController;
  /** The id of the element to focus if the ceremony is missing. */
  readonly id: string;
}

/** The ceremony of the report; all of them only if the report allows it. */
export function CeremonyChoice({ reports, id }: CeremonyChoiceProps) {
  const messages = useMessages(reportsMessages);
  const locale = useLocale();
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
        itemLabel={(option) => ceremonyOptionLabel(option, messages, locale)}
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

function ceremonyOptionLabel(
  option: CeremonyOption,
  messages: ReportsMessages,
  locale: string,
): string {
  if (option.kind === 'all') return messages.everyCeremony;
  const { id, ceremony } = option;
  if (ceremony === undefined) return formatMessage(messages.ceremonyById, { id: String(id) });
  return ceremonyLabel(ceremony, messages, locale);
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
