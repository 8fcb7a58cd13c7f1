import { useEffect, useState } from 'react';
import { type PreviewRequest, previewDocument } from '#api/documents/print-documents.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import type { DocumentPreview } from '#domain/document/print.ts';
import { decodeBase64 } from '#domain/text/decode-base64.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useFailureNotices } from '#provider/failure-notices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useLatest } from '#react/use-latest.ts';
import { useTask } from '#react/use-task.ts';
import { templateEditorMessages } from './template-editor.messages.ts';

export type PreviewFormat = 'svg' | 'pdf';
export type PreviewedGraduates = PreviewRequest['graduates'];

/** The choices of a preview. `sample` is the place of the name, 0 for the longest. */
export interface PreviewChoice {
  readonly format: PreviewFormat;
  readonly graduates: PreviewedGraduates;
  readonly sample: number;
}

export interface TemplatePreview {
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  /** The latest preview; undefined before the first. */
  readonly preview: DocumentPreview | undefined;
  /** Its format, file and address. */
  readonly shown:
    | { readonly format: PreviewFormat; readonly file: Blob; readonly address: string }
    | undefined;
}

/** Time without a change after which the preview is drawn again, in milliseconds. */
const quietMs = 600;

/** Draws a template again shortly after each change. */
export function useTemplatePreview(
  template: DocumentTemplate,
  { format, graduates, sample }: PreviewChoice,
): TemplatePreview {
  const { api } = useGraduation();
  const notices = useFailureNotices();
  const messages = useMessages(templateEditorMessages);
  const { isBusy, run } = useTask({ whileBusy: 'replace' });
  const [drawn, setDrawn] = useState<{ preview: DocumentPreview; format: PreviewFormat }>();
  const [failure, setFailure] = useState<string>();
  const shown = useShown(drawn);

  const latest = useLatest({ notices, message: messages.previewFailed });
  useEffect(() => {
    const timer = setTimeout(() => {
      run({
        call: (signal) =>
          previewDocument(api, { template: named(template), format, graduates, sample }, signal),
        onDone: (preview) => {
          setFailure(undefined);
          setDrawn({ preview, format });
        },
        onFailed: (error) => {
          const { notices, message } = latest.current;
          setFailure(notices.describeInline(error, { message }) ?? message);
        },
      });
    }, quietMs);
    return () => clearTimeout(timer);
  }, [api, run, template, format, graduates, sample, latest]);

  return { isBusy, failure, preview: drawn?.preview, shown };
}

/** A template without a name can't be drawn, but its name isn't on the sheet: a missing one must not stop the preview. */
function named(template: DocumentTemplate): DocumentTemplate {
  return template.name.trim() === '' ? { ...template, name: template.kind } : template;
}

/** The object URL of a preview, revoked when the next one replaces it. */
function useShown(
  drawn: { readonly preview: DocumentPreview; readonly format: PreviewFormat } | undefined,
): TemplatePreview['shown'] {
  const [shown, setShown] = useState<TemplatePreview['shown']>();
  useEffect(() => {
    if (drawn === undefined) return;
    const { preview, format } = drawn;
    const content = format === 'svg' ? preview.content : decodeBase64(preview.content);
    if (content === undefined) return;
    const type = format === 'svg' ? 'image/svg+xml' : 'application/pdf';
    const file = new Blob([content], { type });
    const address = URL.createObjectURL(file);
    setShown({ format, file, address });
    return () => URL.revokeObjectURL(address);
  }, [drawn]);
  return shown;
}
