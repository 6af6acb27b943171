import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { call } from "@/lib/testing";
import { tablesReferring, wrongCounters } from "@/lib/testing/everything/references";
import { differences, tablesWithoutRows, everyRow, type Rows, tablesIn } from "@/lib/testing/everything/rows";
import { aWorldOfEverything } from "@/lib/testing/everything/world";
import { board, DELETIONS, updatedRows } from "@/security/deletions";
import { endpointNamed } from "@/security/endpoints";

const filesOf = (rows: Rows): string[] =>
  [...rows.values()]
    .flatMap(({ values: { file_path, thumbnail_path, photo_file, chunks } }) =>
      [file_path, thumbnail_path, photo_file, ...(Array.isArray(chunks) ? chunks : [])].flatMap((path) =>
        typeof path === "string" ? [path] : [],
      ),
    )
    .sort();

const split = (rows: Rows) => {
  const isFile = ({ table }: { table: string }) => table === "discarded_file";
  return {
    files: new Map([...rows].filter(([, row]) => isFile(row))),
    others: new Map([...rows].filter(([, row]) => !isFile(row))),
  };
};

const discardedIn = (rows: Rows) => filesOf(split(rows).files);

/** The files of the rows in the trash. */
const filesInTrash = (rows: Rows) =>
  filesOf(
    new Map(
      [...rows].flatMap(([key, { table, values }]) =>
        table === "trash_row" ? [[key, { table, values: values.row as Record<string, unknown> }] as const] : [],
      ),
    ),
  );

const endTrash = () => db.trashItem.deleteMany({ where: { id: { not: IN_TRASH_BEFORE } } });

/** Of `aWorldOfEverything`. */
const IN_TRASH_BEFORE = 1;

describe("a deletion", () => {
  test.each(Object.entries(DELETIONS))(
    "removes everything that belonged to %s, and nothing else in the database",
    async (_, { endpoint, table, make, traces }) => {
      const world = await aWorldOfEverything();
      const before = await everyRow();
      expect(await tablesWithoutRows(before)).toEqual([]);

      const record = await make(world);
      const full = await everyRow();
      const made = differences(before, full);
      const touched = new Set([...tablesIn(made.added), ...made.changed.map((row) => row.split(" ")[0])]);
      expect((await tablesReferring(table)).filter((name) => !touched.has(name))).toEqual([]);
      expect(await wrongCounters()).toEqual([]);

      const { status } = await call(endpointNamed(endpoint).handler, {
        as: world.admin,
        params: record.params,
        body: record.body,
      });

      expect(status).toBe(200);
      const { added: left } = differences(before, await everyRow());
      const inTrash = filesInTrash(left);
      expect(discardedIn(left).filter((path) => inTrash.includes(path))).toEqual([]);
      await endTrash();
      const after = await everyRow();
      const { added, gone, changed } = differences(before, after);
      const { files, others } = split(added);
      const expected = traces(world, record);
      expect({ gone: tablesIn(gone), added: tablesIn(others), changed }).toEqual({
        gone: [],
        added: expected.added,
        changed: expected.changed.sort(),
      });
      expect(filesOf(files)).toEqual(filesOf(differences(full, after).gone));
      expect(await wrongCounters()).toEqual([]);
    },
  );
});

test("leaving a board removes the membership and the person's links to tasks and stages, and nothing else", async () => {
  const world = await aWorldOfEverything();
  const { first, other } = world;
  await db.boardMember.updateMany({ where: { userId: other.id }, data: { role: "manager" } });
  const before = await everyRow();

  const leave = endpointNamed("POST /boards/v2/projects/{board_id}/user/{user_id}/remove");
  expect(
    (await call(leave.handler, { as: world.admin, params: { board_id: first.board.id, user_id: other.id } })).status,
  ).toBe(200);

  const { added, gone, changed } = differences(before, await everyRow());
  expect([...gone.keys()]).toEqual([
    `board_member ${first.board.id} ${other.id}`,
    `stage_default_assignee ${first.stage.id} ${other.id}`,
    `stage_default_watcher ${first.stage.id} ${other.id}`,
    `task_assignee ${first.task.id} ${other.id}`,
    `task_watcher ${first.task.id} ${other.id}`,
  ]);
  expect(tablesIn(added)).toEqual(["activity"]);
  expect(changed).toEqual([
    board(first.board.id, "members_changed_at", "updated_at"),
    ...updatedRows("stage", first.stage.id),
    `task ${first.task.id}: assignee_ids, updated_at`,
  ]);
});

test("removing a person from all boards removes their links to all tasks and stages, and nothing else", async () => {
  const world = await aWorldOfEverything();
  const { first, second, other } = world;
  const before = await everyRow();

  const remove = endpointNamed("DELETE /boards/v2/managers/roles/{user_id}");
  expect((await call(remove.handler, { as: world.admin, params: { user_id: other.id } })).status).toBe(200);

  const { added, gone, changed } = differences(before, await everyRow());
  const boardLinks = [
    "board_member",
    "stage_default_assignee",
    "stage_default_watcher",
    "task_assignee",
    "task_watcher",
  ];
  expect(tablesIn(gone)).toEqual(boardLinks.flatMap((table) => [table, table]));
  expect(tablesIn(added)).toEqual(["activity", "activity"]);
  expect(changed).toEqual(
    [
      ...[first, second].map(({ board: { id } }) => board(id, "members_changed_at", "updated_at")),
      ...updatedRows("stage", first.stage.id, second.stage.id),
      ...[first, second].map(({ task: { id } }) => `task ${id}: assignee_ids, updated_at`),
    ].sort(),
  );
});
