import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { messages, speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard } from '../graduation-wizard.tsx';
import { keepDraft, testDraftKey, WizardHost } from '../wizard-host.fixtures.tsx';

fakeNetwork();

speak('es');

beforeEach(async () => {
  await page.viewport(360, 740);
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
});
afterEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }));

/** Step 3 with the focus in a field that has just become invalid, so that leaving it shows an error. */
async function leaveInvalid(label: string, text: string) {
  keepDraft('details', { genderId: undefined });
  render(
    <WizardHost>
      <GraduationWizard draftKey={testDraftKey} />
    </WizardHost>,
  );
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  expect(field).toHaveFocus();
}

/** A finger that rests for a moment, as on a phone: the browser moves the focus and clicks after it has left. */
async function tap(target: Element) {
  target.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const scale = frameScale();
  const { left, top } = frame();
  const point = { x: left + (x + width / 2) * scale, y: top + (y + height / 2) * scale };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The place of the tested page in the window of the browser. */
function frame(): DOMRect {
  return window.frameElement?.getBoundingClientRect() ?? new DOMRect();
}

function frameScale(): number {
  const { frameElement } = window;
  return frameElement instanceof HTMLElement ? frame().width / frameElement.offsetWidth : 1;
}

test('a tap on a choice counts when it leaves a field with an error', async () => {
  await leaveInvalid(messages.wizard.dateOfBirth, '3/5/68/9');
  const choice = screen.getByRole('radio', { name: 'Femenino' });
  await tap(choice.closest('label') ?? choice);
  await expect.element(page.getByText(messages.wizard.problemDateForm)).toBeVisible();
  expect(choice).toBeChecked();
});

test('so does a tap on the button that lists what is missing', async () => {
  await leaveInvalid(messages.wizard.email, 'ana@gmail');
  await tap(screen.getByRole('button', { name: /datos que faltan/ }));
  await expect.element(page.getByText(messages.wizard.summaryTitle)).toBeVisible();
});

test('and a tap on the way back', async () => {
  await leaveInvalid(messages.wizard.placeOfBirth, '');
  await tap(screen.getByRole('button', { name: messages.wizard.previous }));
  await expect
    .element(page.getByRole('heading', { name: messages.wizard.headingCareer }))
    .toBeVisible();
});
