/** A difference between the two servers. */
export interface Difference {
  /** The call, or the list or look-up that was read after a change. */
  readonly call: string;
  /** `acceptance` and `content` leave the servers with different data; the others do not. */
  readonly kind: 'acceptance' | 'status' | 'message' | 'success message' | 'content';
  readonly fake: string;
  readonly reference: string;
  /** The keys of the parts that differ in content. */
  readonly paths?: readonly string[];
}

/** True if the two servers may hold different data from here on. */
export function separates({ kind }: Difference): boolean {
  return kind === 'acceptance' || kind === 'content';
}

/** The same text for differences that have one cause: numbers and quoted parts are left out. */
export function classOf({ call, kind, fake, reference, paths }: Difference): string {
  if (paths !== undefined) return `${call} | ${kind} | ${paths[0]}`;
  return `${call} | ${kind} | fake: ${general(fake)} | reference: ${general(reference)}`;
}

function general(text: string): string {
  return text
    .replace(/«[^»]*»/g, '«…»')
    .replace(/(?<= )\d+(?= )/g, 'N')
    .replace(/\b(AG-\d{4}-\d+|\w+#\d+)\b/g, '…');
}
