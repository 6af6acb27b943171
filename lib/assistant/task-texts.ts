import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { asMuchAsFits, type Texts } from "@/lib/assistant/prompts";
import { LONGEST_CONTENT } from "@/lib/assistant/lengths";
import { PUBLISHED } from "@/lib/comments/load";
import { reader, rowsOf } from "@/lib/db";
import { presentPriority } from "@/lib/tasks/present/facts";
import { textOfHtml } from "@/lib/text/text-of-html";
import { cut } from "@/lib/text/text";

const MOST_COMMENTS = 30;
const MOST_SUBTASKS = 100;

interface Around {
  comments: [author: string, text: string][] | null;
  subtasks: string[] | null;
}

/** Only of this task. What is cut off is the end of its description, and its oldest comments. */
export async function textsOfTask(task: Task): Promise<Texts> {
  const [around] = await rowsOf<Around>(reader(), aroundOf(task));
  return {
    title: task.title,
    description: cut(textOfHtml(task.description ?? ""), LONGEST_CONTENT),
    subtasks: cut((around?.subtasks ?? []).join("\n"), LONGEST_CONTENT),
    comments: asMuchAsFits(
      (around?.comments ?? []).map(([author, text]) => `${author}: ${text}`),
      LONGEST_CONTENT,
    ),
    priority: presentPriority(task.priority) ?? "",
  };
}

const aroundOf = ({ id }: Task) => Prisma.sql`
  SELECT
    (SELECT json_agg(json_build_array(latest.author, latest.text) ORDER BY latest.created_at DESC, latest.id DESC) FROM (
      SELECT c.id, c.created_at, coalesce(u.display_name, nullif(c.author_name, ''), 'Somebody') AS author, left(c.raw_description, ${LONGEST_CONTENT}::int) AS text
      FROM comment c LEFT JOIN "user" u ON u.id = c.created_by
      WHERE c.task_id = ${id} AND ${PUBLISHED} AND c.type <> 'note' ORDER BY c.created_at DESC, c.id DESC LIMIT ${MOST_COMMENTS}) latest) AS comments,
    (SELECT json_agg(s.title ORDER BY s.id) FROM (SELECT t.id, t.title FROM task t WHERE t.parent_id = ${id} ORDER BY t.id LIMIT ${MOST_SUBTASKS}) s) AS subtasks`;
