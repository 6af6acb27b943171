import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aColleague,
  aMember,
  anAdmin,
  assign,
  aStage,
  aSubtask,
  aTask,
  aUser,
  call,
  idsOf,
  markAsInvited,
  queryCountOf,
  titlesOf,
} from "@/lib/testing";
import { GET } from "./route";

type Query = Record<string, string | number>;
const read = async (as: User, option_key: string, query: Query = {}) =>
  (await call(GET, { as, query: { option_key, ...query } })).json;
const optionsOf = async (...sent: Parameters<typeof read>) => (await read(...sent)).options;
const namesOf = async (...sent: Parameters<typeof read>): Promise<string[]> => titlesOf(await optionsOf(...sent));

const allowMembersToCreateBoards = () =>
  db.setting.create({ data: { key: "general", value: { allow_members_to_create_boards: true } } });

describe("GET /ajax-options", () => {
  test("users: a manager gets people whom they can find, on the board or not, with whether they are admins", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await aColleague(anna, { displayName: "Carla" });
    const root = await anAdmin({ displayName: "Root" });
    await aUser({ displayName: "Stranger" });
    await aMember(board, root);

    const options = await optionsOf(anna, "users", { board_id: board.id });

    expect(options.map(({ title, is_admin }: { title: string; is_admin: boolean }) => [title, is_admin])).toEqual([
      ["Anna", false],
      ["Carla", false],
      ["Max", false],
      ["Root", true],
      ["Vera", false],
    ]);
    expect(options[2]).toEqual({
      id: max.id,
      email: `${max.email[0]}***@example.com`,
      name: "Max",
      title: "Max",
      photo: `https://boards.test/photos/${max.photoKey}`,
      is_admin: false,
    });
  });

  test("task_assignees: a manager gets the people of the board, admins also other admins; only invited addresses are unmasked", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    await aColleague(anna, { displayName: "Carla" });
    await aMember(board, await aUser({ displayName: "Former", deactivatedAt: new Date() }));
    const root = await anAdmin({ displayName: "Root" });
    await markAsInvited(max.email, board, max);

    const options = await optionsOf(anna, "task_assignees", { board_id: board.id });

    expect(titlesOf(options)).toEqual(["Anna", "Max", "Vera"]);
    expect(options.map(({ email }: { email: string }) => email.includes("***"))).toEqual([false, false, true]);
    expect(options[0]).not.toHaveProperty("is_admin");
    const ofRoot = await optionsOf(root, "task_assignees", { board_id: board.id });
    expect(titlesOf(ofRoot)).toEqual(["Anna", "Max", "Root", "Vera"]);
    expect(JSON.stringify(ofRoot)).not.toContain("***");
  });

  test("non_board_wordpress_users: a manager gets people whom they can find and who are not on the board", async () => {
    const { anna, board } = await aBoardOfAnna();
    await aColleague(anna, { displayName: "Carla" });
    await aUser({ displayName: "Stranger" });

    expect(await namesOf(anna, "non_board_wordpress_users", { board_id: board.id })).toEqual(["Carla"]);
  });

  test.each(["users", "task_assignees", "non_board_wordpress_users"])("%s: answers 404 to a member", async (key) => {
    const { max, board } = await aBoardOfAnna();

    expect(await read(max, key, { board_id: board.id })).toEqual({
      code: "rest_not_found",
      message: "Sorry, you are not allowed to do that.",
      data: { status: 404 },
    });
  });

  test("assigned_in_task: everyone on the board gets the people who are assigned to its tasks, with masked addresses", async () => {
    const { max, vera, board, toDo } = await aBoardOfAnna();
    await assign(await aTask(toDo), max);
    await assign(await aSubtask(await aTask(toDo)), max);
    await assign(await aTask(toDo, { archivedAt: new Date(), position: 0 }), vera);

    const options = await optionsOf(vera, "assigned_in_task", { board_id: board.id });

    expect(options).toMatchObject([{ id: max.id, email: `${max.email[0]}***@example.com` }]);
    expect(options).toHaveLength(1);
  });

  test("board_create_users: people who may create boards get people whom they can find, others 404", async () => {
    const { max } = await aBoardOfAnna();
    await aUser({ displayName: "Stranger" });

    expect((await read(max, "board_create_users")).data).toEqual({ status: 404 });
    await allowMembersToCreateBoards();
    expect(await namesOf(max, "board_create_users")).toEqual(["Anna", "Max", "Vera"]);
    expect(await namesOf(await anAdmin({ displayName: "Root" }), "board_create_users")).toContain("Stranger");
  });

  test("boards: up to twenty active boards that the caller may see, by title", async () => {
    const max = await aUser();
    for (let at = 10; at < 32; at += 1) await aBoard({ title: `Board ${at}`, members: [[max, "viewer"]] });
    const ideas = await aBoard({ title: "Ideas", type: "roadmap", members: [[max, "viewer"]] });
    for (const hidden of [{ archivedAt: new Date() }, { isTemplate: true }])
      await aBoard({ title: "Ideas, hidden", members: [[max, "viewer"]], ...hidden });
    await aBoard({ title: "Ideas of others" });

    const all = await namesOf(max, "boards");

    expect([all.length, all[0], all.at(-1)]).toEqual([20, "Board 10", "Board 29"]);
    expect(await optionsOf(max, "boards", { search: "ideas" })).toEqual([
      { id: ideas.id, title: "Ideas", left_side_value: "Ideas", right_side_value: "roadmap" },
    ]);
  });

  test("tasks: up to twenty open top-level tasks of a board, newest first, with their subtask groups", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo, { title: "Plan", createdAt: new Date("2026-03-01") });
    await aSubtask(task);
    for (const hidden of [{ status: "closed" as const }, { archivedAt: new Date(), position: 0 }])
      await aTask(toDo, { title: "Plan, hidden", ...hidden });
    for (let at = 0; at < 21; at += 1) await aTask(toDo, { title: "Newer" });

    expect(await optionsOf(vera, "tasks", { board_id: board.id })).toHaveLength(20);
    const [group] = await db.subtaskGroup.findMany();
    expect(await optionsOf(vera, "tasks", { board_id: board.id, search: "plan" })).toMatchObject([
      {
        id: task.id,
        title: "Plan",
        board_id: board.id,
        subtask_groups: [{ id: group?.id, task_id: task.id, key: "group_name", value: "Steps" }],
      },
    ]);
  });

  test("values are listed first, whatever the search, if the caller may see them", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const foreign = await aBoard({ title: "Foreign" });
    const [task, foreignTask] = [await aTask(toDo, { title: "Old" }), await aTask(await aStage(foreign))];
    await aTask(toDo, { title: "New" });

    expect(await namesOf(anna, "users", { board_id: board.id, search: "ann", "values[]": vera.id })).toEqual([
      "Vera",
      "Anna",
    ]);
    const stranger = await aUser();
    expect(await namesOf(anna, "users", { board_id: board.id, search: "max", "values[0]": stranger.id })).toEqual([
      "Max",
    ]);
    expect(
      await namesOf(max, "tasks", { board_id: board.id, "values[0]": task.id, "values[1]": foreignTask.id }),
    ).toEqual(["Old", "New"]);
    expect(idsOf(await optionsOf(max, "boards", { "values[]": foreign.id }))).toEqual([board.id]);
  });

  test("percent signs and underscores in a search stand for themselves", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    await aTask(toDo, { title: "100% done" });
    await aTask(toDo, { title: "100 done" });

    expect(await namesOf(vera, "tasks", { board_id: board.id, search: "0%" })).toEqual(["100% done"]);
  });

  test.each(["crm_contacts", "anything", "toString"])("the unknown key %s has no options", async (key) => {
    const { vera, board } = await aBoardOfAnna();

    expect(await read(vera, key, { board_id: board.id })).toEqual({ options: [] });
  });

  test.each(["users", "task_assignees", "non_board_wordpress_users", "assigned_in_task", "tasks"])(
    "%s: answers the same 404 for a board that does not exist and one that the caller is not on; 400 without one",
    async (key) => {
      const { anna } = await aBoardOfAnna();
      const foreign = await aBoard();

      for (const board_id of [foreign.id, 999_999])
        expect(await read(anna, key, { board_id })).toMatchObject({
          message: "Board not found",
          data: { status: 404 },
        });
      expect((await read(anna, key)).data).toEqual({
        status: 400,
        params: { board_id: "The board_id field is required." },
      });
    },
  );

  test("takes the same statements for two people and for twenty", async () => {
    const { anna, board } = await aBoardOfAnna();
    const count = () => queryCountOf(GET, { as: anna, query: { option_key: "task_assignees", board_id: board.id } });
    const few = await count();
    for (let at = 0; at < 20; at += 1) await aMember(board, await aUser());

    expect(await count()).toBe(few);
  });

  test("answers 400 without a key, 403 to a person on no board", async () => {
    const { anna } = await aBoardOfAnna();

    expect((await call(GET, { as: anna })).json.data.params).toEqual({
      option_key: "The option_key field is required.",
    });
    expect((await call(GET, { as: await aUser(), query: { option_key: "boards" } })).status).toBe(403);
  });
});
