import { hostMessages } from './host.messages.ts';

/** Says above the page of the server that its code did not arrive. The page stays, with what a visitor has typed. */
export function reportLoadFailure(page: HTMLElement): void {
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = hostMessages.reload;
  reload.addEventListener('click', () => location.reload());

  const notice = document.createElement('p');
  notice.className = 'page-notice';
  notice.setAttribute('role', 'alert');
  notice.append(hostMessages.loadFailed, ' ', reload);
  page.before(notice);
}
