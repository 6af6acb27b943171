import { randomInt } from "node:crypto";
import net from "node:net";

/**
 * Outside the range from which systems take the ports of outgoing connections: there, another program could get it before it is used.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    if (!(await isTaken(port, "127.0.0.1")) && (await canListen(port))) return port;
  }
}

/** @param {number} port @param {string} [host] */
export async function isTaken(port, host) {
  return (await answersOn(port)) || !(await canListen(port, host));
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
    server.on("error", (error) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
