import { alterAnswer, withField, withoutField } from '../testing/fake-api/altered-answers.ts';
import {
  answer,
  answerEmpty,
  answerHtml,
  answerText,
  answerTruncated,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
  slow,
} from '../testing/fake-api/faults.ts';
import { lostAnswer } from '../testing/fake-api/lost-answer.ts';

/**
 * Handlers that make one call fail, or change its answer. Each goes before the default ones. With `{ once: true }` the
 * next call gets the usual answer again.
 *
 * @example server.use(faults.failWith('POST /api/public/apply', { status: 500 }));
 */
export const faults = {
  failWith,
  noAnswer,
  lostAnswer,
  never,
  slow,
  answer,
  answerText,
  answerHtml,
  answerEmpty,
  answerTruncated,
  answerUnsuccessful,
  alterAnswer,
  withField,
  withoutField,
} as const;

export {
  type AuthDescription,
  describeAuthAdapter,
} from '../testing/adapters/describe-auth-adapter.ts';
export {
  describeRouterAdapter,
  type RouterDescription,
} from '../testing/adapters/describe-router-adapter.ts';
export type { TestRunner } from '../testing/adapters/runner.ts';
export { fakeVerificationCode } from '../testing/fake-api/calls/verification.ts';
export {
  contractCalls,
  type FakeCall,
} from '../testing/fake-api/contract-calls.ts';
export { fakeFetch } from '../testing/fake-api/fake-fetch.ts';
export {
  createFakeUniversity,
  type FakeUniversity,
  type FakeUniversityOptions,
  fakeTokenOf,
} from '../testing/fake-api/fake-university.ts';
export type { Failure } from '../testing/fake-api/faults.ts';
export {
  type GraduationHandlersOptions,
  graduationHandlers,
} from '../testing/fake-api/graduation-handlers.ts';
export {
  createFakeAuth,
  type FakeAuth,
  type FakeAuthOptions,
  fakeSession,
} from '../testing/fake-auth.ts';
export { type FillWizardOptions, fillWizard } from '../testing/host/fill-wizard.ts';
export { type LookUpOptions, lookUp } from '../testing/host/look-up.ts';
export { type OpenSectionOptions, openSection } from '../testing/host/open-section.ts';
export {
  type RenderConsoleOptions,
  type RenderedConsole,
  renderConsole,
} from '../testing/host/render-console.tsx';
export { type RenderLookupOptions, renderLookup } from '../testing/host/render-lookup.tsx';
export type { RenderedWidget, RenderOptions } from '../testing/host/render-widget.tsx';
export { type RenderWizardOptions, renderWizard } from '../testing/host/render-wizard.tsx';
export { type SignInOptions, signIn } from '../testing/host/sign-in.ts';
export type { TestUser } from '../testing/host/test-user.ts';
export { type Scenario, scenario, scenarios } from '../testing/scenarios/scenario.ts';
export type { DataSet } from '../testing/university/data-sets.ts';
export type { DemoUniversity } from '../testing/university/rows.ts';
export { demoPassword } from '../testing/university/users.ts';
