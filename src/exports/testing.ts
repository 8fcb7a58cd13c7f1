export { type MemoryRouter, memoryRouter } from '../routing/memory-router.ts';
export {
  type AuthDescription,
  describeAuthAdapter,
  type SignedIn,
} from '../testing/adapters/describe-auth-adapter.ts';
export {
  describeRouterAdapter,
  type RouterDescription,
} from '../testing/adapters/describe-router-adapter.ts';
export type { TestRunner } from '../testing/adapters/runner.ts';
export {
  type AlterOptions,
  alterAnswer,
  withField,
  withoutField,
} from '../testing/fake-api/altered-answers.ts';
export {
  type AdditionalCall,
  type ContractCall,
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
export {
  answer,
  answerEmpty,
  answerHtml,
  answerText,
  answerTruncated,
  answerUnsuccessful,
  type Failure,
  failWith,
  never,
  noAnswer,
  slow,
} from '../testing/fake-api/faults.ts';
export {
  type GraduationHandlersOptions,
  graduationHandlers,
} from '../testing/fake-api/graduation-handlers.ts';
export type { HandlerOptions } from '../testing/fake-api/handler-for.ts';
export { lostAnswer } from '../testing/fake-api/lost-answer.ts';
export type { WireShape } from '../testing/fake-api/wire-shape.ts';
export {
  createFakeAuth,
  type FakeAuth,
  type FakeAuthOptions,
  fakeSession,
} from '../testing/fake-auth.ts';
export {
  type FillWizardOptions,
  fillWizard,
  type TestUser,
} from '../testing/host/fill-wizard.ts';
export {
  type RenderedWizard,
  type RenderWizardOptions,
  renderWizard,
} from '../testing/host/render-wizard.tsx';
export { type Scenario, scenario, scenarios } from '../testing/scenarios.ts';
export type { DataSet } from '../testing/university/data-sets.ts';
export { createDemoUniversity } from '../testing/university/demo-university.ts';
export type {
  ApplicationRow,
  ApplicationStatus,
  CareerRow,
  CareerTypeRow,
  CeremonyRow,
  CeremonyStatus,
  DegreeTitleRow,
  DemoUniversity,
  FacultyRow,
  GenderRow,
  PersonFields,
  TitleRow,
  UserRow,
} from '../testing/university/rows.ts';
export type { DemoUniversityOptions } from '../testing/university/university-outline.ts';
export { demoPassword } from '../testing/university/users.ts';
