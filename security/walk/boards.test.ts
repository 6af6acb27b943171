import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing";
import { fingerprintOfBoard } from "@/security/database";
import { boardEndpoints, type EndpointUnderAttack, named } from "@/security/endpoints";
import { withValue } from "@/security/fuzz/parameters";
import { requestOf, type Sent } from "@/security/requests";
import { aCleanWorld, type CleanWorld } from "@/security/walk/clean-world";
import { FOREIGN, type World } from "@/security/world";

const MISSING_BOARD = 2_000_000_000;

/** Parameter names that can refer to a board. */
const NAMES = ["board_id", "boardId", "id", "task.board_id", "board.id", "board.board_id"];

describe.each(named(boardEndpoints))("another board in %s", (_, endpoint) => {
  test("is neither found nor opened, and stays unchanged", async () => {
    const clean = await aCleanWorld();

    const refused = [
      ...(await recordsOfAnotherBoard(endpoint, clean)),
      ...(await anotherBoard(endpoint, clean)),
      ...(await anotherBoardInThePath(endpoint, clean)),
    ];
    const changed = (await clean.hasChanged(true)) ? ["something was written by a refused request"] : [];

    expect([...refused, ...changed, ...(await anotherBoardEverywhereElse(endpoint, clean))]).toEqual([]);
  });
});

async function recordsOfAnotherBoard(endpoint: EndpointUnderAttack, { world }: CleanWorld): Promise<string[]> {
  const problems: string[] = [];
  for (const parameter of endpoint.parameters.filter((name) => name !== "board_id")) {
    const theirs = requestOf(endpoint, world, null, world.foreign).params[parameter] ?? 0;
    for (const role of ["manager", "administrator"] as const) {
      const sent = requestOf(endpoint, world, world.people[role]);
      const { status, json } = await call(endpoint.handler, {
        as: world.people[role],
        ...sent,
        params: { ...sent.params, [parameter]: theirs },
      });
      if (status !== notFoundStatus(parameter))
        problems.push(`another board's ${parameter} is not "not found" for the ${role}: ${status}`);
      if (reveals(json)) problems.push(`another board's ${parameter} is shown to the ${role}`);
    }
  }
  return problems;
}

async function anotherBoard(endpoint: EndpointUnderAttack, { world }: CleanWorld): Promise<string[]> {
  const answers: string[] = [];
  for (const board_id of [world.foreign.board.id, MISSING_BOARD]) {
    const sent = requestOf(endpoint, world, world.people.manager, world.foreign);
    const { status, json } = await call(endpoint.handler, {
      as: world.people.manager,
      ...sent,
      params: { ...sent.params, board_id },
    });
    answers.push(`${status} ${JSON.stringify(json)}`);
  }
  const [there = "", missing] = answers;
  return [
    ...(there === missing ? [] : [`another board is told from a missing one: ${there} and ${missing}`]),
    ...(there.startsWith(`${statusOf(endpoint)} `) && there.includes(CODES[statusOf(endpoint)])
      ? []
      : [`another board is not refused: ${there}`]),
  ];
}

/** A roadmap that nobody else may read does not exist for them, as for anyone. */
/** Of a time log (compatibility.md, C164). */
const notFoundStatus = (parameter: string) => (parameter === "track_id" ? 422 : 404);

const statusOf = ({ isPublic, path }: EndpointUnderAttack) => (isPublic && path.includes("/roadmaps/") ? 404 : 403);

const CODES = { 403: '"code":"rest_forbidden"', 404: '"code":"rest_not_found"' };

async function anotherBoardInThePath(endpoint: EndpointUnderAttack, { world }: CleanWorld): Promise<string[]> {
  const { status } = await askNaming(
    endpoint,
    world,
    requestOf(endpoint, world, world.people.manager, world.foreign),
    world.home.board.id,
  );
  const expected = statusOf(endpoint);
  return status === expected
    ? []
    : [`another board in the path and one's own in the body: ${status} instead of ${expected}`];
}

async function anotherBoardEverywhereElse(endpoint: EndpointUnderAttack, { world }: CleanWorld): Promise<string[]> {
  const theirs = world.foreign.board.id;
  const before = await fingerprintOfBoard(theirs);
  const { status, json } = await askNaming(endpoint, world, requestOf(endpoint, world, world.people.manager), theirs);
  return [
    ...(status < 500 ? [] : [`another board in the body: ${status}`]),
    ...(reveals(json) ? ["another board in the body is shown"] : []),
    ...((await fingerprintOfBoard(theirs)) === before ? [] : ["another board in the body was changed"]),
  ];
}

const askNaming = (endpoint: EndpointUnderAttack, { people }: World, sent: Sent, boardId: number) =>
  call(endpoint.handler, {
    as: people.manager,
    ...sent,
    query: { ...sent.query, board_id: boardId, boardId, "task[board_id]": boardId },
    body:
      endpoint.method === "GET"
        ? undefined
        : NAMES.reduce(
            (body, name) => withValue(body, name.split("."), boardId),
            withValue(sent.body, ["newBoardId"], boardId),
          ),
  });

const reveals = (json: unknown) => JSON.stringify(json ?? "").includes(FOREIGN);
