import type { TitleEntryAnswer } from '../contract/corrections.ts';
import * as publicExtraPaths from '../contract/paths/public-extra-paths.ts';
import { publicStory } from '../provider/public-story.fixtures.tsx';
import { alterAnswer } from '../testing/fake-api/altered-answers.ts';
import { fakeVerificationCode } from '../testing/fake-api/calls/verification.ts';
import { graduationHandlers } from '../testing/fake-api/graduation-handlers.ts';
import { TitleVerification } from './title-verification.tsx';

/** The call of the verification. */
export const verificationCall = publicExtraPaths.verifyTitle;

/** The call of the document. */
export const documentCall = publicExtraPaths.readVerifiedDocument;

const announced = { extras: ['verification'] } as const;

/** A server that announces the verification. */
export const verificationHandlers = () => graduationHandlers(announced);

/** The code of a title of the demonstration, and of another one. */
export const titleCode = fakeVerificationCode(1);
export const currentCode = fakeVerificationCode(2);

/** The rectification of the title of `titleCode` for a change of name, which hides the former one. */
export const hiddenRename = {
  id: 1,
  title_id: 1,
  kind: 'rectified',
  resolution_number: 'CU-2027-014',
  resolution_date: '2027-03-03',
  resolution_body: 'Consejo Universitario',
  resolution_reason: 'Cambio de nombre',
  replacing_title_id: 2,
  former_name_hidden: true,
  entered_by: 'Mariela Josefina Rondón Graterol',
  created_at: '2027-03-04T14:00:00.000Z',
} as const satisfies TitleEntryAnswer;

/** The answer of a valid title with other values. */
export function answered(values: Readonly<Record<string, unknown>>) {
  return alterAnswer(
    verificationCall,
    (body) => {
      const { data, ...rest } = body as { readonly data: object };
      return { ...rest, data: { ...data, ...values } };
    },
    { ...announced, once: true },
  );
}

/** Spread it into the meta of the verification's stories. */
export const verificationStory = publicStory(TitleVerification, '/verificar');
