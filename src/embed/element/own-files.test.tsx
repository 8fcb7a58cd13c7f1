import { afterEach, expect, test } from 'vitest';
import { importFiles } from './own-files.ts';

afterEach(() => {
  for (const script of document.querySelectorAll('[data-of-test]')) script.remove();
});

function addTag(html: string) {
  const place = document.createElement('div');
  place.toggleAttribute('data-of-test');
  place.innerHTML = html;
  document.head.append(place);
}

/** Loads from a site that has the files in one folder. @returns the folders that were asked */
async function loadFrom(folder: string) {
  const asked: string[] = [];
  const loaded = await importFiles((each) => {
    asked.push(each);
    return each === folder ? Promise.resolve('files') : Promise.reject(new Error(each));
  }).catch(String);
  return { asked, loaded };
}

test('the files are beside the script', async () => {
  expect(await loadFrom('./')).toEqual({ asked: ['./'], loaded: 'files' });
});

test('a script element states the folder, and is asked first', async () => {
  addTag('<script type="application/json" data-birrete-src="/birrete/birrete-embed.js"></script>');
  const folder = new URL('/birrete/', document.baseURI).href;
  expect(await loadFrom(folder)).toEqual({ asked: [folder], loaded: 'files' });
  expect(await loadFrom('./')).toEqual({ asked: [folder, './'], loaded: 'files' });
});

test.each([
  '<script type="litespeed/javascript" data-src="https://u.test/birrete/birrete-embed.js?ver=6.4"></script>',
  '<script type="rocketlazyloadscript" data-rocket-src="https://u.test/birrete/birrete-embed.js"></script>',
  '<script type="x-module" src="https://u.test/birrete/birrete-embed.js"></script>',
])('a delayed script keeps its address: %s', async (tag) => {
  addTag(tag);
  const folder = 'https://u.test/birrete/';
  expect(await loadFrom(folder)).toEqual({ asked: ['./', folder], loaded: 'files' });
});

test('nothing but a script element states a folder, and no address of another kind', async () => {
  addTag('<a data-birrete-src="https://evil.test/birrete-embed.js">a</a>');
  addTag('<img data-src="https://evil.test/birrete-embed.js" alt="">');
  addTag('<script type="x" data-birrete-src="data:text/javascript,alert(1)"></script>');
  addTag('<script type="x" data-src="https://evil.test/other.js"></script>');
  expect((await loadFrom('none')).asked).toEqual(['./']);
});

test('if no folder has the files, the first failure is the reason', async () => {
  addTag('<script type="x" data-src="https://u.test/birrete/birrete-embed.js"></script>');
  expect((await loadFrom('none')).loaded).toBe('Error: ./');
});
