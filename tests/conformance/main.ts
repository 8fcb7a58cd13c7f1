#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createContext } from './context.ts';
import { runSuite } from './suite.ts';
import { resultLines, summaryLine } from './table.ts';

const usage = `birrete conformance URL [--user NAME --password WORD] [--write] [--issue]

Checks what a server keeps of the contract (docs/openapi.json). Without --write it only reads.
  --user, --password  an administrator, for the back office
                      (or BIRRETE_CONFORMANCE_USER and BIRRETE_CONFORMANCE_PASSWORD)
  --write             also make records named 'Conformidad …' and remove them again
                      (the application assigned codes stay used)
  --issue             also issue titles, which stay for good (implies --write)
Ends with 1 when something does not hold.`;

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
