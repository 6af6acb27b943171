import { describe, expect, test } from "vitest";
import { DELETE as removeBoard } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { db, pool } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aBrowserOf,
  aHub,
  anAdmin,
  aStage,
  aTask,
  aUser,
  call,
  changeMember,
  eventsOfNewStream,
  openStream,
  removeMember,
  watchBoard,
} from "@/lib/testing";
import { HEAD } from "./route";

const changeOf = (what: string, { id }: { id: number }) => ({
  event: "changed",
  data: expect.objectContaining({ board: id, what: [what], at: expect.any(String), gone: [] }),
});

describe("GET /live/boards/:board_ids", () => {
  test("begins at once, and is neither cached nor buffered", async () => {
    const { max, board } = await aBoardOfAnna();

    const response = await openStream((await aBrowserOf(max)).cookie, board.id);

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(new TextDecoder().decode((await response.body?.getReader().read())?.value)).toBe(
      `retry: 2000\nevent: ready\ndata: {"boards":[${board.id}]}\n\n`,
    );
  });

  test("sends one event per board for each commit, with the ids of deleted tasks", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const [task, other] = [await aTask(toDo), await aTask(toDo)];
    const viewer = await watchBoard(board, max);

    await db.$transaction([
      db.task.delete({ where: { id: task.id } }),
      db.stage.update({ where: { id: toDo.id }, data: { title: "Later" } }),
      db.task.update({ where: { id: other.id }, data: { title: "Other" } }),
      db.task.delete({ where: { id: other.id } }),
    ]);

    const change = await viewer.next();
    expect(change).toMatchObject({ event: "changed", data: { board: board.id, gone: [task.id, other.id] } });
    expect((change?.data as { what: string[] }).what.sort()).toEqual(["stages", "tasks"]);
  });

  test("streams only those of several boards that the person may see", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const [second, foreign, unasked] = [
      await aBoard({ members: [[max, "viewer"]] }),
      await aBoard(),
      await aBoard({ members: [[max, "viewer"]] }),
    ];
    const events = await eventsOfNewStream(
      (await aBrowserOf(max)).cookie,
      `${foreign.id}%2C${board.id},${second.id},${second.id},2000000000`,
    );
    expect(await events.next()).toEqual({ event: "ready", data: { boards: [board.id, second.id] } });

    for (const each of [foreign, unasked, second]) await aStage(each);
    await aTask(toDo);

    expect(await events.next()).toEqual(changeOf("stages", second));
    expect(await events.next()).toEqual(changeOf("tasks", board));
  });

  test("two processes notify their connections of each other's changes", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const viewers = [await watchBoard(board, anna, aHub()), await watchBoard(board, max, aHub())];

    await aTask(toDo);

    for (const viewer of viewers) expect(await viewer.next()).toEqual(changeOf("tasks", board));
  });

  test("a lost database connection is opened again, and every stream is asked to resync and receives changes again", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const hub = aHub();
    const viewers = [await watchBoard(board, anna, hub), await watchBoard(board, max, hub)];

    await endListening();

    for (const viewer of viewers) expect(await viewer.next()).toEqual({ event: "resync", data: {} });
    await aTask(toDo);
    for (const viewer of viewers) expect(await viewer.next()).toEqual(changeOf("tasks", board));
  });

  test("a change of members is sent to those who stay", async () => {
    const { anna, vera, board } = await aBoardOfAnna();
    const viewer = await watchBoard(board, vera);

    await changeMember(board, anna, { role: "member" });

    expect(await viewer.next()).toEqual(changeOf("members", board));
  });

  test("a board that ends leaves the other boards of the stream open", async () => {
    const { max, board, toDo } = await aBoardOfAnna();
    const second = await aBoard({ members: [[max, "member"]] });
    const events = await eventsOfNewStream((await aBrowserOf(max)).cookie, `${board.id},${second.id}`);
    await events.next();

    await removeMember(second, max);
    expect(await events.next()).toEqual({ event: "ended", data: { board: second.id } });

    await aStage(second);
    await aTask(toDo);
    expect(await events.next()).toEqual(changeOf("tasks", board));
  });

  test("a deleted board ends for admins, too", async () => {
    const { board } = await aBoardOfAnna();
    const ada = await anAdmin();
    const viewer = await watchBoard(board, ada);

    await call(removeBoard, { as: ada, params: { board_id: board.id } });

    expect(await viewer.next()).toEqual({ event: "ended", data: { board: board.id } });
    expect(await viewer.next()).toBeNull();
  });

  test("a reader who is too slow loses the stream before much is queued", async () => {
    const { max, board } = await aBoardOfAnna();
    const { cookie } = await aBrowserOf(max);
    const reader = (await openStream(cookie, board.id)).body?.getReader();
    await reader?.read();
    const witness = await watchBoard(board, max);
    const gone = Array.from({ length: 200 }, (_, at) => 2_000_000_000 + at);

    for (let time = 0; time < 40; time += 1) {
      const message = { board: board.id, what: "tasks", at: "1", gone };
      await pool().query("SELECT pg_notify('boards_live', $1)", [JSON.stringify(message)]);
      await witness.next();
    }

    await expect(reader?.closed).rejects.toThrow("too slow");
  });

  test("HEAD answers whether there is a stream, and opens none", async () => {
    const { max, board } = await aBoardOfAnna();
    const { cookie } = await aBrowserOf(max);

    for (let time = 0; time < 60; time += 1) {
      const { status, body } = await HEAD(
        new Request("https://boards.test/live/boards/1", { method: "HEAD", headers: cookie }),
        { params: Promise.resolve({ board_ids: String(board.id) }) },
      );
      expect([status, body]).toEqual([200, null]);
    }
  });

  test.each([
    "",
    "00",
    "01",
    "x",
    "1,",
    ",1",
    "1;2",
    "-1",
    "1.5",
    "1e3",
    " 1",
    "99999999999",
    "1,2,x",
    Array.from({ length: 21 }, (_, at) => at + 1).join(),
  ])("answers 400 for %j, which is not a list of up to 20 ids", async (boards) => {
    const response = await openStream((await aBrowserOf(await anAdmin())).cookie, boards);

    expect(response.status).toBe(400);
    expect((await response.json()).data.params).toEqual({ board_ids: expect.any(String) });
  });

  test("answers 403 to somebody who may see none of the boards, whether they exist or not", async () => {
    const { board } = await aBoardOfAnna();
    const { cookie } = await aBrowserOf(await aUser());

    for (const boards of [board.id, 4711, `${board.id},4711`]) {
      const response = await openStream(cookie, boards);
      expect(await response.json()).toMatchObject({ code: "rest_forbidden", data: { status: 403 } });
    }
  });

  test("answers 429 beyond 50 streams of one session, until one of them ends", async () => {
    const { max, board } = await aBoardOfAnna();
    const { cookie } = await aBrowserOf(max);
    const streams = await Promise.all(Array.from({ length: 50 }, () => openStream(cookie, board.id)));

    expect((await openStream(cookie, board.id)).status).toBe(429);
    expect((await openStream((await aBrowserOf(max)).cookie, board.id)).status).toBe(200);
    await streams[0]?.body?.cancel();
    expect((await openStream(cookie, board.id)).status).toBe(200);
  });

  test("answers 503 once the process is stopping, and open streams have ended", async () => {
    const { max, board } = await aBoardOfAnna();
    const hub = aHub();
    const viewer = await watchBoard(board, max, hub);

    await hub.close();

    expect(await viewer.next()).toBeNull();
    expect((await openStream((await aBrowserOf(max)).cookie, board.id, hub)).status).toBe(503);
  });
});

const endListening = () =>
  pool().query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'boards live'",
  );
