#!/usr/bin/env node
// Playwright starts this in place of Firefox and speaks WebDriver BiDi with it. For every context it sends one command
// that Firefox does not know yet; the answer to that comes from here, and everything else passes through.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import WebSocket, { WebSocketServer } from "ws";
import { firefoxOfTheSystem } from "../../scripts/install/ensure-firefox.mjs";

const unknownCommand = "emulation.setMediaFeaturesOverride";
const listening = /WebDriver BiDi listening on (ws:\S+)/;

const browser = spawn(String(firefoxOfTheSystem()), process.argv.slice(2), { stdio: ["ignore", "inherit", "pipe"] });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => browser.kill());
browser.once("exit", (code) => process.exit(code ?? 1));

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, path: "/session" });
await once(server, "listening");
for await (const line of createInterface({ input: browser.stderr })) {
  const address = listening.exec(line)?.[1];
  if (address) server.once("connection", (client) => connect(client, new WebSocket(`${address}/session`)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.error(address ? `WebDriver BiDi listening on ws://127.0.0.1:${port}` : line);
}

/** @param {WebSocket} client @param {WebSocket} firefox */
async function connect(client, firefox) {
  const opened = once(firefox, "open");
  client.on("message", async (message) => {
    const { id, method } = JSON.parse(String(message));
    await opened;
    if (method === unknownCommand) client.send(JSON.stringify({ type: "success", id, result: {} }));
    else firefox.send(String(message));
  });
  firefox.on("message", (message) => client.send(String(message)));
  client.once("close", () => firefox.close());
  firefox.once("close", () => client.close());
}
