/**
 * Draws on the current page what other pages of the document draw too, such as a border: it is in the file once per key,
 * a string or an object.
 */
export type DrawReused = (key: unknown, draw: () => void) => void;

type Ref = ReturnType<PDFKit.PDFDocument['ref']>;
/** The part of a page that drawing needs; PDFKit's types have no resources. */
interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly ext_gstates: Record<string, unknown>;
  readonly xobjects: Record<string, unknown>;
  readonly fonts: Record<string, unknown>;
  readonly colorSpaces: Record<string, unknown>;
  readonly patterns: Record<string, unknown>;
  readonly markings: readonly unknown[];
  write(data: string): void;
}
type Document = { page: Canvas };

/** Creates the reused drawings of a document. */
export function createReusedDrawings(document: PDFKit.PDFDocument): DrawReused {
  const forms = new Map<unknown, { name: string; form: Ref }>();
  return (key, draw) => {
    const page = (document as unknown as Document).page;
    const known = forms.get(key) ?? {
      name: `R${forms.size + 1}`,
      form: recordForm(document, draw),
    };
    forms.set(key, known);
    page.xobjects[known.name] ??= known.form;
    document.addContent(`/${known.name} Do`);
  };
}

/** Records what `draw` draws as a form, with the same coordinates as the page. */
function recordForm(document: PDFKit.PDFDocument, draw: () => void): Ref {
  const holder = document as unknown as Document;
  const { page } = holder;
  const lines: string[] = [];
  const canvas: Canvas = {
    width: page.width,
    height: page.height,
    ext_gstates: {},
    xobjects: {},
    fonts: {},
    colorSpaces: {},
    patterns: {},
    markings: [],
    write: (data) => lines.push(data),
  };
  holder.page = canvas;
  try {
    draw();
  } finally {
    holder.page = page;
  }
  const form = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, page.width, page.height],
    Resources: { ExtGState: canvas.ext_gstates, XObject: canvas.xobjects, Font: canvas.fonts },
  });
  form.end(lines.join('\n'));
  return form;
}
