import { lookup } from "node:dns/promises";
import net from "node:net";
import { getSystemErrorName } from "node:util";
import { asRefusal } from "./ports.mjs";

/** @typedef {Awaited<ReturnType<typeof openPort>>} SharedPort */

/**
 * A port for the processes of the web server. This process accepts no connections itself, but while it holds the port,
 * they wait until a process accepts them, even if none runs: none is refused, and none is lost with a process that was
 * killed. (`node:cluster` gives the port up with the last process.)
 * @param {{ PORT: number, HOST?: string }} where @throws Refusal
 */
export async function openPort({ PORT, HOST }) {
  const bind = /** @type {any} */ (net)._createServerHandle;
  const { address, family } = HOST
    ? await lookup(HOST).catch((error) => Promise.reject(asRefusal(error, PORT, HOST)))
    : { address: "::", family: 6 };
  let handle = bind(address, PORT, family);
  // A machine without IPv6.
  if (!HOST && typeof handle === "number") handle = bind("0.0.0.0", PORT, 4);
  if (typeof handle === "number") throw asRefusal(systemError(handle, PORT), PORT, HOST);

  return {
    /**
     * Passes the port to the process when it asks for it.
     * @param {import("node:child_process").ChildProcess} child
     * @returns {Promise<void>} when it accepts connections
     */
    shareWith: (child) =>
      new Promise((resolve) => {
        child.on("message", (message) => {
          if (message === "listen") child.send("port", handle);
          if (message === "listening") resolve();
        });
      }),
    close: () => handle.close(),
  };
}

function systemError(number, port) {
  const code = getSystemErrorName(number);
  return Object.assign(new Error(`Port ${port} cannot be opened (${code}).`), { code });
}
