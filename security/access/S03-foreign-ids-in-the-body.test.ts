import { stringify } from "qs";
import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/http/call";
import { databaseText, fingerprintOfBoard } from "@/security/database";
import { type EndpointUnderAttack, endpoints } from "@/security/endpoints";
import { parametersOf, withValue } from "@/security/fuzz/parameters";
import { bodyWith, propertyPlaces, updateTask } from "@/security/fuzz/properties";
import { requestOf } from "@/security/requests";
import type { FurnishedBoard } from "@/security/furnished-board";
import { aWorld, FOREIGN, FOREIGN_ID } from "@/security/world";

/** The record that a parameter refers to, by the parameter's name. */
const KINDS: [RegExp, (place: FurnishedBoard) => number][] = [
  [/group/i, ({ subtaskGroup }) => subtaskGroup.id],
  [/subtask/i, ({ subtask }) => subtask.id],
  [/assignee|watcher|user|member|mention|_by$/i, ({ owner }) => owner.id],
  [/comment/i, ({ comment }) => comment.id],
  [/image/i, ({ image }) => image.id],
  [/folder|^fid$/i, ({ folder }) => folder.id],
  [/stage|^list$/i, ({ stage }) => stage.id],
  [/label/i, ({ attachedLabel }) => attachedLabel.id],
  [/custom_field/i, ({ field }) => field.id],
  [/board/i, ({ board }) => board.id],
  [/task|parent|predecessor/i, ({ task }) => task.id],
];
const isId = (name: string) =>
  /(_id|_ids|Id|Ids|^assignees|^labels|^list|_assignees|_watchers|^stage|_stage|^assignee|^watchers|^images|^mentionData|^custom_fields|^comment_by|^fid)$/.test(
    name,
  );
const kindOf = (name: string) => KINDS.find(([words]) => words.test(name))?.[1];

/** `parent_id` is a task, except for comments and folders. An id in a list has the list's name. */
function nameOf({ path }: EndpointUnderAttack, place: string[]): string {
  const name = place.findLast((part) => part !== "0") ?? "";
  const [, noun] = /\/(comment|folder)s(?:\/\{folder_id\})?$/.exec(path) ?? [];
  return name === "parent_id" && noun ? `${noun}_id` : name;
}

const cases = endpoints
  .filter(({ path }) => !path.startsWith("/wp/"))
  .flatMap((endpoint) =>
    parametersOf(endpoint.input).map((place) => ({
      ...endpoint,
      place,
      named: nameOf(endpoint, place),
      parameter: place.join("."),
    })),
  )
  .filter(({ named }) => isId(named) && kindOf(named));

const properties = ["assignees", "parent_id", "board_id"].map((property) => ({ property }));
const nested = propertyPlaces.filter(
  ({ property, place }) =>
    ["assignees", "is_watching", "parent_id", "board_id"].includes(property) && place.at(-1) !== "action",
);

/** The written rows that contain an id of the other board. */
async function writtenSince(before: string): Promise<string[]> {
  const known = new Set(before.split("\n"));
  return (await databaseText()).split("\n").filter((row) => !known.has(row) && FOREIGN_ID.test(row));
}

describe("a record of another board in the body or the query", () => {
  test.each(cases.map((each) => [`${each.name} ${each.parameter}`, each] as const))(
    "is refused or ignored, and not returned: %s",
    async (_, endpoint) => {
      const world = await aWorld();
      const theirs = kindOf(endpoint.named)?.(world.foreign);
      const before = await fingerprintOfBoard(world.foreign.board.id);
      const ours = await fingerprintOfBoard(world.home.board.id);
      const stored = await databaseText();

      const sent = requestOf(endpoint, world, world.people.manager);
      const changed =
        endpoint.method === "GET"
          ? {
              path: `/wp-json/boards/v2/x?${stringify(withValue(sent.query, endpoint.place, theirs))}`,
              params: sent.params,
            }
          : { ...sent, body: withValue(sent.body, endpoint.place, theirs) };
      const { status, json } = await call(endpoint.handler, { as: world.people.manager, ...changed });

      expect(JSON.stringify(json)).not.toContain(FOREIGN);
      expect(await fingerprintOfBoard(world.foreign.board.id)).toBe(before);
      if (status >= 400) expect(await fingerprintOfBoard(world.home.board.id)).toBe(ours);
      expect(await writtenSince(stored)).toEqual([]);
      expect(status).toBeLessThan(500);
    },
  );

  test.each(properties)(
    "is refused for PUT tasks/{task_id} $property, and neither board changes",
    async ({ property }) => {
      const world = await aWorld();
      const before = await Promise.all([world.home, world.foreign].map(({ board }) => fingerprintOfBoard(board.id)));

      const value = kindOf(property)?.(world.foreign);
      const { status } = await call(updateTask.handler, {
        as: world.people.manager,
        ...requestOf(updateTask, world, null),
        body: { property, value },
      });

      expect([400, 403, 404]).toContain(status);
      expect(await Promise.all([world.home, world.foreign].map(({ board }) => fingerprintOfBoard(board.id)))).toEqual(
        before,
      );
    },
  );

  test.each(nested)(
    "is refused or ignored for PUT tasks/{task_id} $name, and no record of the own board refers to it",
    async (place) => {
      const world = await aWorld();
      const before = await fingerprintOfBoard(world.foreign.board.id);
      const stored = await databaseText();

      const theirs = kindOf(place.property === "is_watching" ? "watcher" : place.property)?.(world.foreign);
      const { status, json } = await call(updateTask.handler, {
        as: world.people.manager,
        ...requestOf(updateTask, world, null),
        body: bodyWith(place, theirs),
      });

      expect(status).toBeLessThan(500);
      expect(JSON.stringify(json)).not.toContain(FOREIGN);
      expect(await fingerprintOfBoard(world.foreign.board.id)).toBe(before);
      expect(await writtenSince(stored)).toEqual([]);
    },
  );
});
