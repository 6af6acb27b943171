// Viewers of a board in a process of their own: each has an event stream and asks for changes at every event, as a
// browser does. Prints "open" when all streams are, and the number of answers at SIGTERM.
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
        `/wp-json/boards/v2/projects/${board}/has-data-changed?since=${encodeURIComponent(since)}&include_archived=true&whole=no&seen=${at}`,
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

  return new Promise((resolve) => {
    http.get({ port, path: `/live/boards/${board}`, headers }, (stream) => {
      stream.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
        if (text.includes("event: ready")) void load("").then(resolve);
        for (const [, data = "{}"] of text.matchAll(/event: changed\ndata: (.*)\n/g))
          void load(JSON.parse(data).at ?? "");
      });
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
