import fc, { type Arbitrary } from 'fast-check';
import type { CallId } from '#contract/calls.ts';
import type { Caller, ModelBody, ModelCall } from '../model-call.ts';
import { noBody } from './body.ts';

/** Calls to choose from, with the relative frequency. */
export interface CallChoice {
  readonly weight: number;
  readonly arbitrary: Arbitrary<ModelCall>;
}

type Targets = Arbitrary<NonNullable<ModelCall['target']>>;

const callers = fc.oneof(
  { weight: 16, arbitrary: fc.constant<Caller>('admin') },
  { weight: 3, arbitrary: fc.constant<Caller>('directora') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Caller>('nobody', 'stranger', 'registro', 'consulta'),
  },
);

/** `If-Match`: mostly none. */
const conditions = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.constant('current') },
  { weight: 1, arbitrary: fc.constantFrom('"0"', '*', 'x', '"0", "x"', 'W/"1"', '') },
);

/** A call of the console, seldom without its rights. */
export function adminCall(
  id: CallId,
  body: Arbitrary<ModelBody> = noBody,
  targets?: Targets,
): Omit<CallChoice, 'weight'> {
  return { arbitrary: callOf(id, { as: callers, body, targets }) };
}

/** A call without a token. */
export function publicCall(
  id: CallId,
  body: Arbitrary<ModelBody>,
  targets?: Targets,
): Omit<CallChoice, 'weight'> {
  return { arbitrary: callOf(id, { as: fc.constant('nobody'), body, targets }) };
}

interface Parts {
  readonly as: Arbitrary<Caller>;
  readonly body: Arbitrary<ModelBody>;
  readonly targets: Targets | undefined;
}

function callOf(id: CallId, { as, body, targets }: Parts): Arbitrary<ModelCall> {
  const call = fc.record({ id: fc.constant(id), as, body });
  if (targets === undefined) return call;
  return fc.tuple(call, targets, conditions).map(([rest, target, ifMatch]) => ({
    ...rest,
    target,
    ...(ifMatch === undefined ? {} : { ifMatch }),
  }));
}
