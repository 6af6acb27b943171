import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/call";
import { fingerprint, RECENT_BOARDS } from "@/security/database";
import { boardEndpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld, FOREIGN } from "@/security/world";

const cases = boardEndpoints.flatMap((endpoint) => endpoint.parameters.filter((name) => name !== "board_id").map((parameter) => ({ ...endpoint, parameter })));

describe("a record of another board, under one's own", () => {
  test.each(cases)("$name: another board's $parameter is not found, untouched and not told", async (endpoint) => {
    const world = await aWorld();
    const theirs = requestOf(endpoint, world, null, world.foreign).params[endpoint.parameter] ?? 0;
    const before = await fingerprint(RECENT_BOARDS);

    for (const attacker of [world.people.manager, world.people.administrator]) {
      const sent = requestOf(endpoint, world, attacker);
      const { status, json } = await call(endpoint.handler, { as: attacker, ...sent, params: { ...sent.params, [endpoint.parameter]: theirs } });

      expect(status).toBe(404);
      expect(JSON.stringify(json)).not.toContain(FOREIGN);
    }
    expect(await fingerprint(RECENT_BOARDS)).toBe(before);
  });
});

describe("a board to which one does not belong", () => {
  test.each(boardEndpoints)("$name: the same answer as for a board that is not there", async (endpoint) => {
    const world = await aWorld();
    const before = await fingerprint(RECENT_BOARDS);
    const answers = [];

    for (const board_id of [world.foreign.board.id, 2_000_000_000]) {
      const sent = requestOf(endpoint, world, world.people.manager, world.foreign);
      const { status, json } = await call(endpoint.handler, { as: world.people.manager, ...sent, params: { ...sent.params, board_id } });
      answers.push({ status, json: json as unknown });
    }

    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 403, json: { code: "rest_forbidden" } });
    expect(await fingerprint(RECENT_BOARDS)).toBe(before);
  });
});
