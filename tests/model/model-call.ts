import { type CallId, callPaths } from '#contract/calls.ts';
import { methodOf, pathOf } from '#contract/paths/call-path.ts';
import { CodeRef, type KnownRows, Ref, resolve, type Side, show } from './refs.ts';

/** The user whose token a call carries: `nobody` sends none, `stranger` a token that no server issued. */
export type Caller = 'admin' | 'directora' | 'registro' | 'consulta' | 'nobody' | 'stranger';

/** The body of a call: none, a JSON value with references, or a text that is not JSON. */
export type ModelBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'raw'; readonly text: string };

/** One call of a sequence, before each server's ids are filled in. */
export interface ModelCall {
  readonly id: CallId;
  readonly as: Caller;
  /** Replaces `{id}` or `{code}` of the path. */
  readonly target?: Ref | CodeRef | string;
  readonly body: ModelBody;
  /** The header `If-Match`; `current` stands for the row's version on each server. */
  readonly ifMatch?: string;
}

/** A call as one server receives it. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly as: Caller;
  /** JSON, or not. */
  readonly text: string | undefined;
  readonly ifMatch?: string | undefined;
}

export function sentTo(side: Side, call: ModelCall, rows: KnownRows): SentCall {
  const template = callPaths[call.id];
  return {
    method: methodOf(template),
    path: pathOf(template).replace(/\{\w+\}/, encodeURIComponent(targetOf(call, rows, side))),
    as: call.as,
    text: sentText(call.body, rows, side),
  };
}

function targetOf({ target = '' }: ModelCall, rows: KnownRows, side: Side): string {
  if (target instanceof Ref) return String(rows.idOf(target, side));
  return target instanceof CodeRef ? rows.codeOf(target) : target;
}

function sentText(body: ModelBody, rows: KnownRows, side: Side): string | undefined {
  if (body.kind === 'none') return undefined;
  return body.kind === 'raw' ? body.text : JSON.stringify(resolve(body.value, rows, side));
}

/** One line of a script: 'PUT /api/careers/{careers#3} as admin {"name":"…"}'. */
export function showCall({ id, as, target, body, ifMatch }: ModelCall): string {
  const place = target instanceof CodeRef ? target.spell(`code#${target.place}`) : target;
  const written = place instanceof Ref ? `${place.kind}#${place.place}` : (place ?? '');
  const path = callPaths[id].replace(/\{\w+\}/, `{${written}}`);
  const sent = body.kind === 'json' ? ` ${show(body.value)}` : '';
  const condition = ifMatch === undefined ? '' : ` If-Match: ${ifMatch}`;
  return `${path} as ${as}${condition}${body.kind === 'raw' ? ` ${body.text}` : sent}`;
}
