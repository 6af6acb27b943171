import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { transaction } from "@/lib/db";
import { call } from "@/lib/testing/call";
import { concurrentStatementsOf } from "@/lib/testing/concurrent";
import { endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

/** All of such a write is one transaction, what it answers too. */
test.each(endpoints.filter(({ method }) => method === "POST"))("$name with an Idempotency-Key asks its connection one thing after the other", async (endpoint) => {
  const world = await aWorld();
  const actor = endpoint.parameters.includes("board_id") ? world.people.manager : world.people.administrator;

  const concurrent = await concurrentStatementsOf(() => call(endpoint.handler, { as: actor, headers: { "Idempotency-Key": "one" }, ...requestOf(endpoint, world, actor) }));

  expect(concurrent).toEqual([]);
});

test("what is asked while another statement runs is noticed", async () => {
  const twoAtOnce = () => transaction((tx) => Promise.all([tx.$queryRaw`SELECT pg_sleep(0.3)::text`, sleep(100).then(() => tx.$queryRaw`SELECT 2`)]));

  expect(await concurrentStatementsOf(twoAtOnce)).toEqual(["SELECT 2"]);
});
