import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { matching, messages } from '#storybook/story-messages.ts';
import { sectionStory } from '../section-story.fixtures.tsx';
import { shown } from './catalogue-states.fixtures.ts';
import { ConfigSection } from './config-section.tsx';

const meta = preview.meta({
  title: 'Consola/Configuración/Pestañas',
  ...sectionStory('/admin/config', <ConfigSection />),
});

export const Default = meta.story({
  name: 'Cinco pestañas',
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(tabs).toEqual([
      messages.configFaculties.tab,
      messages.configCareers.tab,
      messages.configCareerTypes.tab,
      messages.configNomenclatures.tab,
      messages.configUsers.tab,
    ]);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(
      messages.configFaculties.tab,
    );
    await expect(await canvas.findByText(shown(6))).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  name: 'En un teléfono',
  tags: ['behavior'],
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
    await userEvent.click(canvas.getByRole('tab', { name: messages.configUsers.tab }));
    await waitFor(() => expect(list).not.toHaveAttribute('data-more-right'));
  },
});

export const KeepsFilters = meta.story({
  name: 'Los filtros se conservan',
  tags: ['behavior'],
  args: { address: '/admin/config/careers?faculty=4' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(shown(2, 19))).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { selected: true }));
    await expect(canvas.getByText(shown(2, 19))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(messages.config.search), 'medicina');
    await expect(
      await canvas.findByText(matching(messages.config.shown, { total: 19 })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: messages.configFaculties.tab }));
    await expect(await canvas.findByText(shown(6))).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: messages.configCareers.tab }));
    await waitFor(() =>
      expect(canvas.getByLabelText(messages.config.search)).toHaveValue('medicina'),
    );
  },
});
