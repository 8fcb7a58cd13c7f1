import { asRecord, type Canonical } from './canonical.ts';
import type { Difference } from './difference.ts';
import type { Side } from './refs.ts';
import type { Answer } from './servers.ts';

/** True if an answer is a success. */
export function isSuccess({ status }: Answer): boolean {
  return status < 300;
}

/** The first difference between two answers to one call. */
export function compareAnswers(
  call: string,
  fake: Answer,
  reference: Answer,
  canonical: Canonical,
): Difference | undefined {
  const of = (kind: Difference['kind'], one: string, other: string): Difference => ({
    call,
    kind,
    fake: one,
    reference: other,
  });
  if (isSuccess(fake) !== isSuccess(reference)) {
    return of('acceptance', summaryOf(fake), summaryOf(reference));
  }
  if (!isSuccess(fake)) {
    if (fake.status !== reference.status)
      return of('status', summaryOf(fake), summaryOf(reference));
    const messages = [messageOf(fake), messageOf(reference)] as const;
    return messages[0] === messages[1] ? undefined : of('message', ...messages);
  }
  const parts = differingParts(
    canonical('fake', fake.body),
    canonical('reference', reference.body),
  );
  if (parts.length > 0) return { call, kind: 'content', ...differenceTexts(parts) };
  if (fake.status !== reference.status) return of('status', summaryOf(fake), summaryOf(reference));
  const messages = [messageOf(fake), messageOf(reference)] as const;
  return messages[0] === messages[1] ? undefined : of('success message', ...messages);
}

/** 'accepted', or the status and the message of a refusal. */
export function summaryOf(answer: Answer): string {
  return isSuccess(answer) ? `${answer.status} accepted` : `${answer.status} ${messageOf(answer)}`;
}

function messageOf({ body }: Answer): string {
  const { error, message } = asRecord(body);
  const text = error ?? message;
  return typeof text === 'string' ? text : 'no message';
}

/** A part of a body that differs, with its path. */
interface Part {
  readonly path: string;
  readonly fake: unknown;
  readonly reference: unknown;
}

function differenceTexts(parts: readonly Part[]): Pick<Difference, 'fake' | 'reference' | 'paths'> {
  const sideText = (side: Side) =>
    parts.map((part) => `${part.path}: ${JSON.stringify(part[side]) ?? 'nothing'}`).join(', ');
  const paths = [...new Set(parts.map(({ path }) => path))];
  return { fake: sideText('fake'), reference: sideText('reference'), paths };
}

/** The parts of two values that differ. A key of one side alone is an addition. */
function differingParts(fake: unknown, reference: unknown, path = ''): Part[] {
  if (Array.isArray(fake) && Array.isArray(reference)) {
    if (fake.length !== reference.length) {
      return [{ path: `${path}rows`, fake: fake.length, reference: reference.length }];
    }
    return fake.flatMap((row, index) => differingParts(row, reference[index], path));
  }
  if (isObject(fake) && isObject(reference)) {
    const shared = Object.keys(fake).filter((key) => key in reference);
    return shared.flatMap((key) => differingParts(fake[key], reference[key], `${path}${key} `));
  }
  return fake === reference ? [] : [{ path: path.trim(), fake, reference }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
