import { reportAnswer } from '../answers/report.ts';
import { bulkIssueAnswer, issueMessage, titleAnswer } from '../answers/title.ts';
import type { Call } from '../call.ts';
import { bulkIssueInput } from '../inputs/bulk-issue.ts';
import { reportInput } from '../inputs/report.ts';

const administrators = { audience: 'administrators' } as const;

const report = {
  ...administrators,
  usedBy: ['reports'],
  input: reportInput,
  status: 200,
  answer: { kind: 'beside', schema: reportAnswer },
  refusals: ['ceremonyNotFound'],
} as const;
const ofOneCeremony = ['reportCeremonyRequired', ...report.refusals] as const;

/** The issued titles and the reports. */
export const titleCalls = {
  listTitles: {
    ...administrators,
    purpose: 'List all issued titles',
    usedBy: ['ceremonies', 'titles'],
    status: 200,
    answer: { kind: 'list', schema: titleAnswer },
  },
  issueTitles: {
    ...administrators,
    purpose: 'Issue the titles of the confirmed applications that have none yet',
    usedBy: ['titles'],
    input: bulkIssueInput,
    status: 200,
    answer: { kind: 'data', schema: bulkIssueAnswer },
    done: issueMessage,
    refusals: [
      'ceremonyNotFound',
      'ceremonyNotCompleted',
      'nobodyConfirmed',
      'numberUnusable',
      'numberTaken',
    ],
  },
  reportGraduatedApplications: {
    ...report,
    purpose: 'Report the applications of one or all ceremonies',
  },
  reportConfirmedStudents: {
    ...report,
    purpose: 'Report the confirmed students of a ceremony',
    refusals: ofOneCeremony,
  },
  reportContactListApplicants: {
    ...report,
    purpose: 'Report the contact data of the applicants of one or all ceremonies',
  },
  reportContactListConfirmed: {
    ...report,
    purpose: 'Report the contact data of the confirmed students of a ceremony',
    refusals: ofOneCeremony,
  },
} as const satisfies Record<string, Call>;
