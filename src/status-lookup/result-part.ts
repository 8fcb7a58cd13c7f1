/** What only a search needs: how an answer is read, and how it is shown. Fetched while the code is being typed. */
export { findApplicationStatus } from '../api/applications/find-application-status.ts';
export { StatusResult } from './status-result.tsx';
