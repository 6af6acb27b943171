// A stub for `server/main.ts` in tests of the start: answers, and writes rows.
import http from "node:http";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
pool.on("error", () => {});
const answers = {
  "GET /healthz": async () => "ok",
  "GET /rows": async () =>
    (await pool.query("SELECT key FROM setting WHERE key LIKE 'row-%'")).rows.map((row) => row.key).join("\n"),
  "POST /rows": async (key) =>
    (await pool.query("INSERT INTO setting (key, value) VALUES ($1, '1') RETURNING key", [key])).rows[0].key,
};
const server = http.createServer((request, response) => {
  const url = new URL(request.url, "http://localhost");
  const answer = answers[`${request.method} ${url.pathname}`](url.searchParams.get("key"));
  answer.then((text) => response.end(text)).catch(() => response.writeHead(500).end());
});
process.on("message", (message, port) => message === "port" && server.listen(port, () => process.send("listening")));
process.send("listen");
process.on("SIGTERM", () => process.exit(0));
