// @module-tag rare
import { render } from '@testing-library/react';
import { GraduationProvider, type GraduationProviderProps } from 'birrete';
import { GraduationWizard } from 'birrete/graduation-wizard';
import { fakeFetch, fillWizard, graduationHandlers } from 'birrete/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const api = { baseUrl: '', fetch: fakeFetch(graduationHandlers()) };

function Site({ messages }: Pick<GraduationProviderProps, 'messages'>) {
  return (
    <GraduationProvider api={api} messages={messages}>
      <GraduationWizard />
    </GraduationProvider>
  );
}

/** Messages of a host with a defect in its code. */
const broken = {
  get wizard(): never {
    throw new Error('no words');
  },
};

test('a wizard that crashes during input offers a retry and keeps the draft', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, rerender } = render(<Site messages={{}} />);
  await fillWizard(container, {
    user: userEvent,
    until: 'details',
    fields: { firstName: 'Inés', placeOfBirth: 'Barinas' },
  });

  rerender(<Site messages={broken} />);
  await expect.element(page.getByText('Algo salió mal en esta parte de la página')).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();

  rerender(<Site messages={{}} />);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(page.getByLabelText(/^Primer nombre/)).toHaveValue('Inés');
  await expect.element(page.getByLabelText(/^Lugar de nacimiento/)).toHaveValue('Barinas');
});
