import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { spanish } from '#languages/spanish.ts';
import { layPrintFrame } from '#ui/print-frame/print-frame.ts';
import { context, fullDraft } from '../wizard.fixtures.ts';
import { receiptOf } from './receipt.ts';
import { ReceiptExtras } from './receipt-extras.tsx';
import { receiptPage } from './receipt-frame.ts';
import { receiptSheet } from './receipt-sheet.ts';

const receipt = receiptOf({
  code: 'AG-2026-044',
  sentOn: context.today,
  draft: {
    ...fullDraft,
    firstName: '<img src=x onerror=alert(1)>',
    lastName: 'Ñáñez 🎓',
    secondLastName: '',
  },
  ceremony: context.choices.ceremonies[0],
  career: context.choices.careers[0],
});

const sheet = () =>
  receiptSheet({
    receipt,
    address: 'https://grados.example/estado?codigo=AG-2026-044',
    messages: spanish.wizard,
    locale: 'es-ES',
  });

test('the receipt is in a separate frame, as text, with a QR code', async () => {
  const before = document.head.innerHTML;
  const frame = await layPrintFrame(receiptPage(sheet()));
  const page = frame.contentDocument;
  expect(page?.title).toBe('Comprobante de solicitud de título AG-2026-044');
  expect(page?.body.textContent).toContain('AG-2026-044');
  expect(page?.body.textContent).toContain('<img src=x onerror=alert(1)> Ñáñez 🎓');
  expect(page?.body.textContent).toContain('7 de agosto de 2026');
  expect(page?.body.textContent).not.toContain('24.567.890');
  expect(page?.querySelector('img')).toBeNull();
  expect(page?.querySelector('svg path')?.getAttribute('d')).toMatch(/^M/);
  expect(page?.querySelector('.number') && getComputedStyle(page.body).color).toBe('rgb(0, 0, 0)');
  expect(document.head.innerHTML).toBe(before);
  frame.remove();
});

test('the frame is removed with the screen', async () => {
  const { unmount } = render(<ReceiptExtras receipt={receipt} statusTemplate="/estado" />);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir comprobante' }));
  await expect.poll(frames).toHaveLength(1);
  unmount();
  expect(frames()).toHaveLength(0);
});

test('the ceremony is offered as a calendar file', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) });
  });
  render(<ReceiptExtras receipt={receipt} statusTemplate="/estado" />);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar al calendario' }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toBe('acto-de-grado-AG-2026-044.ics');
  expect(await saved[0]?.text).toContain('DTSTART;VALUE=DATE:20260807');
});

test('a ceremony without a date has no calendar file', () => {
  const { ceremony } = receipt;
  const undated = { ...receipt, ceremony: ceremony && { ...ceremony, date: undefined } };
  render(<ReceiptExtras receipt={undated} statusTemplate="/estado" />);
  expect(screen.queryByRole('button', { name: 'Agregar al calendario' })).toBeNull();
});

function frames() {
  return document.querySelectorAll('iframe[title="Comprobante de solicitud de título"]');
}

test('a browser that ignores a print says so, and offers to copy the receipt', async () => {
  const windowOf = Object.getOwnPropertyDescriptor(
    HTMLIFrameElement.prototype,
    'contentWindow',
  )?.get;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    const view: Window | null = windowOf?.call(this);
    return view && Object.assign(view, { print: () => undefined });
  });
  render(<ReceiptExtras receipt={receipt} statusTemplate="/estado" />);
  expect(screen.queryByText(spanish.wizard.noEffect)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Imprimir comprobante' }));
  expect(await screen.findByText(spanish.wizard.noEffect)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copiar comprobante' })).toBeVisible();
});

test.each(['Instagram', 'WhatsApp', 'Telegram'])(
  'in %s, the ways to save the receipt come before a press',
  (app) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${app}/1`);
    render(<ReceiptExtras receipt={receipt} statusTemplate="/estado" />);
    expect(screen.getByText(new RegExp(`navegador de ${app}`))).toBeVisible();
    expect(screen.getByText(/AG-2026-044 Carrera 5/)).toBeVisible();
  },
);

test('the receipt goes to the apps of the phone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 WhatsApp/2.24');
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { share }));
  render(<ReceiptExtras receipt={receipt} statusTemplate="/estado" />);
  await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining('/estado?codigo=AG-2026-044') }),
  );
});
