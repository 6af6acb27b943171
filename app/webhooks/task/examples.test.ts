import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, aWebhook } from "@/lib/testing";
import { aFront } from "@/lib/testing/http/front";
import { sendRequest } from "@/lib/testing/http/guarded";
import { examplesFor, type Language } from "@/lib/webhooks/incoming/examples";
import * as route from "./route";

const run = promisify(execFile);

const COMMANDS: Record<Language, (example: string) => [string, string[]]> = {
  curl: (example) => ["sh", ["-c", example]],
  node: (example) => [process.execPath, ["--input-type=module", "-e", example]],
  python: (example) => ["python3", ["-c", example]],
};

async function aServerWithWebhook() {
  const [port, { toDo }] = [await aFront({ "/webhooks/task": route }), await aBoardOfAnna()];
  const { key } = await aWebhook(toDo, await anAdmin());
  return { port, path: `/?fbs=1&route=task&hash=${key}` };
}

/** Node always is. */
const installed = (["curl", "node", "python"] as const).filter(
  (language) => spawnSync(language === "python" ? "python3" : language, ["--version"]).error === undefined,
);

test.each(installed)("the example in %s creates a task", async (language) => {
  const { port, path } = await aServerWithWebhook();
  const [command, given] = COMMANDS[language](examplesFor(`http://127.0.0.1:${port}${path}`)[language]);

  const { stdout } = await run(command, given);

  expect(stdout).toContain("Task has been successfully created");
  expect(await db.task.findMany()).toMatchObject([{ title: "Call Mia back", source: "shop", sourceId: "1017" }]);
});

test("docs/api/webhooks.md has these examples", () => {
  const page = readFileSync("docs/api/webhooks.md", "utf8");
  const examples = examplesFor(
    "https://boards.example.com/?fbs=1&route=task&hash=7aa95547-ff42-437b-92d2-abccc3de365c",
  );

  expect(Object.values(examples).filter((example) => !page.includes(`\n${example}\n\`\`\`\n`))).toEqual([]);
});

test("the server accepts a call in any spelling and transfer, and refuses GET", async () => {
  const { port, path } = await aServerWithWebhook();
  const send = (method: string, at: string, headers: Record<string, string> = {}) =>
    sendRequest(port, { method, path: at, headers, body: method === "GET" ? undefined : "title=Hello" });
  const form = { "Content-Type": "application/x-www-form-urlencoded" };

  const answers = [
    await send("POST", path, form),
    await send("POST", path.replace("fbs", "boards"), form),
    await send("POST", `/index.php${path.slice(1)}`, { ...form, "Transfer-Encoding": "chunked" }),
    await send("GET", path),
  ];

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 405]);
  expect(JSON.parse(answers[3]?.text ?? "")).toMatchObject({ code: "rest_method_not_allowed" });
});
