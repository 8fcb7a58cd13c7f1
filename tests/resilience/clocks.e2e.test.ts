// @module-tag rare
import { randomInt } from 'node:crypto';
import { addYears } from 'date-fns/addYears';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { openDetail } from '../e2e/drivers/applications-page.ts';
import { openSection, signIn } from '../e2e/drivers/console-page.ts';
import { graduateWith } from '../e2e/drivers/graduate.ts';
import { expect as expectPage } from '../e2e/drivers/patient-expect.ts';
import { applyByPointer } from '../e2e/drivers/wizard-page.ts';
import { siteTest as test } from '../e2e/site/site-test.ts';
import { repetitions } from './repetitions.ts';

/** The first and the last time zone, and the university's. */
const zones = ['Pacific/Kiritimati', 'Pacific/Midway', 'America/Caracas'];
/** Empty batteries and phones without a set time cause such clocks. */
const yearsOff = [10, -10, 0];
const sides = ['before', 'after'] as const;

const every = zones.flatMap((zone) =>
  yearsOff.flatMap((years) => sides.map((side) => ({ zone, years, side }))),
);
/** A sample: both ends of the world, both directions, both sides of midnight. */
const few = [
  { zone: 'Pacific/Kiritimati', years: 10, side: 'before' },
  { zone: 'Pacific/Midway', years: -10, side: 'after' },
] as const;

test.for(repetitions({ test: 0, full: 1 }) === 1 ? every : few)(
  '$side midnight in $zone, $years years off',
  async ({ zone, years, side }, { openPage }) => {
    const clock = addYears(midnightIn(zone), years);
    clock.setSeconds(side === 'before' ? -3 : 1);
    const { page, errors } = await openPage({ timeZone: zone, clock });
    const graduate = graduateWith(`3${randomInt(1e6, 1e7)}`);
    const sent = page.waitForRequest('**/api/public/apply');
    await page.goto('/');
    const code = await applyByPointer(page, graduate);
    expect((await sent).postDataJSON()).toMatchObject({ date_of_birth: '2000-05-03' });

    await page.goto(`/estado?codigo=${code}`);
    const answer = await page.request.get(`/api/public/status/${code}`);
    const { application, ceremony } = (await answer.json()).data;
    await expectDay(page, 'Fecha', new Date(`${ceremony.ceremony_date}T00:00Z`), 'UTC');
    await expectDay(page, 'Fecha de solicitud', new Date(application.applied_at), zone);

    await signIn(page);
    await openSection(page, 'Solicitudes', 'Solicitudes');
    const detail = await openDetail(page, code);
    await expectPage(detail.getByText('3 de mayo de 2000')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

async function expectDay(page: Page, term: string, moment: Date, timeZone: string) {
  const day = moment.toLocaleDateString('es', { dateStyle: 'long', timeZone });
  const row = page.getByRole('article').getByText(term, { exact: true }).locator('..');
  await expectPage(row).toContainText(day);
}

/** The next midnight in the zone. */
function midnightIn(timeZone: string): Date {
  const now = new Date();
  const there = new Date(now.toLocaleString('en-US', { timeZone }));
  const passed = (there.getHours() * 60 + there.getMinutes()) * 60 + there.getSeconds();
  return new Date(now.getTime() - (now.getTime() % 1_000) + (86_400 - passed) * 1_000);
}
