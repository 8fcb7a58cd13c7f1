import { useId } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import { type EditField, ruleOf } from '../../../domain/application/field-names.ts';
import { formatLongDate, parseCalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { FormStack } from '../../../ui/stack/stack.styles.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { formMessages } from '../../form/form.messages.ts';
import { UnsavedQuestion } from '../../form/unsaved-question.tsx';
import { applicationsMessages } from '../applications.messages.ts';
import { applicationDetailMessages } from '../detail/application-detail.messages.ts';
import { detailLocale } from '../detail/application-record.flow.ts';
import { fieldLabel } from '../detail/field-label.ts';
import type { ApplicationEditor } from './application-edit.controller.ts';
import { type EditSession, fieldsIn, missingFields } from './application-edit.flow.ts';
import { Cell, Group, GroupName } from './application-edit-form.styles.ts';
import { editFieldProps } from './edit-field-props.ts';
import { fieldsOfGroup, formGroups, lookOf } from './edit-fields.ts';

interface ApplicationEditFormProps {
  readonly id: string;
  /** The row as it stands now. */
  readonly application: Application;
  readonly session: EditSession;
  readonly editor: ApplicationEditor;
}

/** The fields of spec §7's PUT. What was typed stays when saving fails. */
export function ApplicationEditForm(props: ApplicationEditFormProps) {
  const { id, application, session, editor } = props;
  const words = useMessages(applicationDetailMessages);
  const listWords = useMessages(applicationsMessages);
  const formWords = useMessages(formMessages);
  const fieldsId = useId();
  const fields = fieldsIn(session, application);
  const field = (name: EditField) => ({
    ...editFieldProps(name, { application, fields, session, words, formWords }),
    id: `${fieldsId}-${name}`,
    onChange: (text: string) => editor.change(name, text),
  });

  return (
    <FormStack
      id={id}
      ref={editor.formRef}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        editor.submit();
      }}
    >
      <ErrorSummary
        title={words.incomplete}
        headingLevel={3}
        focusCount={session.incompleteAttempts}
        items={missingFields(session.mistakes).map((name) => ({
          fieldId: `${fieldsId}-${name}`,
          message: formatMessage(words.missingField, { field: fieldLabel(name, words) }),
        }))}
      />
      {formGroups.map((group) => (
        <Group key={group}>
          <GroupName>{words[group]}</GroupName>
          {fieldsOfGroup(group).map((name) => (
            <Cell key={name} data-span={lookOf(name).span}>
              <EditEntry {...field(name)} />
            </Cell>
          ))}
        </Group>
      ))}
      {fieldsOfGroup(undefined).map((name) => (
        <EditEntry key={name} {...field(name)} />
      ))}
      {application.status !== session.openedStatus && (
        <Alert tone="warning" live="polite">
          {formatMessage(words.statusElsewhere, { status: listWords[application.status] })}
        </Alert>
      )}
      <FailureAlert failure={editor.failure} />
      {editor.question.isAsking && (
        <UnsavedQuestion onKeep={editor.question.stay} onDiscard={editor.leaveUnsaved} />
      )}
    </FormStack>
  );
}

type EditEntryProps = ReturnType<typeof editFieldProps> & {
  readonly id: string;
  readonly onChange: (text: string) => void;
};

/** One field with what its kind is edited with. */
function EditEntry(props: EditEntryProps) {
  const locale = detailLocale(useLocale());
  const { kind } = ruleOf(props.name);
  const { autoCapitalize, spellCheck } = lookOf(props.name);
  if (kind === 'note') return <TextArea {...props} rows={3} />;
  if (kind === 'date') {
    const date = parseCalendarDate(props.value);
    return <DateField {...props} understoodAs={date && formatLongDate(date, locale)} />;
  }
  const type = kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'text';
  return <TextField {...props} {...{ type, autoCapitalize, spellCheck }} />;
}
