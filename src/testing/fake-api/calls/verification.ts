import type { VerificationAnswer } from '../../../contract/answers/verification.ts';
import { joinPersonName } from '../../../domain/person/person-name.ts';
import {
  normalizeVerificationCode,
  verificationCodeEntropy,
  verificationCodeOf,
} from '../../../domain/verification/verification-code.ts';
import { createRandom } from '../../university/random.ts';
import type { TitleRow } from '../../university/rows.ts';
import { decline } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';

/** The name of the university behind the fake API. */
const university = 'Universidad Central de los Andes';

/** The verification code of a title in the fake API: always the same for an id. */
export function fakeVerificationCode(titleId: number): string {
  const random = createRandom(titleId);
  return verificationCodeOf(
    Array.from({ length: verificationCodeEntropy }, () => random.between(0, 31)),
  );
}

/** The additional keys of a title, where the server announces `verification`. */
export function verificationKeys({ extras }: Pick<Exchange, 'extras'>, { id }: TitleRow) {
  if (!extras.includes('verification')) return {};
  return { verification_code: fakeVerificationCode(id), verification_url: null };
}

/** Verification of titles by their code, beyond the API contract. */
export const verification: Replies<'verifyTitle'> = {
  verifyTitle({ university: { rows }, code: text }): VerificationAnswer {
    const code = normalizeVerificationCode(text);
    const title = rows.titles.find(({ id }) => fakeVerificationCode(id) === code);
    if (title === undefined) throw decline('titleUnknown');
    return {
      status: 'valid',
      code,
      person_name: joinPersonName({
        firstName: title.first_name,
        secondName: title.middle_name,
        thirdName: title.third_name,
        lastName: title.last_name,
        secondLastName: title.second_last_name,
      }),
      degree_title: title.degree_title,
      university,
      issue_date: title.issue_date,
      record_registry: title.record_registry,
      assigned_registry: title.assigned_registry,
      folio_registry: title.folio_registry,
      resolution: null,
      current_code: null,
    };
  },
};
