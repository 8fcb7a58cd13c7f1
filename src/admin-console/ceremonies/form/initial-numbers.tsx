import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { type Register, registers } from '#domain/registers.ts';
import type { YearNumber } from '#domain/registry/numbering/year-number.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useText } from '#messages/messages-context.tsx';
import { useInViewNearFocus } from '#react/use-in-view-near-focus.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Line, Lines } from '#ui/dialog/dialog-parts.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { CeremonyField, CeremonyValues } from './ceremony-form.flow.ts';
import { type CeremonyFormMessages, ceremonyFormMessages } from './ceremony-form.messages.ts';
import { Numbers, NumbersGroup, NumbersLegend } from './ceremony-form.styles.ts';
import type { NumberClash } from './number-clash.flow.ts';
import { useNumbering } from './numbering.controller.ts';

interface InitialNumbersProps {
  readonly ceremony: Ceremony | undefined;
  readonly values: CeremonyValues;
  /** Returns a field's label, value, error and other props. */
  readonly field: (name: CeremonyField) => Parameters<typeof TextField>[0];
}

/** The initial acta, asignado and folio, with hints from the registers. */
export function InitialNumbers({ ceremony, values, field }: InitialNumbersProps) {
  const { messages, format } = useText(ceremonyFormMessages);
  const { nextFree, clashes, yearNumbers } = useNumbering(ceremony, values);

  return (
    <NumbersGroup>
      <NumbersLegend>{messages.numbers}</NumbersLegend>
      <Numbers>
        {registers.map((register) => {
          const number = nextFree[register];
          const props = field(register);
          return (
            <TextField
              key={register}
              {...props}
              hint={props.hint ?? (number && format(messages.nextFree, { number }))}
              placeholder={messages.numberPlaceholder}
              autoCapitalize="characters"
              spellCheck={false}
            />
          );
        })}
      </Numbers>
      {clashes.length > 0 && <ClashWarning clashes={clashes} messages={messages} />}
      {yearNumbers.length > 0 && <YearWarning found={yearNumbers} messages={messages} />}
    </NumbersGroup>
  );
}

/** Limits the height of the warning, so that the buttons stay visible. */
const maxShownClashes = 4;

interface ClashWarningProps {
  readonly clashes: readonly NumberClash[];
  readonly messages: CeremonyFormMessages;
}

/** Names the ceremonies that have these numbers. It does not block saving: a register may start over. */
function ClashWarning({ clashes, messages }: ClashWarningProps) {
  const locale = useLocale();
  const box = useInViewNearFocus<HTMLDivElement>('fieldset');
  const hidden = clashes.length - maxShownClashes;
  return (
    <div ref={box}>
      <Alert tone="warning" live="polite" title={messages.clashTitle}>
        <Lines>
          {clashes.slice(0, maxShownClashes).map((clash) => (
            <Line key={`${clash.register} ${clash.from} ${clash.name}`}>
              {clashText(clash, messages)}
            </Line>
          ))}
          {hidden > 0 && (
            <Line>{formatMessage(messages.clashMore, { count: hidden }, locale)}</Line>
          )}
          <Line>{messages.clashAdvice}</Line>
        </Lines>
      </Alert>
    </div>
  );
}

interface YearWarningProps {
  readonly found: readonly (YearNumber & { readonly register: Register })[];
  readonly messages: CeremonyFormMessages;
}

/** Says which number follows one that ends in a year. It does not block saving. */
function YearWarning({ found, messages }: YearWarningProps) {
  const box = useInViewNearFocus<HTMLDivElement>('fieldset');
  return (
    <div ref={box}>
      <Alert tone="warning" live="polite" title={messages.yearTitle}>
        <Lines>
          {found.map(({ register, number, next }) => (
            <Line key={register}>
              {formatMessage(messages.yearNext, {
                series: messages[seriesMessages[register]],
                number,
                next,
              })}
            </Line>
          ))}
          <Line>
            {formatMessage(messages.yearAdvice, { example: `${found[0]?.year ?? ''}/001` })}
          </Line>
        </Lines>
      </Alert>
    </div>
  );
}

const seriesMessages = {
  record: 'recordSeries',
  assigned: 'assignedSeries',
  folio: 'folioSeries',
} as const;

function clashText(
  { register, from, to, name }: NumberClash,
  messages: CeremonyFormMessages,
): string {
  const series = messages[seriesMessages[register]];
  const owner = name.trim() === '' ? messages.clashUnnamed : name;
  return from === to
    ? formatMessage(messages.clashOne, { series, from, name: owner })
    : formatMessage(messages.clashMany, { series, from, to, name: owner });
}
