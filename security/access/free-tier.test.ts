import { expect, test } from "vitest";
import { call, newApplicationPassword, withSettings } from "@/lib/testing";
import { fingerprint } from "@/security/database";
import { endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

const PRO =
  /time-tracks|timesheet|custom-field|\/default-|dependencies|admin\/folders|\/managers|(all-|send-)invitation|invitation_id|\/(make|remove)-(manager|member|viewer)|-repeat-task|clone-subtask|subtasks\/bulk|template|convert-to-board/;

test("endpoints of the pro tier answer 403 with a clear message in the free tier, and nothing changes", async () => {
  const world = await aWorld();
  const as = world.people.administrator;
  await newApplicationPassword(as);
  const before = await fingerprint();
  const allowed: string[] = [];

  await withSettings({ BOARDS_TIER: "free" }, async () => {
    for (const endpoint of endpoints.filter(({ path }) => PRO.test(path))) {
      const { status, json } = await call(endpoint.handler, { as, ...requestOf(endpoint, world, as) });
      if (status !== 403 || json.message !== "This is a pro feature") allowed.push(endpoint.name);
    }
  });

  // It only says which endpoint has replaced it.
  expect(allowed).toEqual(["POST /boards/v2/managers"]);
  expect(await fingerprint()).toBe(before);
});
