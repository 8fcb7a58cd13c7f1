import { ApiError } from '../api-error.ts';

/** What a person reads when the browser brings no passkey. */
export interface BrowserRefusals {
  readonly cancelled: string;
  readonly known: string;
  readonly failed: string;
}

/** Whether the browser takes a question as JSON, as all do since 2025. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/** A person who closes the browser's window is no error to report: it is a call that was refused, with its sentence. */
export async function askBrowser(
  { cancelled, known, failed }: BrowserRefusals,
  call: () => Promise<Credential | null>,
): Promise<Credential | null> {
  try {
    return await call();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    const sentences: Readonly<Record<string, string>> = {
      NotAllowedError: cancelled,
      InvalidStateError: known,
    };
    const serverMessage = sentences[name] ?? failed;
    throw new ApiError({ kind: 'refused', call: 'navigator.credentials', serverMessage, cause });
  }
}
