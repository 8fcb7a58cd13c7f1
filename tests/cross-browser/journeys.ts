import { randomInt } from 'node:crypto';
import { administrator, password } from '../e2e/drivers/console-page.ts';
import { graduateWith } from '../e2e/drivers/graduate.ts';
import { detailsOf } from '../e2e/drivers/wizard-page.ts';
import type { Visitor } from './visitor.ts';

/** Completes the wizard. @returns the application code */
export async function apply(visitor: Visitor, ceremony: string): Promise<string> {
  const next = () => visitor.click({ role: 'button', name: 'Siguiente' });
  const graduate = graduateWith(`3${randomInt(1e6, 1e7)}`);
  await visitor.open('/');
  await visitor.click({ role: 'link', name: 'Iniciar Solicitud' });
  await visitor.click({ role: 'radio', name: ceremony });
  await next();
  await visitor.fill({ role: 'combobox', name: 'Carrera' }, graduate.career);
  await visitor.click({ role: 'option', name: graduate.career });
  await next();
  for (const [label, text] of detailsOf(graduate)) {
    await visitor.fill({ role: 'textbox', name: label }, text);
  }
  await visitor.click({ role: 'radio', name: graduate.gender });
  await next();
  await visitor.click({ role: 'button', name: 'Enviar Solicitud' });
  const { text } = await visitor.see({ text: 'AG-' });
  return /AG-\d{4}-\d{3,}/.exec(text)?.[0] ?? '';
}

export async function lookUp(visitor: Visitor, code: string): Promise<void> {
  await visitor.open('/estado');
  await visitor.fill({ role: 'textbox', name: 'Código de solicitud' }, code.toLowerCase());
  await visitor.press('Enter');
  await visitor.see({ role: 'article', name: `Solicitud ${code}` });
}

export async function signIn(visitor: Visitor): Promise<void> {
  await visitor.open('/login');
  await visitor.fill({ role: 'textbox', name: 'Usuario o Email' }, administrator.identifier);
  await visitor.fill({ label: 'Contraseña' }, password);
  await visitor.click({ role: 'button', name: 'Iniciar Sesión' });
  await visitor.see({ role: 'heading', name: 'Dashboard' });
}

/** Opens the approval, cancels it with Escape, and confirms it with the keyboard. */
export async function approve(visitor: Visitor, code: string): Promise<void> {
  const button = { role: 'button', name: `Aprobar ${code}` };
  const dialog = { role: 'dialog', name: 'Aprobar solicitud' };
  await visitor.open('/admin/applications');
  await visitor.fill({ role: 'searchbox', name: 'Buscar' }, code);
  await visitor.click(button);
  await visitor.see(dialog);
  await visitor.press('Escape');
  await visitor.miss(dialog);
  await visitor.press('Enter');
  await visitor.see(dialog);
  await visitor.click({ role: 'button', name: 'Aprobar', exact: true });
  await visitor.see({ text: 'Solicitud aprobada exitosamente' });
}

/** Opens a dialog at a phone's width in a page that scrolls, and measures its position. */
export async function openDialogInNarrowWindow(
  visitor: Visitor,
  ceremony: string,
): Promise<DialogPlace> {
  const { width, height } = await visitor.driver.run(sizeOfWindow, undefined);
  await visitor.driver.resize(360, 640);
  await visitor.open('/admin/ceremonies');
  await visitor.click({ role: 'button', name: `cambiar estado de ${ceremony}` });
  await visitor.see({ role: 'dialog' });
  const place = await visitor.driver.run(placeOfDialog, undefined);
  await visitor.driver.resize(width, height);
  return place;
}

interface DialogPlace {
  /** Distance in pixels from the center of the window. */
  readonly offMiddle: number;
  /** True if part of the page is visible beside the dialog and its backdrop, such as a gap for the scroll bar. */
  readonly leavesStrip: boolean;
}

function sizeOfWindow() {
  return { width: window.innerWidth, height: window.innerHeight };
}

function placeOfDialog(): DialogPlace {
  const dialog = document.querySelector('[role="dialog"]');
  if (dialog === null) throw new Error('There is no dialog.');
  const { left, right } = dialog.getBoundingClientRect();
  let layer: Element | null = dialog;
  while (layer !== null && getComputedStyle(layer).position !== 'fixed')
    layer = layer.parentElement;
  const atEdge = document.elementFromPoint(window.innerWidth - 1, window.innerHeight / 2);
  return {
    offMiddle: Math.abs(left + right - window.innerWidth) / 2,
    leavesStrip: layer === null || !layer.contains(atEdge),
  };
}

/** Completes the ceremony and issues the title of its confirmed graduate. */
export async function issue(visitor: Visitor, ceremony: string): Promise<void> {
  await visitor.open('/admin/ceremonies');
  await visitor.click({ role: 'button', name: `cambiar estado de ${ceremony}` });
  await visitor.click({ role: 'radio', name: 'Completado' });
  await visitor.see({ text: 'Antes de completar' });
  await visitor.click({ role: 'button', name: 'Cambiar estado', exact: true });
  await visitor.see({ text: 'Ceremonia completada exitosamente' });
  await visitor.open('/admin/titles');
  await visitor.click({ role: 'button', name: 'Emisión Masiva' });
  await visitor.see({ role: 'dialog', name: 'Emisión Masiva de Títulos' });
  await visitor.fill({ role: 'combobox', name: 'Acto de grado' }, ceremony);
  await visitor.click({ role: 'option', name: ceremony });
  await visitor.click({ role: 'button', name: 'Emitir Títulos' });
  await visitor.see({ text: 'Títulos emitidos exitosamente' });
}
