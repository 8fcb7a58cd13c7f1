import type * as v from 'valibot';
import { careerAnswer } from '../careers/careers.answer.ts';
import { careerInput } from '../careers/careers.input.ts';
import { degreeTitleAnswer } from '../degree-titles/degree-titles.answer.ts';
import { degreeTitleInput } from '../degree-titles/degree-titles.input.ts';
import { namedAnswer } from '../named-catalogue/named-catalogue.answer.ts';
import { namedInput } from '../named-catalogue/named-catalogue.input.ts';
import { createdUserAnswer, reissuedPasswordAnswer, userAnswer } from '../users/users.answer.ts';
import { userInput, userUpdateInput } from '../users/users.input.ts';
import { ifMatch, type Operation } from './operation.ts';

type Resource = {
  path: string;
  /** In the operation's id: 'Faculty'. */
  one: string;
  many: string;
  /** In the summary: 'a faculty'. */
  words: string;
  input: v.GenericSchema;
  updateInput?: v.GenericSchema;
  answer: v.GenericSchema;
  createdAnswer?: v.GenericSchema;
};

const resources: readonly Resource[] = [
  {
    path: '/api/faculties',
    one: 'Faculty',
    many: 'Faculties',
    words: 'a faculty',
    input: namedInput,
    answer: namedAnswer,
  },
  {
    path: '/api/career_types',
    one: 'CareerType',
    many: 'CareerTypes',
    words: 'a career type',
    input: namedInput,
    answer: namedAnswer,
  },
  {
    path: '/api/careers',
    one: 'Career',
    many: 'Careers',
    words: 'a career',
    input: careerInput,
    answer: careerAnswer,
  },
  {
    path: '/api/degree-titles',
    one: 'DegreeTitle',
    many: 'DegreeTitles',
    words: 'a nomenclature: the title of a career for a gender',
    input: degreeTitleInput,
    answer: degreeTitleAnswer,
  },
  {
    path: '/api/users',
    one: 'User',
    many: 'Users',
    words: 'a user',
    input: userInput,
    updateInput: userUpdateInput,
    answer: userAnswer,
    createdAnswer: createdUserAnswer,
  },
];

/** The four calls of each catalogue, and the password that is given anew. */
export const catalogueOperations: readonly Operation[] = [
  ...resources.flatMap(fourCalls),
  {
    method: 'post',
    path: '/api/users/{id}/password',
    id: 'reissuePassword',
    summary: 'Give a user a new one-time password; the sessions of the user end',
    access: 'administrator',
    addition: true,
    headers: ifMatch,
    status: 200,
    answer: { kind: 'data', schema: reissuedPasswordAnswer },
    refusals: [404, 409, 412],
  },
];

function fourCalls(resource: Resource): Operation[] {
  const { path, one, words, input, answer } = resource;
  const item = `${path}/{id}`;
  const access = 'administrator';
  return [
    {
      method: 'get',
      path,
      id: `list${resource.many}`,
      access,
      status: 200,
      summary: `List every one; an item is ${words}`,
      answer: { kind: 'list', schema: answer },
    },
    {
      method: 'post',
      path,
      id: `create${one}`,
      access,
      status: 201,
      body: input,
      summary: `Create ${words}`,
      answer: { kind: 'data', schema: resource.createdAnswer ?? answer },
      refusals: [409],
    },
    {
      method: 'put',
      path: item,
      id: `update${one}`,
      access,
      status: 200,
      summary: `Change ${words}`,
      body: resource.updateInput ?? input,
      headers: ifMatch,
      answer: { kind: 'data', schema: answer },
      refusals: [404, 409, 412],
    },
    {
      method: 'delete',
      path: item,
      id: `delete${one}`,
      access,
      status: 200,
      summary: `Delete ${words}; 409 while it is in use`,
      headers: ifMatch,
      answer: { kind: 'done' },
      refusals: [404, 409, 412],
    },
  ];
}
