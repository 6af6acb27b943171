import "server-only";
import { captchaTokenIn } from "@/lib/captcha/token";
import { requireCaptcha } from "@/lib/captcha/verify";
import { transaction } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { requireHumanForm } from "@/lib/guests/form-stamp";
import { countPublicWrite } from "@/lib/guests/limits";
import { follow, unfollow } from "@/lib/ideas/followers";
import { requireIdea } from "@/lib/ideas/comment";
import { formAnswer, ideaIdOf, type RoadmapForm } from "@/lib/ideas/forms/form";
import { NO_COMMENTS } from "@/lib/ideas/read";
import { ideaPath } from "@/lib/roadmaps/address";
import { countFailure } from "@/lib/rate-limit";
import { isEmailAddress, LONGEST_EMAIL_ADDRESS } from "@/lib/text/email-address";

/** Guests get the same answer whether or not their address follows the idea already. */
export const followForm = formAnswer("follow", async (form, params) => {
  const { found, by } = form;
  const idea = await requireIdea(found, ideaIdOf(params), by, NO_COMMENTS);
  await countPublicWrite("idea-follow", found.board, by);
  const done = by.user ? await followAs(by.user, form, idea) : await followByEmail(form, idea);
  return `${ideaPath(found.board, idea)}?done=${done}`;
});

type Idea = Parameters<typeof follow>[2];

async function followAs(
  user: { id: number },
  { found, fields }: RoadmapForm,
  idea: Idea,
): Promise<"following" | "stopped"> {
  const stops = fields.follow === "no";
  await transaction((tx) => (stops ? unfollow(tx, idea, user) : follow(tx, found.board, idea, { userId: user.id })));
  return stops ? "stopped" : "following";
}

async function followByEmail({ found, fields, author, by }: RoadmapForm, idea: Idea): Promise<"follow-mail"> {
  const { board } = found;
  const email = author.email.trim();
  if (!isEmailAddress(email) || email.length > LONGEST_EMAIL_ADDRESS) throw new Invalid("This is no e-mail address.");
  requireHumanForm(board.id, fields);
  await countFailure("idea-follow-address", email, "");
  await requireCaptcha(by, captchaTokenIn(fields));
  await transaction((tx) => follow(tx, board, idea, { email, locale: author.locale }));
  return "follow-mail";
}
