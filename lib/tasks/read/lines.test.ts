import { expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  type ActivityLine,
  aLabel,
  aStage,
  aSubtask,
  aTask,
  aUser,
  fullActivityLines,
  requestOn,
  snapshotted,
} from "@/lib/testing";

/** Max is the actor. Anna is assigned to the card; Vera, Max and a former member watch it. */
const aBoardWithEverything = snapshotted("lines_of_tasks", async () => {
  const all = await aBoardOfAnna();
  const { anna, max, vera, board, toDo } = all;
  const gone = await aUser({ displayName: "Gone" });
  const card = await aTask(toDo, {
    title: "Card",
    description: "<p>old</p>",
    sourceId: "4711",
    dueAt: new Date("2031-03-01T10:00:00Z"),
    startedAt: new Date("2031-02-01T00:00:00Z"),
  });
  const [closed, archived] = [
    await aTask(all.done, { title: "Closed", status: "closed" }),
    await aTask(toDo, { title: "Archived", archivedAt: new Date(), position: 0 }),
  ];
  const review = await aStage(board, { title: "Review", position: 9, archivedAt: new Date() });
  const waiting = await aTask(review, {
    title: "Waiting",
    archivedAt: new Date(),
    archivedWithStage: true,
    position: 0,
  });
  const [step, blank] = [await aSubtask(card, { title: "Step" }), await aTask(toDo, { title: "Blank" })];
  for (const { id } of [card, closed, archived, waiting, step, blank]) {
    await db.taskAssignee.create({ data: { taskId: id, userId: anna.id } });
    await db.taskWatcher.createMany({ data: [max, vera, gone].map((user) => ({ taskId: id, userId: user.id })) });
  }
  const [label, attached] = [
    await aLabel(board, { title: "Bug", bgColor: "#ff0000", color: "#ffffff" }),
    await aLabel(board, { title: "UI", bgColor: "#00ff00", color: "#000000" }),
  ];
  await db.taskLabel.create({ data: { taskId: card.id, labelId: attached.id, boardId: board.id } });
  await db.board.update({ where: { id: board.id }, data: { title: "Here" } });
  const other = await aBoard({
    title: "There",
    members: [
      [max, "member"],
      [vera, "viewer"],
    ],
  });
  return {
    ...all,
    review,
    card,
    closed,
    archived,
    step,
    blank,
    label,
    attached,
    other,
    inbox: await aStage(other, { title: "Inbox" }),
  };
});

type World = Awaited<ReturnType<typeof aBoardWithEverything>>;
type Request = (world: World) => [line: string, body?: object];
type NotificationLine = [task: string, action: string, description: string, ...to: string[]];

const ALL = ["Anna", "Vera"];
const put =
  (
    property: string,
    value: unknown | ((world: World) => unknown),
    on: "card" | "closed" | "archived" | "step" | "blank" = "card",
  ): Request =>
  (world) => [
    `PUT tasks/${world[on].id}`,
    { property, value: typeof value === "function" ? (value as (world: World) => unknown)(world) : value },
  ];
const dates =
  (body: object, on: "card" | "closed" = "card"): Request =>
  (world) => [`POST tasks/${world[on].id}/dates`, body];
const move =
  (body: (world: World) => object): Request =>
  (world) => [`PUT tasks/${world.card.id}/move-task`, body(world)];
const many =
  (body: (world: World) => object): Request =>
  (world) => ["POST tasks/bulk-actions", { task_ids: [world.card.id, world.closed.id], ...body(world) }];

const bug = { bg_color: "#ff0000", color: "#ffffff", title: "Bug" };
const ui = { bg_color: "#00ff00", color: "#000000", title: "UI" };
const between = { task_id: "id", from_board_id: "id", to_board_id: "id" };
const addedDue: ActivityLine[] = [["Blank", "added", "Due Date", null, "March 2, 2031"]];

const OPERATIONS: [string, Request, ActivityLine[], NotificationLine[]][] = [
  [
    "create a task",
    ({ board, toDo }) => ["POST tasks", { task: { title: "New", board_id: board.id, stage_id: toDo.id } }],
    [
      ["New", "created", "task", null, "New"],
      [null, "created", "task", null, "New", "on stage To do", { task_id: "id" }],
    ],
    [],
  ],
  [
    "create a task with people",
    ({ anna, max, board, toDo }) => [
      "POST tasks",
      { task: { title: "New", board_id: board.id, stage_id: toDo.id, assignees: [anna.id, max.id] } },
    ],
    [
      ["New", "created", "task", null, "New"],
      [null, "created", "task", null, "New", "on stage To do", { task_id: "id" }],
    ],
    [["New", "task_assignee_changed", "has added you as an assignee.", "Anna"]],
  ],
  [
    "create a subtask",
    ({ board, toDo, card }) => [
      "POST tasks",
      { task: { title: "New", board_id: board.id, stage_id: toDo.id, parent_id: card.id } },
    ],
    [["Card", "added", "subtask", null, "New"]],
    [["Card", "subtask_added", "New", ...ALL]],
  ],
  [
    "title",
    put("title", "New"),
    [["New", "updated", "title", "Card", "New"]],
    [["New", "task_title_updated", "New", ...ALL]],
  ],
  [
    "a long title",
    put("title", "x".repeat(60)),
    [["x".repeat(60), "updated", "title", "Card", "x".repeat(50)]],
    [["x".repeat(60), "task_title_updated", "x".repeat(60), ...ALL]],
  ],
  ["the same title", put("title", "Card"), [], []],
  [
    "description",
    put("description", "<p>new <b>text</b></p><ul><li>of R&amp;D</li><li>and<br>more</li></ul>"),
    [["Card", "updated", "description", "old", "new text of R&D and more"]],
    [],
  ],
  [
    "title of a subtask",
    put("title", "New", "step"),
    [["Card", "updated", "subtask", "Step", "New"]],
    [["New", "task_title_updated", "New", ...ALL]],
  ],
  ["close a subtask", put("status", "closed", "step"), [["Card", "closed", "subtask", "Step"]], []],
  [
    "priority",
    put("priority", "high"),
    [["Card", "changed", "priority", "low", "high"]],
    [["Card", "task_priority_changed", "high", ...ALL]],
  ],
  [
    "no priority",
    put("priority", ""),
    [["Card", "changed", "priority", "low", ""]],
    [["Card", "task_priority_changed", "", ...ALL]],
  ],
  ["close", put("status", "closed"), [["Card", "closed", "task", "Card"]], []],
  ["close by last_completed_at", put("last_completed_at", "true"), [["Card", "closed", "task", "Card"]], []],
  ["reopen", put("status", "open", "closed"), [["Closed", "reopened", "task", "Closed"]], []],
  ["close what is closed", put("status", "closed", "closed"), [], []],
  [
    "a first due date",
    put("due_at", "2031-03-02", "blank"),
    addedDue,
    [["Blank", "task_due_date_changed", "March 2, 2031, 12:00 am", ...ALL]],
  ],
  [
    "another due date",
    put("due_at", "2031-06-02 00:00:00"),
    [["Card", "changed", "Due Date", "March 1, 2031, 10:00 am", "June 2, 2031"]],
    [["Card", "task_due_date_changed", "June 2, 2031, 12:00 am", ...ALL]],
  ],
  ["the same due date", put("due_at", "2031-03-01 10:00:00"), [], []],
  [
    "no due date",
    put("due_at", null),
    [["Card", "removed", "Due Date", "March 1, 2031, 10:00 am"]],
    [["Card", "task_due_date_changed", "", ...ALL]],
  ],
  ["no due date where there is none", put("due_at", null, "blank"), [], []],
  [
    "a due date of a closed task",
    put("due_at", "2031-03-02", "closed"),
    [
      ["Closed", "added", "Due Date", null, "March 2, 2031"],
      ["Closed", "reopened", "task", "Closed"],
    ],
    [["Closed", "task_due_date_changed", "March 2, 2031, 12:00 am", ...ALL]],
  ],
  [
    "a first start",
    put("started_at", "2031-05-01 08:00:00", "blank"),
    [["Blank", "added", "Start Date", null, "May 1, 2031"]],
    [["Blank", "task_start_date_changed", "May 1, 2031, 8:00 am", ...ALL]],
  ],
  [
    "another start",
    put("started_at", "2031-02-03"),
    [["Card", "changed", "Start Date", "February 1, 2031", "February 3, 2031"]],
    [["Card", "task_start_date_changed", "February 3, 2031, 12:00 am", ...ALL]],
  ],
  [
    "a start at another time of the same day",
    put("started_at", "2031-02-01 08:00:00"),
    [["Card", "changed", "Start Date", "February 1, 2031", "February 1, 2031, 8:00 am"]],
    [["Card", "task_start_date_changed", "February 1, 2031, 8:00 am", ...ALL]],
  ],
  [
    "no start",
    put("started_at", null),
    [["Card", "removed", "Start Date", "February 1, 2031"]],
    [["Card", "task_start_date_changed", "", ...ALL]],
  ],
  [
    "all dates at once",
    dates({ due_at: "2031-06-01", started_at: "2031-05-01" }),
    [
      ["Card", "changed", "Due Date", "March 1, 2031, 10:00 am", "June 1, 2031"],
      ["Card", "changed", "Start Date", "February 1, 2031", "May 1, 2031"],
    ],
    [
      ["Card", "task_due_date_changed", "June 1, 2031, 12:00 am", ...ALL],
      ["Card", "task_start_date_changed", "May 1, 2031, 12:00 am", ...ALL],
    ],
  ],
  [
    "a due date before the start",
    dates({ due_at: "2031-01-15 09:00:00" }),
    [
      ["Card", "changed", "Due Date", "March 1, 2031, 10:00 am", "January 15, 2031, 9:00 am"],
      ["Card", "changed", "Start Date", "February 1, 2031", "January 15, 2031"],
    ],
    [
      ["Card", "task_due_date_changed", "January 15, 2031, 9:00 am", ...ALL],
      ["Card", "task_start_date_changed", "January 15, 2031, 12:00 am", ...ALL],
    ],
  ],
  ["a reminder", dates({ reminder_type: "1_day_before" }), [["Card", "added", "reminder", null, "1 day before"]], []],
  [
    "a moment to be reminded of",
    put("remind_at", "2031-02-28 09:00:00"),
    [["Card", "added", "reminder", null, "February 28, 2031, 9:00 am"]],
    [],
  ],
  ["no reminder where there is none", put("reminder_type", "none"), [], []],
  [
    "assign another",
    put("assignees", ({ vera }: World) => ({ add: [vera.id] })),
    [["Card", "added", "assignee", null, "Vera"]],
    [["Card", "task_assignee_changed", "has added you as an assignee.", "Vera"]],
  ],
  [
    "unassign another",
    put("assignees", ({ anna }: World) => anna.id),
    [["Card", "removed", "assignee", null, "Anna"]],
    [["Card", "task_assignee_removed", "has removed you as an assignee.", "Anna"]],
  ],
  ["assign oneself", put("assignees", ({ max }: World) => [max.id]), [["Card", "joined", "task"]], []],
  ["assign-yourself", ({ card }) => [`POST tasks/${card.id}/assign-yourself`], [["Card", "joined", "task"]], []],
  ["detach-yourself without being assigned", ({ card }) => [`POST tasks/${card.id}/detach-yourself`], [], []],
  [
    "move to another stage",
    move(({ doing }) => ({ newStageId: doing.id })),
    [["Card", "changed", "stage", "To do", "Doing"]],
    [["Card", "task_moved_to_new_stage", "Doing", ...ALL]],
  ],
  [
    "move to a stage that closes",
    move(({ done }) => ({ newStageId: done.id })),
    [
      ["Card", "changed", "stage", "To do", "Done"],
      ["Card", "closed", "task", "Card"],
    ],
    [["Card", "task_moved_to_new_stage", "Done", ...ALL]],
  ],
  ["move within the stage", move(({ toDo }) => ({ newStageId: toDo.id, newIndex: 2 })), [], []],
  [
    "move to the next stage",
    ({ card }) => [`PUT tasks/${card.id}/move-to-next-stage`],
    [["Card", "changed", "stage", "To do", "Doing"]],
    [["Card", "task_moved_to_new_stage", "Doing", ...ALL]],
  ],
  [
    "move to another board",
    move(({ inbox, other }) => ({ newStageId: inbox.id, newBoardId: other.id })),
    [
      [null, "moved", "task", null, "Card", null, between],
      [null, "added", "task", null, "Card", null, between],
      ["Card", "moved", "board", null, null, null, between],
    ],
    [["Card", "task_moved_to_new_stage", "Inbox", "Vera"]],
  ],
  [
    "put a label on",
    ({ card, label }) => ["POST labels/task", { taskId: card.id, labelId: label.id }],
    [["Card", "added", "label", null, null, null, bug]],
    [],
  ],
  [
    "put a label on that is on it",
    ({ card, attached }) => ["POST labels/task", { taskId: card.id, labelId: attached.id }],
    [],
    [],
  ],
  [
    "take a label off",
    ({ card, attached }) => [`DELETE tasks/${card.id}/labels/${attached.id}`],
    [["Card", "removed", "label", null, null, null, ui]],
    [],
  ],
  ["take a label off that is not on it", ({ card, label }) => [`DELETE tasks/${card.id}/labels/${label.id}`], [], []],
  [
    "archive",
    put("archived_at", "now"),
    [
      ["Card", "archived", "task", "Card"],
      [null, "archived", "task", "Card"],
    ],
    [["Card", "board_task_archived", "Card", ...ALL]],
  ],
  [
    "restore",
    put("archived_at", null, "archived"),
    [
      ["Archived", "restored", "task", "Archived"],
      [null, "restored", "task", "Archived"],
    ],
    [["Archived", "board_task_restored", "Archived", ...ALL]],
  ],
  [
    "archive all of a stage",
    ({ done }) => [`PUT stage/${done.id}/archive-all-task`],
    [
      ["Closed", "archived", "task", "Closed"],
      [null, "archived", "task", "Closed"],
    ],
    [["Closed", "board_task_archived", "Closed", ...ALL]],
  ],
  [
    "delete",
    ({ closed }) => [`DELETE tasks/${closed.id}`],
    [[null, "deleted", "task", "Closed", null, null, { task_id: "id" }]],
    [],
  ],
  [
    "unlink the support ticket",
    ({ card }) => [`DELETE tasks/${card.id}/support-ticket`],
    [["Card", "removed", "support ticket", "4711"]],
    [],
  ],
  [
    "move many",
    many(({ doing }) => ({ action: "move_tasks", target_stage_id: doing.id })),
    [
      ["Card", "changed", "stage", "To do", "Doing"],
      ["Closed", "changed", "stage", "Done", "Doing"],
      ["Closed", "reopened", "task", "Closed"],
    ],
    [
      ["Card", "task_moved_to_new_stage", "Doing", ...ALL],
      ["Closed", "task_moved_to_new_stage", "Doing", ...ALL],
    ],
  ],
  [
    "label many",
    many(({ attached }) => ({ action: "add_labels", label_ids: [attached.id] })),
    [["Closed", "added", "label", null, null, null, ui]],
    [],
  ],
  [
    "prioritise many",
    many(() => ({ action: "change_priority", priority: "urgent" })),
    [
      ["Card", "changed", "priority", "low", "urgent"],
      ["Closed", "changed", "priority", "low", "urgent"],
    ],
    [
      ["Card", "task_priority_changed", "urgent", ...ALL],
      ["Closed", "task_priority_changed", "urgent", ...ALL],
    ],
  ],
  [
    "assign many",
    many(({ vera, anna }) => ({ action: "assign_members", user_ids: [vera.id, anna.id] })),
    [
      ["Card", "added", "assignee", null, "Vera"],
      ["Closed", "added", "assignee", null, "Vera"],
    ],
    [
      ["Card", "task_assignee_changed", "has added you as an assignee.", "Vera"],
      ["Closed", "task_assignee_changed", "has added you as an assignee.", "Vera"],
    ],
  ],
  [
    "archive many",
    many(() => ({ action: "archive_tasks" })),
    [
      ["Card", "archived", "task", "Card"],
      [null, "archived", "task", "Card"],
      ["Closed", "archived", "task", "Closed"],
      [null, "archived", "task", "Closed"],
    ],
    [
      ["Card", "board_task_archived", "Card", ...ALL],
      ["Closed", "board_task_archived", "Closed", ...ALL],
    ],
  ],
  [
    "restore many",
    ({ archived }) => ["PUT bulk-restore-tasks", { task_ids: [archived.id] }],
    [
      ["Archived", "restored", "task", "Archived"],
      [null, "restored", "task", "Archived"],
    ],
    [["Archived", "board_task_restored", "Archived", ...ALL]],
  ],
  [
    "delete many",
    ({ archived, closed }) => ["DELETE bulk-delete-tasks", { task_ids: [archived.id, closed.id] }],
    [
      [null, "deleted", "task", "Archived", null, null, { task_id: "id" }],
      [null, "deleted", "task", "Closed", null, null, { task_id: "id" }],
    ],
    [],
  ],
  ["pin", ({ card }) => [`PUT tasks/${card.id}/pin`, { pinned: true }], [], []],
  ["watch", put("is_watching", "stop"), [], []],
  ["cover", put("settings", { cover: { backgroundColor: "#4bce97" } }), [["Card", "added", "cover"]], []],
  ["no cover where there is none", put("settings", []), [], []],
  [
    "stage as a property",
    put("stage_id", ({ doing }: World) => doing.id),
    [["Card", "changed", "stage", "To do", "Doing"]],
    [["Card", "task_moved_to_new_stage", "Doing", ...ALL]],
  ],
  ["the same stage as a property", put("stage_id", ({ toDo }: World) => toDo.id), [], []],
  [
    "no parent",
    put("parent_id", null, "step"),
    [
      ["Card", "removed", "subtask", "Step"],
      ["Step", "changed", "stage", null, "To do"],
    ],
    [["Step", "task_moved_to_new_stage", "To do", ...ALL]],
  ],
  [
    "archive the stage",
    ({ done }) => [`PUT archive-stage/${done.id}`],
    [
      [null, "archived", "stage", "Done"],
      ["Closed", "archived", "task", "Closed"],
      [null, "archived", "task", "Closed"],
    ],
    [["Closed", "board_task_archived", "Closed", ...ALL]],
  ],
  [
    "restore the stage",
    ({ review }) => [`PUT restore-stage/${review.id}`],
    [
      [null, "restored", "stage", "Review"],
      ["Waiting", "restored", "task", "Waiting"],
      [null, "restored", "task", "Waiting"],
    ],
    [["Waiting", "board_task_restored", "Waiting", ...ALL]],
  ],
  [
    "delete the stage",
    ({ board, done }) => [`DELETE /boards-app/v1/boards/${board.id}/stages/${done.id}`],
    [
      [null, "deleted", "stage", "Done", null, null, { stage_id: "id" }],
      [null, "deleted", "task", "Closed", null, null, { task_id: "id" }],
    ],
    [],
  ],
  [
    "picture of an idea",
    ({ card }) => [`POST tasks/update-cover-photo/${card.id}`, { thumbnail: "/x.png" }],
    [["Card", "added", "logo"]],
    [],
  ],
  [
    "kind of an idea",
    ({ card }) => [`POST tasks/status-update/${card.id}`, { integrationType: "feature" }],
    [["Card", "added", "integration type", null, "feature"]],
    [],
  ],
  ["sort the stage", ({ toDo }) => [`PUT stage/${toDo.id}/sort-task`, { order: "title", orderBy: "ASC" }], [], []],
  ["template", put("is_template", "yes"), [["Card", "added", "template", null, "yes"]], []],
  ["no template where there is none", put("is_template", "no"), [], []],
  ["contact", put("crm_contact_id", 7), [["Card", "added", "contact", null, "7"]], []],
  ["an ignored property", put("scope", "x"), [], []],
];

test.each(OPERATIONS)(
  "'%s' records exactly these lines and notifications",
  async (_, requestFor, lines, notifications) => {
    const world = await aBoardWithEverything();
    const [line, body] = requestFor(world);

    const { status } = await requestOn(world.board, world.max, line, body);

    expect(status).toBeLessThan(300);
    expect(await fullActivityLines()).toEqual(lines);
    expect(
      await db.activity.count({ where: { OR: [{ createdById: null }, { createdById: { not: world.max.id } }] } }),
    ).toBe(0);
    expect(await writtenNotifications(world)).toEqual(notifications);
  },
);

async function writtenNotifications({ max }: World) {
  const rows = await db.notification.findMany({
    orderBy: { id: "asc" },
    include: { task: true, recipients: { include: { user: true } } },
  });
  expect(rows.every(({ actorId, settings }) => actorId === max.id && settings === null)).toBe(true);
  return rows.map(({ task, kind, description, recipients }) => [
    task?.title,
    kind,
    description,
    ...recipients.map(({ user }) => user.displayName).toSorted(),
  ]);
}
