import { pageWith, startEmbedSite } from '#tests/e2e/site/embed-site.ts';
import { printElement } from '#tests/e2e/site/print-element.ts';

const print = (api: string) =>
  Promise.all([
    printElement('graduation-wizard', '--api', api),
    printElement('graduation-status', '--brand', '#00529b'),
  ]);

/** The elements that all browsers of a worker show. */
let printed: ReturnType<typeof print> | undefined;

/** A page with two printed elements, which remembers a node of each before the script runs. */
export async function startPrintedSite(api: string) {
  printed ??= print(api);
  const [wizard, status] = await printed;
  const remember = `<script>
    window.first = [...document.querySelectorAll('graduation-wizard, graduation-status')].map(
      (element) => element.shadowRoot?.querySelector('input'),
    );
  </script>`;
  return startEmbedSite({ '/': { html: pageWith(wizard.html + status.html + remember) } }, api);
}

/** Runs in the page: the use of each first screen, and whether the remembered node is still there. */
export function readTakenOver(): readonly string[] {
  const { first } = window as unknown as { readonly first: readonly (Element | undefined)[] };
  const printed = [...document.querySelectorAll<HTMLElement>('[data-birrete-prerendered]')];
  return printed.map(({ dataset }, index) => {
    return `${dataset.birretePrerendered}, ${first[index]?.isConnected ? 'same' : 'other'} node`;
  });
}
