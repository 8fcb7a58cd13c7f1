import { requiresCeremony } from '../../../domain/report/report.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { RetryAlert } from '../../../ui/alert/retry-alert.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Stack } from '../../../ui/stack/stack.styles.ts';
import { ceremonyLabel } from '../ceremony-label.ts';
import { type ReportsWords, reportsMessages } from '../reports.messages.ts';
import type { ReportsController } from './reports.controller.ts';
import { type CeremonyOption, ceremonyOptions, type ReportChoice } from './reports.flow.ts';

interface CeremonyChoiceProps {
  readonly reports: ReportsController;
  /** Where the focus goes when the ceremony is missing. */
  readonly id: string;
}

/** The ceremony of the report; all of them only where the report allows it. */
export function CeremonyChoice({ reports, id }: CeremonyChoiceProps) {
  const words = useMessages(reportsMessages);
  const locale = useLocale();
  const { ceremonies, choice, choose, problem } = reports;
  const { kind, ceremony } = choice;
  const rows = ceremonies.status === 'ready' ? ceremonies.rows : [];
  return (
    <Stack $gap={3}>
      <Select<CeremonyOption>
        id={id}
        label={words.ceremony}
        items={ceremonyOptions(kind, rows)}
        itemKey={keyOf}
        itemLabel={(option) => labelOf(option, words, locale)}
        value={typeof ceremony === 'string' ? null : ceremony}
        onChange={(option) => choose({ ceremony: keyOf(option) })}
        placeholder={
          ceremonies.status === 'loading' ? words.loadingCeremonies : words.chooseCeremony
        }
        isRequired={kind !== undefined && requiresCeremony(kind)}
        isDisabled={ceremonies.status === 'loading'}
        error={errorOf(ceremony, problem, words)}
      />
      {ceremonies.status === 'failed' && (
        <RetryAlert onRetry={ceremonies.retry}>{ceremonies.sentence}</RetryAlert>
      )}
    </Stack>
  );
}

function keyOf(option: CeremonyOption): string {
  return option.kind === 'every' ? '' : String(option.id);
}

function labelOf(option: CeremonyOption, words: ReportsWords, locale: string): string {
  if (option.kind === 'every') return words.everyCeremony;
  const { id, ceremony } = option;
  if (ceremony === undefined) return formatMessage(words.ceremonyById, { id: String(id) });
  return ceremonyLabel(ceremony, words, locale);
}

/** A ceremony that is gone is shown at once, a missing one only after the press. */
function errorOf(
  ceremony: ReportChoice['ceremony'],
  problem: ReportsController['problem'],
  words: ReportsWords,
): string | undefined {
  if (ceremony === 'gone') return words.ceremonyGone;
  return problem === 'no-ceremony' ? words.ceremonyMissing : undefined;
}
