import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { type DomEnvironment, DomEnvironmentProvider } from '../theme/environment.tsx';
import { WidgetRoot } from '../theme/widget-root.tsx';

const text = { itemKey: String, itemLabel: String };

function Form() {
  const [career, setCareer] = useState<string | null>(null);
  const [gender, setGender] = useState<string | null>(null);
  const [shift, setShift] = useState<string | null>('Noche');
  const errors = [
    { fieldId: 'career', message: 'Elige una carrera' },
    { fieldId: 'shift', message: 'Elige un turno' },
  ];
  return (
    <>
      <ErrorSummary title="Revisa estos datos" items={errors} focusCount={1} />
      <ComboBox
        {...text}
        id="career"
        label="Carrera"
        items={['Derecho', 'Medicina']}
        value={career}
        onChange={setCareer}
      />
      <Select
        {...text}
        label="Género"
        items={['Masculino', 'Femenino']}
        value={gender}
        onChange={setGender}
      />
      <RadioGroup
        {...text}
        id="shift"
        label="Turno"
        items={['Mañana', 'Noche']}
        value={shift}
        onChange={setShift}
        layout="list"
      />
    </>
  );
}

let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  shadow = host.attachShadow({ mode: 'open' });
  const styles = document.createElement('div');
  const container = document.createElement('div');
  shadow.append(styles, container);
  const environment: DomEnvironment = {
    addEventListener: shadow.addEventListener.bind(shadow),
    removeEventListener: shadow.removeEventListener.bind(shadow),
    document,
    Node,
  };
  root = createRoot(container);
  root.render(
    <StyleSheetManager target={styles}>
      <DomEnvironmentProvider environment={environment}>
        <WidgetRoot>
          <Form />
        </WidgetRoot>
      </DomEnvironmentProvider>
    </StyleSheetManager>,
  );
});

afterEach(() => {
  root.unmount();
  host.remove();
});

test('the error summary takes the focus and links to the fields of its tree', async () => {
  await expect.poll(() => shadow.activeElement?.textContent).toContain('Revisa estos datos');

  await userEvent.click(page.getByRole('link', { name: 'Elige una carrera' }));
  expect(shadow.activeElement?.id).toBe('career');

  await userEvent.click(page.getByRole('link', { name: 'Elige un turno' }));
  const chosen = page.getByRole('radio', { name: 'Noche' });
  expect(shadow.activeElement).toBe(chosen.element());
});

test('a combo box can be searched and used', async () => {
  const field = page.getByRole('combobox', { name: 'Carrera' });
  await userEvent.click(field);
  await userEvent.keyboard('medi');
  await userEvent.click(page.getByRole('option', { name: 'Medicina' }));
  await expect.element(field).toHaveValue('Medicina');
});

test('a press outside closes the list and keeps the value', async () => {
  const field = page.getByRole('combobox', { name: 'Carrera' });
  await userEvent.click(field);
  await userEvent.keyboard('nada');
  await userEvent.click(page.getByRole('heading', { name: 'Revisa estos datos' }));
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field).toHaveValue('');
});

test('a select works by pointer and by keyboard', async () => {
  const field = page.getByRole('combobox', { name: 'Género' });
  await userEvent.click(field);
  await userEvent.click(page.getByRole('option', { name: 'Femenino' }));
  await expect.element(field).toHaveTextContent('Femenino');

  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  await expect.element(field).toHaveTextContent('Masculino');
});
