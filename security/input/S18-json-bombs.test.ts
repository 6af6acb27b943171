import { describe, expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { call, leastWorkOf, newApplicationPassword, streamed } from "@/lib/testing";
import { form } from "@/lib/testing/http/echo";
import { fingerprint } from "@/security/database";
import { aWorld, type World } from "@/security/world";

const MEBIBYTE = 1024 * 1024;
const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at}":0`).join()}}`;

const BOMBS: [string, () => string, number][] = [
  ["100,000 levels deep", () => `${'{"task":'.repeat(100_000)}1${"}".repeat(100_000)}`, 400],
  ["a list 500,000 levels deep", () => `{"task":${"[".repeat(500_000)}${"]".repeat(500_000)}}`, 400],
  ["100,000 keys", () => keys(100_000), 400],
  ["1,000,000 keys", () => keys(1_000_000), 413],
  ["a string of 64 MB", () => JSON.stringify({ task: { title: "x".repeat(64 * MEBIBYTE) } }), 413],
  ["__proto__", () => '{"task":{"__proto__":{"title":"x"}}}', 400],
  ["a number of 900,000 digits", () => `{"task":{"title":${"9".repeat(900_000)}}}`, 400],
  ["a title said twice, the good one first", () => '{"task":{"title":"good","title":{}}}', 400],
  ["an array of 400,000 nulls", () => `{"task":[${Array(200_000).fill("null").join()}]}`, 400],
];

async function attack(world: World, body: unknown, headers: Record<string, string> = {}) {
  const { member } = world.people;
  await newApplicationPassword(member);
  return call(POST, { as: member, params: { board_id: world.home.board.id }, body, headers });
}

describe("a hostile body", () => {
  test.each(BOMBS)("is refused in bounded time and memory: %s", async (_, make, status) => {
    const world = await aWorld();
    const [bomb, before] = [make(), await fingerprint()];
    const { body, taken } = streamed(bomb);
    const memory = process.memoryUsage().rss;

    expect((await attack(world, body)).status).toBe(status);
    expect(process.memoryUsage().rss - memory).toBeLessThan(300 * MEBIBYTE);
    expect(taken()).toBeLessThan(2 * MEBIBYTE);
    expect(await leastWorkOf(() => attack(world, bomb), 1_000)).toBeLessThan(1_000);
    expect(await fingerprint()).toBe(before);
  });

  test("is refused as a form with a million fields", async () => {
    expect((await attack(await aWorld(), "a[]=1&".repeat(170_000), form)).status).toBe(400);
  });
});
