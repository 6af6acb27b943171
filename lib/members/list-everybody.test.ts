import { expect, test } from "vitest";
import { listEverybody } from "@/lib/members/list-everybody";
import { aBoard } from "@/lib/testing/boards";
import { anAdmin, aUser } from "@/lib/testing/people";
import { statementsOf } from "@/lib/testing/statements";

const namesOf = async (search: string, most = 50) => (await listEverybody({ search, most })).people.map(({ displayName }) => displayName);

test("everybody by name, also who is on no board, each with his boards by title and never a template", async () => {
  const [zoe] = [await aUser({ displayName: "zoe" }), await anAdmin({ displayName: "Ada" }), await aUser({ displayName: "Mia" })];
  for (const title of ["Beta", "Alpha"]) await aBoard({ title, members: [[zoe, "viewer"]] });
  await aBoard({ isTemplate: true, members: [[zoe, "manager"]] });

  const { people, total } = await listEverybody({ search: "", most: 50 });

  expect(people.map(({ displayName, memberships }) => [displayName, memberships.map(({ board, role }) => [board.title, role])])).toEqual([
    ["Ada", []],
    ["Mia", []],
    ["zoe", [["Alpha", "viewer"], ["Beta", "viewer"]]],
  ]);
  expect(total).toBe(3);
});

test("found by name, user name or address, where the signs of patterns mean themselves", async () => {
  await aUser({ displayName: "Noa", login: "n.berg", email: "noa@studio.example" });
  await aUser({ displayName: "100% Mia" });

  expect(await namesOf("NOA")).toEqual(["Noa"]);
  expect(await namesOf("berg")).toEqual(["Noa"]);
  expect(await namesOf("studio")).toEqual(["Noa"]);
  expect(await namesOf("%")).toEqual(["100% Mia"]);
  expect(await listEverybody({ search: "nobody", most: 50 })).toEqual({ people: [], total: 0 });
});

test("the first of many, with how many there are, in as many statements as for one", async () => {
  await aBoard({ members: [[await aUser({ displayName: "A" }), "member"]] });
  const few = await statementsOf(() => listEverybody({ search: "", most: 50 }));
  for (const displayName of ["C", "B", "D"]) await aBoard({ members: [[await aUser({ displayName }), "member"]] });
  const many = await statementsOf(() => listEverybody({ search: "", most: 50 }));

  expect(await namesOf("", 2)).toEqual(["A", "B"]);
  expect((await listEverybody({ search: "", most: 2 })).total).toBe(4);
  expect(many).toHaveLength(few.length);
});
