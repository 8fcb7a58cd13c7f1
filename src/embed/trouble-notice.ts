import { embedMessages } from './embed.messages.ts';
import type { Trouble } from './stage.ts';

const words = embedMessages.defaults;

const sentences: Readonly<Record<Trouble, string>> = {
  'not-loaded': words.loadFailed,
  'not-loaded-again': words.loadFailedAgain,
  unavailable: words.unavailable,
};

/**
 * A calm sentence in the host's own letter, and a way to try again where trying helps. Chromium remembers a script that
 * failed to arrive until the page is loaded anew, so the second time that is offered.
 */
export function troubleNotice(trouble: Trouble, retry: () => void): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'status');
  notice.style.margin = '1em 0';
  notice.append(sentences[trouble]);
  if (trouble === 'unavailable') return notice;

  const button = document.createElement('button');
  button.type = 'button';
  button.style.font = 'inherit';
  button.textContent = trouble === 'not-loaded' ? words.retry : words.reload;
  button.addEventListener('click', trouble === 'not-loaded' ? retry : reload);
  notice.append(' ', button);
  return notice;
}

function reload(): void {
  window.location.reload();
}
