import { describe, expect, test } from "vitest";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import type { User } from "@/generated/prisma/client";
import { call } from "@/lib/testing/http/call";
import { aNotification } from "@/lib/testing/factories/notifications";
import { endpointNamed } from "@/security/endpoints";
import { aWorld, type Role } from "@/security/world";

const handlerOf = (name: string) => endpointNamed(name).handler;
const LIST = handlerOf("GET /boards/v2/notifications");
const UNREAD = handlerOf("GET /boards/v2/notifications/unread");
const COUNT = handlerOf("GET /boards/v2/notifications/unread-count");
const MARK = handlerOf("PUT /boards/v2/notifications/read");
const OF_BOARD = handlerOf("GET /boards-app/v1/boards/{board_id}/notifications/unread");

const LEFT_BEHIND = ["viewer", "member", "manager"] as const satisfies Role[];

async function seenBy(as: User, boardId: number) {
  const [list, unread, count, ofBoard] = await Promise.all([
    call(LIST, { as }),
    call(UNREAD, { as }),
    call(COUNT, { as }),
    call(OF_BOARD, { as, params: { board_id: boardId } }),
  ]);
  return {
    list: list.json.total,
    unread: unread.json.total,
    number: count.json.total_unread,
    onBoard: Object.keys(ofBoard.json.tasks).length,
    text: JSON.stringify([list.json, unread.json]),
  };
}

describe("S32 a notification about a task that was moved to a board that its reader cannot see", () => {
  test.each(LEFT_BEHIND)(
    "is in no list or count of a %s, and cannot be marked, whatever happens to the task",
    async (role) => {
      const { home, foreign, people } = await aWorld();
      const [me, { administrator }] = [people[role], people];
      const { notificationId } = await aNotification(home.task, me, { description: "the secret" });
      const before = await seenBy(me, home.board.id);

      await call(MOVE, {
        as: administrator,
        params: { board_id: home.board.id, task_id: home.task.id },
        body: { newBoardId: foreign.board.id, newStageId: foreign.stage.id },
      });
      await aNotification({ ...home.task, boardId: foreign.board.id }, me, { description: "the secret there" });
      const after = await seenBy(me, home.board.id);
      const marked = await call(MARK, { as: me, body: { notification_id: notificationId } });

      expect(before).toMatchObject({ list: 1, unread: 1, number: 1, onBoard: 1 });
      expect(after).toMatchObject({ list: 0, unread: 0, number: 0, onBoard: 0 });
      expect(after.text).not.toContain("the secret");
      expect(marked.status).toBe(400);
    },
  );
});
