/**
 * What only a search needs: how an answer is read, and how it is shown. Fetched while the code is being typed, and the
 * sender with it, which shares what both stand on: one shared chunk for the page, not two.
 */
export { findApplicationStatus } from '../../api/applications/find-application-status.ts';
export { sendOverKy } from '../../provider/second-wave.ts';
export { announcementOf } from '../announcement.ts';
export { StatusResult } from './status-result.tsx';
