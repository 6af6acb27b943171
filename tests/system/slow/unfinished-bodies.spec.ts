import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { raw } from "@/e2e/support/raw";
import { test } from "@/tests/system/installation";
import { MEBIBYTE, memoryOf, watchMemory, webServerOf } from "./memory";
import { senderAt } from "./root";

const MANY = 3_000;
const SIZE = 60_000;
const API = "/wp-json/boards/v2/projects";
const TARGETS = [API, "/api/auth/callback/credentials", "/login", "/wp-admin/admin-ajax.php"];

test("S40: 3,000 unfinished bodies take little memory and block nobody; disconnects and timeouts are no errors", async ({
  installation,
}) => {
  test.setTimeout(400_000);
  const server = await installation.start(undefined, { LOG_LEVEL: "info" });
  const baseURL = `http://localhost:${server.port}`;
  await raw(baseURL, API);
  const web = webServerOf(installation);
  const before = memoryOf(web);
  const watched = watchMemory(web);

  const sockets = await Promise.all(Array.from({ length: MANY }, () => unfinishedBody(server.port, API)));
  await sleep(3_000);
  const peak = watched.stop();
  // Any 3,000 requests grow the memory by half of that; buffered bodies took as much again and more.
  expect(
    (peak - before) / MEBIBYTE,
    `${Math.round(before / MEBIBYTE)} to ${Math.round(peak / MEBIBYTE)} MB`,
  ).toBeLessThan(300);

  await test.step("others are answered meanwhile, also those whose body comes as a whole", async () => {
    const board = { title: "Made meanwhile", type: "to-do" };
    const made = await senderAt(baseURL)("POST", "/boards/v2/projects", { board });
    expect(made.status).toBe(201);
  });
  sockets.forEach((socket) => socket.destroy());

  await test.step("a client that hangs up is a line, on every path", async () => {
    for (const path of TARGETS) {
      const gone = await Promise.all(Array.from({ length: 20 }, () => unfinishedBody(server.port, path)));
      await sleep(300);
      gone.forEach((socket) => socket.destroy());
      await sleep(300);
    }
  });

  await test.step("a byte a second is answered 408 and ended, on every path", async () => {
    await Promise.all(
      TARGETS.map(async (path) => {
        const socket = await unfinishedBody(server.port, path, 100);
        let received = "";
        socket.setEncoding("utf8").on("data", (piece) => (received += piece));
        const drip = setInterval(() => socket.write("x"), 1_000);
        await once(socket, "close");
        clearInterval(drip);
        expect.soft(received, path).toMatch(/^HTTP\/1\.1 (408|4\d\d|200|3\d\d)/);
      }),
    );
  });

  await sleep(1_000);
  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { level: string; status?: number });
  expect(lines.filter(({ level, status = 0 }) => level === "error" || status >= 500)).toEqual([]);
  expect(server.output()).not.toMatch(/\n\s+at /);
  server.signal("SIGINT");
  expect(await server.ended).toBe(0);
});

/** A connection that has sent all of a body but its end. */
async function unfinishedBody(port: number, path: string, size = SIZE): Promise<Socket> {
  const socket = connect(port, "localhost").on("error", () => undefined);
  await Promise.race([once(socket, "connect"), once(socket, "close")]);
  const type = path === API ? "application/json" : "application/x-www-form-urlencoded";
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${size + 1000}\r\n\r\n${"x".repeat(size)}`,
  );
  return socket;
}
