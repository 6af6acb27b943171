import { expect, test } from "vitest";
import { POST as RESTORE } from "@/app/wp-json/boards-app/v1/boards/[board_id]/trash/restore/route";
import { POST as RESTORE_BOARD } from "@/app/wp-json/boards-app/v1/trash/restore/route";
import { db } from "@/lib/db";
import { call } from "@/lib/testing";
import { wrongCounters } from "@/lib/testing/everything/references";
import { differences, everyRow, type Rows, tablesIn } from "@/lib/testing/everything/rows";
import { aWorldOfEverything } from "@/lib/testing/everything/world";
import { NOT_KEPT } from "@/lib/trash/steps";
import { DELETIONS } from "@/security/deletions";
import { endpointNamed } from "@/security/endpoints";

const namesIn = (rows: Rows) => [...new Set(tablesIn(rows))];

/** A trigger writes these again. */
const REWRITTEN = ["comment_search", "task_search"];
const ENDED = NOT_KEPT.filter((table) => !REWRITTEN.includes(table));

/** What a restored task tells its people, and the chunks of unfinished uploads, which are removed. */
const NEWS = ["activity", "discarded_file", "notification", "notification_recipient"];
const PAUSED = "timer: counted_seconds, running_since";
const TASKS = "task: updated_at";

test.each([
  [
    "a task",
    "task",
    {
      added: NEWS,
      changed: ["board: tasks_archived_at, tasks_reset_at, updated_at", "task: position, updated_at", TASKS, PAUSED],
    },
  ],
  ["a subtask", "task", { added: NEWS, changed: [TASKS, PAUSED] }],
  ["a comment", "comment", { added: ["activity"], changed: [TASKS] }],
  ["a reply", "comment", { added: ["activity"], changed: [TASKS] }],
  [
    "a stage",
    "stage",
    {
      added: ["activity", "discarded_file"],
      changed: [
        "board: stages_archived_at, stages_reset_at, tasks_archived_at, tasks_reset_at, updated_at",
        "stage: updated_at",
        TASKS,
        PAUSED,
      ],
    },
  ],
  [
    "a board",
    "board",
    {
      added: ["activity", "discarded_file"],
      changed: [
        "board: labels_reset_at, members_changed_at, stages_reset_at, tasks_reset_at, updated_at",
        TASKS,
        PAUSED,
      ],
    },
  ],
] as const)(
  "%s that is restored is in the database as before, with everything that belonged to it",
  async (name, type, expected) => {
    const world = await aWorldOfEverything();
    const { endpoint, make } = DELETIONS[name] ?? {};
    if (!make || !endpoint) throw new Error(`${name} can't be deleted.`);
    const record = await make(world);
    await db.timer.updateMany({ data: { runningSince: new Date(Date.now() - 3_600_000) } });
    const before = await everyRow();
    const deleted = await call(endpointNamed(endpoint).handler, { as: world.admin, ...record });
    expect(deleted.status).toBe(200);

    const params = { board_id: world.first.board.id };
    const { status, json } =
      type === "board"
        ? await call(RESTORE_BOARD, { as: world.admin, body: { id: record.id } })
        : await call(RESTORE, { as: world.admin, params, body: { type, id: record.id } });

    expect({ status, json }).toMatchObject({ status: 200, json: { [type]: { id: record.id } } });
    const { added, gone, changed } = differences(before, await everyRow());
    expect({
      added: namesIn(added),
      gone: namesIn(gone).filter((table) => !ENDED.includes(table)),
      changed: [...new Set(changed.map((line) => line.replace(/(?: \d+)+:/, ":")))].toSorted(),
    }).toEqual({ added: expected.added, gone: [], changed: expected.changed.toSorted() });
    expect(await wrongCounters()).toEqual([]);
    expect(await db.trashItem.count()).toBe(1);
  },
);
