import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { POST } from "./route";

async function anIdea() {
  const people = await aBoardOfAnna();
  const task = await aTask(people.toDo, { coverColor: "#4bce97" });
  const show = (thumbnail: unknown, as = people.anna, taskId = task.id) =>
    call(POST, { as, params: { board_id: people.board.id, task_id: taskId }, body: { thumbnail } });
  return { ...people, task, show };
}

describe("POST /projects/:board_id/tasks/update-cover-photo/:task_id", () => {
  test.each([
    ["https://example.com/logo.png?size=2"],
    ["http://example.com/ü.png"],
    ["/files/abc.png"],
    ["HTTPS://EXAMPLE.COM/x"],
  ])("shows the idea with %s, beside its colour", async (address) => {
    const { task, show } = await anIdea();

    const { status, json } = await show(` ${address} `);

    expect([status, json.message]).toEqual([200, "Task cover photo has been updated"]);
    expect(json.task).toMatchObject({
      id: task.id,
      settings: { cover: { backgroundColor: "#4bce97" }, logo: address },
    });
    expect(json.updatedTasks).toMatchObject([{ id: task.id, settings: { logo: address } }]);
    expect(await db.notification.count()).toBe(0);
  });

  test.each([[null], [""]])("%o takes it away", async (thumbnail) => {
    const { show } = await anIdea();
    await show("https://example.com/logo.png");

    expect((await show(thumbnail)).json.task.settings).not.toHaveProperty("logo");
  });

  const REFUSED: unknown[] = [
    ...[
      "javascript:alert(1)",
      "data:image/svg+xml,<svg/onload=alert(1)>",
      "//evil.example/x.png",
      "/\\evil.example/x.png",
      "https://ada:secret@example.com/x.png",
      "ftp://example.com/x.png",
    ],
    ...[
      "https://",
      "x.png",
      "java\tscript:alert(1)",
      "https://exa mple.com",
      `https://example.com/${"x".repeat(2_048)}`,
      7,
      ["https://example.com"],
      { url: "https://example.com" },
      undefined,
    ],
  ];
  test.each(REFUSED.map((thumbnail) => [thumbnail]))(
    "400 for %o, and the idea keeps its picture",
    async (thumbnail) => {
      const { show } = await anIdea();
      await show("https://example.com/logo.png");

      const { status, json } = await show(thumbnail);

      expect([status, Object.keys(json.data.params)]).toEqual([400, ["thumbnail"]]);
      expect(await db.task.findFirst()).toMatchObject({ logo: "https://example.com/logo.png" });
    },
  );

  test("S4: 403 for a viewer and a stranger, S1: 404 for a task of another board, and none has a picture", async () => {
    const { anna, vera, show } = await anIdea();
    const foreign = await aTask((await aBoardOfAnna()).toDo);

    for (const caller of [vera, await aUser()]) expect((await show("/x.png", caller)).status).toBe(403);
    expect((await show("/x.png", anna, foreign.id)).status).toBe(404);
    expect(await db.task.count({ where: { logo: { not: null } } })).toBe(0);
  });
});
