import type * as v from 'valibot';
import { mostSignatureBytes } from '#domain/document/picture.ts';
import { calendarDay, inputObject, optionalCalendarDay, requiredText } from '../fields.ts';
import { optionalPicture } from './picture.ts';

/** Body of creating and changing an official. An omitted last day or signature keeps its value; null clears it. */
export const authorityInput = inputObject({
  name: requiredText({ label: 'El nombre', most: 200 }),
  office: requiredText({ label: 'El cargo', most: 200 }),
  valid_from: calendarDay('La fecha de inicio'),
  valid_until: optionalCalendarDay('La fecha de fin'),
  signature: optionalPicture({
    label: 'La firma',
    kinds: ['png'],
    mostBytes: mostSignatureBytes,
  }),
});

/** An official, as the client sends it. */
export type AuthorityInput = v.InferOutput<typeof authorityInput>;
