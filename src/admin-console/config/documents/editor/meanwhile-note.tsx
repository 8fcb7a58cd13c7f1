import { formatMessage } from '#messages/format-message.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { elementName } from './element-name.ts';
import type { MeanwhileChange } from './merge-template.flow.ts';
import { type TemplateEditorMessages, templateEditorMessages } from './template-editor.messages.ts';

/** Names the changes that another user saved while this one edited the template. */
export function MeanwhileNote({ changes }: { readonly changes: readonly MeanwhileChange[] }) {
  const messages = useMessages(templateEditorMessages);
  if (changes.length === 0) return null;
  const texts = [...new Set(changes.map((change) => changeText(change, messages)))];
  return (
    <Alert tone="warning" title={messages.meanwhileTitle}>
      <Stack $gap={2}>
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <Text>{messages.meanwhileAdvice}</Text>
      </Stack>
    </Alert>
  );
}

function changeText(change: MeanwhileChange, messages: TemplateEditorMessages): string {
  if (change.kind === 'part') {
    const names = {
      name: messages.partName,
      kind: messages.partKind,
      lang: messages.partLang,
      title: messages.partTitle,
      page: messages.partPage,
      images: messages.partImages,
    };
    const part = names[change.part];
    return formatMessage(change.isReplaced ? messages.partReplaced : messages.partChanged, {
      part,
    });
  }
  const element = elementName(change.block, messages);
  if (change.kind === 'removed') return formatMessage(messages.elementRemoved, { element });
  return formatMessage(change.isBeside ? messages.elementBeside : messages.elementChanged, {
    element,
  });
}
