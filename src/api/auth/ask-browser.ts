import { ApiError } from '../api-error.ts';

/** Messages for a passkey request that the browser does not fulfil. */
export interface BrowserRefusals {
  readonly cancelled: string;
  readonly known: string;
  readonly failed: string;
}

/** True if the browser accepts WebAuthn options as JSON, as all browsers do since 2025. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/**
 * Asks the browser for a passkey. If the user closes the browser's window, the call fails with a message and is not
 * reported.
 */
export async function askBrowser(
  { cancelled, known, failed }: BrowserRefusals,
  call: () => Promise<Credential | null>,
): Promise<Credential | null> {
  try {
    return await call();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    const messages: Readonly<Record<string, string>> = {
      NotAllowedError: cancelled,
      InvalidStateError: known,
    };
    const serverMessage = messages[name] ?? failed;
    throw new ApiError({ kind: 'refused', call: 'navigator.credentials', serverMessage, cause });
  }
}
