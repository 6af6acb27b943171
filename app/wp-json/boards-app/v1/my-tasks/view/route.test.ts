import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aUser, call } from "@/lib/testing";
import { readMyTasksLayout } from "@/lib/users/my-tasks/view";
import { PUT } from "./route";

type Person = Awaited<ReturnType<typeof aUser>>;

const save = (as: Person, body: object) => call(PUT, { as, body });

describe("PUT /my-tasks/view", () => {
  test("stores the view and the layout for the caller alone; what is not sent stays", async () => {
    const [person, other] = [await aUser(), await aUser()];
    const table = { widths: { title: 320 } };

    expect((await save(person, { view: "table", layout: { table } })).json).toEqual({
      view: "table",
      layout: { table },
    });
    const { json } = await save(person, { layout: { list: { sort: "due" } } });

    expect(json).toEqual({ view: "table", layout: { table, list: { sort: "due" } } });
    expect(await readMyTasksLayout(person)).toEqual(json);
    expect(await readMyTasksLayout(other)).toEqual({ view: "list", layout: {} });
  });

  test.each([
    [{ view: "kanban" }, { view: "The view format is invalid." }],
    [{ layout: "wide" }, { layout: "The layout must be an array." }],
  ])("answers 400 for %j and stores nothing", async (sent, params) => {
    const { status, json } = await save(await aUser(), sent);

    expect([status, json.data.params]).toEqual([400, params]);
    expect(await db.userSetting.count()).toBe(0);
  });

  test("needs a person", async () => {
    expect((await call(PUT, { body: { view: "table" } })).status).toBe(401);
  });

  test("reads what another version has stored with care", async () => {
    const person = await aUser();
    await db.userSetting.create({ data: { userId: person.id, key: "my_tasks", value: { view: "gantt", list: 5 } } });

    expect(await readMyTasksLayout(person)).toEqual({ view: "list", layout: { list: 5 } });
  });
});
