import { expect, test } from "vitest";
import { readSiteFor } from "@/lib/modules/for-reader";
import { aUser, withAssistant } from "@/lib/testing";
import { isAdmin } from "@/lib/users/current-user";

test("screens have the assistant only while it is on", async () => {
  const person = await aUser();
  const reader = { ...person, isAdmin: isAdmin(person) };
  const has = async () => (await readSiteFor(reader)).hasAssistant;

  expect(await has()).toBe(false);
  await withAssistant();
  expect(await has()).toBe(true);
  await withAssistant({ is_enabled: false });
  expect(await has()).toBe(false);
});
