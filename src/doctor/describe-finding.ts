import { formatMessage } from '../messages/format-message.ts';
import type { DoctorMessages } from './doctor.messages.ts';
import { type DescribedFinding, type Finding, findingCodes, severities } from './finding.ts';

/** Describes a finding in plain language. */
export function describeFinding(
  finding: Finding,
  messages: DoctorMessages,
  locale: string,
): DescribedFinding {
  const [title, advice] = findingTexts(finding, messages, locale);
  const { kind } = finding;
  return { ...finding, severity: severities[kind], code: findingCodes[kind], title, advice };
}

function findingTexts(
  finding: Finding,
  messages: DoctorMessages,
  locale: string,
): readonly [title: string, advice: string] {
  switch (finding.kind) {
    case 'quirks-mode':
      return [messages.quirksModeTitle, messages.quirksModeAdvice];
    case 'no-lang':
      return [messages.noLangTitle, messages.noLangAdvice];
    case 'root-font-size':
      return [
        formatMessage(messages.rootFontSizeTitle, finding, locale),
        messages.rootFontSizeAdvice,
      ];
    case 'no-widget':
      return [messages.noWidgetTitle, messages.noWidgetAdvice];
    case 'styles-blocked':
      return [messages.stylesBlockedTitle, messages.stylesBlockedAdvice];
    case 'small-letters':
      return [
        formatMessage(messages.smallLettersTitle, finding, locale),
        messages.smallLettersAdvice,
      ];
    case 'several-reacts':
      return [
        formatMessage(messages.severalReactsTitle, finding, locale),
        messages.severalReactsAdvice,
      ];
    case 'trapped-overlays':
      return [
        formatMessage(messages.trappedOverlaysTitle, finding),
        formatMessage(messages.trappedOverlaysAdvice, finding),
      ];
    case 'cut-off':
      return [formatMessage(messages.cutOffTitle, finding), messages.cutOffAdvice];
    case 'not-selectable':
      return [messages.notSelectableTitle, messages.notSelectableAdvice];
    case 'storage-blocked':
      return [formatMessage(messages.storageBlockedTitle, finding), messages.storageBlockedAdvice];
    case 'screen-missing':
      return [formatMessage(messages.screenMissingTitle, finding), messages.screenMissingAdvice];
    case 'screen-older':
      return [formatMessage(messages.screenOlderTitle, finding), messages.screenOlderAdvice];
    case 'screen-different':
      return [
        formatMessage(messages.screenDifferentTitle, finding),
        messages.screenDifferentAdvice,
      ];
    case 'clock-wrong':
      return [
        formatMessage(messages.clockWrongTitle, { count: finding.minutes }, locale),
        messages.clockWrongAdvice,
      ];
    default:
      return addressTexts(finding, messages);
  }
}

/** The messages about an address: the API's, or a page's of the console. */
function addressTexts(
  finding: Extract<Finding, { readonly address: string }>,
  messages: DoctorMessages,
): readonly [title: string, advice: string] {
  switch (finding.kind) {
    case 'api-address':
      return [formatMessage(messages.apiAddressTitle, finding), messages.apiAddressAdvice];
    case 'mixed-content':
      return [formatMessage(messages.mixedContentTitle, finding), messages.mixedContentAdvice];
    case 'api-policy':
      return [formatMessage(messages.apiPolicyTitle, finding), messages.apiPolicyAdvice];
    case 'api-cors':
      return [
        formatMessage(messages.apiCorsTitle, finding),
        formatMessage(messages.apiCorsAdvice, finding),
      ];
    case 'api-cors-headers':
      return [
        formatMessage(messages.apiCorsHeadersTitle, finding),
        formatMessage(messages.apiCorsHeadersAdvice, finding),
      ];
    case 'api-silent':
      return [formatMessage(messages.apiSilentTitle, finding), messages.apiSilentAdvice];
    case 'api-refused':
      return [formatMessage(messages.apiRefusedTitle, finding), messages.apiRefusedAdvice];
    case 'api-unreadable':
      return [
        formatMessage(messages.apiUnreadableTitle, finding),
        formatMessage(messages.apiUnreadableAdvice, finding),
      ];
    case 'contract-older':
      return [formatMessage(messages.contractOlderTitle, finding), messages.contractOlderAdvice];
    case 'contract-newer':
      return [formatMessage(messages.contractNewerTitle, finding), messages.contractNewerAdvice];
    case 'deep-link-missing':
      return [
        formatMessage(messages.deepLinkMissingTitle, finding),
        messages.deepLinkMissingAdvice,
      ];
    case 'deep-link-elsewhere':
      return [
        formatMessage(messages.deepLinkElsewhereTitle, finding),
        messages.deepLinkElsewhereAdvice,
      ];
  }
}
