import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { WizardLists } from '#graduation-wizard/lists/page-lists.controller.ts';
import { english } from '#languages/english.ts';
import type { MessagesByNamespace } from '#messages/define-messages.ts';
import { mergeMessages } from '#messages/merge-messages.ts';
import { GraduationProvider } from '#provider/graduation-provider.tsx';
import { anonymousSession } from '#session/anonymous-session.ts';
import { DomEnvironmentProvider } from '#ui/theme/environment.tsx';
import type { PrintedFacts } from '../element/printed-screen.ts';
import { isEnglish } from '../settings/follow-language.ts';
import { readAttribute, type Source } from '../settings/read-attributes.ts';
import { readTheme } from '../settings/read-theme.ts';
import type { DeveloperConsole } from '../surface/developer-console.ts';
import { escapeAttribute, escapeText } from './escape.ts';
import type { PrintableTag } from './printable-elements.ts';
import { printableElements } from './printable-elements.ts';
import { screenStyles } from './screen-styles.ts';

/** The markup of an element to print. */
export interface ElementToPrint {
  readonly tag: PrintableTag;
  readonly attributes: Readonly<Record<string, string>>;
  /** The file of the widget's code. */
  readonly build: string;
  /** The host's messages. */
  readonly messages: MessagesByNamespace;
  /** The answers of the API, for the wizard. */
  readonly lists?: WizardLists | undefined;
  /** The text between the tags. */
  readonly fallback?: string | undefined;
}

export interface PrintedElement {
  readonly html: string;
  /** The source for `style-src` of a Content-Security-Policy. */
  readonly styleHash: string;
}

/** Prints an element with its first screen as declarative shadow DOM. It contains no script and nothing personal. */
export function printElement(element: ElementToPrint, developer: DeveloperConsole): PrintedElement {
  const { tag, attributes, build, messages, lists, fallback } = element;
  const { markup, styles } = renderScreen(element, developer);
  const facts: PrintedFacts = { build, attributes, messages, lists };
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  const html = [
    `<${tag}${written.join('')} data-birrete-prerendered>`,
    '<template shadowrootmode="open">',
    `<style>${styles}</style>`,
    // Shown by the styles: where a policy blocks them, the content between the tags takes its place.
    `<div data-birrete-screen="${escapeAttribute(JSON.stringify(facts))}" hidden>${markup}</div>`,
    '<slot class="later"></slot>',
    '</template>',
    fallback === undefined ? '' : `<p>${escapeText(fallback)}</p>`,
    `</${tag}>`,
  ].join('');
  const hash = createHash('sha256').update(styles).digest('base64');
  return { html, styleHash: `'sha256-${hash}'` };
}

function renderScreen(
  { tag, attributes, messages, lists }: ElementToPrint,
  developer: DeveloperConsole,
) {
  const source: Source = {
    attribute: (name) => attributes[name],
    property: () => undefined,
    developer,
  };
  const language = isEnglish(attributes.locale) ? english : {};
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <DomEnvironmentProvider environment={undefined}>
          <GraduationProvider
            api={{ baseUrl: '' }}
            auth={anonymousSession()}
            theme={readTheme(source)}
            isolation="shadow"
            locale={readAttribute(source, 'locale')}
            messages={mergeMessages(language, messages)}
          >
            {printableElements[tag].draw(source, lists)}
          </GraduationProvider>
        </DomEnvironmentProvider>,
      ),
    );
    return { markup: keepInPlace(markup), styles: screenStyles(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

/**
 * A form would load the page again until its script has arrived, and what was chosen would be gone. The form for a code
 * may: it sends the code to its own page, which looks it up.
 */
function keepInPlace(markup: string): string {
  return markup.replace('<form noValidate', '<form method="dialog" noValidate');
}
