import { expect, test } from 'vitest';
import { inAppBrowser } from './in-app-browser.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A135M; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36 Instagram 312.0.0.37.103 Android',
    'Instagram',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 WhatsApp/2.24',
    'WhatsApp',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Telegram-Android/10.6',
    'Telegram',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/443.0]',
    'Facebook',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/MessengerForiOS;FBAV/440.0]',
    'Messenger',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/440.0]',
    'Messenger',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
    undefined,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Version/17.2 Mobile/15E148 Safari/604.1',
    undefined,
  ],
])('%s is the browser of %s', (userAgent, name) => {
  expect(inAppBrowser(userAgent)).toBe(name);
});
