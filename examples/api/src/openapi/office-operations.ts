import { applicationAnswer } from '../applications/applications.answer.ts';
import { applicationEditInput, decisionInput } from '../applications/applications.input.ts';
import { auditAnswer } from '../audit/audit.answer.ts';
import { ceremonyAnswer } from '../ceremonies/ceremonies.answer.ts';
import { ceremonyInput, completionInput } from '../ceremonies/ceremonies.input.ts';
import { reportKinds } from '../reports/report-kinds.ts';
import { reportAnswer } from '../reports/reports.answer.ts';
import { reportInput } from '../reports/reports.input.ts';
import { bulkIssueAnswer, titleAnswer } from '../titles/titles.answer.ts';
import { bulkIssueInput } from '../titles/titles.input.ts';
import { ifMatch as headers, type Operation } from './operation.ts';

const access = 'administrator';

const ceremonies: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/ceremonies',
    id: 'listCeremonies',
    access,
    status: 200,
    summary: 'All ceremonies, newest first',
    answer: { kind: 'list', schema: ceremonyAnswer },
  },
  {
    method: 'post',
    path: '/api/ceremonies',
    id: 'createCeremony',
    access,
    status: 201,
    summary: 'Create a ceremony; its date must not be past',
    body: ceremonyInput,
    answer: { kind: 'data', schema: ceremonyAnswer },
  },
  {
    method: 'put',
    path: '/api/ceremonies/{id}',
    id: 'updateCeremony',
    access,
    status: 200,
    summary: 'Change a ceremony, and its status when sent',
    body: ceremonyInput,
    headers,
    answer: { kind: 'data', schema: ceremonyAnswer },
    refusals: [404, 409, 412],
  },
  {
    method: 'delete',
    path: '/api/ceremonies/{id}',
    id: 'deleteCeremony',
    access,
    summary: 'Delete a ceremony and its applications; 409 once titles were issued',
    status: 200,
    headers,
    answer: { kind: 'done' },
    refusals: [404, 409, 412],
  },
  {
    method: 'post',
    path: '/api/ceremonies/{id}/complete',
    id: 'completeCeremony',
    access,
    summary: 'Mark a ceremony as having taken place',
    body: completionInput,
    bodyOptional: true,
    status: 200,
    headers,
    answer: { kind: 'data', schema: ceremonyAnswer },
    refusals: [404, 409, 412],
  },
];

const applications: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/applications',
    id: 'listApplications',
    access,
    status: 200,
    summary: 'All applications, newest first',
    answer: { kind: 'list', schema: applicationAnswer },
  },
  {
    method: 'put',
    path: '/api/applications/{id}',
    id: 'editApplication',
    access,
    summary: "Correct a person's data; what is not sent stays",
    body: applicationEditInput,
    status: 200,
    headers,
    answer: { kind: 'data', schema: applicationAnswer },
    refusals: [404, 409, 412],
  },
  {
    method: 'patch',
    path: '/api/applications/{id}/confirm',
    id: 'confirmApplication',
    summary: 'Confirm; notes are optional',
    access,
    body: decisionInput,
    bodyOptional: true,
    status: 200,
    headers,
    answer: { kind: 'data', schema: applicationAnswer },
    refusals: [404, 409, 412],
  },
  {
    method: 'patch',
    path: '/api/applications/{id}/reject',
    id: 'rejectApplication',
    summary: 'Reject; the notes are the reason and must not be blank',
    access,
    body: decisionInput,
    status: 200,
    headers,
    answer: { kind: 'data', schema: applicationAnswer },
    refusals: [404, 409, 412],
  },
];

const titles: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/titles',
    id: 'listTitles',
    access,
    status: 200,
    summary: 'All issued titles',
    answer: { kind: 'list', schema: titleAnswer },
  },
  {
    method: 'post',
    path: '/api/titles/ceremony/{id}/bulk-emit',
    id: 'issueTitles',
    access,
    summary: 'Issue the titles of the confirmed applications that have none yet',
    body: bulkIssueInput,
    status: 200,
    answer: { kind: 'data', schema: bulkIssueAnswer },
    refusals: [404, 409],
  },
  {
    method: 'get',
    path: '/api/audit',
    id: 'readAudit',
    access,
    status: 200,
    summary: 'The audit trail, newest first; query: limit (100, at most 500) and before (an id)',
    addition: true,
    answer: { kind: 'list', schema: auditAnswer },
  },
];

const reports = reportKinds.map(
  ({ path, requiresCeremony }): Operation => ({
    method: 'post',
    path: `/api/reports${path}`,
    access,
    status: 200,
    id: `report${path.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: requiresCeremony ? 'A report of one ceremony' : 'A report of one or all ceremonies',
    body: reportInput,
    answer: { kind: 'beside', schema: reportAnswer },
    refusals: [404],
  }),
);

/** The back office's calls beside the catalogues. */
export const officeOperations: readonly Operation[] = [
  ...ceremonies,
  ...applications,
  ...titles,
  ...reports,
];
