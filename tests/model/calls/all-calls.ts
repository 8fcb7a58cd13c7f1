import fc, { type Arbitrary } from 'fast-check';
import type { ModelCall } from '../model-call.ts';
import { applicationCalls } from './application-calls.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { ceremonyCalls } from './ceremony-calls.ts';
import { publicCalls } from './public-calls.ts';

/** Every call that changes something, the reports, the look-up and the sign-in. The lists are read after changes. */
export const anyCall: Arbitrary<ModelCall> = fc.oneof(
  ...publicCalls,
  ...ceremonyCalls,
  ...applicationCalls,
  ...catalogueCalls,
);
