import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { CheckboxField } from '../checkbox-field/checkbox-field.tsx';
import { DatePickerField } from '../date-picker/date-picker-field.tsx';
import { Select } from '../select/select.tsx';
import { styled } from '../styled/styled.ts';
import { TextField } from '../text-field/text-field.tsx';
import { FieldCell, fieldGridStyles, levelFieldsStyles } from './field-grid.styles.ts';

const Container = styled.div`
  container: birrete / inline-size;
`;

const Grid = styled.div`
  ${fieldGridStyles}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  ${levelFieldsStyles}
`;

const long =
  'CI cédula de identidad, V venezolano, E extranjero, P pasaporte, RUT rol único tributario';
const nothing = () => {};

function Kind({ error }: { readonly error?: string | undefined }) {
  const text = { itemKey: String, itemLabel: String, value: 'CI', onChange: nothing };
  return <Select {...text} label="Tipo" items={['CI']} hint={long} error={error} />;
}

const second: Readonly<Record<string, ReactNode>> = {
  'a shorter hint': (
    <TextField label="Número" hint="Como en tu documento" value="" onChange={nothing} />
  ),
  'no hint': <TextField label="Número" value="" onChange={nothing} />,
  'an error': <TextField label="Número" value="" onChange={nothing} error="Escribe tu número" />,
  'a longer label': <TextField label={long.repeat(2)} value="" onChange={nothing} />,
  'a checkbox below': (
    <TextField
      label="Número"
      value=""
      onChange={nothing}
      below={<CheckboxField label="No tengo número" isChecked={false} onChange={nothing} />}
    />
  ),
  'a calendar': (
    <DatePickerField
      label="Fecha"
      value=""
      onChange={nothing}
      today={{ year: 2026, month: 1, day: 1 }}
    />
  ),
};

function topsOfControls(): readonly number[] {
  const controls = [screen.getByRole('combobox'), screen.getByRole('textbox')];
  return controls.map((control) => Math.round(control.getBoundingClientRect().top));
}

test.for(Object.keys(second))('fields side by side are level: a long hint, and %s', (kind) => {
  for (const error of [undefined, 'Elige el tipo de tu documento']) {
    for (const size of ['100%', '200%']) {
      const { unmount } = render(
        <Container style={{ fontSize: size }}>
          <Grid>
            <FieldCell data-span="half">
              <Kind error={error} />
            </FieldCell>
            <FieldCell data-span="half">{second[kind]}</FieldCell>
          </Grid>
        </Container>,
      );
      const [first, other] = topsOfControls();
      expect(first, `${kind}, ${size}, ${error}`).toBe(other);
      unmount();
    }
  }
});

test.for(Object.keys(second))('fields in columns are level: a long hint, and %s', (kind) => {
  render(
    <Columns>
      <Kind />
      {second[kind]}
    </Columns>,
  );
  const [first, other] = topsOfControls();
  expect(first).toBe(other);
});
