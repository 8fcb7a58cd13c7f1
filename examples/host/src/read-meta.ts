import type { ReadSetting } from './page-settings.ts';

/** Reads a setting that the server has written into the page. */
export const readMeta: ReadSetting = (name) => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="birrete-${name}"]`);
  return meta?.content ?? '';
};
