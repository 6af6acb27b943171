import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, anOutgoingWebhook, aUser, call, runJobs } from "@/lib/testing";
import { aReceiver } from "@/lib/testing/doubles/receiver";
import { POST } from "./route";

test("sends a signed test once, to a webhook that is off, too, and a failure switches nothing off", async () => {
  const receiver = await aReceiver((response) => response.writeHead(500).end());
  const { id } = await anOutgoingWebhook(null, [], { url: receiver.url, isActive: false, name: "Chat" });

  const { json } = await call(POST, { as: await anAdmin(), params: { id } });
  await runJobs();

  expect(json.delivery).toMatchObject({ event: "test", state: "waiting", attempts: 0 });
  const [sent, ...more] = receiver.received;
  expect(JSON.parse(sent?.body ?? "{}")).toMatchObject({ event: "test", message: "This is a test of webhook 'Chat'" });
  expect([sent?.headers["x-boards-signature"], more]).toEqual([expect.stringMatching(/^t=\d+,v1=/), []]);
  const delivery = await db.outgoingWebhookDelivery.findFirstOrThrow({ include: { webhook: true } });
  expect(delivery).toMatchObject({ outcome: "given_up", status: 500, webhook: { failedAt: [] } });
});

test("answers 403 for people who are not admins, and 404 for an unknown webhook", async () => {
  const { id } = await anOutgoingWebhook(null);

  expect((await call(POST, { as: await aUser(), params: { id } })).status).toBe(403);
  expect((await call(POST, { as: await anAdmin(), params: { id: 2_000_000_000 } })).status).toBe(404);
});
