// A believable demo, told with the application's own functions: `npm run demo`. `-- --force` adds it once more.
import { env } from "@/lib/env";
import { Refusal as DomainRefusal } from "@/lib/errors";
import { withInstallation } from "@/scripts/boards/open";
import { CAST } from "@/scripts/demo/cast";
import { type Demo, runDemo } from "@/scripts/demo/run";
import { Refusal, tell } from "@/scripts/refusal.mjs";

try {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== "--force");
  if (unknown) throw new Refusal(`The demo knows no option ${unknown}. usage: npm run demo [-- --force]`);

  await withInstallation(async () => say(await runDemo({ again: options.includes("--force") })));
} catch (error) {
  if (error instanceof DomainRefusal) console.error(`The demo's people can't be added: ${[error.message, ...Object.values(error.details.params ?? {})].join("\n")}`);
  else tell(error);
  process.exitCode = 1;
}

function say({ boards, tasks, administrator, accounts, applicationPassword }: Demo) {
  const [first] = CAST;
  console.log(`Told ${boards} boards with ${tasks} tasks.\n\nSign in at ${env().BOARDS_URL}/login as`);
  const before = "(the password from before)";
  console.log(`  ${administrator.user.login.padEnd(10)} ${(administrator.password ?? before).padEnd(14)} Administrator`);
  for (const { login, name, does } of CAST) console.log(`  ${login.padEnd(10)} ${(accounts[login].password ?? before).padEnd(14)} ${name}, ${does}`);
  console.log(`\nA program signs in with an application password:\n  curl -u '${first.login}:${applicationPassword}' ${env().BOARDS_URL}/wp-json/boards/v2/projects`);
}
