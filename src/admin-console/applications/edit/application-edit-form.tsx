import { useId } from 'react';
import type { Application } from '../../../domain/application/application.ts';
import { formatLongDate, parseCalendarDate } from '../../../domain/calendar/calendar-date.ts';
import { formatMessage } from '../../../messages/format-message.ts';
import { useLocale, useMessages } from '../../../messages/messages-context.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { DateField } from '../../../ui/date-field/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { FormStack } from '../../../ui/stack/stack.styles.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { UnsavedQuestion } from '../../form/unsaved-question.tsx';
import { applicationsMessages } from '../applications.messages.ts';
import { applicationDetailMessages } from '../detail/application-detail.messages.ts';
import { detailLocale } from '../detail/application-record.flow.ts';
import type { ApplicationEditor } from './application-edit.controller.ts';
import {
  type EditField,
  type EditSession,
  fieldsIn,
  missingFields,
} from './application-edit.flow.ts';
import { Cell, Group, GroupName } from './application-edit-form.styles.ts';
import { editFieldProps } from './edit-field-props.ts';

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
  const locale = detailLocale(useLocale());
  const fieldsId = useId();
  const fields = fieldsIn(session, application);
  const birth = parseCalendarDate(fields.dateOfBirth);
  const field = (name: EditField) => ({
    ...editFieldProps(name, { application, fields, session, words }),
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
          message: formatMessage(words.missingField, { field: words[name] }),
        }))}
      />
      <NameFields field={field} />
      <ContactFields field={field} />
      <Group>
        <GroupName>{words.birthGroup}</GroupName>
        <Cell data-span="half">
          <DateField
            {...field('dateOfBirth')}
            understoodAs={birth && formatLongDate(birth, locale)}
          />
        </Cell>
        <Cell data-span="half">
          <TextField {...field('placeOfBirth')} />
        </Cell>
      </Group>
      <TextArea {...field('notes')} rows={3} />
      {application.status !== session.openedStatus && (
        <Alert tone="warning" live="polite">
          {formatMessage(words.statusElsewhere, { status: listWords[application.status] })}
        </Alert>
      )}
      {editor.failure !== undefined && (
        <Alert tone="danger" live="assertive">
          {editor.failure}
        </Alert>
      )}
      {editor.question.isAsking && (
        <UnsavedQuestion onKeep={editor.question.stay} onDiscard={editor.leaveUnsaved} />
      )}
    </FormStack>
  );
}

interface FieldsProps {
  readonly field: (name: EditField) => ReturnType<typeof editFieldProps> & {
    readonly id: string;
    readonly onChange: (text: string) => void;
  };
}

const nameFields = ['firstName', 'middleName', 'thirdName'] as const;
const surnameFields = ['lastName', 'secondLastName'] as const;

function NameFields({ field }: FieldsProps) {
  const words = useMessages(applicationDetailMessages);
  return (
    <Group>
      <GroupName>{words.nameGroup}</GroupName>
      {nameFields.map((name) => (
        <Cell key={name}>
          <TextField {...field(name)} autoCapitalize="words" spellCheck={false} />
        </Cell>
      ))}
      {surnameFields.map((name) => (
        <Cell key={name} data-span="half">
          <TextField {...field(name)} autoCapitalize="words" spellCheck={false} />
        </Cell>
      ))}
    </Group>
  );
}

function ContactFields({ field }: FieldsProps) {
  const words = useMessages(applicationDetailMessages);
  return (
    <Group>
      <GroupName>{words.contactGroup}</GroupName>
      <Cell data-span="half">
        <TextField {...field('idNumber')} spellCheck={false} />
      </Cell>
      <Cell data-span="half">
        <TextField {...field('phone')} type="tel" />
      </Cell>
      <Cell data-span="row">
        <TextField {...field('email')} type="email" autoCapitalize="none" spellCheck={false} />
      </Cell>
    </Group>
  );
}
