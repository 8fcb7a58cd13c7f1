import { type userEvent, within } from 'storybook/test';
import type { Extra } from '#contract/extras.ts';
import type { CorrectionAnswer } from '#contract/title-proof.ts';
import { messages } from '#storybook/story-messages.ts';
import {
  createFakeUniversity,
  type FakeTitleProof,
  type FakeUniversity,
} from '#testing/fake-api/fake-university.ts';
import { graduationHandlers } from '#testing/fake-api/graduation-handlers.ts';

/** A confirmed application for the ceremony in August. */
export const graduate = { code: 'AG-2026-043', id: 192, digits: '308' } as const;

/** The calls of the proof. */
export const readCall = 'GET /api/public/proof/{code}';
export const answerCall = 'POST /api/public/proof/{code}';

/** The extras of a server that offers the proof to graduates who know the end of their document's number. */
export const proofExtras = ['look-up-proof', 'proof'] as const satisfies readonly Extra[];

/** A university; `change` arranges a case. */
export function universityOf(change: (university: FakeUniversity) => void): FakeUniversity {
  const university = createFakeUniversity();
  change(university);
  return university;
}

/** A university whose graduates proofread their titles. */
export function proofread(change: (university: FakeUniversity) => void = () => {}) {
  return graduationHandlers({ university: universityOf(change), extras: proofExtras });
}

/** The graduate's answers before the story. */
export function answered(entry: FakeTitleProof) {
  return proofread(({ titleProofs }) => titleProofs.set(graduate.id, entry));
}

/** A wording request. */
export function aCorrection(change: Partial<CorrectionAnswer> = {}): CorrectionAnswer {
  return {
    id: 1,
    status: 'open',
    description: 'Mi segundo nombre es Soraida, con ese.',
    requested_at: '2026-06-14T15:30:00.000Z',
    reply: null,
    decided_at: null,
    ...change,
  };
}

interface Person {
  readonly canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  readonly userEvent: Pick<typeof userEvent, 'type'>;
}

/** Types the last digits of the document. @returns the section with the proof */
export async function prove({ canvas, userEvent }: Person) {
  const field = await canvas.findByRole('textbox', { name: messages.status.proofLabel });
  await userEvent.type(field, `${graduate.digits}{Enter}`);
  return within(await canvas.findByRole('region', { name: messages.titleProof.title }));
}
