// A closed loop of requests against one address, in a process of its own: node load.mjs '<json>' prints the measurement.
import { Agent, request } from "node:http";

/** @typedef {{ method: string, path: string, body?: string, headers: Record<string, string> }} Call */

const { port, calls, clients, seconds, warmUp } = JSON.parse(process.argv[2] ?? "{}");
const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** @param {Call} call @returns {Promise<{ status: number, bytes: number }>} */
function send({ method, path, body, headers }) {
  return new Promise((done, fail) => {
    const outgoing = request(
      {
        agent,
        port,
        host: "127.0.0.1",
        method,
        path,
        headers: {
          ...headers,
          ...(body && { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) }),
        },
      },
      (answer) => {
        let bytes = 0;
        answer.on("data", (chunk) => (bytes += chunk.length));
        answer.on("end", () => done({ status: answer.statusCode ?? 0, bytes }));
        answer.on("error", fail);
      },
    );
    outgoing.on("error", fail);
    outgoing.end(body);
  });
}

let next = 0;

/** @param {number} until @param {number[]} times @param {Record<string, number>} statuses */
async function loop(until, times, statuses) {
  while (performance.now() < until) {
    const call = calls[next++ % calls.length];
    const began = performance.now();
    const { status, bytes } = await send(call);
    times.push(performance.now() - began);
    statuses[status] = (statuses[status] ?? 0) + 1;
    size = bytes;
  }
}

let size = 0;
async function run(duration) {
  /** @type {number[]} */ const times = [];
  /** @type {Record<string, number>} */ const statuses = {};
  const began = performance.now();
  await Promise.all(Array.from({ length: clients }, () => loop(began + duration * 1000, times, statuses)));
  const elapsed = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: times.length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    count: times.length,
    statuses,
    bytes: size,
  };
}

if (warmUp) await run(warmUp);
process.stdout.write(JSON.stringify(await run(seconds)));
agent.destroy();
