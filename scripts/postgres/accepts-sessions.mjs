import net from "node:net";

const startUp = Buffer.from("\0\0\0\0\0\x03\0\0user\0postgres\0database\0postgres\0\0");
startUp.writeInt32BE(startUp.length, 0);

/**
 * A server in recovery does not answer like this: a ready one asks for a password.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function acceptsSessions(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    const answer = (accepts) => {
      socket.destroy();
      resolve(accepts);
    };
    socket.setTimeout(2000, () => answer(false));
    socket.on("error", () => answer(false));
    socket.on("close", () => answer(false));
    socket.on("data", (reply) => answer(reply.toString("latin1", 0, 1) === "R"));
    socket.on("connect", () => socket.write(startUp));
  });
}
