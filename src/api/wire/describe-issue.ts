import { isRecord } from './is-record.ts';

interface Issue {
  readonly path?: readonly unknown[] | undefined;
  readonly expected?: string | null | undefined;
}

/** 'data.0.id: number expected': the position of a difference, without the value, which may be personal data. */
export function describeIssue({ path = [], expected }: Issue, index?: number): string {
  const keys = path.map((step) => String(isRecord(step) ? step.key : step));
  const place = index === undefined ? keys : [index, ...keys];
  return `${place.join('.') || 'body'}: ${expected ?? 'another value'} expected`;
}
