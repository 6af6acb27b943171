// Creates the demo with the application's own functions: `npm run demo`. `-- --force` adds it once more.
import { env } from "@/lib/env";
import { Refusal as DomainRefusal } from "@/lib/errors";
import { withInstallation } from "@/scripts/boards/open";
import { runDemo } from "@/scripts/demo/run";
import { summaryOf } from "@/scripts/demo/summary";
import { Refusal, reportError } from "@/scripts/start/start-refusal.mjs";

try {
  const options = process.argv.slice(2);
  const unknown = options.find((option) => option !== "--force");
  if (unknown) throw new Refusal(`Unknown option ${unknown}. Usage: npm run demo [-- --force]`);

  await withInstallation(async () =>
    console.log(summaryOf(await runDemo({ force: options.includes("--force") }), env().BOARDS_URL)),
  );
} catch (error) {
  if (error instanceof DomainRefusal)
    console.error(
      `Could not add the people of the demo: ${[error.message, ...Object.values(error.details.params ?? {})].join("\n")}`,
    );
  else reportError(error);
  process.exitCode = 1;
}
