import { useState } from 'react';
import { documentProblemsMessages } from '#admin-console/document-problems/document-problems.messages.ts';
import { problemText } from '#admin-console/document-problems/problem-text.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { DownloadIcon } from '#ui/icon/icons.tsx';
import { saveFile } from '#ui/save-file/save-file.ts';
import { Select } from '#ui/select/select.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.styles.ts';
import { Heading } from '#ui/text/heading.tsx';
import { UserText } from '#ui/text/inline-text.styles.ts';
import { Text } from '#ui/text/text.tsx';
import { templateEditorMessages } from './template-editor.messages.ts';
import { PdfFrame, PreviewChoices, ProblemList, Sheet } from './template-editor.styles.ts';
import {
  type PreviewedGraduates,
  type PreviewFormat,
  type TemplatePreview,
  useTemplatePreview,
} from './template-preview.controller.ts';

const formats: readonly PreviewFormat[] = ['svg', 'pdf'];
const origins: readonly PreviewedGraduates[] = ['invented', 'real'];

/** The document with the names that fit worst, as a picture or as the PDF, and its problems. */
export function PreviewPanel({ template }: { readonly template: DocumentTemplate }) {
  const messages = useMessages(templateEditorMessages);
  const [format, setFormat] = useState<PreviewFormat>('svg');
  const [sample, setSample] = useState(0);
  const [graduates, setGraduates] = useState<PreviewedGraduates>('invented');
  const drawing = useTemplatePreview(template, { format, graduates, sample });
  const names = drawing.preview?.names ?? [];
  const originNames = { invented: messages.inventedGraduates, real: messages.realGraduates };
  const formatNames = { svg: messages.asPicture, pdf: messages.asPdf };
  return (
    <Stack $gap={3} as="section" aria-busy={drawing.isBusy || undefined}>
      <Heading level={3} size="small">
        {messages.preview}
      </Heading>
      <PreviewChoices>
        <Select
          label={messages.sampleGraduates}
          hint={messages.sampleGraduatesHint}
          items={origins}
          itemKey={String}
          itemLabel={(each) => originNames[each]}
          value={graduates}
          onChange={(each) => {
            setGraduates(each);
            setSample(0);
          }}
        />
        {names.length > 1 && (
          <Select
            label={messages.sampleName}
            items={names.map((name, index) => ({ name, index }))}
            itemKey={({ index }) => String(index)}
            itemLabel={({ name }) => name}
            value={{ name: names[sample] ?? '', index: sample }}
            onChange={({ index }) => setSample(index)}
          />
        )}
        <Select
          label={messages.viewAs}
          items={formats}
          itemKey={String}
          itemLabel={(each) => formatNames[each]}
          value={format}
          onChange={setFormat}
        />
      </PreviewChoices>
      {drawing.failure !== undefined && (
        <Alert tone="danger" live="polite">
          {drawing.failure}
        </Alert>
      )}
      <Drawn drawing={drawing} name={names[sample] ?? ''} title={template.name} />
      <Problems drawing={drawing} />
    </Stack>
  );
}

interface DrawnProps {
  readonly drawing: TemplatePreview;
  readonly name: string;
  readonly title: string;
}

function Drawn({ drawing: { shown, failure }, name, title }: DrawnProps) {
  const { messages, format } = useText(templateEditorMessages);
  if (shown === undefined) return failure === undefined ? <Skeleton lines={8} /> : null;
  const label = format(messages.previewOf, { name });
  if (shown.format === 'svg') return <Sheet src={shown.address} alt={label} />;
  return (
    <>
      {navigator.pdfViewerEnabled && <PdfFrame src={shown.address} title={label} />}
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        onClick={() => saveFile(shown.file, `${title}.pdf`)}
      >
        {messages.savePdf}
      </Button>
    </>
  );
}

function Problems({ drawing: { preview } }: { readonly drawing: TemplatePreview }) {
  const { messages, format } = useText(templateEditorMessages);
  const texts = useMessages(documentProblemsMessages);
  if (preview === undefined) return null;
  if (preview.problems.length === 0) {
    return (
      <Text tone="muted" size="small">
        {messages.noProblems}
      </Text>
    );
  }
  return (
    <ProblemList>
      {preview.problems.map(({ name, problem }) => {
        const text = problemText(problem, texts);
        return (
          <li key={`${name} ${JSON.stringify(problem)}`}>
            <UserText>
              {name === undefined ? text : format(messages.problemOf, { name, problem: text })}
            </UserText>
          </li>
        );
      })}
    </ProblemList>
  );
}
