import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, anActivity, anIdea, assign, aStage, aTask, aUser, request } from "@/lib/testing";

const REPORTS = ["overview", "tasks", "activity", "roadmap"];

/** Everything that reports count, on a board of somebody else, done by this person. */
async function aBoardNotOf(
  person: { id: number },
  type: "to_do" | "roadmap",
  given: Parameters<typeof aBoard>[0] = {},
) {
  const board = await aBoard({ type, ...given });
  const stage = await aStage(board, { title: "Secret" });
  const task = type === "to_do" ? await aTask(stage, { title: "Secret" }) : await anIdea(stage, { title: "Secret" });
  await assign(task, person);
  await aTask(stage, { status: "closed", lastCompletedAt: new Date() });
  await anActivity(task, person);
  return board;
}

describe("S32 reports", () => {
  test.each(REPORTS)(
    "%s counts nothing of boards that the caller cannot see, has left or are archived",
    async (report) => {
      const max = await aUser();
      await aBoard({ members: [[max, "member"]] });
      const reportOf = async (query: string) =>
        JSON.stringify((await request(max, `GET reports/${report}${query}`)).json);
      const empty = await reportOf("");

      const boards = [];
      for (const type of ["to_do", "roadmap"] as const) {
        boards.push(await aBoardNotOf(max, type));
        boards.push(await aBoardNotOf(max, type, { archivedAt: new Date(), members: [[max, "manager"]] }));
        const left = await aBoardNotOf(max, type, { members: [[max, "manager"]] });
        await db.boardMember.deleteMany({ where: { boardId: left.id } });
        boards.push(left);
      }

      expect(await reportOf("")).toBe(empty);
      for (const { id } of boards) expect(await reportOf(`?board_id=${id}`)).toBe(empty);
    },
  );
});
