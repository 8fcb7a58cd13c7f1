import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filled, words } from '../../../../.storybook/words.ts';
import { sectionStory } from '../../section-story.fixtures.tsx';
import { ApplicationsSection } from '../applications-section.tsx';

const meta = preview.meta({
  title: 'Console/Applications/Where the focus is',
  ...sectionStory('/admin/applications', <ApplicationsSection />),
});

/** A cell with the focus shows all it holds. Of short words that is no more than its row shows; of letters it would be. */
async function expectWholeWords(cell: HTMLElement) {
  const row = cell.closest('tr');
  await expect(row).not.toBeNull();
  await expect(cell.offsetHeight).toBeLessThanOrEqual((row?.offsetHeight ?? 0) + 2);
}

/** The button that was pressed goes with the row's old actions; the cell keeps the focus and its shape. */
export const OnARowThatWasJustApproved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = filled(words.applications.approve, { row: 'AG-2026-008' });
    await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 5000 }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.applicationDecision.approve }));
    const menu = filled(words.applications.changeStatusOf, { row: 'AG-2026-008' });
    const cell = (await canvas.findByRole('button', { name: menu })).closest('td');
    await waitFor(() => expect(cell?.matches(':focus-within')).toBe(true));
    if (cell !== null) await expectWholeWords(cell);
  },
});
