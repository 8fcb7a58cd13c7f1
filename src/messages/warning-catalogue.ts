import type { CatalogueEntry } from './catalogue-entry.ts';

/** Warnings and errors in the console. */
export const warningCatalogue = {
  B021: {
    meaning: '`api.baseUrl` is no address; the page’s origin is used.',
    remedy: 'Begin it with `https://`, or with a slash on the page’s site.',
  },
  B022: {
    meaning: '`api.credentials` has an unknown value and is left out.',
    remedy: 'Use `omit`, `same-origin` or `include`.',
  },
  B023: {
    meaning: '`api.fetch` is no function or failed.',
    remedy: 'Pass a function that returns a `Response`; the warning contains its error.',
  },
  B024: {
    meaning: '`api.headers` is invalid or failed.',
    remedy: 'Return an object of header names and texts. After an error nothing is sent.',
  },
  B025: {
    meaning: '`locale` is no language tag; the default is used.',
    remedy: 'Use a BCP 47 tag such as `es-VE`.',
  },
  B026: {
    meaning: '`locale` is another language, and the messages are Spanish.',
    remedy: 'Pass `messages` of that language too.',
  },
  B027: {
    meaning: 'A value of `theme` or `isolation` is invalid; its default is used.',
    remedy: 'The warning lists the valid values. `checkTheme` checks a theme in a test.',
  },
  B028: {
    meaning: 'The router’s `mount` is no path of the site; the console shows a notice.',
    remedy: 'Use a path such as `/portal/grados`.',
  },
  B029: {
    meaning: '`code` or `codeParameter` of the look-up has another type and is left out.',
    remedy: 'Pass a text; `codeParameter` may also be `false`.',
  },
  B030: {
    meaning: 'The console has no page at the current address.',
    remedy: 'Pass a router with the `mount` of the page, or set `basePath`.',
  },
  B031: {
    meaning: 'A value of `initialValues` is unknown, invalid or not offered, and is left out.',
    remedy: 'Compare the field with the list in provider.md. The warning never contains the value.',
  },
  B032: {
    meaning: '`readOnlyFields` is no array or names an unknown field.',
    remedy: 'Use the names of `initialValues`.',
  },
  B033: {
    meaning: 'Custom messages are no texts by namespace and key; the invalid ones are left out.',
    remedy: 'The warning names the message; messages.md shows the format.',
  },
  B034: {
    meaning: 'Messages could not be fetched; the widgets show their defaults.',
    remedy: 'Check the address, its CORS headers and its size.',
  },
  B035: {
    meaning:
      '`theme.parts` contains an unknown part, state or property, or a value that is no plain CSS value.',
    remedy: 'The warning names the entry; theme.md lists parts, states and values.',
  },
  B036: {
    meaning: '`sections` of the console is empty or names an unknown section, which is ignored.',
    remedy: 'Use the names in the warning. Without a known one, all sections are shown.',
  },
  B037: {
    meaning:
      '`can` of the console threw or returned no boolean; the buttons of that action are hidden.',
    remedy: 'Return `true` or `false` at once. The warning contains the first error.',
  },
  B038: {
    meaning:
      '`privacy` has no valid kind, version or address. Anything but a notice requires an authorisation.',
    remedy: 'Compare it with the example in provider.md; the warning names the part.',
  },
  B041: {
    meaning: 'The element’s `api-base` is missing or no address; nothing is shown.',
    remedy: 'Write the address of the API, or `/` for the page’s site.',
  },
  B042: {
    meaning: 'The element’s `api-base` contains a query or fragment, which is left out.',
    remedy: 'End it before `?` and `#`.',
  },
  B043: {
    meaning: 'An attribute has an invalid value and is left out.',
    remedy: 'The warning contains the valid values; embed.md lists all attributes.',
  },
  B044: {
    meaning: 'A property of an element has another type and is left out.',
    remedy: 'Assign a function, an object or an array, as in embed.md.',
  },
  B045: {
    meaning: 'The element’s messages are no address or no JSON; it shows its defaults.',
    remedy: 'Compare them with messages.md.',
  },
  B046: {
    meaning: 'The element’s theme is no JSON object or has an unknown key.',
    remedy: 'The warning lists the known keys.',
  },
  B047: {
    meaning:
      'The site does not allow the API of the element’s `api-base`; nothing is shown or sent.',
    remedy:
      'Add its origin to `BirreteElements.allowedApis` in the site’s own script, or correct `api-base`.',
  },
  B051: {
    meaning:
      'A widget is outside of a `GraduationProvider`, or the page has two copies of birrete.',
    remedy: 'Put a provider around it; `npm ls birrete` shows a second copy.',
  },
  B052: {
    meaning: 'The page has two copies of React.',
    remedy: '`npm ls react` shows the second copy; let the bundler use one (`resolve.dedupe`).',
  },
  B053: {
    meaning:
      'The server lacks a file of the embed script: a plugin has copied, renamed or inlined it.',
    remedy:
      'Exclude the script from the plugin, or state its address in `data-birrete-src` (embed.md).',
  },
} as const satisfies Record<`B0${number}`, CatalogueEntry>;
