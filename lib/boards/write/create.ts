import "server-only";
import { randomInt } from "node:crypto";
import type { Board } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { type Background, backgroundFromColor, backgroundFromImage, NO_BACKGROUND } from "@/lib/boards/background";
import { closesByTitle, DEFAULT_STAGES } from "@/lib/boards/write/default-stages";
import type { CreateBoard } from "@/lib/boards/inputs";
import { SOLID_COLORS } from "@/lib/boards/palette";
import { DEFAULT_LABELS } from "@/lib/labels/colors";
import { transaction, type Tx } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { findPeople } from "@/lib/members/findable";
import { publicPageOf } from "@/lib/roadmaps/slug";
import { requirePro } from "@/lib/tier";
import { slugOf } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";

/** The creator becomes the board's manager (compatibility.md, C32). */
export async function createBoard(input: CreateBoard, actor: CurrentUser): Promise<Board> {
  if (input.folderId && !actor.isAdmin) throw new Forbidden();
  if (input.folderId) requirePro();

  return transaction(async (tx) => {
    if (input.folderId && !(await tx.folder.findUnique({ where: { id: input.folderId } })))
      throw new NotFound("Folder");
    const board = await tx.board.create({
      data: {
        ...(await typeAndPage(tx, input)),
        title: input.title,
        description: input.description,
        currency: input.currency,
        crmContactId: input.crmContactId,
        folderId: input.folderId,
        createdById: actor.id,
        ...backgroundOf(input.background),
      },
    });
    await addPeople(tx, board, input.memberIds, actor);
    await addStages(tx, board, input.stages);
    await addLabels(tx, board, input.labels);
    await recordActivity(tx, actor, {
      boardId: board.id,
      event: "created board",
      description: board.title,
    });
    return board;
  });
}

async function typeAndPage(tx: Tx, input: CreateBoard) {
  const type = input.type === "roadmap" ? "roadmap" : "to_do";
  return { type, ...(await publicPageOf(tx, type, input.title)) } as const;
}

const backgroundOf = (requested: CreateBoard["background"] = {}): Background =>
  backgroundFromImage(requested) ??
  backgroundFromColor(requested) ??
  backgroundFromColor(SOLID_COLORS[randomInt(SOLID_COLORS.length)] ?? SOLID_COLORS[0]) ??
  NO_BACKGROUND;

async function addPeople(tx: Tx, board: Board, memberIds: number[], actor: CurrentUser) {
  const others = [...new Set(memberIds)].filter((id) => id !== actor.id);
  if ((await findPeople(tx, others, actor)).length !== others.length) throw new NotFound("User");

  await tx.boardMember.create({ data: { boardId: board.id, userId: actor.id, role: "manager" } });
  await tx.boardMember.createMany({ data: others.map((userId) => ({ boardId: board.id, userId })) });
}

/** Uses the type's default stages if none are given. In roadmaps all but the first are public. */
async function addStages(tx: Tx, board: Board, own: CreateBoard["stages"]) {
  const isRoadmap = board.type === "roadmap";
  const stages: NonNullable<CreateBoard["stages"]> =
    own ??
    DEFAULT_STAGES[isRoadmap ? "roadmap" : "to-do"].map((title) => ({ title, slug: undefined, status: undefined }));
  await tx.stage.createMany({
    data: stages.map(({ title, slug, status }, at) => ({
      boardId: board.id,
      title,
      slug: (slugOf(slug ?? "") || slugOf(title)).slice(0, 100),
      position: at + 1,
      defaultTaskStatus: status ?? (closesByTitle(title) ? ("closed" as const) : ("open" as const)),
      isPublic: isRoadmap ? at > 0 : null,
    })),
  });
}

async function addLabels(tx: Tx, board: Board, labels: CreateBoard["labels"]) {
  const all = labels ?? DEFAULT_LABELS.map((label) => ({ ...label, title: null }));
  await tx.label.createMany({ data: all.map((label) => ({ ...label, boardId: board.id })) });
}
