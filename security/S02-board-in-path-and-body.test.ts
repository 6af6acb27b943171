import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/call";
import { fingerprintOfBoard } from "@/security/database";
import { boardEndpoints } from "@/security/endpoints";
import { withValue } from "@/security/fuzz/parameters";
import { requestOf } from "@/security/requests";
import { aWorld, FOREIGN, type World } from "@/security/world";

const NAMES = ["board_id", "boardId", "id", "task.board_id", "board.id", "board.board_id"];

const naming = (boardId: number, body: unknown) => NAMES.reduce((sent, name) => withValue(sent, name.split("."), boardId), withValue(body, ["newBoardId"], boardId));

describe.each(boardEndpoints)("$name", (endpoint) => {
  test("with one's own board in the path and another's everywhere else: the other one stays as it is", async () => {
    const world = await aWorld();
    const { manager } = world.people;
    const before = await fingerprintOfBoard(world.foreign.board.id);

    const answer = await ask(world, requestOf(endpoint, world, manager), world.foreign.board.id);

    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(answer.json)).not.toContain(FOREIGN);
    expect(await fingerprintOfBoard(world.foreign.board.id)).toBe(before);
  });

  test("with another's board in the path and one's own everywhere else: 403, and nothing happens", async () => {
    const world = await aWorld();
    const [home, foreign] = [world.home.board.id, world.foreign.board.id];
    const before = [await fingerprintOfBoard(home), await fingerprintOfBoard(foreign)];

    const answer = await ask(world, requestOf(endpoint, world, world.people.manager, world.foreign), home);

    expect(answer.status).toBe(403);
    expect([await fingerprintOfBoard(home), await fingerprintOfBoard(foreign)]).toEqual(before);
  });

  const ask = (world: World, sent: ReturnType<typeof requestOf>, boardId: number) =>
    call(endpoint.handler, {
      as: world.people.manager,
      ...sent,
      query: { ...sent.query, board_id: boardId, boardId, "task[board_id]": boardId },
      body: endpoint.method === "GET" ? undefined : naming(boardId, sent.body),
    });
});
