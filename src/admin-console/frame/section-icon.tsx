import { IconFrame } from '../../ui/icon/icon-frame.tsx';
import type { SectionId } from '../navigation/console-route.ts';

const strokes: Readonly<Record<SectionId, string>> = {
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  ceremonies:
    'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5zM4 10h16M8 2.8V7m8-4.2V7',
  applications: 'M4 13.5 6.5 5h11l2.5 8.5V19H4zM4 13.5h4.8l1.2 2.3h4l1.2-2.3H20',
  titles: 'M5 4h14v11H5zM8.5 8h7m-7 3.2h4M14 15v6l2.2-1.6L18.5 21v-6',
  reports: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 17v-3m3 3v-5m3 5v-2',
  config: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.8v4.4M8.5 14.8v4.4',
};

/** A sign beside each entry of the side menu; the word says it all. */
export function SectionIcon({ id }: { readonly id: SectionId }) {
  return (
    <IconFrame>
      <path d={strokes[id]} />
    </IconFrame>
  );
}
