import { FormBody } from '#admin-console/form/form-body.tsx';
import type { FormField } from '#admin-console/form/use-form.ts';
import type { Application } from '#domain/application/application.ts';
import { type EditField, ruleOf } from '#domain/application/field-names.ts';
import { formatLongDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useLocale, useMessages, useText } from '#messages/messages-context.tsx';
import { useFocusWhen } from '#react/use-focus-when.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { applicationStatusMessages } from '#ui/application-status/application-status.messages.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx';
import { FieldCell, fieldGridStyles } from '#ui/field/field-grid.styles.ts';
import { styled } from '#ui/styled/styled.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import {
  type ApplicationDetailMessages,
  applicationDetailMessages,
} from '../detail/application-detail.messages.ts';
import { detailLocale, fieldLabel, readerOf } from '../detail/application-record.flow.ts';
import type { ApplicationEditor } from './application-edit.controller.ts';
import { type EditProblem, isRequiredField, missingFields } from './application-edit.flow.ts';
import { editFieldLayout, fieldsOfGroup, formGroups } from './edit-fields.ts';

interface ApplicationEditFormProps {
  readonly application: Application;
  readonly editor: ApplicationEditor;
}

/** The editable fields of an application. Input is preserved when saving fails. */
export function ApplicationEditForm({ application, editor }: ApplicationEditFormProps) {
  const { messages, format } = useText(applicationDetailMessages);
  const statusLabels = useMessages(applicationStatusMessages);
  const { form, openedStatus, hasInternalNotes } = editor;
  useFocusWhen(true, { ref: form.formRef, find: 'input' });
  const field = (name: EditField): EditEntryProps => {
    const problem = form.problems[name];
    const control = form.field(name);
    return {
      ...control,
      label: fieldLabel(name, messages),
      error: problem ? problemMessage(name, problem, messages) : control.error,
      hint:
        form.concurrentHint(name) ??
        (hasInternalNotes ? readerHint(name, application, messages) : undefined),
      isRequired: isRequiredField(name),
    };
  };

  return (
    <FormBody form={form} failure={editor.failure}>
      <ErrorSummary
        title={messages.incomplete}
        headingLevel={3}
        focusCount={form.failedAttempts}
        items={missingFields(form.problems).map((name) => ({
          fieldId: form.field(name).id,
          message: format(messages.missingField, { field: fieldLabel(name, messages) }),
        }))}
      />
      {formGroups.map((group) => (
        <Group key={group}>
          <GroupName>{messages[group]}</GroupName>
          {fieldsOfGroup(group).map((name) => (
            <FieldCell key={name} data-span={editFieldLayout(name).span}>
              <EditEntry {...field(name)} />
            </FieldCell>
          ))}
        </Group>
      ))}
      {fieldsOfGroup(undefined)
        .filter((name) => hasInternalNotes || name !== 'internalNotes')
        .map((name) => (
          <EditEntry key={name} {...field(name)} />
        ))}
      {openedStatus !== undefined && application.status !== openedStatus && (
        <Alert tone="warning" live="polite">
          {format(messages.statusElsewhere, { status: statusLabels[application.status] })}
        </Alert>
      )}
    </FormBody>
  );
}

interface EditEntryProps extends FormField<EditField> {
  readonly label: string;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly isRequired: boolean;
}

/** A field with the editor for its kind. */
function EditEntry(props: EditEntryProps) {
  const locale = detailLocale(useLocale());
  const { kind } = ruleOf(props.name);
  const { autoCapitalize, spellCheck } = editFieldLayout(props.name);
  if (kind === 'note') return <TextArea {...props} rows={3} />;
  if (kind === 'date') {
    const date = parseCalendarDate(props.value);
    return <DateField {...props} understoodAs={date && formatLongDate(date, locale)} />;
  }
  const type = kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text';
  return (
    <TextField {...props} type={type} autoCapitalize={autoCapitalize} spellCheck={spellCheck} />
  );
}

/** A hint on the notes says who reads them. */
function readerHint(
  name: EditField,
  application: Application,
  messages: ApplicationDetailMessages,
): string | undefined {
  if (ruleOf(name).kind !== 'note') return undefined;
  return messages[name === 'notes' ? readerOf(application) : 'notesHidden'];
}

function problemMessage(
  field: EditField,
  problem: EditProblem,
  messages: ApplicationDetailMessages,
): string {
  const problemMessages: Readonly<Record<EditProblem, string>> = {
    missing: messages.fieldRequired,
    'invalid-email': messages.invalidEmail,
    'invalid-id-number': messages.invalidIdNumber,
    'invalid-date': messages.invalidDate,
    'short-year': messages.shortYear,
    'future-date': messages.futureDate,
    'too-early-date': messages.tooEarlyDate,
    'too-long': formatMessage(messages.tooLong, { most: ruleOf(field).max ?? '' }),
  };
  return problemMessages[problem];
}

const Group = styled.fieldset`
  ${fieldGridStyles}
  gap: var(--birrete-space-4);
  min-inline-size: 0;
`;

const GroupName = styled.legend`
  grid-column: 1 / -1;
  padding-block-end: var(--birrete-space-3);
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-title);
  font-weight: 600;
`;
