import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import type { TitleHoldKind } from '#domain/registry/title-hold.ts';
import { useText } from '#messages/messages-context.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { titleCorrectionsMessages } from './corrections.messages.ts';
import { type HoldOptions, useHold } from './hold.controller.ts';

/** The message keys of a dialog: title and action, and explanation. */
const holdTexts = {
  held: { title: 'hold', text: 'holdText' },
  lifted: { title: 'lift', text: 'liftText' },
} as const satisfies Record<TitleHoldKind, unknown>;

/** 'Poner en revisión' and 'Levantar revisión'. */
export function HoldDialog(props: HoldOptions) {
  const { kind, title } = props;
  const { messages, format } = useText(titleCorrectionsMessages);
  const { form, change } = useHold(props);
  const { fullName: name, registry } = title;
  const problem = form.problems.reason;
  return (
    <FormDialog
      title={messages[holdTexts[kind].title]}
      form={form}
      change={change}
      cancelLabel={messages.cancel}
      actionLabel={messages[holdTexts[kind].title]}
    >
      <Text>
        {format(messages[holdTexts[kind].text], {
          name,
          record: registry.record ?? messages.noRecord,
        })}
      </Text>
      <TextArea
        {...form.field('reason')}
        label={messages.reason}
        error={problem && messages[problem]}
        isRequired
        rows={3}
        maxLength={2000}
      />
    </FormDialog>
  );
}
