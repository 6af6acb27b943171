// A stub for Next in tests of the start: builds nothing, answers, and writes rows.
const { mkdirSync } = require("node:fs");
const http = require("node:http");
const { Pool } = require("pg");

const [, , mode, , port] = process.argv;

if (mode === "build") mkdirSync(process.env.BOARDS_BUILD_DIR, { recursive: true });
else serve();

function serve() {
  const pool = new Pool({ connectionString: process.env.DATABASE_URL });
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
  server.listen(Number(port));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
}
