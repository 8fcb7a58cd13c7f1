import * as v from 'valibot';
import { inputObject } from '../input/fields.ts';
import { openIdMessages } from './openid.messages.ts';

/** Body of leaving for the provider: where the console wants the person back. */
export const openIdInput = inputObject({
  return_to: v.pipe(
    v.string(openIdMessages.returnRequired),
    v.url(openIdMessages.foreignReturn),
    v.maxLength(2000, openIdMessages.foreignReturn),
  ),
});

const secret = v.pipe(
  v.string(openIdMessages.expired),
  v.regex(/^[\w-]{43}$/, openIdMessages.expired),
);

/** Body of the exchange: what the address brought, and what the console kept. */
export const openIdExchangeInput = inputObject({ code: secret, key: secret });
