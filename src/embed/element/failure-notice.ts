import type { Failure } from '../surface/surface.ts';
import type { elementMessages } from './element-messages.ts';

/**
 * A message in the host's font, with a retry if that helps. Chromium remembers a script that failed to load until the
 * page is reloaded, so after the second failure it offers a reload.
 */
export function failureNotice(
  failure: Failure,
  messages: ReturnType<typeof elementMessages>,
  retry: () => void,
): HTMLElement {
  const notice = document.createElement('p');
  notice.style.margin = '1em 0';
  switch (failure) {
    case 'unavailable':
      notice.append(messages.unavailable);
      break;
    case 'not-loaded':
      notice.append(messages.loadFailed, ' ', button(messages.retry, retry));
      break;
    case 'not-loaded-again':
      notice.append(messages.loadFailedAgain, ' ', button(messages.reload, reload));
      break;
  }
  return notice;
}

function button(label: string, onPress: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.style.font = 'inherit';
  element.textContent = label;
  element.addEventListener('click', onPress);
  return element;
}

function reload(): void {
  window.location.reload();
}
