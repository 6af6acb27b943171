import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, anOutgoingWebhook, aUser, call, idsOf } from "@/lib/testing";
import { GET } from "./route";

test("returns the deliveries of the webhook, the newest first, page by page", async () => {
  const [hook, other] = [await anOutgoingWebhook(null), await anOutgoingWebhook(null)];
  const triedAt = new Date("2026-03-18T09:30:00Z");
  const result = { status: 200, milliseconds: 31, request: "{}", answer: "ok", attempts: 2, triedAt };
  const of = (webhookId: number, more: object = {}) =>
    db.outgoingWebhookDelivery.create({ data: { webhookId, event: "task_created", ...more } });
  const oldest = await of(hook.id);
  const middle = await of(hook.id, { ...result, outcome: "delivered", endedAt: triedAt });
  const newest = await of(hook.id, { outcome: "skipped", problem: "What it was about was deleted." });
  await of(other.id);

  const { json } = await call(GET, { as: await anAdmin(), params: { id: hook.id }, query: { per_page: 2 } });

  expect([json.deliveries.total, idsOf(json.deliveries.data)]).toEqual([3, [newest.id, middle.id]]);
  expect(json.deliveries.data[1]).toMatchObject({
    event: "task_created",
    state: "delivered",
    attempts: 2,
    status: 200,
    milliseconds: 31,
    problem: null,
    request: "{}",
    answer: "ok",
    tried_at: "2026-03-18T09:30:00+00:00",
    next_try_at: null,
  });
  const second = await call(GET, { as: await anAdmin(), params: { id: hook.id }, query: { per_page: 2, page: 2 } });
  expect(second.json.deliveries.data).toMatchObject([
    { id: oldest.id, state: "waiting", next_try_at: expect.any(String) },
  ]);
});

test("answers 403 for people who are not admins, and 404 for an unknown webhook", async () => {
  const { id } = await anOutgoingWebhook(null);

  expect((await call(GET, { as: await aUser(), params: { id } })).status).toBe(403);
  expect((await call(GET, { as: await anAdmin(), params: { id: 2_000_000_000 } })).status).toBe(404);
});
