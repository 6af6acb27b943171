import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, anAdmin, anOutgoingWebhook, aUser, call, pendingJobs } from "@/lib/testing";
import { decryptHeaders, encryptHeaders } from "@/lib/webhooks/outgoing/headers";
import { DELETE, PUT } from "./route";

const NONE = 2_000_000_000;

describe("PUT /outgoing-webhooks/:id", () => {
  test("changes what is given, keeps the rest, and its owner is who saved it", async () => {
    const [admin, other, board] = [await anAdmin(), await anAdmin(), await aBoard()];
    const { id } = await anOutgoingWebhook(admin, [await aBoard()], { name: "Old", method: "GET" });

    const { json } = await call(PUT, { as: other, params: { id }, body: { name: "New", board_id: [board.id] } });

    expect(json.message).toBe("Successfully updated the outgoing webhook");
    expect(json.webhooks).toMatchObject([
      { id, value: { name: "New", board_id: [board.id], method: "GET" }, owner: { id: other.id } },
    ]);
  });

  test("keeps the value of a header that comes back masked or empty", async () => {
    const stored = ["Kept", "Emptied", "Changed", "Removed"].map((name) => ({
      name,
      value: `a-long-value-of-${name}`,
    }));
    const { id } = await anOutgoingWebhook(await anAdmin(), [], {
      encryptedHeaders: encryptHeaders(stored),
      headerType: "with_headers",
    });
    const headers = [
      { name: "kept", value: "****Kept" },
      { name: "Emptied", value: "" },
      { name: "Changed", value: "new" },
    ];

    await call(PUT, { as: await anAdmin(), params: { id }, body: { headers } });

    const { encryptedHeaders } = await db.outgoingWebhook.findUniqueOrThrow({ where: { id } });
    expect(decryptHeaders(encryptedHeaders)).toEqual([stored[0], stored[1], { name: "Changed", value: "new" }]);
  });

  test("switches a webhook on again, and what waits is sent", async () => {
    const { id } = await anOutgoingWebhook(await anAdmin(), [], {
      isActive: false,
      disabledAt: new Date(),
      failedAt: [new Date()],
    });
    const nextTryAt = new Date(Date.now() + 600_000);
    await db.outgoingWebhookDelivery.create({ data: { webhookId: id, event: "task_created", nextTryAt } });

    const { json } = await call(PUT, { as: await anAdmin(), params: { id }, body: { is_active: true } });

    expect(json.webhooks).toMatchObject([{ value: { is_active: true }, disabled_at: null, failures: 0, waiting: 1 }]);
    expect(await pendingJobs("deliver-to-webhook")).toBe(1);
    expect((await db.outgoingWebhookDelivery.findFirstOrThrow()).nextTryAt.getTime()).toBeLessThan(nextTryAt.getTime());
  });

  test.each([
    ["an address that is not one of the web", { url: "gopher://chat.example" }, 400],
    ["an unknown event", { triggered_events: ["board_exploded"] }, 400],
    ["no events", { triggered_events: [] }, 422],
    ["an unknown board", { board_id: [NONE] }, 404],
  ])("refuses %s and changes nothing", async (_, change, status) => {
    const hook = await anOutgoingWebhook(null);

    const answer = await call(PUT, { as: await anAdmin(), params: { id: hook.id }, body: { name: "New", ...change } });

    expect(answer.status).toBe(status);
    expect(await db.outgoingWebhook.findFirst()).toEqual(hook);
  });

  test("answers 403 for people who are not admins, and 404 for an unknown webhook", async () => {
    const { id } = await anOutgoingWebhook(null);
    const answers = [
      await call(PUT, { as: await aUser(), params: { id }, body: { name: "x" } }),
      await call(PUT, { as: await anAdmin(), params: { id: NONE }, body: { name: "x" } }),
    ];

    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [403, "Sorry, you are not allowed to do that."],
      [404, "Outgoing webhook not found."],
    ]);
  });
});

describe("DELETE /outgoing-webhooks/:id", () => {
  test("deletes it with its deliveries and returns the others", async () => {
    const admin = await anAdmin();
    const [{ id }, kept] = [await anOutgoingWebhook(admin), await anOutgoingWebhook(admin)];
    await db.outgoingWebhookDelivery.create({ data: { webhookId: id, event: "task_created" } });

    const { json } = await call(DELETE, { as: admin, params: { id } });

    expect(json.message).toBe("Successfully deleted the outgoing webhook");
    expect(json.webhooks).toMatchObject([{ id: kept.id }]);
    expect(await db.outgoingWebhookDelivery.count()).toBe(0);
  });

  test("answers 403 for people who are not admins, and 404 for an unknown webhook", async () => {
    const { id } = await anOutgoingWebhook(null);

    expect((await call(DELETE, { as: await aUser(), params: { id } })).status).toBe(403);
    expect((await call(DELETE, { as: await anAdmin(), params: { id: NONE } })).status).toBe(404);
  });
});
