import { runCommandLine } from './run-command-line.ts';

const terminal = {
  get input() {
    return process.stdin;
  },
  print: (line: string) => console.log(line),
  write: (text: string) => process.stdout.write(text),
};

runCommandLine(process.argv.slice(2), process.env, terminal).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
