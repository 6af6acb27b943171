import { Prisma } from "@/generated/prisma/client";

/** `stage s` that anyone may see. */
export const isPublicStage = Prisma.sql`s.is_public AND s.archived_at IS NULL`;

/** `task t` that is an idea of its own: no subtask, not archived, not merged into another one. */
export const isActiveIdea = Prisma.sql`
  t.parent_id IS NULL AND t.archived_at IS NULL AND NOT EXISTS (SELECT 1 FROM idea i WHERE i.task_id = t.id AND i.merged_into_id IS NOT NULL)`;

/** `comment c` that anyone may read, on its own: a reply is public only below a public comment. */
export const isPublicComment = Prisma.sql`c.privacy = 'public' AND c.status = 'published' AND c.type IN ('comment', 'reply')`;

/** Counts what anyone can read, so that nobody can tell from a number that there are private comments. */
export const publicComments = Prisma.sql`(SELECT count(*)::int FROM comment c WHERE c.task_id = t.id AND c.parent_id IS NULL AND ${isPublicComment})`;

/** When `task t` last changed for everyone. `updated_at` also tells when the team commented in private or changed what only it can see. */
export const publicUpdate = Prisma.sql`greatest(t.created_at, t.last_completed_at, (SELECT i.answered_at FROM idea i WHERE i.task_id = t.id),
  (SELECT max(c.created_at) FROM comment c WHERE c.task_id = t.id AND c.parent_id IS NULL AND ${isPublicComment}))`;
