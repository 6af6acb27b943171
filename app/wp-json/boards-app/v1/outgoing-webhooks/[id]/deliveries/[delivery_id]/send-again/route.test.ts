import { expect, test } from "vitest";
import { POST as createTask } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, anOutgoingWebhook, aUser, call, onBoard, runJobs, storedTask } from "@/lib/testing";
import { aReceiver } from "@/lib/testing/doubles/receiver";
import { POST } from "./route";

test("sends what the event is about now under the same number", async () => {
  const { anna, board, toDo } = await aBoardOfAnna();
  const [admin, receiver] = [await anAdmin(), await aReceiver()];
  const { id } = await anOutgoingWebhook(admin, [], { url: receiver.url });
  await onBoard(createTask)(anna, board, { task: { title: "Old", board_id: board.id, stage_id: toDo.id } });
  await runJobs((name) => name === "deliver-to-webhook");
  const [{ id: deliveryId } = { id: 0 }] = await db.outgoingWebhookDelivery.findMany();
  await db.task.updateMany({ data: { title: "New" } });

  const { json } = await call(POST, { as: admin, params: { id, delivery_id: deliveryId } });
  await runJobs((name) => name === "deliver-to-webhook");

  expect(json).toMatchObject({ message: "It is being sent again", delivery: { id: deliveryId, state: "waiting" } });
  const bodies = receiver.received.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ delivery_id, data }) => [delivery_id, data.title])).toEqual([
    [deliveryId, "Old"],
    [deliveryId, "New"],
  ]);
  expect((await storedTask(bodies[1].data)).title).toBe("New");
});

test("refuses while the webhook is off", async () => {
  const { id } = await anOutgoingWebhook(null, [], { isActive: false });
  const ended = { outcome: "given_up", endedAt: new Date() } as const;
  const delivery = await db.outgoingWebhookDelivery.create({
    data: { webhookId: id, event: "task_created", ...ended },
  });

  const { status, json } = await call(POST, { as: await anAdmin(), params: { id, delivery_id: delivery.id } });

  expect([status, json.message]).toEqual([400, "This webhook is off. Switch it on first."]);
  expect(await db.outgoingWebhookDelivery.findFirst()).toEqual(delivery);
});

test("answers 403 for people who are not admins, and 404 for a delivery of another webhook", async () => {
  const [hook, other] = [await anOutgoingWebhook(null), await anOutgoingWebhook(null)];
  const { id } = await db.outgoingWebhookDelivery.create({ data: { webhookId: other.id, event: "task_created" } });
  const params = { id: hook.id, delivery_id: id };

  expect((await call(POST, { as: await aUser(), params })).status).toBe(403);
  expect((await call(POST, { as: await anAdmin(), params })).status).toBe(404);
});
