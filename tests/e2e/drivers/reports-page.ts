import type { Page } from 'playwright';
import { readPdfPages } from '../../../examples/api/testing/read-pdf.ts';
import { downloadBy, type Saved } from './download.ts';
import { expect } from './patient-expect.ts';

interface ReportOrder {
  /** Name of the card. */
  readonly report: string;
  readonly format: 'CSV' | 'PDF';
  readonly ceremony: string;
}

/** Generates a report for one ceremony and reads the download. */
export async function generateReport(page: Page, order: ReportOrder): Promise<Saved> {
  const { report, format, ceremony } = order;
  await page.getByRole('radio', { name: report }).check();
  await page.getByRole('radio', { name: format, exact: true }).check();
  await page.getByRole('combobox', { name: 'Acto de grado' }).click();
  await page.getByRole('option', { name: ceremony }).click();
  const saved = await downloadBy(page.getByRole('button', { name: 'Generar y Descargar Reporte' }));
  const last = page.getByRole('region', { name: 'Último reporte generado' });
  await expect(last).toContainText(saved.name);
  return saved;
}

/** Text of a PDF, with single spaces. */
export async function textOfPdf(bytes: Buffer): Promise<string> {
  return (await readPdfPages(bytes)).join(' ');
}
