import { describe, expect, test } from "vitest";
import { DELETE, GET, OPTIONS, PUT } from "@/app/wp-json/boards/v2/projects/[board_id]/route";
import { GET as TASK } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { GET as TYPES, OPTIONS as TYPES_OPTIONS } from "@/app/wp-json/wp/v2/types/route";
import { aTaskOfAnna, anAdmin, aUser, call } from "@/lib/testing";

const allowOf = async (...called: Parameters<typeof call>) => (await call(...called)).headers.get("allow");

async function people() {
  const { anna, max, vera, params } = await aTaskOfAnna();
  const [admin, stranger] = [await anAdmin(), await aUser()];
  return { params, as: { viewer: vera, member: max, manager: anna, admin, stranger, visitor: undefined } };
}

describe("Allow names the methods of a path that the caller may use", () => {
  test.each([
    ["viewer", "GET"],
    ["member", "GET, PUT"],
    ["manager", "GET, PUT"],
    ["admin", "GET, PUT, DELETE"],
    ["stranger", null],
    ["visitor", null],
  ] as const)("of a board, for a %s: %s", async (who, allow) => {
    const { params, as: all } = await people();
    const as = all[who];

    expect(await allowOf(OPTIONS, { as, params })).toBe(allow);
    expect(await allowOf(GET, { as, params })).toBe(allow);
    expect(await allowOf(PUT, { as, params, body: { title: "New" } })).toBe(allow);
    expect(await allowOf(DELETE, { as, params })).toBe(allow);
  });

  test.each([
    ["viewer", "GET"],
    ["member", "GET, PUT, DELETE"],
    ["stranger", null],
  ] as const)("of a task, for a %s: %s", async (who, allow) => {
    const { params, as } = await people();

    expect(await allowOf(TASK, { as: as[who], params })).toBe(allow);
  });

  test("of a path that anyone may read", async () => {
    expect(await allowOf(TYPES_OPTIONS, {})).toBe("GET");
    expect(await allowOf(TYPES, { as: await aUser() })).toBe("GET");
  });

  test("of a board that does not exist: none", async () => {
    expect(await allowOf(OPTIONS, { as: await anAdmin(), params: { board_id: 1_000_000 } })).toBeNull();
  });
});
