import type { CompleteMessages } from '../complete-messages.ts';

export const doctorEnglish = {
  doctor: {
    heading: 'Page check-up',
    found: { one: '{count} finding', other: '{count} findings' },
    healthy: 'No problem was found on the page.',
    running: 'Checking the page…',
    close: 'Close',
    error: 'Error',
    warning: 'Warning',
    note: 'Note',

    quirksModeTitle: 'The page does not declare its document type',
    quirksModeAdvice:
      'Write <!doctype html> on the first line: without it the browser imitates those of twenty years ago and measures change.',
    noLangTitle: 'The page does not say which language it is in',
    noLangAdvice:
      'Write the language on the html element, such as <html lang="en">: screen readers choose their voice by it.',
    rootFontSizeTitle: "The root's letters are {px} px",
    rootFontSizeAdvice:
      "This does no harm: the forms follow the size each person chose in the browser, so their letters may look larger than the site's.",
    noWidgetTitle: 'There is no birrete form on the page',
    noWidgetAdvice:
      'If there should be one, look into the console: perhaps its code did not load, or <GraduationProvider> is missing above it.',
    stylesBlockedTitle: 'The security policy blocks the styles',
    stylesBlockedAdvice:
      'Hand over the page\'s nonce by the nonce property or with <meta property="csp-nonce" nonce="…">, or use the way without a nonce that docs/provider.md describes.',
    smallLettersTitle: "The form's letters are {px} px",
    smallLettersAdvice:
      "One of the site's rules reaches them with !important. Exclude [data-birrete-root] elements from that rule.",
    severalReactsTitle: '{count} copies of React draw birrete forms',
    severalReactsAdvice:
      'Each has its weight, and they share neither session nor notices. Make the bundler use one (resolve.dedupe), or keep only one way of embedding.',
    trappedOverlaysTitle: 'An element around traps the dialogs: {element}',
    trappedOverlaysAdvice:
      'Its rule “{rule}” makes what is fixed measure itself by it and not by the window. Remove it, or give the portalContainer property an element outside of it.',
    cutOffTitle: 'An element around cuts the form off: {element}',
    cutOffAdvice:
      'It has a fixed height and hides what is left over. Let it grow (height: auto) or scroll.',
    notSelectableTitle: 'The text cannot be selected',
    notSelectableAdvice:
      'A rule user-select: none reaches the form, and nobody can copy an application code. Limit it to other parts.',
    storageBlockedTitle: 'The browser lets nothing be stored ({area})',
    storageBlockedAdvice:
      "Everything works, but draft and session are lost on reload. This is usual in another site's frames or with cookies blocked.",

    apiAddressTitle: 'The address of the API is not valid: {address}',
    apiAddressAdvice:
      "Write scheme and server, such as https://graduation.university.edu, or nothing if it is the page's own.",
    mixedContentTitle: 'The page is https and the API is not: {address}',
    mixedContentAdvice: 'The browser blocks such calls. Serve the API by https.',
    apiPolicyTitle: 'The security policy forbids calls to {address}',
    apiPolicyAdvice: "Add that address to connect-src in the page's Content-Security-Policy.",
    apiCorsTitle: 'The API answers, but not to this page: {address}',
    apiCorsAdvice:
      'The CORS permission is missing. The server must send Access-Control-Allow-Origin with the value {origin}.',
    apiCorsHeadersTitle: 'The API takes no sessions from this page: {address}',
    apiCorsHeadersAdvice:
      'The public look-ups work; the administration does not. The server must allow {origin} the headers authorization and content-type and the methods GET, POST, PUT, PATCH and DELETE.',
    apiSilentTitle: 'The API does not answer: {address}',
    apiSilentAdvice:
      'Open that address in the browser. Check name, port and certificate, and that the server is running.',
    apiRefusedTitle: 'The API answers {status} to {address}',
    apiRefusedAdvice:
      "That call is public and must answer 200. Check the base address: the API's paths are appended to it.",
    apiUnreadableTitle: 'The answer of {address} is not what is expected',
    apiUnreadableAdvice:
      "It does not follow the description of the API (docs/openapi.json): {reason}. If a page arrives, the base address is the site's and not the API's.",

    contractOlderTitle:
      'The server is older than these forms: contract {theirs} at {address}, {ours} here',
    contractOlderAdvice:
      'It may refuse what they send. Update the server, or use the version of birrete that matches its contract (docs/upgrading.md).',
    contractNewerTitle:
      'The server is newer than these forms: contract {theirs} at {address}, {ours} here',
    contractNewerAdvice: 'Update birrete on the page to use what the server offers.',

    deepLinkMissingTitle: 'The address {address} answers {status}',
    deepLinkMissingAdvice:
      'Nobody would see that screen after a reload. The server must deliver the same page for all paths of the administration.',
    deepLinkElsewhereTitle: 'The address {address} delivers another page',
    deepLinkElsewhereAdvice:
      'It loads none of the scripts of this one. The server must deliver the same page for all paths of the administration.',
    clockWrongTitle: {
      one: "This computer's clock differs by {count} minute from the server's",
      other: "This computer's clock differs by {count} minutes from the server's",
    },
    clockWrongAdvice: '“Today” and expiry are reckoned by it. Set the time of the computer.',
  },
} satisfies Pick<CompleteMessages, 'doctor'>;
