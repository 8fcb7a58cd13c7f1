import { expect as standard } from 'playwright/test';

/**
 * Playwright's `expect`, which waits longer than five seconds for a page: on a machine whose cores are busy, a server takes
 * seconds to hash a password.
 */
export const expect = standard.configure({ timeout: 20_000 });
