import type { elementWords } from './element-words.ts';
import type { Trouble } from './stage.ts';

/**
 * A calm sentence in the host's own letter, and a way to try again where trying helps. Chromium remembers a script that
 * failed to arrive until the page is loaded anew, so the second time that is offered.
 */
export function troubleNotice(
  trouble: Trouble,
  words: ReturnType<typeof elementWords>,
  retry: () => void,
): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'status');
  notice.style.margin = '1em 0';
  switch (trouble) {
    case 'unavailable':
      notice.append(words.unavailable);
      break;
    case 'not-loaded':
      notice.append(words.loadFailed, ' ', button(words.retry, retry));
      break;
    case 'not-loaded-again':
      notice.append(words.loadFailedAgain, ' ', button(words.reload, reload));
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
