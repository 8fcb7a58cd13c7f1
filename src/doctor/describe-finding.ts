import { formatMessage } from '../messages/format-message.ts';
import type { DoctorWords } from './doctor.messages.ts';
import { type DescribedFinding, type Finding, severities } from './finding.ts';

/** Puts a finding into plain words. */
export function describeFinding(
  finding: Finding,
  words: DoctorWords,
  locale: string,
): DescribedFinding {
  const [title, advice] = sentences(finding, words, locale);
  return { ...finding, severity: severities[finding.kind], title, advice };
}

function sentences(
  finding: Finding,
  words: DoctorWords,
  locale: string,
): readonly [title: string, advice: string] {
  switch (finding.kind) {
    case 'quirks-mode':
      return [words.quirksModeTitle, words.quirksModeAdvice];
    case 'no-lang':
      return [words.noLangTitle, words.noLangAdvice];
    case 'root-font-size':
      return [formatMessage(words.rootFontSizeTitle, finding, locale), words.rootFontSizeAdvice];
    case 'no-widget':
      return [words.noWidgetTitle, words.noWidgetAdvice];
    case 'styles-blocked':
      return [words.stylesBlockedTitle, words.stylesBlockedAdvice];
    case 'small-letters':
      return [formatMessage(words.smallLettersTitle, finding, locale), words.smallLettersAdvice];
    case 'several-reacts':
      return [formatMessage(words.severalReactsTitle, finding, locale), words.severalReactsAdvice];
    case 'trapped-overlays':
      return [
        formatMessage(words.trappedOverlaysTitle, finding),
        formatMessage(words.trappedOverlaysAdvice, finding),
      ];
    case 'cut-off':
      return [formatMessage(words.cutOffTitle, finding), words.cutOffAdvice];
    case 'not-selectable':
      return [words.notSelectableTitle, words.notSelectableAdvice];
    case 'storage-blocked':
      return [formatMessage(words.storageBlockedTitle, finding), words.storageBlockedAdvice];
    case 'clock-wrong':
      return [
        formatMessage(words.clockWrongTitle, { count: finding.minutes }, locale),
        words.clockWrongAdvice,
      ];
    default:
      return addressSentences(finding, words);
  }
}

/** Those about an address: the API's, or a page's of the console. */
function addressSentences(
  finding: Extract<Finding, { readonly address: string }>,
  words: DoctorWords,
): readonly [title: string, advice: string] {
  switch (finding.kind) {
    case 'api-address':
      return [formatMessage(words.apiAddressTitle, finding), words.apiAddressAdvice];
    case 'mixed-content':
      return [formatMessage(words.mixedContentTitle, finding), words.mixedContentAdvice];
    case 'api-policy':
      return [formatMessage(words.apiPolicyTitle, finding), words.apiPolicyAdvice];
    case 'api-cors':
      return [
        formatMessage(words.apiCorsTitle, finding),
        formatMessage(words.apiCorsAdvice, finding),
      ];
    case 'api-cors-headers':
      return [
        formatMessage(words.apiCorsHeadersTitle, finding),
        formatMessage(words.apiCorsHeadersAdvice, finding),
      ];
    case 'api-silent':
      return [formatMessage(words.apiSilentTitle, finding), words.apiSilentAdvice];
    case 'api-refused':
      return [formatMessage(words.apiRefusedTitle, finding), words.apiRefusedAdvice];
    case 'api-unreadable':
      return [
        formatMessage(words.apiUnreadableTitle, finding),
        formatMessage(words.apiUnreadableAdvice, finding),
      ];
    case 'deep-link-missing':
      return [formatMessage(words.deepLinkMissingTitle, finding), words.deepLinkMissingAdvice];
    case 'deep-link-elsewhere':
      return [formatMessage(words.deepLinkElsewhereTitle, finding), words.deepLinkElsewhereAdvice];
  }
}
