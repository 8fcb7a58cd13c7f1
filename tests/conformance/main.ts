import { parseArgs } from 'node:util';
import { createContext } from './context.ts';
import { runSuite } from './suite.ts';
import { resultLines, summaryLine } from './table.ts';

const usage = `birrete conformance URL [--user NAME --password WORD] [--write] [--issue]

Checks whether a server implements the contract (docs/openapi.json). Without --write it only reads.
  --user, --password  an administrator, for the back office
                      (or BIRRETE_CONFORMANCE_USER and BIRRETE_CONFORMANCE_PASSWORD)
  --write             also creates records named 'Conformidad …' and removes them again
                      (their application codes stay used)
  --issue             also issues titles, which are permanent (implies --write)
Exits with 1 if a check does not hold.`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        user: { type: 'string', default: process.env.BIRRETE_CONFORMANCE_USER ?? '' },
        password: { type: 'string', default: process.env.BIRRETE_CONFORMANCE_PASSWORD ?? '' },
        write: { type: 'boolean', default: false },
        issue: { type: 'boolean', default: false },
      },
    });
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const parsed = readArguments();
  const [command, baseUrl] = parsed?.positionals ?? [];
  if (!parsed || command !== 'conformance' || !baseUrl || !URL.canParse(baseUrl)) {
    console.error(usage);
    return 2;
  }
  const { user, password, write, issue } = parsed.values;
  const context = createContext({ baseUrl, user, password, write: write || issue, issue });
  console.log(`The contract at ${baseUrl}`);
  let section = '';
  const items = await runSuite(context, (item) => {
    if (item.check.section !== section) {
      section = item.check.section;
      console.log(`\n${section}`);
    }
    console.log(resultLines(item).join('\n'));
  });
  console.log(`\n${summaryLine(items)}`);
  return items.some(({ result }) => result.kind === 'does-not-hold') ? 1 : 0;
}

process.exitCode = await main();
