import { useOffers } from '#admin-console/data/use-offers.ts';
import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import type { TitleEntryKind } from '#domain/registry/title-entry.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { RetryAlert } from '#ui/alert/retry-alert.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Text } from '#ui/text/text.tsx';
import { ChangedData } from './changed-data.tsx';
import { CorrectedFields } from './corrected-fields.tsx';
import { type CorrectionOptions, useCorrection, useTitleContent } from './correction.controller.ts';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { ResolutionFields } from './resolution-fields.tsx';

/** The message keys of a dialog: title and action, and explanation. */
const texts = {
  annulled: { title: 'annul', text: 'annulText' },
  rectified: { title: 'rectify', text: 'rectifyText' },
  duplicated: { title: 'duplicate', text: 'duplicateText' },
} as const satisfies Record<TitleEntryKind, unknown>;

/** Annuls, rectifies or duplicates a title by a resolution. */
export function CorrectionDialog(props: CorrectionOptions) {
  const offersContents = useOffers('title-contents');
  if (props.kind === 'rectified' && offersContents) return <ContentCorrection {...props} />;
  return <CorrectionForm {...props} />;
}

/** Reads what the documents of the title state before the form opens. */
function ContentCorrection(props: CorrectionOptions) {
  const { title, onClose } = props;
  const messages = useMessages(titleCorrectionsMessages);
  const content = useTitleContent(title);
  if (content.status === 'ready') return <CorrectionForm {...props} statement={content.data} />;
  return (
    <Dialog title={messages.rectify} isOpen onClose={onClose}>
      {content.status === 'failed' ? (
        <RetryAlert onRetry={content.retry}>{content.message}</RetryAlert>
      ) : (
        <Skeleton lines={5} />
      )}
    </Dialog>
  );
}

function CorrectionForm(props: CorrectionOptions) {
  const { kind, title, statement } = props;
  const { messages, format } = useText(titleCorrectionsMessages);
  const { form, change, today, comparison } = useCorrection(props);
  const { fullName: name, registry } = title;
  const record = registry.record ?? messages.noRecord;
  const action = messages[texts[kind].title];
  if (comparison !== undefined) {
    return (
      <FormDialog
        title={action}
        form={{ ...form, onSubmit: onSubmitOf(comparison.confirm) }}
        change={change}
        cancelLabel={messages.back}
        onCancel={comparison.back}
        actionLabel={action}
      >
        <ChangedData changes={comparison.changes} />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title={action}
      tone={kind === 'annulled' ? 'danger' : 'default'}
      form={form}
      change={change}
      cancelLabel={messages.cancel}
      actionLabel={kind === 'rectified' ? messages.compare : action}
    >
      <Text>{format(messages[texts[kind].text], { name, record })}</Text>
      {kind === 'rectified' && <CorrectedFields form={form} statement={statement} />}
      <ResolutionFields form={form} today={today} asksCause={statement !== undefined} />
    </FormDialog>
  );
}

function onSubmitOf(confirm: () => void) {
  return (event: { preventDefault(): void }) => {
    event.preventDefault();
    confirm();
  };
}
