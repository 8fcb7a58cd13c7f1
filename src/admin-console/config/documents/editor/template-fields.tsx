import { useState } from 'react';
import { documentProblemsMessages } from '#admin-console/document-problems/document-problems.messages.ts';
import { kindName } from '#admin-console/document-problems/problem-text.ts';
import type { Block } from '#domain/document/document-block.ts';
import {
  type DocumentTemplate,
  documentKinds,
  imageTypes,
  type PageSetup,
  pageSizes,
} from '#domain/document/document-template.ts';
import { maxCrestBytes, type PictureKind } from '#domain/document/picture.ts';
import { shippedTemplates } from '#domain/document/templates/shipped-templates.ts';
import { formatMessage } from '#messages/format-message.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { PictureField } from '#ui/picture-field/picture-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Cluster } from '#ui/stack/row.styles.ts';
import { Stack } from '#ui/stack/stack.styles.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import { documentsMessages } from '../documents.messages.ts';
import { BlockFields } from './block-fields.tsx';
import { elementKind } from './element-name.ts';
import { NumberField } from './number-field.tsx';
import type { RefusedParts } from './refused-parts.flow.ts';
import {
  blockText,
  dataUrlOf,
  imageNames,
  withBlock,
  withImage,
  withNewText,
  withoutBlock,
} from './template-draft.flow.ts';
import { type TemplateEditorMessages, templateEditorMessages } from './template-editor.messages.ts';
import { FieldRow } from './template-editor.styles.ts';

interface TemplateProps {
  readonly template: DocumentTemplate;
  readonly onChange: (template: DocumentTemplate) => void;
}

interface TemplateFieldsProps extends TemplateProps {
  readonly isNew: boolean;
  /** The problems of parts. */
  readonly refused: Pick<RefusedParts, 'name' | 'images' | 'blocks'>;
}

/** The fields of a template: name and kind, the sheet, the pictures, and one block at a time. */
export function TemplateFields({ template, onChange, isNew, refused }: TemplateFieldsProps) {
  const messages = useMessages(templateEditorMessages);
  const names = useMessages(documentsMessages);
  const kinds = useMessages(documentProblemsMessages);
  return (
    <Stack>
      {isNew && (
        <Select
          label={messages.start}
          hint={messages.startHint}
          items={shippedTemplates}
          itemKey={({ name }) => name}
          itemLabel={({ name }) => name}
          value={shippedTemplates.find(({ blocks }) => blocks === template.blocks) ?? null}
          onChange={onChange}
        />
      )}
      <TextField
        label={names.name}
        value={template.name}
        error={refused.name}
        isRequired
        autoComplete="off"
        onChange={(name) => onChange({ ...template, name })}
      />
      <Select
        label={names.kind}
        items={documentKinds}
        itemKey={String}
        itemLabel={(kind) => kindName(kind, kinds)}
        value={template.kind}
        onChange={(kind) => onChange({ ...template, kind })}
      />
      <PageFields page={template.page} onChange={(page) => onChange({ ...template, page })} />
      <ImageFields template={template} refused={refused.images} onChange={onChange} />
      <ElementFields template={template} refused={refused.blocks} onChange={onChange} />
    </Stack>
  );
}

interface PageFieldsProps {
  readonly page: PageSetup;
  readonly onChange: (page: PageSetup) => void;
}

function PageFields({ page, onChange }: PageFieldsProps) {
  const messages = useMessages(templateEditorMessages);
  const { stock } = page;
  const orientations = { portrait: messages.portrait, landscape: messages.landscape };
  const stocks = { blank: messages.blank, preprinted: messages.preprinted };
  return (
    <>
      <FieldRow>
        <Select
          label={messages.pageSize}
          items={pageSizes}
          itemKey={String}
          itemLabel={(size) => (size === 'Letter' ? messages.letter : size)}
          value={page.size}
          onChange={(size) => onChange({ ...page, size })}
        />
        <Select
          label={messages.orientation}
          items={['portrait', 'landscape'] as const}
          itemKey={String}
          itemLabel={(orientation) => orientations[orientation]}
          value={page.orientation}
          onChange={(orientation) => onChange({ ...page, orientation })}
        />
      </FieldRow>
      <Select
        label={messages.stock}
        items={['blank', 'preprinted'] as const}
        itemKey={String}
        itemLabel={(kind) => stocks[kind]}
        value={stock.kind}
        onChange={(kind) =>
          onChange({ ...page, stock: kind === 'blank' ? { kind } : { kind, right: 0, down: 0 } })
        }
      />
      {stock.kind === 'preprinted' && (
        <FieldRow>
          <NumberField
            label={messages.right}
            value={stock.right}
            onChange={(right) => onChange({ ...page, stock: { ...stock, right } })}
          />
          <NumberField
            label={messages.down}
            value={stock.down}
            onChange={(down) => onChange({ ...page, stock: { ...stock, down } })}
          />
        </FieldRow>
      )}
    </>
  );
}

const pictureKinds = imageTypes.map((type) => type.replace('image/', '') as PictureKind);

interface ImageFieldsProps extends TemplateProps {
  readonly refused: RefusedParts['images'];
}

function ImageFields({ template, refused, onChange }: ImageFieldsProps) {
  const { messages, format } = useText(templateEditorMessages);
  return imageNames(template).map((name) => (
    <PictureField
      key={name}
      label={format(messages.image, { name })}
      hint={messages.imageHint}
      error={refused[name]}
      value={dataUrlOf(template, name)}
      kinds={pictureKinds}
      maxBytes={maxCrestBytes}
      onChange={(dataUrl) => onChange(withImage(template, name, dataUrl))}
    />
  ));
}

interface ElementFieldsProps extends TemplateProps {
  readonly refused: RefusedParts['blocks'];
}

/** Chooses a block and edits it. */
function ElementFields({ template, refused, onChange }: ElementFieldsProps) {
  const messages = useMessages(templateEditorMessages);
  const [chosen, setChosen] = useRefusedBlock(refused);
  const { blocks } = template;
  const index = Math.min(chosen, blocks.length - 1);
  const block = blocks[index];
  const places = blocks.map((each, place) => ({ each, place }));
  return (
    <>
      <Select
        label={messages.element}
        items={places}
        itemKey={({ place }) => String(place)}
        itemLabel={({ each, place }) => elementLabel(each, place, messages)}
        error={refused[index]}
        value={places[index] ?? null}
        onChange={({ place }) => setChosen(place)}
      />
      {block !== undefined && (
        <BlockFields
          key={index}
          block={block}
          onChange={(next) => onChange(withBlock(template, index, next))}
        />
      )}
      <Cluster>
        <Button
          variant="secondary"
          onClick={() => {
            onChange(withNewText(template));
            setChosen(blocks.length);
          }}
        >
          {messages.addText}
        </Button>
        {block !== undefined && (
          <Button variant="secondary" onClick={() => onChange(withoutBlock(template, index))}>
            {messages.removeElement}
          </Button>
        )}
      </Cluster>
    </>
  );
}

/** The position of the chosen block; when the server refuses others, the first of those. */
function useRefusedBlock(refused: RefusedParts['blocks']) {
  const [chosen, setChosen] = useState(0);
  const [first] = Object.keys(refused).map(Number);
  const [lastFirst, setLastFirst] = useState(first);
  if (first !== lastFirst) {
    setLastFirst(first);
    if (first !== undefined && refused[chosen] === undefined) setChosen(first);
  }
  return [chosen, setChosen] as const;
}

function elementLabel(block: Block, index: number, messages: TemplateEditorMessages): string {
  const [kind, text, place] = [elementKind(block, messages), blockText(block), index + 1];
  return text === ''
    ? formatMessage(messages.elementBare, { place, kind })
    : formatMessage(messages.elementLabel, { place, kind, text });
}
