import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { catalogueOperations } from './catalogue-operations.ts';
import { officeOperations } from './office-operations.ts';
import { openIdOperations } from './openid-operations.ts';
import type { AnswerShape, Operation } from './operation.ts';
import { passkeyOperations } from './passkey-operations.ts';
import { publicOperations } from './public-operations.ts';

/** Every call that the document describes. */
export const operations: readonly Operation[] = [
  ...publicOperations,
  ...openIdOperations,
  ...passkeyOperations,
  ...officeOperations,
  ...catalogueOperations,
];

const failure = v.object({
  success: v.literal(false),
  error: v.pipe(v.string(), v.description('One Spanish sentence for the person')),
  fields: v.optional(v.record(v.string(), v.string())),
});

const reasons: Readonly<Record<number, string>> = {
  400: 'It is too old, or was used before',
  401: 'Nobody is signed in, or the sign-in failed or expired',
  403: 'The signed-in person is no administrator',
  404: 'There is no such thing',
  409: 'It collides with what is stored',
  412: 'The row is not as If-Match knows it; ETag says how it is',
  422: 'What was sent cannot be accepted',
  429: 'Too many attempts; see Retry-After',
  503: 'Somebody else who is needed does not answer',
};

/** The OpenAPI 3.1 document of the contract, made from the schemas that the API itself checks with. */
export function createOpenApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: describeOperation(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sistema de Graduaciones',
      version: '2.0.0',
      description:
        'The calls that birrete makes, as its reference API answers them. Operations marked x-addition are not part of the contract. Other servers may answer lists as a bare array, under data, or with success and data.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: { Failure: describe(failure, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describeOperation(operation: Operation) {
  const parameters = [...pathParameters(operation), ...headerParameters(operation)];
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.path.split('/')[2] ?? ''],
    security: operation.access === 'public' ? [] : [{ token: [] }],
    ...(operation.addition ? { 'x-addition': true } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body
      ? {
          requestBody: {
            required: !operation.bodyOptional,
            content: { 'application/json': { schema: describe(operation.body, 'input') } },
          },
        }
      : {}),
    responses: describeResponses(operation),
  };
}

function pathParameters({ path }: Operation) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
}

function headerParameters({ headers = {} }: Operation) {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  }));
}

function describeResponses(operation: Operation) {
  const statuses = new Set<number>(operation.refusals);
  if (operation.body) statuses.add(422);
  if (operation.access === 'signed-in') statuses.add(401);
  if (operation.access === 'administrator') for (const status of [401, 403]) statuses.add(status);
  const refusals = [...statuses]
    .sort((a, b) => a - b)
    .map((status) => [
      String(status),
      {
        description: reasons[status] ?? '',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]);
  const success = describeSuccess(operation.answer);
  return { [operation.status]: success, ...Object.fromEntries(refusals) };
}

function describeSuccess(answer: AnswerShape) {
  if (answer.kind === 'redirect') return { description: 'The browser goes on to Location' };
  const schema = describe(answerSchema(answer), 'output');
  return { description: 'Done', content: { 'application/json': { schema } } };
}

function answerSchema(answer: Exclude<AnswerShape, { kind: 'redirect' }>): v.GenericSchema {
  const success = v.literal(true);
  switch (answer.kind) {
    case 'data':
      return v.object({ success, message: v.optional(v.string()), data: answer.schema });
    case 'list':
      return v.object({ success, data: v.array(answer.schema) });
    case 'beside':
      return v.intersect([v.object({ success }), answer.schema]);
    case 'done':
      return v.object({ success, message: v.optional(v.string()) });
    default:
      return answer satisfies never;
  }
}

/** Checks that JSON Schema cannot say (control characters, real days) are left out of it. */
function describe(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  });
  return described;
}
