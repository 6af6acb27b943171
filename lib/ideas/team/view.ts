import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { rowsOf } from "@/lib/db";
import { reader } from "@/lib/db";
import { env } from "@/lib/env";
import { isPortalOn } from "@/lib/modules/conditions";
import { ideaPath } from "@/lib/roadmaps/address";
import type { JsonTime } from "@/lib/tasks/read/rows";
import { isoTime } from "@/lib/tasks/present/facts";
import type { CurrentUser } from "@/lib/users/current-user";
import { presentPersonInShort } from "@/lib/users/present";

interface ShortPerson {
  id: number;
  displayName: string;
  photoKey: string;
}

type ShortIdea = { id: number; title: string };

/** What the team sees of an idea beyond its task. */
export interface TeamView {
  voteCount: number;
  author: ShortPerson | null;
  isPublic: boolean;
  isOfGuest: boolean;
  answer: string | null;
  answeredAt: JsonTime | null;
  answeredBy: ShortPerson | null;
  mergedInto: ShortIdea | null;
  merged: ShortIdea[] | null;
  followers: number;
}

const shortPerson = (id: Prisma.Sql) =>
  Prisma.sql`(SELECT json_build_object('id', u.id, 'displayName', u.display_name, 'photoKey', u.photo_key) FROM "user" u WHERE u.id = ${id})`;
const SHORT_IDEA = Prisma.sql`json_build_object('id', m.id, 'title', m.title)`;

export async function readTeamView({ id }: Pick<Task, "id">): Promise<TeamView> {
  const [view] = await rowsOf<TeamView>(
    reader(),
    Prisma.sql`
    SELECT t.vote_count AS "voteCount", ${shortPerson(Prisma.sql`t.created_by`)} AS author,
      (t.created_by IS NULL AND t.author_name IS NOT NULL) AS "isOfGuest",
      (t.archived_at IS NULL AND ${isPortalOn} AND EXISTS (SELECT 1 FROM stage s WHERE s.id = t.stage_id AND s.is_public AND s.archived_at IS NULL)) AS "isPublic",
      i.answer, to_json(i.answered_at) AS "answeredAt", ${shortPerson(Prisma.sql`i.answered_by`)} AS "answeredBy",
      (SELECT ${SHORT_IDEA} FROM task m WHERE m.id = i.merged_into_id) AS "mergedInto",
      (SELECT json_agg(${SHORT_IDEA} ORDER BY m.id) FROM idea x JOIN task m ON m.id = x.task_id WHERE x.merged_into_id = t.id) AS merged,
      (SELECT count(*)::int FROM idea_follower f WHERE f.task_id = t.id AND (f.user_id IS NOT NULL OR f.confirmed_at IS NOT NULL)) AS followers
    FROM task t LEFT JOIN idea i ON i.task_id = t.id WHERE t.id = ${id}`,
  );
  return view ?? NOTHING;
}

/** Of an idea that was deleted meanwhile. */
const NOTHING: TeamView = {
  voteCount: 0,
  author: null,
  isPublic: false,
  isOfGuest: false,
  answer: null,
  answeredAt: null,
  answeredBy: null,
  mergedInto: null,
  merged: null,
  followers: 0,
};

export type TeamViewJson = ReturnType<typeof presentTeamView>;

/** Only those who may edit the board see the email address of a guest. */
export const presentTeamView = (
  view: TeamView,
  { board, membership, task }: OnBoard & { task: Task },
  user: CurrentUser,
) => ({
  id: task.id,
  vote_count: view.voteCount,
  source: task.source,
  author: {
    name: view.author?.displayName ?? task.authorName,
    email: view.isOfGuest && canEditBoard(user, { membership }) ? task.authorEmail || null : null,
    user: view.author && presentPersonInShort(view.author),
  },
  is_of_guest: view.isOfGuest,
  url: view.isPublic && board.archivedAt === null ? `${env().BOARDS_URL}${ideaPath(board, task)}` : null,
  answer:
    view.answer === null || view.answeredAt === null
      ? null
      : {
          html: view.answer,
          answered_at: isoTime(view.answeredAt),
          answered_by: view.answeredBy && presentPersonInShort(view.answeredBy),
        },
  merged_into: view.mergedInto,
  merged: view.merged ?? [],
  followers_count: view.followers,
});
