import type { DocumentTemplate } from '#domain/document/document-template.ts';
import { isSameOffice } from './authorities.ts';
import type { DocumentValues, Signatory } from './document-values.ts';

/** The official who signs for an office. */
export function signatoryOf<Official extends Pick<Signatory, 'office'>>(
  signatories: readonly Official[],
  office: string,
): Official | undefined {
  return signatories.find((one) => isSameOffice(one.office, office));
}

/** The offices that sign a document. */
export function signingOffices({ blocks }: Pick<DocumentTemplate, 'blocks'>): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'signatures'
      ? block.places.flatMap((place) => (place.kind === 'office' ? [place.office] : []))
      : [],
  );
}

/** Finds an office whose place for a signature would stand empty. */
export function emptyOffice(
  template: Pick<DocumentTemplate, 'blocks'>,
  { signatories }: Pick<DocumentValues, 'signatories'>,
): string | undefined {
  return signingOffices(template).find((office) => signatoryOf(signatories, office) === undefined);
}
