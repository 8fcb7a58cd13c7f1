import type { CatalogueEntry } from './catalogue-entry.ts';

/** Findings of the doctor, by kind. */
export const findingCatalogue = {
  B061: {
    kind: 'quirks-mode',
    meaning: 'The page has no doctype.',
    remedy: 'Begin it with `<!doctype html>`.',
  },
  B062: {
    kind: 'no-lang',
    meaning: 'The page has no language.',
    remedy: 'Write `<html lang="es">`.',
  },
  B063: {
    kind: 'root-font-size',
    meaning: 'The page changes the font size of its root.',
    remedy: 'Nothing: widgets follow the size that the user has set in the browser.',
  },
  B064: {
    kind: 'no-widget',
    meaning: 'The page contains no widget.',
    remedy: 'Check whether the script loads, and the console for errors.',
  },
  B065: {
    kind: 'styles-blocked',
    meaning: 'A Content-Security-Policy blocks the styles.',
    remedy: 'Pass the page’s nonce, or use constructed style sheets.',
  },
  B066: {
    kind: 'small-letters',
    meaning: 'A rule of the page shrinks the widget’s text.',
    remedy: 'Exclude `[data-birrete-root]` from rules with `!important`.',
  },
  B067: {
    kind: 'several-reacts',
    meaning: 'Several copies of React render widgets.',
    remedy: 'Let the bundler use one, or embed in one way only.',
  },
  B068: {
    kind: 'trapped-overlays',
    meaning: 'An ancestor’s `transform`, `filter` or `contain` confines the dialogs.',
    remedy: 'Remove the rule, or pass an element outside as `portalContainer`.',
  },
  B069: {
    kind: 'cut-off',
    meaning: 'A box of fixed height hides a part of the widget.',
    remedy: 'Let it grow or scroll.',
  },
  B070: {
    kind: 'not-selectable',
    meaning: 'Users can’t select or copy text.',
    remedy: 'Remove `user-select: none` around the widget.',
  },
  B071: {
    kind: 'storage-blocked',
    meaning: 'The browser blocks storage: draft and session are lost on reload.',
    remedy: 'Allow storage for the page, also within a frame.',
  },
  B072: {
    kind: 'api-address',
    meaning: 'The API’s address is no address.',
    remedy: 'See B021 and B041.',
  },
  B073: {
    kind: 'mixed-content',
    meaning: 'The page uses https, the API http.',
    remedy: 'Serve the API by https.',
  },
  B074: {
    kind: 'api-policy',
    meaning: 'The page’s Content-Security-Policy forbids the API.',
    remedy: 'Add its origin to `connect-src`.',
  },
  B075: {
    kind: 'api-cors',
    meaning: 'The API answers, but not to the page’s origin.',
    remedy: 'Allow the origin in the API’s CORS settings.',
  },
  B076: {
    kind: 'api-cors-headers',
    meaning: 'The API allows the page’s origin, but not the console’s headers.',
    remedy: 'Allow `Authorization`, `Content-Type` and `If-Match`.',
  },
  B077: {
    kind: 'api-silent',
    meaning: 'The API does not respond.',
    remedy: 'Start it, and check its address.',
  },
  B078: {
    kind: 'api-refused',
    meaning: 'A public call returns a status outside 2xx.',
    remedy: 'Check the address and the server’s log.',
  },
  B079: {
    kind: 'api-unreadable',
    meaning: 'A response differs from the API contract, or is a page of the site.',
    remedy: 'The finding names the first difference.',
  },
  B080: {
    kind: 'deep-link-missing',
    meaning: 'A reload within the console returns an error.',
    remedy: 'Let the server answer these addresses with the console’s page.',
  },
  B081: {
    kind: 'deep-link-elsewhere',
    meaning: 'A reload within the console returns another page.',
    remedy: 'Let the server answer these addresses with the console’s page.',
  },
  B082: {
    kind: 'clock-wrong',
    meaning: 'The clocks of device and server differ.',
    remedy: 'Correct the wrong one: dates such as today’s follow the device.',
  },
  B083: {
    kind: 'contract-older',
    meaning: 'The server states an older version of the API contract in `Birrete-Contract`.',
    remedy: 'Update the server, or use the version of birrete for its contract.',
  },
  B084: {
    kind: 'contract-newer',
    meaning: 'The server states a newer version of the API contract in `Birrete-Contract`.',
    remedy: 'Nothing fails; update birrete to use what the server offers.',
  },
  B085: {
    kind: 'screen-missing',
    meaning: 'A printed first screen has not reached the browser, or the browser can’t show it.',
    remedy:
      'Keep the editor from removing `<template>`. Browsers before Firefox 123 draw the widget alone.',
  },
  B086: {
    kind: 'screen-older',
    meaning:
      'A first screen was printed by another version, so the widget was drawn from the start.',
    remedy: 'Print it again with the version of the script.',
  },
  B087: {
    kind: 'screen-different',
    meaning:
      'A first screen was printed with other attributes, so the widget was drawn from the start.',
    remedy: 'Print it again with the element’s attributes; scripts set no theme and no values.',
  },
} as const satisfies Record<`B0${number}`, CatalogueEntry>;
