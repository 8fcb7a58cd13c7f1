import { useMessages } from '../../messages/messages-context.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { consoleMessages } from '../console.messages.ts';
import type { SectionId } from '../console-route.ts';
import { useConsole } from './console-context.ts';
import { SectionPage } from './section-page.tsx';

const missing: readonly SectionId[] = ['titles', 'reports', 'config'];

/** Stands for a section that this version does not have yet. */
export function UnavailableSection() {
  const words = useMessages(consoleMessages);
  const { pathname } = useConsole().location;
  const id = missing.find((section) => pathname.startsWith(`/${section}`)) ?? 'dashboard';
  return (
    <SectionPage title={words[id]}>
      <EmptyState title={words.notYet} />
    </SectionPage>
  );
}
