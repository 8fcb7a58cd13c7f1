import * as v from 'valibot';
import { generalRefusals } from '../refusals/general.ts';
import { providerRefusals } from '../refusals/provider.ts';
import { fieldMessages } from './field-messages.ts';
import { inputObject } from './fields.ts';

const foreignReturn = providerRefusals.foreignReturn.message;
const expired = providerRefusals.providerSignInExpired.message;

/**
 * Body of beginning the sign-in through a provider: the page to return to, and whether the provider has to ask for the
 * user's credentials again.
 */
export const openIdInput = inputObject({
  return_to: v.pipe(
    v.string(fieldMessages.required('La dirección de regreso')),
    v.url(foreignReturn),
    v.maxLength(2000, foreignReturn),
  ),
  again: v.optional(v.boolean(generalRefusals.malformed.message), false),
});

const secret = v.pipe(v.string(expired), v.regex(/^[\w-]{43}$/, expired));

/** Body of the exchange: the code in the address, and the key that the tab stored. */
export const openIdExchangeInput = inputObject({ code: secret, key: secret });
