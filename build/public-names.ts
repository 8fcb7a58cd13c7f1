import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  CompilerState,
  ConsoleMessageId,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { readPublicImports } from '../tests/packed/public-imports.ts';

/**
 * Compares the declarations in `dist` with the accepted reports in `docs/api`, one per import, and fails if they differ.
 * `--accept` writes the reports. The Spanish messages have no report: their types contain the texts, and the English
 * report has the same keys.
 */
const root = path.resolve(import.meta.dirname, '..');
const accept = process.argv.includes('--accept');
const folder = path.join(root, 'docs/api');
if (accept) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const imports = (await readPublicImports()).filter(
  ({ specifier }) => specifier !== 'birrete/messages/es',
);
const files = imports.map(({ declarations }) => declarations);
const configs = imports.map(({ specifier, declarations }) => configOf(specifier, declarations));
const [first] = configs;
if (first === undefined) throw new Error('package.json exports nothing.');
const compilerState = CompilerState.create(first, { additionalEntryPoints: files });

const changed = configs.filter((config) => {
  const { apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: accept,
    printApiReportDiff: true,
    messageCallback: (message) => {
      if (message.messageId === ConsoleMessageId.Preamble) message.handled = true;
    },
  });
  return apiReportChanged && !accept;
});
if (changed.length > 0) {
  console.error(
    '\nThe public names have changed. If this is intended, run "npm run names:accept", commit docs/api, and describe the ' +
      'change in a changeset ("npm run changeset"). docs/upgrading.md lists which change requires which version.',
  );
  process.exitCode = 1;
}

function configOf(specifier: string, declarations: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObjectFullPath: path.join(root, 'api-extractor.json'),
    packageJsonFullPath: path.join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: declarations,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            strict: true,
            skipLibCheck: true,
            lib: ['ES2022', 'DOM'],
            target: 'ES2022',
            module: 'ESNext',
            moduleResolution: 'Bundler',
          },
          files,
        },
      },
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: path.join(root, 'node_modules/.cache/api'),
        reportFileName: `${specifier.replaceAll('/', '-')}.api.md`,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
}
