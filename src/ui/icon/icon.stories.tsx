import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import {
  AscendingIcon,
  DescendingIcon,
  DuplicateIcon,
  EditIcon,
  EllipsisIcon,
  FilterIcon,
  PlusIcon,
  SortableIcon,
  TrashIcon,
} from './action-icons.tsx';
import { EyeIcon } from './eye-icons.tsx';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  BirreteIcon,
  CalendarIcon,
  CheckIcon,
  ChevronIcon,
  ClockIcon,
  CopyIcon,
  CrossIcon,
  DownloadIcon,
  PrinterIcon,
  SearchIcon,
} from './icons.tsx';
import { DangerIcon, InfoIcon, NeutralIcon, SuccessIcon, WarningIcon } from './tone-icons.tsx';

const meta = preview.meta({ title: 'Fundamentos/Iconos', component: BirreteIcon });

const icons = [
  BirreteIcon,
  CheckIcon,
  ChevronIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  CalendarIcon,
  ClockIcon,
  SearchIcon,
  CopyIcon,
  DownloadIcon,
  PrinterIcon,
  CrossIcon,
  EditIcon,
  TrashIcon,
  EyeIcon,
  PlusIcon,
  DuplicateIcon,
  FilterIcon,
  EllipsisIcon,
  SortableIcon,
  AscendingIcon,
  DescendingIcon,
  SuccessIcon,
  WarningIcon,
  DangerIcon,
  InfoIcon,
  NeutralIcon,
];

export const All = meta.story({
  name: 'Todos',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1em' }}>
      {icons.map((Icon) => (
        <Icon key={Icon.name} size="2em" />
      ))}
    </div>
  ),
});

export const WithLabel = meta.story({
  name: 'Con nombre propio',
  args: { label: 'Información', size: '2em' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Información' })).toBeVisible();
  },
});
