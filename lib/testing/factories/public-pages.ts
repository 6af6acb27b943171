import type { Board, Prisma, Stage, Submission, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { cookieIn } from "@/lib/http/request/cookie";
import { guestCookie, guestOf } from "@/lib/guests/guest";
import { publicTokenOf } from "@/lib/public-boards/token";
import { writeRoadmapSettings } from "@/lib/roadmaps/settings";
import { encrypt, newToken } from "@/lib/secrets/secrets";
import { aBoardOfAnna, aStage, aTask } from "@/lib/testing/factories/boards";

/** Anna's board as a roadmap: the stage Pending is hidden, Planned and Launched are public, an idea is in each. */
export async function aRoadmapOfAnna(given: Partial<Board> = {}) {
  const world = await aBoardOfAnna();
  const board = await db.board.update({
    where: { id: world.board.id },
    data: { type: "roadmap", publicSlug: `roadmap-${world.board.id}`, isIndexed: true, ...given },
  });
  const stages = { pending: world.toDo, planned: world.doing, launched: world.done };
  const renamed = async (stage: Stage, title: string, isPublic: boolean) =>
    db.stage.update({ where: { id: stage.id }, data: { title, isPublic } });
  const [pending, planned, launched] = await Promise.all([
    renamed(stages.pending, "Pending", false),
    renamed(stages.planned, "Planned", true),
    renamed(stages.launched, "Launched", true),
  ]);
  return { ...world, board, pending, planned, launched, idea: await anIdea(planned), hidden: await anIdea(pending) };
}

export const anIdea = (stage: Pick<Stage, "id" | "boardId">, given: Parameters<typeof aTask>[1] = {}): Promise<Task> =>
  aTask(stage, { type: "roadmap", source: "page", ...given });

/** Guests may do what only accounts may by default. */
export const openToGuests = () =>
  db.$transaction((tx) =>
    writeRoadmapSettings(tx, {
      new_idea_require_auth: false,
      new_idea_comment_require_auth: false,
      new_idea_vote_require_auth: false,
    }),
  );

let guests = 0;

/** The headers of a browser with a guest's cookie, each from a network of its own. */
export function aGuest(address = `10.1.${Math.floor(guests / 250)}.${(guests % 250) + 1}`): Record<string, string> {
  guests += 1;
  const from = { "x-boards-address": address };
  const { setCookie } = guestOf({ headers: new Headers({ ...from, "sec-fetch-site": "same-origin" }) });
  return { ...from, cookie: `${guestCookie()}=${cookieIn(setCookie, guestCookie()) ?? ""}` };
}

/** Anna's board, open to those who have the token. */
export async function aPublicBoard(given: Partial<Board> = {}) {
  const world = await aBoardOfAnna();
  const board = await db.board.update({
    where: { id: world.board.id },
    data: { publicAccessEnabled: true, publicAccessSecret: encrypt("public-token", newToken()), ...given },
  });
  return { ...world, board, token: publicTokenOf(board) ?? "" };
}

/** A stage of a roadmap that anyone can read. */
export const aPublicStage = (board: Pick<Board, "id">, given: Parameters<typeof aStage>[1] = {}): Promise<Stage> =>
  aStage(board, { isPublic: true, ...given });

/** A guest's idea, or comment on one, that waits for a moderator. */
export const aSubmission = (
  { id: boardId }: Pick<Board, "id">,
  given: Partial<Prisma.SubmissionUncheckedCreateInput> = {},
): Promise<Submission> => {
  const guest = {
    authorName: "Gina Guest",
    authorEmail: "gina@guests.example",
    guestKey: "gina",
    addressKey: "network",
  };
  const text = { kind: "idea", title: "Dark mode", description: "<p>My eyes hurt.</p>" } as const;
  return db.submission.create({ data: { boardId, ...text, ...guest, ...given } });
};

/** A vote that is counted. */
export async function aVote(
  { id: taskId }: Pick<Task, "id">,
  by: Pick<Prisma.IdeaVoteUncheckedCreateInput, "userId" | "guestKey">,
): Promise<void> {
  await db.ideaVote.create({ data: { taskId, ...by } });
  await db.task.update({ where: { id: taskId }, data: { voteCount: { increment: 1 } } });
}
