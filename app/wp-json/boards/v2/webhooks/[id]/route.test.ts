import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, atOnce, aUser, aWebhook, call, statusesOf } from "@/lib/testing";
import { DELETE, PUT } from "./route";

async function aNamedWebhook() {
  const [admin, { anna, toDo }] = [await anAdmin(), await aBoardOfAnna()];
  return { admin, anna, webhook: await aWebhook(toDo, admin, { name: "Form" }) };
}

describe("PUT /webhooks/:id", () => {
  test("changes only the name, and returns all webhooks", async () => {
    const { admin, webhook } = await aNamedWebhook();
    const before = await db.webhook.findUniqueOrThrow({ where: { id: webhook.id } });
    const body = { name: "Support form", board: 1, stage: 1, key: "x" };

    const { json } = await call(PUT, { as: admin, params: { id: webhook.id }, body });

    expect(json).toMatchObject({
      webhooks: [{ id: webhook.id, key: webhook.key, value: { name: "Support form", stage: webhook.stageId } }],
      message: "Successfully updated the webhook",
    });
    expect(await db.webhook.findUniqueOrThrow({ where: { id: webhook.id } })).toEqual({
      ...before,
      name: "Support form",
      updatedAt: expect.any(Date),
    });
  });

  test.each([{}, { name: "" }, { name: "x".repeat(192) }, { name: ["x"] }])(
    "answers 400 for %j, and the name stays",
    async (body) => {
      const { admin, webhook } = await aNamedWebhook();

      expect((await call(PUT, { as: admin, params: { id: webhook.id }, body })).status).toBe(400);

      expect(await db.webhook.count({ where: { name: "Form" } })).toBe(1);
    },
  );

  test("answers 404 for an unknown one, 403 for others whether it exists or not", async () => {
    const { admin, anna, webhook } = await aNamedWebhook();
    const missing = await call(PUT, { as: admin, params: { id: 99_999 }, body: { name: "x" } });

    expect([missing.status, missing.json.message]).toEqual([404, "Webhook not found"]);
    for (const id of [webhook.id, 99_999])
      expect((await call(PUT, { as: anna, params: { id }, body: { name: "x" } })).status).toBe(403);
  });
});

describe("DELETE /webhooks/:id", () => {
  test("deletes it with its calls, and returns the others", async () => {
    const { admin, webhook } = await aNamedWebhook();
    const other = await aWebhook({ id: Number(webhook.stageId), boardId: webhook.boardId }, admin);
    await db.webhookCall.create({ data: { webhookId: webhook.id, status: 400, message: "x", body: "{}" } });

    const { json } = await call(DELETE, { as: admin, params: { id: webhook.id } });

    expect(json).toMatchObject({ webhooks: [{ id: other.id }], message: "Successfully deleted the webhook" });
    expect(await db.webhookCall.count()).toBe(0);
  });

  test("of two requests at once one deletes it, and the other answers 404", async () => {
    const { admin, webhook } = await aNamedWebhook();

    const answers = await atOnce(2, () => call(DELETE, { as: admin, params: { id: webhook.id } }));

    expect(statusesOf(answers).sort()).toEqual([200, 404]);
  });

  test("answers 403 for people who are not admins", async () => {
    const { webhook } = await aNamedWebhook();

    expect((await call(DELETE, { as: await aUser(), params: { id: webhook.id } })).status).toBe(403);
    expect(await db.webhook.count()).toBe(1);
  });
});
