import { expect, test } from "vitest";
import type { RouteHandler } from "@/lib/http/route";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { type Answer, call } from "@/lib/testing/http/call";

/** What all reports refuse, and what they answer where there is nothing. */
export function testReport(handler: RouteHandler, empty: object): void {
  test("403 for people on no board, 401 when signed out", async () => {
    expect([(await call(handler, { as: await aUser() })).status, (await call(handler)).status]).toEqual([403, 401]);
  });

  test.each([["abc"], ["1.5"], ["0"], ["-1"], ["4294967296"], ["1 OR 1=1"]])(
    "board_id=%s gives an empty report",
    async (board_id) => {
      const { status, json } = await call(handler, { as: await anAdmin(), query: { board_id, ...A_DAY } });

      expect([status, json.report]).toEqual([200, empty]);
    },
  );

  test("a board that the caller cannot see gives the report of a board that does not exist", async () => {
    const { anna } = await aBoardOfAnna();
    const [foreign, archived, template] = [
      await aBoard(),
      await aBoard({ archivedAt: new Date(), members: [[anna, "manager"]] }),
      await aBoard({ isTemplate: true, members: [[anna, "manager"]] }),
    ];

    for (const board of [foreign, archived, template]) {
      const { status, json } = await call(handler, { as: anna, query: { board_id: board.id, ...A_DAY } });
      expect([status, json.report]).toEqual([200, empty]);
    }
  });

  test("400 for a range that ends before it begins or has more than 366 days", async () => {
    const { anna } = await aBoardOfAnna();
    const answerTo = (start_date: string, end_date: string) =>
      call(handler, { as: anna, query: { start_date, end_date } });
    const words = ({ status, json }: Answer) => [status, json.message];

    expect(words(await answerTo("2027-01-02", "2027-01-01"))).toEqual([400, "The end date is before the start date."]);
    expect(words(await answerTo("2027-01-01", "2028-01-02"))).toEqual([400, "A report covers at most 366 days."]);
    expect((await answerTo("2027-01-01", "2028-01-01")).status).toBe(200);
    expect((await answerTo("2027-13-40", "soon")).status).toBe(200);
  });
}

/** The day of `submissions`, whose length depends on the range. */
export const A_DAY = { start_date: "2020-02-29", end_date: "2020-02-29" };
