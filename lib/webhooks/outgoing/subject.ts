import "server-only";
import { type Activity, Prisma } from "@/generated/prisma/client";
import { type OnBoard, viewerContextOf } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { loadComments } from "@/lib/comments/load";
import { presentComment } from "@/lib/comments/present";
import { db } from "@/lib/db";
import { presentAddedMember } from "@/lib/members/present";
import { loadStagesByIds } from "@/lib/stages/load-by-ids";
import { presentStage } from "@/lib/stages/present";
import { presenterAcross } from "@/lib/tasks/present/across";
import { loadTasksAcross } from "@/lib/tasks/read/load-across";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Subject } from "@/lib/webhooks/outgoing/events";

interface Content {
  title: string;
  data: object;
}

type Line = Activity & { task: { title: string } | null };

type ReadSubject = (line: Line, found: OnBoard, owner: CurrentUser) => Promise<Content | null> | Content;

/** Null when it is gone. */
export const readSubject = (
  subject: Subject,
  line: Line,
  found: OnBoard,
  owner: CurrentUser,
): Promise<Content | null> | Content => SUBJECTS[subject](line, found, owner);

const SUBJECTS: Record<Subject, ReadSubject> = {
  async task({ taskId, boardId }, _found, owner) {
    const loaded = await loadTasksAcross([taskId ?? 0], owner, [boardId]);
    const [row] = loaded.rows;
    return row ? { title: row.title, data: presenterAcross(loaded, owner).task(row) } : null;
  },

  async comment({ subjectId, task }, found, owner) {
    const loaded = await loadComments(db, { where: Prisma.sql`c.id = ${subjectId}`, withReplies: false });
    if (loaded.rows.length === 0) return null;
    return { title: task?.title ?? "", data: presentComment(loaded, owner, viewerContextOf(owner, found)) };
  },

  async stage({ subjectId }) {
    const [stage] = await loadStagesByIds(db, [subjectId]);
    return stage ? { title: stage.title, data: presentStage(stage) } : null;
  },

  board: (_line, found, owner) => ({ title: found.board.title, data: presentBoardFor(owner, found) }),

  async member({ boardId, subjectId }, found, owner) {
    const where = { boardId_userId: { boardId, userId: subjectId ?? 0 } };
    const member = await db.boardMember.findUnique({ where, include: { user: true } });
    if (!member) return null;
    return { title: member.user.displayName, data: presentAddedMember(member, viewerContextOf(owner, found)) };
  },

  "removed task": ({ boardId, settings, oldValue }) => {
    const title = oldValue ?? "";
    return { title, data: { id: idIn(settings, "task_id"), title, board_id: boardId } };
  },

  "removed comment": ({ boardId, taskId, subjectId, task }) => ({
    title: task?.title ?? "",
    data: { id: subjectId, task_id: taskId, board_id: boardId },
  }),

  "removed stage": ({ boardId, subjectId, oldValue }) => {
    const title = oldValue ?? "";
    return { title, data: { id: subjectId, title, board_id: boardId } };
  },

  "removed member": ({ boardId, subjectId, newValue }) => {
    const title = newValue ?? "";
    return { title, data: { ID: subjectId, display_name: title, board_id: boardId } };
  },
};

const idIn = (settings: Prisma.JsonValue, key: string): unknown =>
  typeof settings === "object" && settings !== null && !Array.isArray(settings) ? settings[key] : null;
