import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTimeTrack, call, statusesOf } from "@/lib/testing";
import { endpointNamed } from "@/security/endpoints";
import { aWorld, FOREIGN } from "@/security/world";

const handlerOf = (name: string) => endpointNamed(name).handler;
const TRACKS = "/boards/v2/projects/{board_id}/tasks/{task_id}/time-tracks";
const lists = [
  handlerOf("GET /boards/v2/projects/timesheet/by-tasks"),
  handlerOf("GET /boards/v2/projects/timesheet/by-users"),
  handlerOf("GET /boards/v2/reports/timesheet"),
];
const COUNTS_NOTHING = { totalMinutes: 0, time_sheets: [] };

describe("S32 time on a board that the caller cannot see", () => {
  test.each(["viewer", "member", "manager"] as const)(
    "is in no timesheet or report of a %s, not even their own, nor when they ask for that board",
    async (role) => {
      const { foreign, home, people } = await aWorld();
      const as = people[role];
      const completedAt = new Date();
      await aTimeTrack(foreign.task, as, { completedAt, message: FOREIGN });
      await aTimeTrack(home.task, as, { completedAt, message: "ours" });

      const all = await Promise.all(lists.map((list) => call(list, { as })));
      const query = { board_id: foreign.board.id };
      const [tasks, users, report] = await Promise.all(lists.map((list) => call(list, { as, query })));

      const texts = all.map(({ json }) => JSON.stringify(json));
      expect(texts.map((text) => [text.includes("ours"), text.includes(FOREIGN)])).toEqual(
        lists.map(() => [true, false]),
      );
      expect(tasks?.json).toMatchObject({ ...COUNTS_NOTHING, tasks: [] });
      expect(users?.json).toMatchObject({ ...COUNTS_NOTHING, users: [] });
      expect(report?.json).toMatchObject({ timings: [] });
    },
  );

  test("ends with a membership, for logs of one's own, too", async () => {
    const { home, people, target } = await aWorld();
    await aTimeTrack(home.task, target, { completedAt: new Date(), message: "ours" });
    await aTimeTrack(home.task, people.member, { completedAt: new Date(), message: "ours" });
    await db.boardMember.deleteMany({ where: { userId: people.member.id, boardId: home.board.id } });

    const answers = await Promise.all(lists.map((list) => call(list, { as: people.member })));

    expect(answers.filter(({ json }) => JSON.stringify(json).includes("ours"))).toEqual([]);
  });

  test("can't be logged, changed or deleted through a task or log of another board, and stays as it was", async () => {
    const { home, foreign, people } = await aWorld();
    const as = people.manager;
    const send = (name: string, given: Record<string, number>) => {
      const params = { board_id: home.board.id, task_id: home.task.id, track_id: foreign.track.id, ...given };
      const body = name.startsWith("DELETE") ? undefined : { billable_minutes: 7, estimated_minutes: 7 };
      return call(handlerOf(name), { as, params, body });
    };
    const names = [
      ...[`POST ${TRACKS}`, `POST ${TRACKS}/estimated-time`, `PUT ${TRACKS}/commit/{track_id}`],
      `DELETE ${TRACKS}/{track_id}`,
    ];

    const answers = [];
    for (const name of names) {
      answers.push(await send(name, { board_id: foreign.board.id, task_id: foreign.task.id }));
      answers.push(await send(name, { task_id: foreign.task.id }));
    }
    answers.push(await send(`PUT ${TRACKS}/commit/{track_id}`, {}), await send(`DELETE ${TRACKS}/{track_id}`, {}));

    expect(statusesOf(answers)).toEqual([403, 404, 403, 404, 403, 404, 403, 404, 422, 422]);
    const { loggedMinutes, estimatedMinutes } = await db.task.findUniqueOrThrow({ where: { id: foreign.task.id } });
    expect([loggedMinutes, estimatedMinutes]).toEqual([60, null]);
  });

  test("S06 a log is always the caller's own, on the task of the path", async () => {
    const { home, foreign, people, target } = await aWorld();
    const body = {
      ...{ billable_minutes: 7, user_id: target.id, board_id: foreign.board.id, task_id: foreign.task.id, id: 5 },
      ...{ status: "paused", is_manual: 0, working_minutes: 999, created_at: "2020-01-01" },
    };

    const params = { board_id: home.board.id, task_id: home.task.id };
    const { json } = await call(handlerOf(`POST ${TRACKS}`), { as: people.member, params, body });

    expect(json.track).toMatchObject({
      ...{ user_id: people.member.id, board_id: String(home.board.id), task_id: String(home.task.id) },
      ...{ status: "commited", is_manual: 1, working_minutes: 7 },
    });
  });
});
