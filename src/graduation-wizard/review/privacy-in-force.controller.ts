import { useEffect } from 'react';
import { readPrivacy } from '#api/applications/read-privacy.ts';
import type { PrivacyInForce } from '#domain/application/privacy-in-force.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import type { CheckedPrivacy } from '#provider/privacy/privacy.ts';
import { useLatest } from '#react/use-latest.ts';
import { useTask } from '#react/use-task.ts';
import type { WizardForm } from '../progress/wizard-form-state.ts';

/**
 * After a refusal, reads the text about personal data that is in force. If it is not the one that the wizard shows, it
 * replaces it, and the graduate authorises it before the application is sent again.
 */
export function usePrivacyInForce({ failed, privacy, actions }: WizardForm) {
  const { api } = useGraduation();
  const { isBusy, run } = useTask();
  const read = () => {
    if (!api.offers('privacy')) return;
    run({
      call: (signal) => readPrivacy(api, signal),
      onDone: (inForce) => {
        if (inForce !== undefined && differs(inForce, privacy)) {
          actions.replacePrivacy(replaced(inForce, privacy));
        }
      },
      // The notice of the refusal stays, and its button reads again.
      onFailed: () => undefined,
    });
  };
  const latest = useLatest(read);
  const isRefused = failed?.failure === 'refused';
  useEffect(() => {
    if (isRefused) latest.current();
  }, [isRefused, latest]);
  return { isReading: isBusy, read };
}

/** A page without an authorisation needs none unless the university requires it. */
function differs(inForce: PrivacyInForce, shown: CheckedPrivacy | undefined): boolean {
  return shown?.kind === 'authorisation' ? shown.version !== inForce.version : inForce.isRequired;
}

/** The host's link text and its text for minors stay. */
function replaced(
  { text, version, href }: PrivacyInForce,
  shown: CheckedPrivacy | undefined,
): CheckedPrivacy {
  return { ...shown, kind: 'authorisation', text, version, href: href ?? shown?.href };
}
