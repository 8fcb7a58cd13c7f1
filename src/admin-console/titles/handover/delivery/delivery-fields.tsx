import type { Problems } from '#admin-console/form/form.flow.ts';
import type { FormField } from '#admin-console/form/use-form.ts';
import {
  type HandoverMessages,
  handoverMessages,
} from '#admin-console/titles/collection/handover.messages.ts';
import { formatFullDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { useLocale, useMessages } from '#messages/messages-context.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldCell } from '#ui/field/field-grid.styles.ts';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ProxyFields } from '../handover.styles.ts';
import type { DeliveryField, DeliveryProblem } from './delivery-form.flow.ts';
import { proxyFields } from './delivery-form.flow.ts';
import { missingFieldLabel } from './missing-fields.ts';

/** The parts of a form that the fields of a delivery need. */
interface DeliveryForm {
  readonly field: (name: DeliveryField) => FormField<string>;
  readonly problems: Problems<DeliveryField, DeliveryProblem>;
}

interface DeliveryFieldsProps {
  readonly form: DeliveryForm;
  /** The number of titles: each graduate collects one, or a proxy all. */
  readonly count: number;
}

const collectors = ['graduate', 'proxy'] as const;

/** Day, person and notes of a delivery. */
export function DeliveryFields({ form, count }: DeliveryFieldsProps) {
  const messages = useMessages(handoverMessages);
  const locale = useLocale();
  const day = form.field('day');
  const collector = form.field('collector');
  const date = parseCalendarDate(day.value);
  const labels = {
    graduate: count > 1 ? messages.graduates : messages.graduate,
    proxy: messages.proxy,
  };
  return (
    <>
      <DateField
        {...day}
        label={messages.day}
        isRequired
        understoodAs={date && formatFullDate(date, locale)}
        error={form.problems.day ? messages[form.problems.day] : day.error}
      />
      <RadioGroup
        {...collector}
        label={messages.whoCollects}
        layout="list"
        items={collectors}
        itemKey={(item) => item}
        itemLabel={(item) => labels[item]}
        value={collectors.find((item) => item === collector.value) ?? null}
      />
      {collector.value === 'proxy' && (
        <ProxyFields>
          {proxyFields.map((name) => (
            <ProxyField key={name} name={name} form={form} messages={messages} />
          ))}
        </ProxyFields>
      )}
      <TextArea {...form.field('notes')} label={messages.notes} isOptional rows={2} />
    </>
  );
}

/** Fields side by side have a hint each, so that their boxes are on one line. */
const proxyTraits = {
  name: { span: 'row', hint: undefined, autoCapitalize: 'words' },
  identificationType: { span: 'half', hint: 'identificationTypeHint', autoCapitalize: 'none' },
  idNumber: { span: 'half', hint: 'idNumberHint', autoCapitalize: 'none' },
  authority: { span: 'row', hint: 'authorityHint', autoCapitalize: 'none' },
} as const;

interface ProxyFieldProps {
  readonly name: (typeof proxyFields)[number];
  readonly form: DeliveryForm;
  readonly messages: HandoverMessages;
}

function ProxyField({ name, form, messages }: ProxyFieldProps) {
  const problem = form.problems[name];
  const control = form.field(name);
  const { span, hint, autoCapitalize } = proxyTraits[name];
  return (
    <FieldCell data-span={span}>
      <TextField
        {...control}
        label={missingFieldLabel(name, messages)}
        hint={hint && messages[hint]}
        isRequired
        spellCheck={false}
        autoCapitalize={autoCapitalize}
        error={problem ? messages[problem] : control.error}
      />
    </FieldCell>
  );
}
