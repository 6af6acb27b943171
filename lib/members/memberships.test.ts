import { expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { membershipsOf } from "@/lib/members/memberships";
import { aBoard } from "@/lib/testing/factories/boards";
import { aServiceAdmin, aUser } from "@/lib/testing/factories/people";
import { isAdmin } from "@/lib/users/current-user";

const through = async (looking: User, person: User) =>
  (await membershipsOf(person, { ...looking, isAdmin: isAdmin(looking) })).map(({ board, role }) => [
    board.title,
    role,
  ]);

test("a person sees shared boards of another person, admins and the person themselves see all; archived boards come last", async () => {
  const [noa, mia] = [await aUser(), await aUser()];
  await aBoard({
    title: "alpha",
    archivedAt: new Date(),
    members: [
      [noa, "member"],
      [mia, "viewer"],
    ],
  });
  await aBoard({
    title: "Gamma",
    members: [
      [noa, "viewer"],
      [mia, "member"],
    ],
  });
  await aBoard({ title: "beta", members: [[noa, "manager"]] });
  await aBoard({
    title: "A template",
    isTemplate: true,
    members: [
      [noa, "manager"],
      [mia, "member"],
    ],
  });

  const all = [
    ["beta", "manager"],
    ["Gamma", "viewer"],
    ["alpha", "member"],
  ];
  expect(await through(mia, noa)).toEqual([
    ["Gamma", "viewer"],
    ["alpha", "member"],
  ]);
  expect(await through(noa, noa)).toEqual(all);
  expect(await through(await aServiceAdmin(), noa)).toEqual(all);
  expect(await through(await aUser(), noa)).toEqual([]);
});
