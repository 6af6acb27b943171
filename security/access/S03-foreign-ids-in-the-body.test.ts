import { stringify } from "qs";
import { describe, expect, test } from "vitest";
import { databaseText, fingerprintOfBoard } from "@/security/database";
import { type EndpointUnderAttack, endpoints } from "@/security/endpoints";
import { parametersOf, withValue } from "@/security/fuzz/parameters";
import { bodyWith, propertyPlaces, updateTask } from "@/security/fuzz/properties";
import { requestOf, send, type Sent } from "@/security/requests";
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

const nested = propertyPlaces.filter(
  ({ property, place }) =>
    ["assignees", "is_watching", "parent_id", "board_id"].includes(property) && place.at(-1) !== "action",
);
const WHOLE = ["assignees", "parent_id", "board_id"];

describe("a record of another board in the body or the query", () => {
  test.each(cases.map((each) => [`${each.name} ${each.parameter}`, each] as const))(
    "is refused or ignored, and not returned: %s",
    async (_, endpoint) => {
      await attack(endpoint, kindOf(endpoint.named), ({ body, query }, theirs) =>
        endpoint.method === "GET"
          ? {
              path: `/wp-json/boards/v2/x?${stringify(withValue(query, endpoint.place, theirs))}`,
              query: undefined,
              body: undefined,
            }
          : { body: withValue(body, endpoint.place, theirs) },
      );
    },
  );

  test.each(nested)("is refused or ignored for PUT tasks/{task_id} $name, and not returned", async (place) => {
    const kind = kindOf(place.property === "is_watching" ? "watcher" : place.property);

    const status = await attack(updateTask, kind, (_, theirs) => ({ body: bodyWith(place, theirs) }));

    if (WHOLE.includes(place.name)) expect([400, 403, 404]).toContain(status);
  });
});

async function attack(
  endpoint: EndpointUnderAttack,
  kind: ReturnType<typeof kindOf>,
  change: (sent: Sent, theirs: number | undefined) => Partial<Sent>,
): Promise<number> {
  const world = await aWorld();
  const { home, foreign, people } = world;
  const [ours, theirs] = [await fingerprintOfBoard(home.board.id), await fingerprintOfBoard(foreign.board.id)];
  const stored = await databaseText();

  const sent = change(requestOf(endpoint, world, people.manager), kind?.(foreign));
  const { status, json } = await send(endpoint, world, people.manager, sent);

  expect(JSON.stringify(json)).not.toContain(FOREIGN);
  expect(await fingerprintOfBoard(foreign.board.id)).toBe(theirs);
  if (status >= 400) expect(await fingerprintOfBoard(home.board.id)).toBe(ours);
  expect(await writtenSince(stored)).toEqual([]);
  expect(status).toBeLessThan(500);
  return status;
}

/** The written rows that contain an id of the other board. */
async function writtenSince(before: string): Promise<string[]> {
  const known = new Set(before.split("\n"));
  return (await databaseText()).split("\n").filter((row) => !known.has(row) && FOREIGN_ID.test(row));
}
