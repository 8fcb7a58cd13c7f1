import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { stagedSection } from '../staged-section.fixtures.tsx';
import { ConfigSection } from './config-section.tsx';

const meta = preview.meta({
  title: 'Console/Configuration/Tabs',
  ...stagedSection('/admin/config', <ConfigSection />),
});

export const FiveTabs = meta.story({
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(tabs).toEqual([
      'Facultades',
      'Carreras',
      'Tipos de Carrera',
      'Nomenclaturas',
      'Usuarios',
    ]);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Facultades');
    await expect(await canvas.findByText('Mostrando 6 de 6')).toBeVisible();
  },
});

export const InTheDark = meta.story({
  args: { address: '/admin/config/careers' },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mostrando 19 de 19')).toBeVisible();
  },
});

export const TheTabStandsInTheAddress = meta.story({
  args: { address: '/admin/config/users' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Usuarios');
    await expect(await canvas.findByText('Mostrando 4 de 4')).toBeVisible();
  },
});

export const AnythingBeneathShowsTheFirst = meta.story({
  args: { address: '/admin/config/otra-cosa/7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Facultades');
  },
});

export const ByArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Carreras' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Tipos de Carrera' })).toHaveFocus();
    await expect(await canvas.findByText('Mostrando 3 de 3')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Usuarios' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Facultades' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(canvas.getByRole('tab', { name: 'Facultades' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Facultades' })).toBeVisible();
  },
});

export const OnAPhoneTheyFadeWhereThereAreMore = meta.story({
  args: { address: '/admin/config/career-types' },
  parameters: {
    viewport: {
      options: { w360: { name: '360 px', styles: { width: '360px', height: '740px' } } },
    },
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('data-more-right'));
    await expect(list).toHaveAttribute('data-more-left');
    await userEvent.click(canvas.getByRole('tab', { name: 'Usuarios' }));
    await waitFor(() => expect(list).not.toHaveAttribute('data-more-right'));
  },
});

export const FiltersSurviveAnotherTab = meta.story({
  args: { address: '/admin/config/careers?faculty=4' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Mostrando 2 de 19')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Buscar'), 'medicina');
    await expect(await canvas.findByText(/^Mostrando \d de 19$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Facultades' }));
    await expect(await canvas.findByText('Mostrando 6 de 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Carreras' }));
    await waitFor(() => expect(canvas.getByLabelText('Buscar')).toHaveValue('medicina'));
  },
});
