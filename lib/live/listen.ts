import "server-only";
import pg from "pg";
import type { Message } from "@/lib/live/changes";
import { logger } from "@/lib/logger";

interface Listeners {
  onMessage: (message: Message) => void;
  /** From now on no message is missed. */
  onListening: () => void;
  onLost: () => void;
}

const CHECK_EVERY = 15_000;
const TIMEOUT = 10_000;
const MAX_WAIT = 2000;

/** Listens to the database's live messages, and connects again whenever the connection breaks, until `close`. */
export function listen(url: string, listeners: Listeners): { close: () => Promise<void> } {
  let isClosed = false;
  let failures = 0;
  let client: pg.Client;
  let reconnect: NodeJS.Timeout;

  function connect() {
    client = newClient(url);
    client.on("notification", ({ payload = "" }) => parseMessage(payload, listeners.onMessage));
    watch(client, () => {
      if (isClosed) return;
      listeners.onLost();
      reconnect = setTimeout(connect, waitAfter((failures += 1))).unref();
    });
    begin(client).then(
      () => {
        failures = 0;
        listeners.onListening();
      },
      () => disconnect(client),
    );
  }
  connect();

  return {
    close: async () => {
      isClosed = true;
      clearTimeout(reconnect);
      await client.end();
    },
  };
}

const newClient = (url: string) =>
  new pg.Client({
    connectionString: url,
    application_name: "boards live",
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
  });

async function begin(client: pg.Client) {
  await client.connect();
  await client.query("LISTEN boards_live");
}

/** Also detects a connection that neither answers nor breaks. `onEnd` is called once. */
function watch(client: pg.Client, onEnd: () => void) {
  const checks = setInterval(() => void client.query("SELECT").catch(() => disconnect(client)), CHECK_EVERY).unref();
  client.on("error", (error) => logger().warn({ err: error }, "the connection of the live viewers broke"));
  client.once("end", () => {
    clearInterval(checks);
    onEnd();
  });
}

/** Immediately, as the server may not receive a goodbye. */
const disconnect = (client: pg.Client) => client.connection.stream.destroy();

/** Longer after each failure, and not for all processes at the same time. */
const waitAfter = (failures: number) => Math.min(MAX_WAIT, 125 * 2 ** failures) * (0.5 + Math.random() / 2);

function parseMessage(payload: string, onMessage: Listeners["onMessage"]) {
  try {
    onMessage(JSON.parse(payload) as Message);
  } catch (error) {
    logger().warn({ err: error }, "a message for live viewers is not understood");
  }
}
