import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { outsideTest as test } from "@/e2e/support/outside";
import { administrator, send, signIn } from "@/e2e/support/people";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

test("a new webhook sends signed requests, shows them in its log, and sends one again with the same number", async ({
  page,
  outside,
}) => {
  const received: Received[] = [];
  const receiver = await outside(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.end("thanks");
  });
  const board = await aBoard({ title: "Lighthouse" });
  const task = await aTask(board, "Trim the wick");
  await signIn(page, administrator, "/settings/webhooks/outgoing/new");
  await page.getByRole("textbox", { name: "Name" }).fill("Harbour office");
  await page.getByLabel("Address").fill(`${receiver.url}/hook`);
  await page.getByLabel("Boards", { exact: true }).selectOption("Selected boards");
  await page.getByRole("button", { name: "Add board" }).click();
  await page.getByPlaceholder("Search boards").fill("Lighthouse");
  await page.getByRole("option", { name: "Lighthouse", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByLabel("Priority changed").click();
  await page.getByRole("button", { name: "Create webhook" }).click();
  const secret = await page.getByLabel("Signing secret").inputValue();

  await send("PUT", `/boards/v2/projects/${board.id}/tasks/${task.id}`, { property: "priority", value: "high" });
  await expect.poll(() => received.length).toBe(1);
  await page.getByRole("link", { name: "Open webhook" }).click();
  const log = page.getByRole("list", { name: "Deliveries" }).getByRole("listitem");
  await expect(log).toContainText(["Priority changed"]);
  await expect(log).toContainText(["Delivered"]);
  await expect(page.getByLabel("Signing secret")).toHaveCount(0);

  await page.getByRole("button", { name: "Send again: Priority changed" }).click();
  await expect.poll(() => received.length).toBe(2);
  const [first, again] = received;
  expect(JSON.parse(first?.body ?? "")).toMatchObject({ event: "task_priority_changed", task_id: task.id });
  expect(again?.headers["x-boards-delivery"]).toBe(first?.headers["x-boards-delivery"]);
  for (const each of received) expect(isSigned(each, secret)).toBe(true);
});

function isSigned({ headers, body }: Received, secret: string): boolean {
  const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(headers["x-boards-signature"])) ?? [];
  return signature === createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
}
