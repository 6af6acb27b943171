// Viewers of a board in a process of their own: each has an event stream, and as a browser does it requests the changes
// that an event does not bring along. Prints "open" when all streams are, and at SIGTERM how many changes they read.
import http from "node:http";

const { port, board, people } = JSON.parse(process.argv[2] ?? "{}");
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
let answers = 0;

await Promise.all(people.map(watch));
console.log("open");
process.on("SIGTERM", () => {
  console.log(`answers ${answers}`);
  process.exit(0);
});

/** @param {Record<string, string>} headers */
function watch(headers) {
  let since = "";
  let isLoading = false;
  let pendingAt = "";

  /** Runs one request at a time, and one more when events arrive meanwhile. @param {string} at */
  async function load(at) {
    if (isLoading) return void (pendingAt = at);
    isLoading = true;
    const { synced_at } = JSON.parse(
      await get(
        `/wp-json/boards/v2/projects/${board}/has-data-changed?since=${encodeURIComponent(since)}&include_archived=true&paged=yes&seen=${at}`,
        headers,
      ),
    );
    since = synced_at;
    answers += 1;
    isLoading = false;
    const next = pendingAt;
    pendingAt = "";
    if (next) await load(next);
  }

  /** @param {import("@/lib/live/changes").LiveChange} change */
  function read({ at, changes }) {
    if (!changes || isLoading || changes.since > since) return void load(at);
    since = /** @type {{ synced_at: string }} */ (changes.answer).synced_at;
    answers += 1;
  }

  return new Promise((resolve) => openStream(headers, { onReady: () => void load("").then(resolve), onChange: read }));
}

/**
 * @typedef {{ onReady: () => void, onChange: (change: import("@/lib/live/changes").LiveChange) => void }} Listeners
 * @param {Record<string, string>} headers @param {Listeners} listeners
 */
function openStream(headers, { onReady, onChange }) {
  let rest = "";
  http.get({ port, path: `/live/boards/${board}`, headers }, (stream) => {
    stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      const events = `${rest}${text}`.split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        if (event.includes("event: ready")) onReady();
        const [, change] = /^event: changed\ndata: (.*)$/.exec(event) ?? [];
        if (change) onChange(JSON.parse(change));
      }
    });
  });
}

/** @param {string} path @param {Record<string, string>} headers @returns {Promise<string>} */
function get(path, headers) {
  return new Promise((resolve, reject) => {
    http
      .get({ port, path, headers, agent }, (answer) => {
        let text = "";
        answer
          .setEncoding("utf8")
          .on("data", (part) => (text += part))
          .on("end", () =>
            answer.statusCode === 200 ? resolve(text) : reject(new Error(`${answer.statusCode}: ${text}`)),
          );
      })
      .on("error", reject);
  });
}
