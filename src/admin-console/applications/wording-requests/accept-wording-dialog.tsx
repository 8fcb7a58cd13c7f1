import { useState } from 'react';
import { resources } from '#admin-console/data/resources.ts';
import { rowsOf, useList } from '#admin-console/data/use-list.ts';
import { FailureAlert } from '#admin-console/form/failure-alert.tsx';
import { useUnsavedWork } from '#admin-console/navigation/use-unsaved-work.ts';
import type { Application } from '#domain/application/application.ts';
import { longestWordingRequest } from '#domain/application/title-proof.ts';
import { nomenclatureFinder } from '#domain/degree/nomenclature-finder.ts';
import { genderLabel } from '#domain/person/gender.ts';
import { useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Select } from '#ui/select/select.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { shortNameOf } from '../application-names.ts';
import { useApplicationEditor } from '../edit/application-edit.controller.ts';
import { ApplicationEditForm } from '../edit/application-edit-form.tsx';
import {
  useJointAcceptance,
  useRequestDecision,
  type WordingDialogProps,
} from './decide-request.controller.ts';
import { WordingRequestFacts } from './wording-request-facts.tsx';
import { wordingRequestsMessages } from './wording-requests.messages.ts';

interface AcceptWordingProps extends WordingDialogProps {
  readonly onCancel: () => void;
}

/**
 * Corrects the application by its usual edit, and accepts the wording request, in one call where the server offers it.
 * Otherwise the wording request is accepted once the edit is saved; if that call fails, the same button repeats both.
 */
export function AcceptWordingDialog(props: AcceptWordingProps) {
  const { application, proof, onClose, onCancel } = props;
  const { messages, format } = useText(wordingRequestsMessages);
  const [reply, setReply] = useState('');
  const [genderId, setGenderId] = useState(application.student.genderId);
  const decision = useRequestDecision(proof);
  const acceptance = {
    reply: reply.trim(),
    genderId: genderId === application.student.genderId ? undefined : genderId,
  };
  const joint = useJointAcceptance(proof, acceptance);
  const editor = useApplicationEditor({
    application,
    onLeave: onCancel,
    joint,
    onSaved:
      joint === undefined
        ? () => decision.decide({ kind: 'accept', ...acceptance }, onClose)
        : onClose,
  });
  useUnsavedWork(reply.trim() !== '');
  const isBusy = editor.isBusy || decision.isBusy;

  return (
    <Dialog
      title={format(messages.acceptTitle, { code: shortNameOf(application) })}
      size="large"
      isOpen
      onClose={editor.form.leaving.leave}
      isDismissable={!isBusy}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={isBusy}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={editor.form.formId} isBusy={isBusy}>
            {messages.save}
          </Button>
        </>
      }
    >
      <Stack>
        <WordingRequestFacts application={application} proof={proof} />
        <Text>{messages.acceptText}</Text>
        <GenderField application={application} value={genderId} onChange={setGenderId} />
        <TextArea
          label={messages.reply}
          hint={messages.replyHint}
          value={reply}
          onChange={setReply}
          isOptional
          rows={2}
          maxLength={longestWordingRequest}
        />
        <ApplicationEditForm application={application} editor={editor} />
        <FailureAlert failure={decision.failure} />
      </Stack>
    </Dialog>
  );
}

interface GenderFieldProps {
  readonly application: Application;
  readonly value: number | undefined;
  readonly onChange: (genderId: number) => void;
}

/** The gender of the degree title, with the wording that each gives. */
function GenderField({ application, value, onChange }: GenderFieldProps) {
  const { messages, format } = useText(wordingRequestsMessages);
  const genders = rowsOf(useList(resources.genders));
  const degreeOf = nomenclatureFinder(rowsOf(useList(resources.degreeTitles)));
  const { career } = application;
  const items = genders.map(({ id, name }) => {
    const degree = degreeOf({ career, student: { genderId: id } });
    const text = degree.kind === 'named' ? degree.text : messages.noDegree;
    const gender = genderLabel(id, messages) ?? name;
    return { id, label: format(messages.genderOption, { gender, degree: text }) };
  });
  if (items.length === 0) return null;
  return (
    <Select
      label={messages.gender}
      items={items}
      itemKey={({ id }) => String(id)}
      itemLabel={({ label }) => label}
      value={items.find(({ id }) => id === value) ?? null}
      onChange={({ id }) => onChange(id)}
    />
  );
}
