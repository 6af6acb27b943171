import { describe, expect, test } from "vitest";
import { GET } from "./route";
import {
  aBoard,
  aBoardOfAnna,
  aComment,
  aField,
  aFieldValue,
  aLabel,
  anAttachment,
  assign,
  aStage,
  aSubtask,
  aTask,
  attachLabel,
  aUser,
  call,
  type Caller,
  queryCountOf,
  watch,
} from "@/lib/testing";
import { db } from "@/lib/db";

const search = async (as: Caller, query: string, more: Record<string, string | number> = {}) =>
  (await call(GET, { as, query: { query, ...more } })).json;

const titlesFor = async (as: Caller, query: string, more: Record<string, string | number> = {}): Promise<string[]> =>
  (await search(as, query, more)).tasks.data.map(({ title }: { title: string }) => title);

type Parts = { text: string; is_marked: boolean }[];
const markedIn = (parts: Parts) => parts.map(({ text, is_marked }) => (is_marked ? `[${text}]` : text)).join("");

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY);

describe("GET /search", () => {
  test("returns tasks with what matched, subtasks with their task, boards and people", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    await db.board.update({ where: { id: board.id }, data: { title: "Maximum" } });
    const label = await aLabel(board, { title: "Max" });
    const task = await aTask(toDo, { title: "Ask Max", dueAt: new Date("2030-03-18T17:00:00Z"), priority: "high" });
    await attachLabel(task, label);
    const subtask = await aSubtask(task, { title: "Call max", status: "closed" });

    const { tasks, boards, people } = await search(anna, "max");

    expect(tasks.data).toHaveLength(2);
    expect(tasks.data.find(({ id }: { id: number }) => id === task.id)).toEqual({
      id: task.id,
      title: "Ask Max",
      title_parts: [
        { text: "Ask ", is_marked: false },
        { text: "Max", is_marked: true },
      ],
      board: { id: board.id, title: "Maximum", url: expect.stringMatching(`/boards/${board.id}$`) },
      stage: { id: toDo.id, title: toDo.title },
      parent: null,
      url: expect.stringMatching(`/boards/${board.id}/tasks/${task.id}$`),
      status: "open",
      priority: "high",
      due_at: "2030-03-18 17:00:00",
      is_archived: false,
      labels: [{ id: label.id, title: "Max", bg_color: label.bgColor, color: label.color }],
      match: { source: "title", excerpt: null },
    });
    expect(tasks.data.find(({ id }: { id: number }) => id === subtask.id)).toMatchObject({
      parent: { id: task.id, title: "Ask Max" },
      stage: { id: toDo.id },
      status: "closed",
    });
    expect(boards).toMatchObject([{ id: board.id, title: "Maximum", is_archived: false }]);
    expect(people).toMatchObject([{ display_name: "Max", name_parts: [{ text: "Max", is_marked: true }] }]);
  });

  test("shows where in labels, descriptions and comments it matched", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    await attachLabel(await aTask(toDo, { title: "One" }), await aLabel(board, { title: "Café" }));
    await aFieldValue(await aTask(toDo, { title: "Two" }), await aField(board), "a cafe");
    await aTask(toDo, { title: "Three", description: "<p>To the <b>caf</b>é &amp; back</p>" });
    await aComment(await aTask(toDo, { title: "Four" }), anna, { rawDescription: "See you at the cafe" });
    await aTask(toDo, { title: "Subcafeteria" });

    const { tasks } = await search(anna, "cafe");

    const found = tasks.data.map(({ title, match }: { title: string; match: { source: string; excerpt: Parts } }) => [
      title,
      match.source,
      match.excerpt && markedIn(match.excerpt),
    ]);
    expect(found).toEqual([
      ["Two", "label", "a [cafe]"],
      ["One", "label", "[Café]"],
      ["Three", "description", "To the [café] & back"],
      ["Four", "comment", "See you at the [cafe]"],
      ["Subcafeteria", "similar", null],
    ]);
  });

  test.each([
    ["label:needs", ["labelled"]],
    ['label:"needs review"', ["labelled"]],
    ['label:"needs"', []],
    ["label:none", ["assigned", "closed", "due", "elsewhere", "full", "overdue", "step", "watched"]],
    ["-label:needs is:open", ["assigned", "due", "elsewhere", "full", "overdue", "step", "watched"]],
    ["assignee:me", ["assigned"]],
    ["is:assigned", ["assigned"]],
    ["assignee:@max", ["closed"]],
    ["assignee:maximi", ["closed"]],
    ["assignee:none label:needs", ["labelled"]],
    ["is:watched", ["watched"]],
    ["is:closed", ["closed"]],
    ["is:done", ["closed"]],
    ["is:archived", ["archived"]],
    ["is:overdue", ["overdue"]],
    ["due:overdue", ["overdue"]],
    ["due:tomorrow", ["due"]],
    ["due:<7d", ["due"]],
    ["due:>2w", []],
    ["due:none is:closed", ["closed"]],
    ["priority:urgent", ["due"]],
    ["priority:urgent priority:medium", ["due", "watched"]],
    ["board:office", ["elsewhere"]],
    ["-board:office label:needs", ["labelled"]],
    ["stage:doing", ["watched"]],
    ["stage:doing stage:office", ["watched"]],
    ["has:comments", ["full"]],
    ["has:attachments", ["full"]],
    ["has:description", ["full"]],
    ["has:subtasks", ["full"]],
    ["has:dependencies", ["assigned", "watched"]],
    ["created:<7d label:needs", ["labelled"]],
    ["created:>2w", ["elsewhere"]],
    ["updated:today is:closed", ["closed"]],
    ["watched is:open", ["watched"]],
    ["watched is:closed", []],
    ["-watched stage:doing", []],
    ["foo:bar", []],
  ])("finds by the qualifiers %s", async (query, titles) => {
    const anna = await aSiteOfAnna();
    expect((await titlesFor(anna, query, { per_page: 50 })).sort()).toEqual(titles);
  });

  test("finds people by name only, and only those that the caller can find", async () => {
    const { anna } = await aBoardOfAnna();
    await aUser({ displayName: "Maxine the stranger" });

    expect((await search(anna, "max")).people).toMatchObject([{ display_name: "Max" }]);
    expect((await search(anna, "max is:open")).people).toEqual([]);
  });

  test("answers 401 without signing in", async () => {
    expect((await call(GET, { query: { query: "plan" } })).status).toBe(401);
  });

  test("finds nothing for somebody on no board", async () => {
    const { toDo } = await aBoardOfAnna();
    await aTask(toDo, { title: "Plan" });

    const { tasks, boards, people } = await search(await aUser(), "plan");

    expect([tasks.total, boards, people]).toEqual([0, [], []]);
  });

  test("finds no step of an archived task", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    await aSubtask(await aTask(toDo, { archivedAt: new Date() }), { title: "Step" });

    expect(await titlesFor(anna, "step")).toEqual([]);
  });

  test("takes as many statements for many results as for none", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    const queries = () => queryCountOf(GET, { as: anna, query: { query: "plan" } });
    await queries();
    const none = await queries();
    for (let at = 0; at < 5; at += 1) await aTask(toDo, { title: `Plan ${at}` });

    expect(await queries()).toBe(none);
  });
});

/** Each task has what its title says. */
async function aSiteOfAnna() {
  const { anna, max, board, toDo, doing, done } = await aBoardOfAnna();
  await db.user.update({ where: { id: max.id }, data: { login: "max", displayName: "The Maximilian" } });
  const office = await aStage(await aBoard({ title: "The Office", members: [[anna, "member"]] }));
  await attachLabel(await aTask(toDo, { title: "labelled" }), await aLabel(board, { title: "Needs review" }));
  const assigned = await assign(await aTask(toDo, { title: "assigned" }), anna);
  await assign(await aTask(done, { title: "closed", status: "closed" }), max);
  const watched = await watch(await aTask(doing, { title: "watched", priority: "medium" }), anna);
  await aTask(toDo, { title: "archived", archivedAt: new Date() });
  await aTask(toDo, { title: "overdue", dueAt: inDays(-3) });
  await aTask(toDo, { title: "due", dueAt: inDays(1), priority: "urgent" });
  await aTask(office, { title: "elsewhere", createdAt: inDays(-30) });
  const full = await aTask(toDo, { title: "full", description: "<p>text</p>", attachmentCount: 1 });
  await aSubtask(full, { title: "step" });
  await aComment(full, anna);
  await anAttachment(full);
  await db.taskDependency.create({ data: { predecessorId: assigned.id, successorId: watched.id, boardId: board.id } });
  return anna;
}
