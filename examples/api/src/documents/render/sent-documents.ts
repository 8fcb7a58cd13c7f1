import type { DocumentValues, Signatory } from 'birrete/rules';

/** Documents on their way to a thread, and each of their signatures once: a message copies a text as often as it occurs. */
export interface SentDocuments {
  readonly documents: readonly SentDocument[];
  /** The pictures of the signatures, in base64. */
  readonly signatures: readonly string[];
}

interface SentDocument extends Omit<DocumentValues, 'signatories'> {
  readonly signatories: readonly SentSignatory[];
}

interface SentSignatory extends Omit<Signatory, 'signature'> {
  /** The position of the signature among those that are sent. */
  readonly position: number | undefined;
}

/** Takes the signatures out of documents, to send them to a thread. */
export function packDocuments(documents: readonly DocumentValues[]): SentDocuments {
  const positions = new Map<string, number>();
  const positionOf = (signature: string) => {
    const position = positions.get(signature) ?? positions.size;
    positions.set(signature, position);
    return position;
  };
  const packed = documents.map(({ signatories, ...values }) => ({
    ...values,
    signatories: signatories.map(({ signature, ...official }) => ({
      ...official,
      position: signature === undefined ? undefined : positionOf(signature),
    })),
  }));
  return { documents: packed, signatures: [...positions.keys()] };
}

/** Puts the signatures back into documents that have reached a thread. */
export function unpackDocuments({
  documents,
  signatures,
}: SentDocuments): readonly DocumentValues[] {
  return documents.map(({ signatories, ...values }) => ({
    ...values,
    signatories: signatories.map(({ position, ...official }) =>
      position === undefined ? official : { ...official, signature: signatures[position] },
    ),
  }));
}
