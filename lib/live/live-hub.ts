import "server-only";
import { env } from "@/lib/env";
import { Hub } from "@/lib/live/hub";
import { destroyLiveSockets } from "@/lib/live/sockets";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";

/** The hub of this process, opened with its first connection. */
export const liveHub = (): Hub => oncePerProcess("live hub", openHub);

function openHub(): Hub {
  const hub = new Hub(env().DATABASE_DIRECT_URL);
  // Next waits for the last response before it ends the process, but an open stream has no end.
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
