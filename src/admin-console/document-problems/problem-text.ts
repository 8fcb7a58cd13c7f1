import type { LayoutProblem } from '#domain/document/document-problem.ts';
import type { DocumentKind } from '#domain/document/document-template.ts';
import { formatMessage } from '#messages/format-message.ts';
import type { DocumentProblemsMessages } from './document-problems.messages.ts';

export function kindName(kind: DocumentKind, messages: DocumentProblemsMessages): string {
  switch (kind) {
    case 'title':
      return messages.kindTitle;
    case 'individual-record':
      return messages.kindIndividualRecord;
    case 'ceremony-record':
      return messages.kindCeremonyRecord;
    case 'certificate':
      return messages.kindCertificate;
    default:
      return kind satisfies never;
  }
}

/** The text of a problem before printing. */
export function problemText(problem: LayoutProblem, messages: DocumentProblemsMessages): string {
  switch (problem.kind) {
    case 'unknown-placeholder':
      return unknownPlaceholderText(problem, messages);
    case 'empty-placeholder':
      // No other form has the city.
      return withPlaceholder(
        problem.placeholder === 'ciudad' ? messages.emptyCity : messages.emptyPlaceholder,
        problem.placeholder,
      );
    case 'wrong-document-type': {
      const { text, documentType } = problem;
      const placeholder = inBraces('tipoDocumento');
      return formatMessage(messages.wrongDocumentType, { text, documentType, placeholder });
    }
    case 'missing-placeholder':
      return withPlaceholder(messages.missingPlaceholder, problem.placeholder);
    case 'missing-glyphs': {
      const { characters, text } = problem;
      return formatMessage(messages.missingGlyphs, { characters: characters.join(' '), text });
    }
    case 'overflow':
      return formatMessage(messages.overflow, { text: problem.text });
    case 'off-page':
      return formatMessage(messages.offPage, { block: problem.block + 1 });
    case 'shifted-off':
      return formatMessage(messages.shiftedOff, { block: problem.block + 1 });
    case 'overlap': {
      const { block, other } = problem;
      return formatMessage(messages.overlap, { block: block + 1, other: other + 1 });
    }
    case 'stray-brace':
      return formatMessage(messages.strayBrace, { text: problem.text });
    case 'missing-image':
      return formatMessage(messages.missingImage, { image: problem.image });
    case 'refused-image':
      return formatMessage(messages.refusedImage, { image: problem.image });
    case 'missing-signatory':
      return formatMessage(messages.missingSignatory, { office: problem.office });
    case 'several-signatories': {
      const { office, names } = problem;
      return formatMessage(messages.severalSignatories, { office, names: names.join(', ') });
    }
    case 'no-heading':
      return messages.noHeading;
    case 'small-qr':
      return formatMessage(messages.smallQr, { width: problem.width });
    case 'small-modules':
      return formatMessage(messages.smallModules, { size: problem.size });
    case 'unreadable-font':
      return formatMessage(messages.unreadableFont, { font: problem.font });
    default:
      return otherText(problem, messages);
  }
}

/** The text of a problem that a newer server has found. */
function otherText(problem: never, messages: DocumentProblemsMessages): string {
  const { kind } = problem as { readonly kind: string };
  return formatMessage(messages.otherProblem, { kind });
}

type UnknownPlaceholder = Extract<LayoutProblem, { kind: 'unknown-placeholder' }>;

function unknownPlaceholderText(
  { placeholder, suggestion }: UnknownPlaceholder,
  messages: DocumentProblemsMessages,
): string {
  if (suggestion === undefined) return withPlaceholder(messages.unknownPlaceholder, placeholder);
  const values = { placeholder: inBraces(placeholder), suggestion: inBraces(suggestion) };
  return formatMessage(messages.suggestion, values);
}

function withPlaceholder(message: string, placeholder: string): string {
  return formatMessage(message, { placeholder: inBraces(placeholder) });
}

/** As a template writes it. */
function inBraces(placeholder: string): string {
  return `{${placeholder}}`;
}
