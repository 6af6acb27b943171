// The command line for operators, modelled on wp-cli: `npm run boards -- user list`.
import { createInterface } from "node:readline/promises";
import { Refusal as DomainRefusal } from "@/lib/errors";
import { runCommand } from "@/scripts/boards/command";
import { commands } from "@/scripts/boards/commands";
import { withInstallation } from "@/scripts/boards/open";
import { Refusal, reportError } from "@/scripts/start/start-refusal.mjs";

const terminal = { print: console.log, confirm };

try {
  await withInstallation(() => runCommand(commands, process.argv.slice(2), terminal));
} catch (error) {
  if (error instanceof DomainRefusal)
    console.error(`Error: ${[error.message, ...Object.values(error.details.params ?? {})].join("\n")}`);
  else reportError(error);
  process.exitCode = 1;
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Refusal("Error: Cannot ask for confirmation without a terminal. Add --yes.");

  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/n] `).finally(() => terminal.close());
  return /^y(es)?$/i.test(answer.trim());
}
