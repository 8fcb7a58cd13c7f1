import type { Block } from '#domain/document/document-block.ts';
import { formatMessage } from '#messages/format-message.ts';
import { blockText } from './template-draft.flow.ts';
import type { TemplateEditorMessages } from './template-editor.messages.ts';

/** The name of a block's kind. */
export function elementKind({ kind }: Block, messages: TemplateEditorMessages): string {
  const kinds = {
    text: messages.kindText,
    image: messages.kindImage,
    signatures: messages.kindSignatures,
    seal: messages.kindSeal,
    qr: messages.kindQr,
    table: messages.kindTable,
    rule: messages.kindRule,
    frame: messages.kindFrame,
  };
  return kinds[kind];
}

/** The kind of a block, with the text by which the user recognises it. */
export function elementName(block: Block, messages: TemplateEditorMessages): string {
  const [kind, text] = [elementKind(block, messages), blockText(block)];
  return text === '' ? kind : formatMessage(messages.elementNamed, { kind, text });
}
