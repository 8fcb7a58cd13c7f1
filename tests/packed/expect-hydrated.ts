import type { Page } from 'playwright';
import { expect } from '../e2e/drivers/patient-expect.ts';

/**
 * Expects React to have hydrated the server's markup unchanged. React neither reports nor fixes class names that
 * differ, so this compares the rendered class names with those in the page.
 */
export async function expectHydrated(page: Page): Promise<void> {
  await expect.poll(() => countHydrated(page)).toBeGreaterThan(5);
  // React hydrates parts that load their code later one by one.
  await expect.poll(() => page.evaluate(readDifferingClasses)).toEqual([]);
}

function countHydrated(page: Page): Promise<number> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('[data-birrete-root], [data-birrete-root] *')];
    return elements.filter((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ).length;
  });
}

function readDifferingClasses(): readonly string[] {
  const elements = [...document.querySelectorAll('[data-birrete-root], [data-birrete-root] *')];
  return elements.flatMap((element) => {
    const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
    const meant = props?.className ?? '';
    const stands = element.getAttribute('class') ?? '';
    return meant === stands ? [] : [`${element.localName}: "${stands}" stands for "${meant}"`];
  });
}
