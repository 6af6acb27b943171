import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aPushSubscription, aUser, call } from "@/lib/testing";
import { DELETE } from "./route";

describe("DELETE /push-subscriptions/:subscription_id", () => {
  test("removes the subscription", async () => {
    const max = await aUser();
    const { id } = await aPushSubscription(max);

    expect((await call(DELETE, { as: max, params: { subscription_id: id } })).json).toEqual({
      message: "This browser gets no notifications any more",
    });
    expect(await db.pushSubscription.count()).toBe(0);
  });

  test("answers 404 for another person’s subscription, even to an administrator, and an invalid id; 401 signed out", async () => {
    const { id } = await aPushSubscription(await aUser());
    const admin = await aUser({ role: "administrator" });

    for (const subscription_id of [id, 0, "x"])
      expect((await call(DELETE, { as: admin, params: { subscription_id } })).status).toBe(404);
    expect((await call(DELETE, { params: { subscription_id: id } })).status).toBe(401);
    expect(await db.pushSubscription.count()).toBe(1);
  });
});
