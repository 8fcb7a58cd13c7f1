import type { GrammaticalGender } from '#domain/degree/grammatical-gender.ts';

/** Texts by the names of their placeholders: `{ nombre: 'Ana Pérez' }`. */
export type DocumentFields = Readonly<Record<string, string>>;

/** The content of one document. */
export interface DocumentValues {
  /** The values of the placeholders. */
  readonly fields: DocumentFields;
  /** Chooses in '{identificado/identificada}'; both are printed if it is undefined. */
  readonly gender: GrammaticalGender | undefined;
  /** The end of the name, before which it may break. */
  readonly surnames: string;
  /** The officials in office on the day of the ceremony. */
  readonly signatories: readonly Signatory[];
  /** Undefined if titles have no verification. */
  readonly verification: Verification | undefined;
  /** Marks on every page. */
  readonly marks: readonly DocumentMark[];
  /** The rows of the record of a ceremony, in the order of the register; otherwise empty. */
  readonly graduates: readonly DocumentFields[];
}

/** An official who signs. */
export interface Signatory {
  /** The office, such as 'Rectora'. */
  readonly office: string;
  /** The name, with its titles. */
  readonly name: string;
  /** A PNG of the signature, in base64. */
  readonly signature?: string | undefined;
  /** True if a grey 'firma' stands in place of the signature, which a reader could cut out. @default false */
  readonly isSignatureWithheld?: boolean | undefined;
}

/** Takes the pictures of signatures out of a document for the public. */
export function withholdSignatures(values: DocumentValues): DocumentValues {
  const signatories = values.signatories.map(({ signature, ...official }) =>
    signature === undefined ? official : { ...official, isSignatureWithheld: true },
  );
  return { ...values, signatories };
}

/** The address behind the QR code, and the code as it is printed: 'ABCD-EFGH-JKLM'. */
export interface Verification {
  /** The address that the QR code contains. */
  readonly url: string;
  /** The code, in groups of four. */
  readonly code: string;
}

/** A mark across or on top of a document: 'MUESTRA', 'RECTIFICADO', 'DUPLICADO', 'Copia 2'. */
export type DocumentMark =
  | { readonly kind: 'sample' }
  | { readonly kind: 'comparison' }
  | { readonly kind: 'annulled' }
  | { readonly kind: 'rectified' }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'copy'; readonly number: number };
