import "server-only";
import { env } from "@/lib/env";
import { Hub } from "@/lib/live/hub";
import { destroyLiveSockets } from "@/lib/live/sockets";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";

/** This process's, opened with its first viewer. */
export const thisHub = (): Hub => oncePerProcess("live hub", open);

function open(): Hub {
  const hub = new Hub(env().DATABASE_DIRECT_URL);
  // Next ends the process once its last answer is sent, and an open stream never is.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => close(hub));
  return hub;
}

function close(hub: Hub) {
  destroyLiveSockets();
  hub
    .close()
    .catch((error: unknown) =>
      logger().warn({ err: error }, "the connection of the live viewers was not closed cleanly"),
    );
}
