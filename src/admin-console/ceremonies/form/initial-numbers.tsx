import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { registers } from '../../../domain/registry/registers.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Line, Lines } from '../../../ui/dialog/dialog-parts.styles.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { CeremonyField, CeremonyValues } from './ceremony-form.flow.ts';
import { type CeremonyFormWords, ceremonyFormMessages } from './ceremony-form.messages.ts';
import { Numbers, NumbersGroup, NumbersLegend } from './ceremony-form.styles.ts';
import type { NumberClash } from './number-clash.flow.ts';
import { useNumbering } from './numbering.controller.ts';

interface InitialNumbersProps {
  readonly ceremony: Ceremony | undefined;
  readonly values: CeremonyValues;
  /** Label, value, error and so on of each field. */
  readonly field: (name: CeremonyField) => Parameters<typeof TextField>[0];
}

/** The first acta, asignado and folio, with what the registers say about them. */
export function InitialNumbers({ ceremony, values, field }: InitialNumbersProps) {
  const words = useMessages(ceremonyFormMessages);
  const { nextFree, clashes } = useNumbering(ceremony, values);

  return (
    <>
      <NumbersGroup>
        <NumbersLegend>{words.numbers}</NumbersLegend>
        <Numbers>
          {registers.map((register) => {
            const number = nextFree[register];
            const props = field(register);
            return (
              <TextField
                key={register}
                {...props}
                hint={props.hint ?? (number && formatMessage(words.nextFree, { number }))}
                placeholder={words.numberPlaceholder}
                autoCapitalize="characters"
                spellCheck={false}
              />
            );
          })}
        </Numbers>
      </NumbersGroup>
      {clashes.length > 0 && <ClashWarning clashes={clashes} words={words} />}
    </>
  );
}

/** More lines than this would push the buttons out of sight. */
const maxShownClashes = 4;

interface ClashWarningProps {
  readonly clashes: readonly NumberClash[];
  readonly words: CeremonyFormWords;
}

/** Says whose numbers these are. It stops nobody: registers are sometimes started anew. */
function ClashWarning({ clashes, words }: ClashWarningProps) {
  const locale = useLocale();
  const hidden = clashes.length - maxShownClashes;
  return (
    <Alert tone="warning" live="polite" title={words.clashTitle}>
      <Lines>
        {clashes.slice(0, maxShownClashes).map((clash) => (
          <Line key={`${clash.register} ${clash.from} ${clash.name}`}>
            {clashSentence(clash, words)}
          </Line>
        ))}
        {hidden > 0 && <Line>{formatMessage(words.clashMore, { count: hidden }, locale)}</Line>}
        <Line>{words.clashAdvice}</Line>
      </Lines>
    </Alert>
  );
}

const seriesWord = {
  record: 'recordSeries',
  assigned: 'assignedSeries',
  folio: 'folioSeries',
} as const;

function clashSentence(
  { register, from, to, name }: NumberClash,
  words: CeremonyFormWords,
): string {
  const series = words[seriesWord[register]];
  const owner = name.trim() === '' ? words.clashUnnamed : name;
  return from === to
    ? formatMessage(words.clashOne, { series, from, name: owner })
    : formatMessage(words.clashMany, { series, from, to, name: owner });
}
