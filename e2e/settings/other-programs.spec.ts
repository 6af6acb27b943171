import http from "node:http";
import { expect, type Page } from "@playwright/test";
import { aBoard, aTask } from "@/e2e/support/boards";
import { aText } from "@/e2e/support/files";
import { outsideTest as test } from "@/e2e/support/outside";
import { administrator, administratorHeaders, signIn } from "@/e2e/support/people";
import { stored } from "@/e2e/support/task";
import { openS3 } from "@/lib/testing/doubles/s3";

async function save(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
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
