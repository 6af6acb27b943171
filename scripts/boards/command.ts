import { parseArgs } from "node:util";
import { Refusal } from "@/scripts/start/start-refusal.mjs";

export interface CommandInput {
  /** `<login>`, `<email>`, ... in this order. */
  words: string[];
  options: Partial<Record<string, string>>;
  flags: Set<string>;
  print: (line: string) => void;
  confirm: (question: string) => Promise<boolean>;
}

export interface Command {
  /** As `--help` prints it: `<required>`, `[--option=]`, `[--flag]`. */
  usage: string;
  run: (parsedValues: CommandInput) => Promise<void>;
}

export type Terminal = Pick<CommandInput, "print" | "confirm">;

/** @throws Refusal with a sentence for the person at the terminal */
export async function runCommand(commands: Record<string, Command>, args: string[], terminal: Terminal): Promise<void> {
  const name = Object.keys(commands).find((each) => args.slice(0, each.split(" ").length).join(" ") === each);
  const command = name && commands[name];
  if (!command) {
    if (args.length > 0 && !args.includes("--help"))
      throw new Refusal(`Error: '${args.join(" ")}' is not a boards command.\n${usageOf(commands)}`);
    return terminal.print(usageOf(commands));
  }

  await command.run({ ...read(`${name} ${command.usage}`, args.slice(name.split(" ").length)), ...terminal });
}

function read(usage: string, args: string[]): Pick<CommandInput, "words" | "options" | "flags"> {
  const { values, positionals: words } = parsed(usage, args);
  const required = usage.match(/(?<!\[)<[^>]+>/g) ?? [];
  if (words.length < required.length) throw new Refusal(`usage: boards ${usage}`);

  const parsedValues = Object.entries(values);
  const options = Object.fromEntries(
    parsedValues.filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
  return { words, options, flags: new Set(parsedValues.filter(([, value]) => value === true).map(([name]) => name)) };
}

function parsed(usage: string, args: string[]) {
  const known = [...usage.matchAll(/--([a-z_-]+)(=?)/g)].map(
    ([, name = "", value]) => [name, { type: value ? "string" : "boolean" }] as const,
  );
  try {
    return parseArgs({ args, options: Object.fromEntries(known), allowPositionals: true });
  } catch (error) {
    throw new Refusal(`Error: ${error instanceof Error ? error.message : String(error)}\nusage: boards ${usage}`);
  }
}

const usageOf = (commands: Record<string, Command>) =>
  ["usage:", ...Object.entries(commands).map(([name, { usage }]) => `  npm run boards -- ${name} ${usage}`)].join("\n");
