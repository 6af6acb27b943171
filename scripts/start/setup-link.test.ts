import { expect, test } from "vitest";
import { aUser } from "@/lib/testing";
import { setupLink } from "@/scripts/start/setup-link.mjs";

const installation = (secret: string) => ({
  databaseUrl: String(process.env.DATABASE_URL),
  baseUrl: "https://boards.test",
  secret,
});

test("a one-time link is the same over restarts and in two processes at once, and different with another secret", async () => {
  const [first, other] = await Promise.all([setupLink(installation("one")), setupLink(installation("one"))]);

  expect(first).toMatch(/^https:\/\/boards\.test\/setup\?token=[\w-]{40,}$/);
  expect(other).toBe(first);
  expect(await setupLink(installation("one"))).toBe(first);
  expect(await setupLink(installation("two"))).not.toBe(first);
});

test("there is no one-time link when users exist", async () => {
  await aUser();

  expect(await setupLink(installation("one"))).toBeUndefined();
});
