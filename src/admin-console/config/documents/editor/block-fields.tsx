import type { Block } from '#domain/document/document-block.ts';
import { documentFonts } from '#domain/document/document-fonts.ts';
import { placeholderNames } from '#domain/document/wording/placeholder-names.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Select } from '#ui/select/select.tsx';
import { SwitchField } from '#ui/switch-field/switch-field.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { NumberField } from './number-field.tsx';
import { officesText, signaturePlaces } from './template-draft.flow.ts';
import { templateEditorMessages } from './template-editor.messages.ts';
import { FieldRow } from './template-editor.styles.ts';

interface BlockFieldsProps<Kind extends Block> {
  readonly block: Kind;
  readonly onChange: (block: Kind) => void;
}

/** The fields of a block: its content, and its place on the sheet. */
export function BlockFields({ block, onChange }: BlockFieldsProps<Block>) {
  return (
    <>
      <ContentFields block={block} onChange={onChange} />
      {block.kind !== 'frame' && <PlaceFields block={block} onChange={onChange} />}
    </>
  );
}

function ContentFields({ block, onChange }: BlockFieldsProps<Block>) {
  const messages = useMessages(templateEditorMessages);
  switch (block.kind) {
    case 'text':
      return <TextFields block={block} onChange={onChange} />;
    case 'signatures':
      return (
        <TextArea
          label={messages.offices}
          hint={messages.officesHint}
          rows={3}
          value={officesText(block.places)}
          onChange={(text) => onChange({ ...block, places: signaturePlaces(text) })}
        />
      );
    case 'seal':
    case 'qr':
      return (
        <TextField
          label={messages.caption}
          value={block.caption}
          onChange={(caption) => onChange({ ...block, caption })}
        />
      );
    case 'image':
    case 'table':
    case 'rule':
    case 'frame':
      return null;
    default:
      return block satisfies never;
  }
}

const aligns = ['left', 'center', 'right', 'justify'] as const;

function TextFields({ block, onChange }: BlockFieldsProps<Extract<Block, { kind: 'text' }>>) {
  const { messages, format } = useText(templateEditorMessages);
  const { style } = block;
  const alignNames = {
    left: messages.alignLeft,
    center: messages.alignCenter,
    right: messages.alignRight,
    justify: messages.alignJustify,
  };
  const setStyle = (change: Partial<typeof style>) =>
    onChange({ ...block, style: { ...style, ...change } });
  return (
    <>
      <TextArea
        label={messages.text}
        hint={format(messages.textHint, {
          example: '{nombre}',
          choice: '{identificado/identificada}',
        })}
        rows={3}
        value={block.text}
        onChange={(text) => onChange({ ...block, text })}
      />
      <Text tone="muted" size="small">
        {messages.placeholders}: {placeholderNames.map((name) => `{${name}}`).join(' ')}
      </Text>
      <FieldRow>
        <Select
          label={messages.font}
          items={documentFonts}
          itemKey={String}
          itemLabel={fontName}
          value={style.font}
          onChange={(font) => setStyle({ font })}
        />
        <NumberField
          label={messages.size}
          value={style.size}
          onChange={(size) => setStyle({ size })}
        />
        <Select
          label={messages.align}
          items={aligns}
          itemKey={String}
          itemLabel={(align) => alignNames[align]}
          value={style.align}
          onChange={(align) => setStyle({ align })}
        />
      </FieldRow>
    </>
  );
}

/** 'garamond-semibold' as 'Garamond semibold'. */
function fontName(font: string): string {
  const name = font.replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type PlacedBlock = Exclude<Block, { kind: 'frame' }>;

function PlaceFields({ block, onChange }: BlockFieldsProps<PlacedBlock>) {
  const messages = useMessages(templateEditorMessages);
  const { x, top, width, preprinted = false } = block;
  const isAt = 'at' in top;
  return (
    <>
      <FieldRow>
        <NumberField
          label={messages.x}
          value={x}
          onChange={(next) => onChange({ ...block, x: next })}
        />
        <NumberField
          label={isAt ? messages.y : messages.after}
          value={isAt ? top.at : top.after}
          onChange={(next) => onChange({ ...block, top: isAt ? { at: next } : { after: next } })}
        />
        <NumberField
          label={messages.width}
          value={width}
          onChange={(next) => onChange({ ...block, width: next })}
        />
      </FieldRow>
      <SwitchField
        label={messages.onStock}
        isOn={preprinted}
        onChange={(isOn) => onChange({ ...block, preprinted: isOn })}
      />
    </>
  );
}
