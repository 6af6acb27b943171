import { describe, expect, test } from "vitest";
import type { Board, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { readPushedChanges } from "@/lib/live/pushed-changes";
import type { LiveChange } from "@/lib/live/changes";
import {
  aBoardOfAnna,
  anAdmin,
  aTask,
  aUser,
  type Events,
  removeMember,
  requestOn,
  watch,
  watchBoard,
} from "@/lib/testing";
import { queriesOf } from "@/lib/testing/db/statements";

const asked = async (board: Board, as: User, since: string) => {
  const { json } = await requestOn(
    board,
    as,
    `GET has-data-changed?since=${encodeURIComponent(since)}&include_archived=true&whole=no&paged=yes`,
  );
  return { ...json, synced_at: expect.any(String) };
};

const changesIn = async ({ next }: Events) => ((await next())?.data as LiveChange).changes;

describe("changes that are sent along with a live message", () => {
  test("are what has-data-changed answers each person", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const ada = await anAdmin();
    const task = await aTask(toDo);
    await watch(task, vera);
    const viewers = await Promise.all(
      [anna, vera, ada].map(async (as) => ({ as, events: await watchBoard(board, as) })),
    );

    await requestOn(board, max, `PUT tasks/${task.id}`, { property: "title", value: "Paint „Ä“ 🎨" });

    for (const { as, events } of viewers) {
      const changes = await changesIn(events);
      expect(changes?.answer).toMatchObject({ tasks: [{ title: "Paint „Ä“ 🎨" }] });
      expect(changes?.answer).toEqual(await asked(board, as, changes?.since ?? ""));
    }
  });

  test("follow each other without a gap, and begin before the reader's stream", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const viewer = await watchBoard(board, max);
    const opened = new Date().toISOString().replace("T", " ").slice(0, 19);

    let known = opened;
    for (const title of ["One", "Two", "Three"]) {
      await aTask(toDo, { title });
      const changes = await changesIn(viewer);
      expect(changes && changes.since <= known).toBe(true);
      known = (changes?.answer as { synced_at: string }).synced_at;
    }
  });

  test("are left out when they are long, or nobody sees the board any more", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const viewer = await watchBoard(board, max);

    await db.task.createMany({
      data: Array.from({ length: 40 }, (_, at) => ({
        boardId: board.id,
        stageId: toDo.id,
        title: "T",
        slug: "t",
        position: at + 1,
      })),
    });

    expect((await viewer.next())?.data).toEqual({ board: board.id, what: ["tasks"], at: expect.any(String), gone: [] });
  });

  test("are read only for those who may see the board at that moment, in as many statements for many as for one", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    await removeMember(board, vera);
    const change: LiveChange = { board: board.id, what: ["tasks"], at: "1", gone: [] };
    const [stranger, gone] = [await aUser(), await anAdmin({ deactivatedAt: new Date() })];
    const read = (people: User[]) =>
      readPushedChanges(
        change,
        people.map(({ id }) => id),
        new Date(),
      );

    const { byPerson } = await read([anna, max, vera, stranger, gone]);

    expect([...byPerson.keys()]).toEqual([anna.id, max.id]);
    expect(await queriesOf(() => read([anna, max]))).toBe(await queriesOf(() => read([anna])));
  });
});
