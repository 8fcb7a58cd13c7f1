import { useMemo, useState } from 'react';
import { developerWarnings } from '#messages/warn-developer.ts';
import { useGraduation } from '../graduation-context.ts';
import { type CheckedPrivacy, type Privacy, readPrivacy } from './privacy.ts';

/** The widget's privacy settings, else the provider's. Hosts write them inline, so equal ones keep their identity. */
export function usePrivacy(own: Privacy | undefined): CheckedPrivacy | undefined {
  const { privacy } = useGraduation();
  const [warn] = useState(developerWarnings);
  const settings = JSON.stringify(own ?? privacy ?? null);
  return useMemo(() => readPrivacy(JSON.parse(settings), warn), [settings, warn]);
}
