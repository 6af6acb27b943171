import "server-only";
import pg from "pg";
import type { Message } from "@/lib/live/changes";
import { logger } from "@/lib/logger";

interface Listeners {
  onMessage: (message: Message) => void;
  /** From now on nothing is missed. */
  onListening: () => void;
  onLost: () => void;
}

const CHECK_EVERY = 15_000;
const PATIENCE = 10_000;
const LONGEST_WAIT = 2000;

/** Hears what the database tells live viewers, over a connection that is made anew whenever it breaks, until `close`. */
export function listen(url: string, listeners: Listeners): { close: () => Promise<void> } {
  let isClosed = false;
  let failures = 0;
  let client: pg.Client;
  let waiting: NodeJS.Timeout;

  function connect() {
    client = new pg.Client({
      connectionString: url,
      application_name: "boards live",
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on("notification", ({ payload = "" }) => understand(payload, listeners.onMessage));
    watch(client, () => {
      if (isClosed) return;
      listeners.onLost();
      waiting = setTimeout(connect, waitAfter((failures += 1))).unref();
    });
    begin(client).then(
      () => {
        failures = 0;
        listeners.onListening();
      },
      () => drop(client),
    );
  }
  connect();

  return {
    close: async () => {
      isClosed = true;
      clearTimeout(waiting);
      await client.end();
    },
  };
}

async function begin(client: pg.Client) {
  await client.connect();
  await client.query("LISTEN boards_live");
}

/** Also notices a connection that neither answers nor breaks. `onEnd` is called once. */
function watch(client: pg.Client, onEnd: () => void) {
  const checks = setInterval(() => void client.query("SELECT").catch(() => drop(client)), CHECK_EVERY).unref();
  client.on("error", (error) => logger().warn({ err: error }, "the connection of the live viewers broke"));
  client.once("end", () => {
    clearInterval(checks);
    onEnd();
  });
}

/** At once, without a word to a server that may not hear it. */
const drop = (client: pg.Client) => client.connection.stream.destroy();

/** Longer after each failure, and not all processes at the same time. */
const waitAfter = (failures: number) => Math.min(LONGEST_WAIT, 125 * 2 ** failures) * (0.5 + Math.random() / 2);

function understand(payload: string, onMessage: Listeners["onMessage"]) {
  try {
    onMessage(JSON.parse(payload) as Message);
  } catch (error) {
    logger().warn({ err: error }, "a message for live viewers is not understood");
  }
}
