import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db";
import { Forbidden, Unauthorized } from "@/lib/errors";
import { mergeSetting } from "@/lib/settings/merge";
import { readSetting } from "@/lib/settings/read";
import type { CurrentUser } from "@/lib/users/current-user";

const on = z.boolean().default(true);

/** One for the whole site. */
export const RoadmapSettings = z.object({
  enable_new_idea_submission: on,
  new_idea_require_auth: on,
  enable_new_comment_submission: on,
  new_idea_comment_require_auth: on,
  enable_new_vote_submission: on,
  new_idea_vote_require_auth: on,
  auth_html: z
    .string()
    .default("<p>Please login to vote, comment and add new ideas.</p> <a href='{login_url}'>Login</a>"),
  add_user_to_crm_new_idea_submission: z.boolean().default(false),
  crm_tags: z.array(z.number()).default([]),
  crm_lists: z.array(z.number()).default([]),
});
export type RoadmapSettings = z.infer<typeof RoadmapSettings>;

export const readRoadmapSettings = async (tx: Tx = db): Promise<RoadmapSettings> =>
  RoadmapSettings.parse(await readSetting(tx, "roadmap"));

export const writeRoadmapSettings = async (tx: Tx, changed: Partial<RoadmapSettings>): Promise<RoadmapSettings> =>
  RoadmapSettings.parse(await mergeSetting(tx, "roadmap", changed));

const SWITCHES = {
  idea: ["enable_new_idea_submission", "new_idea_require_auth"],
  comment: ["enable_new_comment_submission", "new_idea_comment_require_auth"],
  vote: ["enable_new_vote_submission", "new_idea_vote_require_auth"],
} as const;
export type PublicAction = keyof typeof SWITCHES;

/** What the page offers this reader: the form, a way to sign in, or nothing. */
export function offeredTo(
  user: CurrentUser | null,
  settings: RoadmapSettings,
  action: PublicAction,
): "open" | "needs account" | "off" {
  const [enabled, needsAccount] = SWITCHES[action];
  if (!settings[enabled]) return "off";
  return settings[needsAccount] && !user ? "needs account" : "open";
}

/** @throws Unauthorized, Forbidden (compatibility.md, C120) */
export function requireOffered(user: CurrentUser | null, settings: RoadmapSettings, action: PublicAction): void {
  const offered = offeredTo(user, settings, action);
  if (offered === "needs account") throw new Unauthorized();
  if (offered === "off") throw new Forbidden();
}
