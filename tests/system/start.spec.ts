import { expect, test } from "@playwright/test";

test("a first start answers, has its database, and prints the one-time link", async ({ request, baseURL }) => {
  const alive = await request.get("/healthz");
  const ready = await request.get("/readyz");

  expect(alive.status()).toBe(200);
  expect(ready.status()).toBe(200);
  expect(process.env.E2E_SETUP_URL).toMatch(new RegExp(`^${baseURL}/setup\\?token=[\\w-]{20,}$`));
});

test("a browser gets a page", async ({ page }) => {
  const answer = await page.goto("/");

  expect(answer?.status()).toBeLessThan(400);
  await expect(page.locator("body")).not.toBeEmpty();
});
