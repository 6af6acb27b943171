import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { transaction } from "@/lib/db";
import { admitText, checkForm, type FormMarks, isTeam, requireOpen } from "@/lib/ideas/admit";
import { followOwn, mayFollow } from "@/lib/ideas/follow-own";
import { storeSubmission } from "@/lib/ideas/pending";
import { firstStage, publishIdea } from "@/lib/ideas/publish";
import { type Author, authorshipOf, requireName } from "@/lib/ideas/sender";
import { publicHtml } from "@/lib/ideas/text";

export interface SentIdea {
  title: string;
  description: string;
  form?: FormMarks;
}

export type Submitted = { idea: Task; pending?: undefined } | { pending: true; title: string };

/** Takes an idea from a public page: it is published at once, or waits for a moderator.
 * @throws Invalid, Unauthorized, Forbidden, TooManyRequests */
export async function submitIdea(found: OnBoard, input: SentIdea, by: Author): Promise<Submitted> {
  const { board } = found;
  const isByTeam = isTeam(found, by.user);
  await requireOpen("idea", by);
  requireName(by, { name: "name", email: "email" });
  const rules = { user: by.user, isTeam: isByTeam, keepsMarkup: true };
  const description = publicHtml("description", input.description, rules);
  const { form = {} } = input;
  checkForm(found, form);
  await admitText(found, "idea", by, form);

  const { title } = input;
  const authorship = authorshipOf(by);
  const follows = !isByTeam && (await mayFollow(by));
  return transaction(async (tx) => {
    if (!board.moderatesIdeas || isByTeam) {
      const idea = await publishIdea(tx, board, { title, description }, authorship);
      if (follows) await followOwn(tx, board, idea, authorship);
      return { idea };
    }

    await firstStage(tx, board);
    await storeSubmission(tx, board, { kind: "idea", title, description }, authorship);
    return { pending: true, title };
  });
}
