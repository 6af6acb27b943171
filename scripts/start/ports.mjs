import { randomInt } from "node:crypto";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "./start-refusal.mjs";

/**
 * Outside the ephemeral range, where another program could get the port before it is used.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (!(await isDelivered(port, "127.0.0.1")) && (await canListen(port))) return port;
  }
}

/** @param {number} port @param {string} [host] @throws Refusal when the address is not usable at all */
export async function isDelivered(port, host) {
  return (await answersOn(port)) || !(await canListen(port, host));
}

/** Milliseconds that a stopping server may hold its port. */
const shutdownTimeout = 3000;

/** @param {{ PORT: number, HOST?: string }} where @throws Refusal */
export async function refuseTakenPort({ PORT, HOST }) {
  for (const end = Date.now() + shutdownTimeout; (await isDelivered(PORT, HOST)) && Date.now() < end;) await sleep(100);
  if (await isDelivered(PORT, HOST))
    throw new Refusal(`Port ${PORT} is already in use. Stop the program that uses it, or set PORT to another number.`);
}

/** @param {{ MAIL_IN_PORT?: number, MAIL_IN_HOST: string }} where @throws Refusal */
export async function refuseTakenMailPort({ MAIL_IN_PORT: port, MAIL_IN_HOST: host }) {
  if (port === undefined) return;
  for (const end = Date.now() + shutdownTimeout; (await isMailPortTaken(port, host)) && Date.now() < end;)
    await sleep(100);
  if (await isMailPortTaken(port, host)) {
    throw new Refusal(
      `Port ${port} for incoming email is already in use. Stop the program that uses it, or set MAIL_IN_PORT to another number.`,
    );
  }
}

/** @param {number} port @param {string} host */
function isMailPortTaken(port, host) {
  return isDelivered(port, host).catch((error) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      `Port ${port} at ${host} for incoming email can't be opened. Set MAIL_IN_PORT to a number above 1023, and MAIL_IN_HOST to an address of this machine.`,
    );
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function answersOn(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    const answer = (open) => {
      socket.destroy();
      resolve(open);
    };
    socket.setTimeout(1000, () => answer(false));
    socket.on("error", () => answer(false));
    socket.on("connect", () => answer(true));
  });
}

/** @param {number} port @param {string} [host] @returns {Promise<boolean>} */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on("error", (error) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(asRefusal(error, port, host)),
    );
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** Name lookups fail in many ways with the same meaning here. */
const unusableAddressCodes = ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"];

/** @param {any} error the reason why listening failed @param {number} port @param {string} [host] */
export function asRefusal(error, port, host) {
  if (error.code === "EACCES")
    return new Refusal(
      `This account has no permission to use port ${port} (EACCES). Set PORT to a number above 1023, or start Boards from an account that has it.`,
    );
  if (host && (error.syscall === "getaddrinfo" || unusableAddressCodes.includes(error.code))) {
    return new Refusal(
      `HOST ${host} is not an address of this machine (${error.code}). Set HOST to one of its addresses, or leave it out to listen on all of them.`,
    );
  }
  return error;
}
