import { FormDialog } from '#admin-console/form/form-dialog.tsx';
import { useText } from '#messages/messages-context.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { holdActionOf } from '../corrections/correction-actions.tsx';
import { titleCorrectionsMessages } from '../corrections/corrections.messages.ts';
import { type HoldOptions, useHold } from './hold.controller.ts';

/** 'Poner en revisión' and 'Levantar revisión'. */
export function HoldDialog(props: HoldOptions) {
  const { kind, title } = props;
  const { messages, format } = useText(titleCorrectionsMessages);
  const { form, change } = useHold(props);
  const { fullName: name, registry } = title;
  const problem = form.problems.reason;
  const control = form.field('reason');
  const action = holdActionOf[kind];
  return (
    <FormDialog
      title={messages[action]}
      form={form}
      change={change}
      cancelLabel={messages.cancel}
      actionLabel={messages[action]}
    >
      <Text>
        {format(messages[`${action}Text`], {
          name,
          record: registry.record ?? messages.noRecord,
        })}
      </Text>
      <TextArea
        {...control}
        label={messages.reason}
        error={problem ? messages[problem] : control.error}
        isRequired
        rows={3}
        maxLength={2000}
      />
    </FormDialog>
  );
}
