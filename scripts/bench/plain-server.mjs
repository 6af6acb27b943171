// The first baseline: the recorded statements and JSON on plain node:http and pg. node bare-server.mjs <recordings.json> <port>
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import pg from "pg";

const recordings = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: "-c timezone=UTC" });

createServer(async (request, answer) => {
  const { statements, body } = recordings[decodeURIComponent(request.url?.slice(1) ?? "")] ?? {
    statements: [],
    body: {},
  };
  for (const { text, values } of statements) await pool.query(text, values);
  const text = JSON.stringify(body);
  answer.writeHead(200, {
    "content-type": "application/json; charset=UTF-8",
    "content-length": Buffer.byteLength(text),
  });
  answer.end(text);
}).listen(Number(process.argv[3]), "127.0.0.1", () => console.log("ready"));
