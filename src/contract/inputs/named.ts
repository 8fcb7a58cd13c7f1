import type * as v from 'valibot';
import { inputObject, requiredText } from './fields.ts';

/** Body of creating and renaming a faculty or a career type. */
export const namedInput = inputObject({ name: requiredText({ label: 'El nombre', most: 200 }) });

/** A faculty or a type of career, as the client sends it. */
export type NamedInput = v.InferOutput<typeof namedInput>;
