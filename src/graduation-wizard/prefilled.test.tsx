import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { speak } from '#storybook/story-messages.ts';
import { fakeNetwork } from '#tests/browser/fake-network.ts';
import { GraduationWizard, type GraduationWizardProps } from './graduation-wizard.tsx';
import { prefilledPerson } from './wizard.fixtures.ts';
import { keepDraft, testDraftKey, WizardHost } from './wizard-host.fixtures.tsx';

const network = fakeNetwork();

speak('es');

function Portal(props: GraduationWizardProps) {
  return (
    <StrictMode>
      <WizardHost>
        <GraduationWizard draftKey={testDraftKey} {...props} />
      </WizardHost>
    </StrictMode>
  );
}

/** The first ceremony in the list, with the id 7. */
const firstCeremony = async () => (await screen.findAllByRole('radio'))[0];

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a prefilled application is reviewed and sent without typing', async () => {
  const sent: unknown[] = [];
  network.use(
    http.post('*/api/public/apply', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: { application_code: 'AG-2026-777' } });
    }),
  );
  render(<Portal initialValues={prefilledPerson} />);
  await press('Siguiente');
  await press('Siguiente');
  await screen.findByDisplayValue('03/05/2000');
  expect(Object.values({ ...sessionStorage }).join()).toContain('María-José');
  await press('Siguiente');
  await screen.findByText('3 de mayo de 2000');
  await press('Enviar Solicitud');
  await screen.findByText('AG-2026-777');
  expect(sent).toEqual([
    expect.objectContaining({
      ceremony_id: 7,
      career_id: 5,
      id_number: '24.567.890',
      date_of_birth: '2000-05-03',
      gender_id: 2,
    }),
  ]);
});

test('a locked field is read-only and explains why', async () => {
  keepDraft('details', { lastName: 'Otra' });
  render(<Portal initialValues={prefilledPerson} readOnlyFields={['lastName', 'gender']} />);
  const field = await screen.findByRole('textbox', {
    name: 'Primer apellido',
    description: 'Este dato viene de tu universidad y aquí no se puede cambiar.',
  });
  await userEvent.type(field, 'X');
  expect(field).toHaveProperty('value', "D'Angelo");
  expect(screen.getByLabelText('Género')).toHaveProperty('readOnly', true);
  expect(screen.getByLabelText('Primer nombre')).toHaveProperty('readOnly', false);
});

test('starting over returns to the values of the host', async () => {
  render(<Portal initialValues={{ ceremony: 7 }} />);
  await userEvent.click(await screen.findByRole('radio', { name: /Noviembre/ }));
  await press('Empezar de nuevo');
  await press('Sí, borrar todo');
  await waitFor(async () => expect(await firstCeremony()).toHaveProperty('checked', true));
});

test('a reload of a form that nobody has changed shows no notice', async () => {
  const { unmount } = render(<Portal initialValues={prefilledPerson} />);
  await firstCeremony();
  unmount();
  render(<Portal initialValues={prefilledPerson} />);
  await firstCeremony();
  expect(screen.queryByText('Recuperamos lo que habías escrito')).toBeNull();
});

test('an invalid value leaves the field editable and warns the developer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Portal initialValues={{ ceremony: 'Acto de 1999' }} readOnlyFields={['ceremony']} />);
  await firstCeremony();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('initialValues.ceremony is not offered'),
  );
});

test('a host’s list of identification types starts with its first entry', async () => {
  keepDraft('details', { identificationType: 'DNI' });
  sessionStorage.clear();
  render(<Portal identificationTypes={['DNI', 'Pasaporte']} initialValues={prefilledPerson} />);
  await press('Siguiente');
  await press('Siguiente');
  const type = await screen.findByRole('combobox', { name: 'Tipo de identificación' });
  expect(type.textContent).toBe('DNI');
});
