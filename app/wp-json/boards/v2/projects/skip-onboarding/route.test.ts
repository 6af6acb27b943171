import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAdmin, aUser, call } from "@/lib/testing";
import { PUT } from "./route";

test("PUT /projects/skip-onboarding is stored; answers 403 for people who are not admins", async () => {
  expect((await call(PUT, { as: await aUser() })).status).toBe(403);
  expect(await db.setting.findUnique({ where: { key: "onboarding" } })).toBeNull();

  expect((await call(PUT, { as: await anAdmin() })).json).toEqual({ message: "Onboarding skipped successfully" });
  expect(await db.setting.findUnique({ where: { key: "onboarding" } })).toMatchObject({ value: { done: true } });
});
