import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { decrypt } from "@/lib/secrets/secrets";
import { anAdmin, anOutgoingWebhook, aUser, call } from "@/lib/testing";
import { POST } from "./route";

test("replaces the secret and returns it this once", async () => {
  const { id, encryptedSecret } = await anOutgoingWebhook(null);

  const { json } = await call(POST, { as: await anAdmin(), params: { id } });

  const stored = await db.outgoingWebhook.findUniqueOrThrow({ where: { id } });
  expect(json.secret).toBe(decrypt("webhook", stored.encryptedSecret));
  expect(json.secret).not.toBe(decrypt("webhook", encryptedSecret));
});

test("answers 403 for people who are not admins, and 404 for an unknown webhook", async () => {
  const { id } = await anOutgoingWebhook(null);

  expect((await call(POST, { as: await aUser(), params: { id } })).status).toBe(403);
  expect((await call(POST, { as: await anAdmin(), params: { id: 2_000_000_000 } })).status).toBe(404);
});
