import { expect } from 'playwright/test';

/**
 * Playwright's assertions about a page. They wait longer than its five seconds: on a machine whose cores are busy, a server
 * takes seconds to hash a password.
 */
export const expectPage = expect.configure({ timeout: 20_000 });
