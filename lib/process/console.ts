import "server-only";
import { format } from "node:util";
import { logger } from "@/lib/logger";
import { isHangUp } from "@/lib/process/hang-ups";
import { withoutSecrets } from "@/lib/secrets/redact";

/**
 * Next prints what went wrong as it is: here it becomes a line of the log like every other. An error with a digest is
 * left out, for Next hands it to `onRequestError` as well, with its request.
 */
export function logConsoleErrors(): void {
  console.error = (...said: unknown[]) => {
    const err = said.find((each) => each instanceof Error);
    if (err && isHangUp(err)) return void logger().info({ said: err.message }, "connection closed");
    if (err && "digest" in err) return;

    logger().error(
      { err, said: format(...said.filter((each) => each !== err).map((each) => withoutSecrets({ each }).each)) },
      "console",
    );
  };
}
