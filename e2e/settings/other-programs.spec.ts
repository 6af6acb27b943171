import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, type Page } from "@playwright/test";
import { aBoard, aTask, idOf } from "@/e2e/support/boards";
import { aText } from "@/e2e/support/files";
import { outsideTest as test } from "@/e2e/support/outside";
import { administrator, administratorHeaders, basic, send, signIn } from "@/e2e/support/people";
import { beginWriting, stored } from "@/e2e/support/task";
import { openS3 } from "@/lib/testing/doubles/s3";

const ASSISTANT = "/boards/v2/ai/settings";

async function save(page: Page) {
  const answered = page.waitForResponse(
    (response) => response.request().method() === "POST" && /settings|toggle/.test(response.url()),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await answered).ok()).toBe(true);
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
}

async function move(page: Page) {
  await page.getByRole("button", { name: "Move files" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move files" }).click();
}

test("files move to a bucket that was tested first, are opened from there, and move back", async ({
  page,
  outside,
}) => {
  const bucket = await openS3();
  const hold = { until: Promise.resolve(), end: () => {} };
  const front = await outside(async (request, response) => {
    if (request.method === "PUT") await hold.until;
    const { method, headers } = request;
    const onward = http.request(`${bucket.settings.S3_ENDPOINT}${request.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  const board = await aBoard({ title: "Granary" });
  const task = await aTask(board, "Count the sacks");
  await page.request.post(`/wp-json/boards/v2/projects/${board.id}/tasks/${task.id}/add-task-attachment-file`, {
    headers: await administratorHeaders(),
    multipart: { file: aText("sacks.txt", "Forty sacks") },
  });
  await signIn(page, administrator, "/settings/storage");
  await page.getByLabel("Store files").selectOption("Another S3-compatible store");
  await page.getByLabel("Address").fill(front.url);
  await page.getByLabel("Bucket", { exact: true }).fill("boards");
  await page.getByLabel("Access key").fill("S3RVER");
  await page.getByLabel("Secret key", { exact: true }).fill("S3RVER");
  await page.getByRole("button", { name: "Test connection" }).click();
  await expect(page.getByText("It works.")).toBeVisible();
  await save(page);

  hold.until = new Promise((done) => (hold.end = done));
  await move(page);
  await expect(page.getByRole("progressbar", { name: "Where your files are" })).toBeVisible();
  hold.end();
  await expect(page.getByText("All done.")).toBeVisible();
  const [attachment] = (await stored(board, task)).attachments;
  expect(await (await page.request.get(attachment.secure_url)).text()).toBe("Forty sacks");
  expect((await bucket.names()).length).toBeGreaterThan(0);

  await page.getByLabel("Store files").selectOption("On the server’s disk");
  await save(page);
  await move(page);
  await expect(page.getByText("All files are in the storage for new files.")).toBeVisible();
  expect(await (await page.request.get(attachment.secure_url)).text()).toBe("Forty sacks");
  await bucket.close();
});

test("the assistant of the site’s own server improves a description when someone asks", async ({ page, outside }) => {
  const asked: string[] = [];
  const model = await outside((request, response) => void answerAsModel(request, response, asked));
  await signIn(page, administrator, "/settings/assistant");
  await page.getByRole("switch", { name: "Use the assistant" }).click();
  await page.getByLabel("Provider").selectOption("A server of your own");
  await page.getByLabel("Server address").fill(`${model.url}/v1`);
  await save(page);
  expect(asked).toEqual([]);

  const { board, task } = await beginWriting(page, "Selma");
  await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Assistant" }).click();
  await page.getByRole("button", { name: "Improve" }).click();
  await expect(page.getByRole("region", { name: "Answer" })).toHaveText("A van for a day");
  await expect(page.getByRole("button", { name: "Replace text" })).toBeEnabled();
  await expect(page.getByRole("alert").filter({ hasText: "provider" })).toHaveCount(0);
  await page.getByRole("button", { name: "Replace text" }).click();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveText("A van for a day");
  await page.getByRole("button", { name: "Done" }).click();
  await expect.poll(async () => (await stored(board, task)).description).toContain("<strong>van</strong>");
  expect(asked).toEqual([expect.stringContaining("Old")]);

  await send("POST", ASSISTANT, { settings: { is_enabled: "no" } });
});

async function answerAsModel(request: IncomingMessage, response: ServerResponse, asked: string[]) {
  if (request.url === "/v1/models") return void response.end(JSON.stringify({ data: [{ id: "own-model" }] }));

  asked.push(await text(request));
  response.writeHead(200, { "content-type": "text/event-stream" });
  const chunk = (choice: object) =>
    response.write(
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "own-model", choices: [{ index: 0, ...choice }] })}\n\n`,
    );
  for (const content of ["A **van**", " for a day"]) chunk({ delta: { role: "assistant", content } });
  chunk({ delta: {}, finish_reason: "stop" });
  response.end("data: [DONE]\n\n");
}

test("an app connects by what the screen shows, lists boards, and is out when MCP is switched off", async ({
  page,
}) => {
  const board = await aBoard({ title: "Observatory" });
  const { password } = await send("POST", `/wp/v2/users/${await idOf(administrator)}/application-passwords`, {
    name: "Star chart",
  });
  await signIn(page, administrator, "/settings/mcp");
  await page.getByRole("switch", { name: "Allow connections" }).click();
  await save(page);
  await page.getByRole("tab", { name: "Other" }).click();
  const snippet = await page.getByLabel("Configuration for Other", { exact: true }).innerText();
  const { url, headers } = JSON.parse(snippet).mcpServers.boards;
  expect(headers).toEqual({ Authorization: "Basic BASE64" });

  const client = new Client({ name: "Star chart", version: "1" });
  const requestInit = { headers: basic(administrator.login, password) };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
  const listBoards = () => client.callTool({ name: "list_boards", arguments: { search: "Observatory" } });
  expect((await listBoards()).structuredContent).toMatchObject({ boards: [{ id: board.id, title: "Observatory" }] });

  await page.getByRole("switch", { name: "Allow connections" }).click();
  await save(page);
  await expect(listBoards()).rejects.toThrow();
  await client.close();
});
