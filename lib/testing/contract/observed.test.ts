import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { aBoard, anAdmin, aUser, request } from "@/lib/testing";
import { differencesFrom, type Shape } from "@/lib/testing/contract/observed";
import { ALLOWED, ruleFor } from "@/lib/testing/contract/observed-differences";
import records from "@/lib/testing/contract/observed-records.json";

/** Repeats the steps with which the observed records were made, and reads each record back by the same endpoint. */
async function ours(): Promise<Record<string, unknown>> {
  const admin = await anAdmin({ url: "https://example.test" });
  const send = async (line: string, body?: object, as = admin) => (await request(as, line, body)).json;
  const madeBoard = await send("POST projects", { board: { title: "Alpha", type: "to-do" } });
  const onBoard = `projects/${madeBoard.board.id}`;
  const detail = await send(`GET ${onBoard}`);
  const [stage] = detail.board.stages;
  await send(`PUT ${onBoard}`, { title: "Alpha", description: "New <b>desc</b>" });
  const onStage = { board_id: madeBoard.board.id, stage_id: stage.id };
  const created = await send(`POST ${onBoard}/tasks`, { task: { ...onStage, title: "First task" } });
  const onTask = `${onBoard}/tasks/${created.task.id}`;
  const { comment } = await send(`POST ${onTask}/comments`, { comment: "Hello there", comment_type: "comment" });
  await send(`POST ${onTask}/comments`, { comment: "Hello", comment_type: "reply", parent_id: comment.id });
  await mentionOn(onStage, admin);
  await send("POST projects", { board: { title: "Gamma", type: "to-do", description: "form" } });
  const named = (rows: { title: string }[], title: string) => rows.find((row) => row.title === title);
  const listedBoard = named((await send("GET projects")).boards.data, "Gamma") as { id: number } | undefined;
  const withStage = await send(`POST projects/${listedBoard?.id}/stage-create`, { title: "Review" });
  await send("POST webhooks", { name: "Hook 1", board: madeBoard.board.id, stage: stage.id });
  await send("POST outgoing-webhooks", {
    ...{ name: "Out", url: "https://example.com/h", board_id: [madeBoard.board.id] },
    triggered_events: ["task_created", "task_updated"],
  });
  return {
    "board as created": madeBoard,
    "board in a list": listedBoard,
    "board in detail": detail,
    stage,
    "stage as created": named(withStage.updatedStages, "Review"),
    label: (await send(`GET ${onBoard}/labels`)).labels[0],
    "task as created": created.task,
    "task in updatedTasks": created.updatedTasks[0],
    "task in a list": (await send(`GET ${onBoard}/tasks`)).tasks[0],
    "task as a card": (await send(`GET ${onBoard}/tasks/by-stage`)).tasks[0],
    "task in detail": await send(`GET ${onTask}`),
    "comment as created": comment,
    "comment in a list": (await send(`GET ${onTask}/comments`)).comments.data[0],
    activity: (await send(`GET ${onTask}/activities`)).activities.data[0],
    notification: (await send("GET notifications?action=task_comment_mentioned")).data[0],
    "person for an admin": (await send(`GET member/${admin.id}`)).user,
    "person for others": (await send(`GET member/${admin.id}`, undefined, await aViewerBeside(admin))).user,
    "member of a board": (await send(`GET ${onBoard}/users`)).users[0],
    "outgoing webhook": (await send("GET outgoing-webhooks")).webhooks[0],
    "incoming webhook": (await send("GET webhooks")).webhooks[0],
    "member to choose": (await send(`GET options/members?boardId=${madeBoard.board.id}`)).members[0],
  };
}

async function mentionOn(place: { board_id: number; stage_id: number }, admin: User) {
  const as = await anAdmin();
  const tasks = `projects/${place.board_id}/tasks`;
  const { json } = await request(as, `POST ${tasks}`, {
    task: { ...place, title: "Second task", description: "Text" },
  });
  const onTask = `${tasks}/${json.task.id}`;
  const dates = { started_at: "2027-04-05", reminder_type: "custom", remind_at: "2027-04-05 18:00:00" };
  await request(as, `POST ${onTask}/dates`, dates);
  await request(as, `PUT ${onTask}/pin`, { pinned: true });
  await request(as, `PUT ${onTask}`, { property: "status", value: "closed" });
  await request(as, `POST ${onTask}/comments`, { comment: `@${admin.login}, please look` });
}

async function aViewerBeside(admin: User): Promise<User> {
  const viewer = await aUser();
  await aBoard({
    members: [
      [admin, "manager"],
      [viewer, "viewer"],
    ],
  });
  return viewer;
}

let made: ReturnType<typeof ours> | null = null;
const ourRecords = () => (made ??= ours());
const observed = Object.entries(records as unknown as Record<string, Shape>);

describe("an observed record", () => {
  test.each(observed)("has all its keys with the same types here, except by a decision: %s", async (name, theirs) => {
    const record = (await ourRecords())[name];

    expect(record).toBeInstanceOf(Object);
    expect(differencesFrom(theirs, record).filter((each) => !ruleFor(each))).toEqual([]);
  });

  test("may differ only where differences actually exist", async () => {
    const all = await ourRecords();
    const rules = observed.flatMap(([name, theirs]) => differencesFrom(theirs, all[name]).map(ruleFor));

    expect([...new Set(rules)].sort()).toEqual(
      ALLOWED.flatMap(({ decision, keys }) => keys.map((key) => `${decision}: ${key}`)).sort(),
    );
  });
});
