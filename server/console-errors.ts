import "server-only";
import { format } from "node:util";
import { logger } from "@/lib/logger";
import { isDisconnect } from "@/server/page-errors";
import { withoutSecrets } from "@/lib/secrets/redact";

/**
 * Turns Next's console errors into log lines. Errors with a digest are skipped, as Next also passes them to
 * `onRequestError`.
 */
export function logConsoleErrors(): void {
  console.error = (...values: unknown[]) => {
    const err = values.find((each) => each instanceof Error);
    if (err && isDisconnect(err)) return void logger().info({ said: err.message }, "connection closed");
    if (err && "digest" in err) return;

    logger().error(
      { err, said: format(...values.filter((each) => each !== err).map((each) => withoutSecrets({ each }).each)) },
      "console",
    );
  };
}
