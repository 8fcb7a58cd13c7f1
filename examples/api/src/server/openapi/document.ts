import { toJsonSchema } from '@valibot/to-json-schema';
import {
  type Call,
  type CallAnswer,
  type CallId,
  callPaths,
  calls,
  methodOf,
  pathOf,
  refusals,
} from 'birrete/contract';
import * as v from 'valibot';

const failure = v.object({
  success: v.literal(false),
  error: v.pipe(v.string(), v.description('A Spanish message for the user')),
  fields: v.optional(
    v.pipe(
      v.record(v.string(), v.string()),
      v.description('The message by the name of each field of the body that is declined'),
    ),
  ),
});

const reasons: Readonly<Record<number, string>> = {
  400: 'It is too old, or was used before',
  401: 'Nobody is signed in, or the sign-in failed or expired',
  403: 'The user has no right, or has to prove their identity again',
  404: 'It does not exist',
  409: 'It conflicts with stored data',
  412: 'The row has changed since the version in If-Match; ETag holds its current version',
  422: 'The input cannot be accepted',
  429: 'Too many attempts; see Retry-After',
  503: 'A service that is needed does not answer',
};

const ids = Object.keys(calls) as readonly CallId[];

/** Creates the OpenAPI 3.1 document of the contract, from the schemas that the API uses for validation. */
export function createOpenApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const id of ids) {
    const path = pathOf(callPaths[id]);
    paths[path] = {
      ...paths[path],
      [methodOf(callPaths[id]).toLowerCase()]: describeCall(id, path, calls[id]),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sistema de Graduaciones',
      version: '2.0.0',
      description:
        'The calls that birrete makes, as its reference API answers them. Operations marked x-addition are not part of the contract. x-proof says which proof of identity a server with the extra step-up demands: fresh, the password in the body, or the session alone. Other servers may answer lists as a bare array, under data, or with success and data.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: { Failure: describe(failure, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describeCall(id: CallId, path: string, call: Call) {
  const parameters = [...pathParameters(path), ...headerParameters(call)];
  return {
    operationId: id,
    summary: call.purpose,
    tags: [path.split('/')[2] ?? ''],
    security: call.audience === 'public' ? [] : [{ token: [] }],
    ...(call.proof === undefined ? {} : { 'x-proof': call.proof }),
    ...(call.extra === undefined ? {} : { 'x-addition': true }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.input ? { requestBody: describeBody(call.input, call.isInputOptional) } : {}),
    responses: describeResponses(call),
  };
}

function describeBody(input: v.GenericSchema, isOptional = false) {
  return {
    required: !isOptional,
    content: { 'application/json': { schema: describe(input, 'input') } },
  };
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
}

function headerParameters({ headers = {} }: Call) {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  }));
}

function describeResponses(call: Call) {
  const statuses = new Set<number>(call.refusals?.map((id) => refusals[id].status));
  if (call.input) statuses.add(422);
  if (call.audience !== 'public') statuses.add(401);
  if (call.audience === 'administrators' || call.proof === 'fresh') statuses.add(403);
  const declined = [...statuses]
    .sort((a, b) => a - b)
    .map((status) => [
      String(status),
      {
        description: reasons[status] ?? '',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]);
  return { [call.status]: describeSuccess(call.answer), ...Object.fromEntries(declined) };
}

function describeSuccess(answer: CallAnswer) {
  if (answer.kind === 'redirect') return { description: 'The browser follows Location' };
  const schema = describe(answerSchema(answer), 'output');
  return { description: 'Done', content: { 'application/json': { schema } } };
}

function answerSchema(answer: CallAnswer): v.GenericSchema {
  const success = v.literal(true);
  switch (answer.kind) {
    case 'data':
      return v.object({ success, message: v.optional(v.string()), data: answer.schema });
    case 'list':
      return v.object({ success, data: v.array(answer.schema) });
    case 'beside':
      return v.intersect([v.object({ success }), answer.schema]);
    default:
      return v.object({ success, message: v.optional(v.string()) });
  }
}

/** Omits checks that JSON Schema cannot express: control characters, existing days. */
function describe(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  });
  return described;
}
