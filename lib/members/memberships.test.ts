import { expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { type AccountState, listAccounts } from "@/lib/members/list-accounts";
import { membershipsOf } from "@/lib/members/memberships";
import { queriesOf } from "@/lib/testing/db/statements";
import { aBoard, anAdmin, aServiceAdmin, aUser } from "@/lib/testing";
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

const list = (search = "", limit = 50, state: AccountState = "active") => listAccounts({ search, state, limit });
const namesOf = async (...wanted: Parameters<typeof list>) =>
  (await list(...wanted)).people.map(({ displayName }) => displayName);

test("lists everyone by name, with their boards by title, without archived boards and templates", async () => {
  const [zoe] = [
    await aUser({ displayName: "zoe" }),
    await anAdmin({ displayName: "Ada" }),
    await aUser({ displayName: "Mia" }),
  ];
  for (const title of ["Beta", "Alpha"]) await aBoard({ title, members: [[zoe, "viewer"]] });
  for (const kind of [{ isTemplate: true }, { archivedAt: new Date() }])
    await aBoard({ ...kind, members: [[zoe, "manager"]] });

  const { people, counts } = await list();

  expect(
    people.map(({ displayName, memberships }) => [
      displayName,
      memberships.map(({ board, role }) => [board.title, role]),
    ]),
  ).toEqual([
    ["Ada", []],
    ["Mia", []],
    [
      "zoe",
      [
        ["Alpha", "viewer"],
        ["Beta", "viewer"],
      ],
    ],
  ]);
  expect(counts).toEqual({ active: 3, deactivated: 0, all: 3 });
});

test("finds people by name, login or address, and takes wildcards literally", async () => {
  await aUser({ displayName: "Noa", login: "n.berg", email: "noa@studio.example" });
  await aUser({ displayName: "100% Mia" });

  expect(await namesOf("NOA")).toEqual(["Noa"]);
  expect(await namesOf("berg")).toEqual(["Noa"]);
  expect(await namesOf("studio")).toEqual(["Noa"]);
  expect(await namesOf("%")).toEqual(["100% Mia"]);
  expect(await list("nobody")).toEqual({ people: [], counts: { active: 0, deactivated: 0, all: 0 } });
});

test("limits the list, returns the total, and runs a constant number of statements", async () => {
  await aBoard({ members: [[await aUser({ displayName: "A" }), "member"]] });
  const few = await queriesOf(() => list());
  for (const displayName of ["C", "B", "D"]) await aBoard({ members: [[await aUser({ displayName }), "member"]] });
  const many = await queriesOf(() => list());

  expect(await namesOf("", 2)).toEqual(["A", "B"]);
  expect((await list("", 2)).counts.active).toBe(4);
  expect(many).toBe(few);
});

test("filters by active, deactivated or all, and counts each", async () => {
  for (const [displayName, deactivatedAt] of [
    ["Mia", null],
    ["Mio", new Date()],
    ["Noa", new Date()],
  ] as const)
    await aUser({ displayName, deactivatedAt });

  expect(await namesOf("mi", 50, "active")).toEqual(["Mia"]);
  expect(await namesOf("mi", 50, "deactivated")).toEqual(["Mio"]);
  expect(await namesOf("mi", 50, "all")).toEqual(["Mia", "Mio"]);
  expect((await list("mi", 50, "deactivated")).counts).toEqual({ active: 1, deactivated: 1, all: 2 });
});
