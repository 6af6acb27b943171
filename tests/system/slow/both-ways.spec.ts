import { expect, test } from "@playwright/test";
import { aBoard, idOf } from "@/e2e/support/boards";
import { aPerson, basic, send } from "@/e2e/support/people";
import { raw } from "@/e2e/support/raw";
import routes from "@/generated/routes.json" with { type: "json" };
import { secondProcess } from "@/tests/system/second-process";

/** They differ between any two answers. */
const OF_ONE_ANSWER = ["date", "server-timing", "x-request-id", "x-wp-nonce"];
/** How the bytes are sent, and what Next adds for its own pages. */
const OF_THE_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "content-length", "vary"];

type Answer = Awaited<ReturnType<typeof raw>>;

/** An answer as it would be at any moment and under any number: of a moment, only how it is written counts. */
const comparable = ({ status, headers, text }: Answer) => ({
  status,
  text: text
    .replaceAll(/"request_id":"[^"]+"/g, '"request_id":"…"')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/g, (moment) => moment.replaceAll(/\d/g, "0")),
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => ![...OF_ONE_ANSWER, ...OF_THE_CONNECTION].includes(name)),
  ),
});

test("every endpoint answers alike whether the server or Next runs its route file", async ({ baseURL }) => {
  test.setTimeout(180_000);
  const byNext = await secondProcess({ BOARDS_ROUTES_BY: "next" });
  const { id } = await aBoard({ title: "Both ways" });
  // Nobody else opens boards in this name, so that the recent ones stay the same.
  const person = await aPerson("Alex", { roles: "administrator" });
  const { password } = await send("POST", `/wp/v2/users/${await idOf(person)}/application-passwords`, {
    name: "Both ways",
  });
  const program = basic(person.login, password);
  expect((await raw(baseURL, `/wp-json/boards/v2/projects/${id}`, { headers: program })).status).toBe(200);
  const addressOf = (path: string) =>
    `/wp-json${path.replaceAll(/\[(\w+)\]/g, (_, name) => (name === "board_id" ? String(id) : "1"))}`;

  const calls = routes.flatMap(({ path, methods }) => {
    const address = addressOf(path);
    const json = { ...program, "content-type": "application/json" };
    return methods.map(({ method }) =>
      method === "GET"
        ? { path: `${address}?per_page=3`, method, headers: program }
        : { path: address, method, headers: json, body: "{" },
    );
  });
  const [first = { path: "/wp-json" }] = calls;
  calls.push(
    { path: first.path, method: "OPTIONS", headers: program },
    { path: first.path, method: "HEAD", headers: program },
    { path: first.path, method: "PATCH", headers: program },
    { path: "/wp-json", method: "GET", headers: program },
    { path: "/photos/deleted", method: "GET", headers: program },
    { path: "/wp-json/boards/v2/projects", method: "GET", headers: {} as typeof program },
  );
  const hosts = new Set<string>();
  for (const { path, ...sent } of calls) {
    const [own, next] = [await raw(baseURL, path, sent), await raw(byNext.address, path, sent)];
    expect.soft(comparable(own), `${sent.method} ${path}`).toEqual(comparable(next));
    hosts.add(`${/\brsc\b/.test(own.headers.vary ?? "")} ${/\brsc\b/.test(next.headers.vary ?? "")}`);
  }
  expect(calls.length).toBeGreaterThan(150);
  expect([...hosts]).toContain("false true");
  await byNext.stop();
});
