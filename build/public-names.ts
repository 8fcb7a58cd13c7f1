import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CompilerState,
  ConsoleMessageId,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor';
import { readPublicImports } from '#tests/packed/public-imports.ts';

/**
 * Compares the declarations in `dist` with the accepted reports in `docs/api`, one per import, and fails if they differ.
 * `--accept` writes the reports. The Spanish messages have no report: their types contain the texts. The report of
 * `birrete/messages` lists their keys.
 */
const root = path.resolve(import.meta.dirname, '..');
const accept = process.argv.includes('--accept');
const accepted = path.join(root, 'docs/api');
const current = path.join(root, 'node_modules/.cache/api');
for (const folder of accept ? [accepted, current] : [current]) {
  rmSync(folder, { recursive: true, force: true });
}
for (const folder of [accepted, current, `${current}-temp`]) mkdirSync(folder, { recursive: true });

const imports = (await readPublicImports()).filter(
  ({ specifier }) => specifier !== 'birrete/messages/es',
);
const files = imports.map(({ declarations }) => declarations);
const configs = imports.map(({ specifier, declarations }) => configOf(specifier, declarations));
const [first] = configs;
if (first === undefined) throw new Error('package.json exports nothing.');
const compilerState = CompilerState.create(first, { additionalEntryPoints: files });

for (const config of configs) {
  Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      if (
        message.messageId === ConsoleMessageId.Preamble ||
        message.messageId === ConsoleMessageId.ApiReportCreated
      )
        message.handled = true;
    },
  });
}
const changed = imports.map(({ specifier }) => fileOf(specifier)).filter(isChanged);
if (changed.length > 0) {
  console.error(
    '\nThe public names have changed. If this is intended, run "npm run names:accept", commit docs/api, and describe the ' +
      'change in a changeset ("npm run changeset"). docs/upgrading.md lists which change requires which version.',
  );
  process.exitCode = 1;
}

function fileOf(specifier: string): string {
  return `${specifier.replaceAll('/', '-')}.api.md`;
}

/** Accepts a report, or prints how it differs from the accepted one. */
function isChanged(file: string): boolean {
  const written = path.join(current, file);
  const known = path.join(accepted, file);
  const report = withoutTexts(readFileSync(written, 'utf8'), file === fileOf('birrete/messages'));
  writeFileSync(written, report);
  if (accept) writeFileSync(known, report);
  if (existsSync(known) && readFileSync(known, 'utf8') === report) return false;
  try {
    execFileSync('git', ['diff', '--no-index', known, written], { stdio: 'inherit' });
  } catch {
    // `git diff --no-index` fails if the files differ.
  }
  return true;
}

/** Replaces the Spanish texts by their type, or leaves out the whole table: rewording changes no public name. */
function withoutTexts(report: string, withKeys: boolean): string {
  return report.replace(/^\/\/ @public[^\n]*\nconst spanish: \{.*?^\};\n\n/ms, (table) =>
    withKeys ? table.replaceAll(/: "(?:[^"\\]|\\.)*";/g, ': string;') : '',
  );
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
        includeForgottenExports: true,
        reportFolder: current,
        reportTempFolder: `${current}-temp`,
        reportFileName: fileOf(specifier),
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
