import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { PUT } from "./route";

let given: Awaited<ReturnType<typeof aBoardOfAnna>>;
beforeEach(async () => {
  given = await aBoardOfAnna();
  await describeAs("<p>Old</p>");
});

const describeAs = (description: string | null) =>
  db.board.update({ where: { id: given.board.id }, data: { description } });
const put = (as: User, body: object) =>
  call(PUT, { as, params: { board_id: given.board.id }, body: { title: given.board.title, ...body } });
const stored = async () => (await db.board.findUniqueOrThrow({ where: { id: given.board.id } })).description;

describe("expected_description", () => {
  test("of two who write the description from the same text the second gets 409 and the text as it stands", async () => {
    const { anna, max } = given;
    const first = await put(max, { description: "By Max", expected_description: "<p>Old</p>" });
    const second = await put(anna, { title: "By Anna", description: "By Anna", expected_description: "<p>Old</p>" });

    expect([first.status, second.status, second.json.code, second.json.message]).toEqual([
      200,
      409,
      "rest_conflict",
      "Somebody else changed this text meanwhile.",
    ]);
    expect([second.json.data.current, await stored()]).toEqual(["By Max", "By Max"]);
    expect((await db.board.findUniqueOrThrow({ where: { id: given.board.id } })).title).toBe(given.board.title);
    expect((await put(anna, { description: "By Anna", expected_description: "By Max" })).status).toBe(200);
  });

  test("of eight who write it at once from the same text one wins", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        put(at % 2 ? given.max : given.anna, { description: `By ${at}`, expected_description: "<p>Old</p>" }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await stored()).toBe(`By ${answers.findIndex(({ status }) => status === 200)}`);
    expect(await db.activity.count()).toBe(1);
  });

  test.each([
    [null, null, 200],
    [null, "", 200],
    [null, "Something", 409],
    ["<p>Old</p>", null, 409],
    ["<p>Old</p>", "", 409],
    ["<p>Old</p>", "<p>Old</p>", 200],
  ])("a description that is %j, expected to be %j: %i", async (description, expected_description, status) => {
    await describeAs(description);

    const answer = await put(given.anna, { description: "New", expected_description });

    expect([answer.status, await stored()]).toEqual([status, status === 200 ? "New" : description]);
  });

  test("who does not send it writes as ever", async () => {
    expect([(await put(given.anna, { description: "New" })).status, await stored()]).toEqual([200, "New"]);
  });

  test("means nothing where no description is sent", async () => {
    expect((await put(given.anna, { title: "Renamed", expected_description: "Something" })).status).toBe(200);
    expect(await stored()).toBe("<p>Old</p>");
  });

  test("400 for what is no text, and the description stays", async () => {
    const { status, json } = await put(given.anna, { description: "New", expected_description: ["Old"] });

    expect([status, json.data.params]).toEqual([
      400,
      { expected_description: "The expected_description must be a string." },
    ]);
    expect(await stored()).toBe("<p>Old</p>");
  });
});
