import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "@/e2e/support/test";
import { aBoard } from "@/e2e/support/boards";
import { aPerson, openSession } from "@/e2e/support/people";

test("the page of a board names at most 250 kB of compressed script", async ({ request }) => {
  const mia = await aPerson("Mia");
  const { id } = await aBoard({ title: "Greenhouse", members: [mia] });
  await openSession(request, mia);
  const html = await (await request.get(`/boards/${id}`, { headers: { accept: "text/html" } })).text();

  // Browsers that know modules skip the others.
  const tags = html.match(/<script\b[^>]*>/g)?.filter((tag) => !/nomodule/i.test(tag)) ?? [];
  const files = new Set(tags.flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []));
  const bodies = await Promise.all([...files].map(async (file) => (await request.get(file)).body()));

  expect(files.size).toBeGreaterThan(10);
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(250_000);
});
