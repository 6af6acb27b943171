// Creates the administrator from BOARDS_ADMIN_* while there are no users; called by the start.
import { pool } from "@/lib/db";
import { env } from "@/lib/env";
import { Refusal as DomainRefusal } from "@/lib/errors";
import { addFirstAdministratorFrom } from "@/lib/users/first-administrator";
import { reportError } from "@/scripts/start/start-refusal.mjs";

try {
  const login = await addFirstAdministratorFrom(env());
  if (login) console.log(`Created the first administrator, ${login}.`);
} catch (error) {
  if (error instanceof DomainRefusal)
    console.error(`BOARDS_ADMIN_*: ${[error.message, ...Object.values(error.details.params ?? {})].join("\n")}`);
  else reportError(error);
  process.exitCode = 1;
} finally {
  await pool().end();
}
