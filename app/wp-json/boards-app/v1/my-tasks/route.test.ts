import { describe, expect, test } from "vitest";
import { GET as listOfMember } from "@/app/wp-json/boards/v2/member/[id]/tasks/route";
import { tasksOfColumns } from "@/components/board-store/edits/all-tasks";
import { db } from "@/lib/db";
import { aBoard, aField, aFieldValue, aLabel, assign, aStage, aTask, aUser, call, queryCountOf } from "@/lib/testing";
import { calendarOf } from "@/lib/users/calendar";
import { listMyTasks } from "@/lib/users/my-tasks/list";
import { TASK_TYPES } from "@/lib/users/person-page/types";
import { GET } from "./route";

/** A person with a task on a board that they may edit, and one on a board that they only view. */
async function aPersonOnTwoBoards() {
  const person = await aUser();
  const [own, viewed] = [
    await aBoard({ title: "Zoo", members: [[person, "member"]] }),
    await aBoard({ title: "Aquarium", members: [[person, "viewer"]] }),
  ];
  const [stage, elsewhere] = [await aStage(own), await aStage(viewed)];
  const [task, other] = [await aTask(stage, { title: "Feed the lions" }), await aTask(elsewhere, { title: "Sharks" })];
  await assign(task, person);
  await assign(other, person);
  return { person, own, viewed, stage, elsewhere, task, other };
}

type Person = Awaited<ReturnType<typeof aUser>>;

const read = async (as: Person, type?: string) => (await call(GET, { as, query: type ? { type } : {} })).json;

describe("GET /my-tasks", () => {
  test("lists the assigned tasks of all boards with what these boards offer", async () => {
    const { person, own, viewed, stage, elsewhere, task, other } = await aPersonOnTwoBoards();
    const [label, field] = [await aLabel(own), await aField(own, { type: "number" })];
    await aFieldValue(task, field, 7);
    await aTask(stage, { title: "of nobody" });

    const json = await read(person);

    expect(json).toMatchObject({ type: "assigned", left: 0, counts: { assigned: 2, completed: 0 } });
    expect(json.boards).toMatchObject([
      { id: viewed.id, title: "Aquarium", can_edit: false, stages: [{ id: elsewhere.id }], labels: [] },
      { id: own.id, can_edit: true, stages: [{ id: stage.id }], labels: [{ id: label.id }] },
    ]);
    expect(json.boards[1].custom_fields).toMatchObject([{ id: field.id }]);
    const tasks = tasksOfColumns(json.tasks);
    expect(new Map(tasks.map(({ id, board_id }) => [id, board_id]))).toEqual(
      new Map([
        [other.id, viewed.id],
        [task.id, own.id],
      ]),
    );
    expect(tasks.find(({ id }) => id === task.id)).toMatchObject({
      assignees: [{ ID: person.id }],
      task_custom_fields: [{ settings: { value: 7 } }],
    });
  });

  test.each(TASK_TYPES)("lists the same %s tasks as member/{id}/tasks", async (type) => {
    const { person, stage } = await aPersonOnTwoBoards();
    for (const more of [
      { status: "closed" as const },
      { dueAt: new Date("2020-01-01") },
      { dueAt: new Date("2090-01-01") },
    ])
      await assign(await aTask(stage, more), person);
    const sent = { as: person, params: { id: person.id }, query: { taskType: type, per_page: 50 } };
    const expected: { id: number }[] = (await call(listOfMember, sent)).json.tasks;

    const json = await read(person, type);

    expect(
      tasksOfColumns(json.tasks)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(expected.map(({ id }) => id).sort());
    expect(json.counts[type]).toBe(expected.length);
  });

  test("shows nothing of a board that the person has left", async () => {
    const { person, viewed } = await aPersonOnTwoBoards();
    await db.boardMember.deleteMany({ where: { boardId: viewed.id, userId: person.id } });

    const json = await read(person);

    expect(json.counts.assigned).toBe(1);
    expect(JSON.stringify(json)).not.toMatch(/Aquarium|Sharks/);
  });

  test("hides email addresses and says how many tasks are beyond the limit", async () => {
    const { person } = await aPersonOnTwoBoards();

    expect(JSON.stringify((await read(await aUser(), "assigned")).tasks)).not.toContain("@");
    const user = { ...person, isAdmin: false };
    expect(await listMyTasks({ type: "assigned", calendar: await calendarOf(user) }, user, 1)).toMatchObject({
      rows: { length: 1 },
      left: 1,
    });
  });

  test("needs a person", async () => {
    expect((await call(GET, {})).status).toBe(401);
  });

  test("refuses an unknown list", async () => {
    const { status, json } = await call(GET, { as: await aUser(), query: { type: "archived" } });

    expect([status, json.data.params]).toEqual([400, { type: "The type format is invalid." }]);
  });

  test("takes as many statements for many boards as for two", async () => {
    const { person } = await aPersonOnTwoBoards();
    const count = await queryCountOf(GET, { as: person });
    for (let boards = 0; boards < 5; boards += 1)
      await assign(await aTask(await aStage(await aBoard({ members: [[person, "member"]] }))), person);

    expect(await queryCountOf(GET, { as: person })).toBe(count);
  });
});
