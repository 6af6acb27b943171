import "server-only";
import { formAnswer, ideaIdOf } from "@/lib/ideas/forms/form";
import { toggleVote } from "@/lib/ideas/vote";

export const voteForm = formAnswer("vote", async ({ found, path, by, fields }, params) => {
  await toggleVote(found, ideaIdOf(params), by);
  return backIn(fields.back, path);
});

/** Only pages of this roadmap; the address of another site would make it a trap. */
function backIn(back = "", path: string): string {
  const isOwn = [path, `${path}?`, `${path}/`, `${path}#`].some((start, at) =>
    at === 0 ? back === start : back.startsWith(start),
  );
  return isOwn && /^[\x21-\x7e]*$/.test(back) ? back : path;
}
