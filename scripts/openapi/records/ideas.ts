import { z } from "zod";
import type { presentMovedIdea } from "@/lib/ideas/change-stage";
import type { IdeaDetailJson, IdeaJson, presentCommented, presentReplied, presentSubmitted } from "@/lib/ideas/present";
import type { presentCounts, presentSimilarIdea } from "@/lib/ideas/present-for-page";
import type { presentPopular } from "@/lib/ideas/statistics";
import type { presentRoadmapSettings } from "@/lib/roadmaps/present";
import {
  address,
  checked,
  count,
  dates,
  extended,
  flag,
  id,
  Moment,
  record,
  text,
} from "@/scripts/openapi/records/record";

const type = z.enum(["roadmap"]);
const status = z.enum(["open", "closed"]);
const html = text.describe("Safe HTML.");

export const IdeaStage = record<IdeaJson["stage"]>()(
  "IdeaStage",
  z.object({
    id,
    title: text,
    slug: text,
    label: text.describe("The same as `title`."),
    stage_type: status.describe("The status of ideas that come into the stage."),
    settings: z.object({ is_public: flag, default_task_status: status }),
  }),
);

const author = z.object({
  name: text,
  avatar: address,
  user_id: id.nullable().describe("Null for guests and deleted accounts."),
});

export const Idea = record<IdeaJson>()(
  "Idea",
  z.object({
    id,
    board_id: id,
    title: text,
    slug: text,
    type,
    status,
    stage_id: id,
    description: html,
    ...dates,
    author,
    isVoted: flag.describe("Whether you have voted for it."),
    vote_count: count,
    comments_count: count.describe("Public comments, without replies."),
    stage: IdeaStage,
  }),
);

const reply = z.object({
  id,
  parent_id: id.nullable(),
  description: html,
  author_name: text,
  avatar: address,
  created_by: id.nullable(),
  created_at: Moment,
  badget: z
    .enum(["author", "admin", ""])
    .describe("`author` for whoever sent the idea, `admin` for whoever may edit the board."),
  can_delete: flag.describe("Whether you may delete it."),
});

type PublicComment = IdeaDetailJson["public_comments"][number];
export const PublicReply = record<PublicComment["replies"][number]>()("PublicReply", reply);
export const PublicComment = record<PublicComment>()("PublicComment", reply.extend({ replies: z.array(PublicReply) }));

export const IdeaDetail = record<IdeaDetailJson>()(
  "IdeaDetail",
  extended(Idea, {
    answer: z.object({ html, by: text, created_at: Moment }).nullable().describe("The official answer of the team."),
    public_comments: z.array(PublicComment),
    edit_link: address.optional().describe("Only for people who have access to the board."),
  }),
);

/** Without an id and a stage while it waits for a moderator. */
export const NewIdea = checked<ReturnType<typeof presentSubmitted>["idea"]>()(
  z.object({
    board_id: id,
    type,
    source: text,
    id: id.describe("0 while the idea waits for approval."),
    title: text,
    slug: text,
    stage_id: id.nullable(),
    created_at: Moment,
  }),
);

const own = z.object({
  id: id.describe("0 while it waits for approval."),
  board_id: id,
  task_id: id,
  parent_id: id.nullable(),
  type: z.enum(["comment", "reply"]),
  privacy: z.enum(["public"]),
  status: z.enum(["published", "pending"]),
  description: html,
  author_name: text,
  author_email: text.describe("The address that you sent."),
  created_by: id.nullable(),
  ...dates,
  badget: z.enum(["author", "admin", ""]),
});

export const OwnReply = checked<ReturnType<typeof presentReplied>["reply"]>()(own);
export const OwnComment = checked<ReturnType<typeof presentCommented>["comment"]>()(own.extend({ task: Idea }));

export const MovedStage = z.object({ id, title: text });
export const MovedIdea = checked<ReturnType<typeof presentMovedIdea>>()(
  z.object({ id, board_id: id, title: text, type, stage_id: id, stage: MovedStage }),
);

export const PopularIdea = checked<ReturnType<typeof presentPopular>>()(
  z.object({
    id,
    board_id: id,
    stage_id: id,
    type,
    title: text,
    slug: text,
    popular: count.describe("Votes and public comments together."),
  }),
);

const toggle = z.enum(["yes", "no"]);
export const RoadmapSettings = record<ReturnType<typeof presentRoadmapSettings>>()(
  "RoadmapSettings",
  z.object({
    enable_new_idea_submission: toggle,
    new_idea_require_auth: toggle,
    enable_new_comment_submission: toggle,
    new_idea_comment_require_auth: toggle,
    enable_new_vote_submission: toggle,
    new_idea_vote_require_auth: toggle,
    auth_html: html.describe("Shown to guests. `{login_url}` and `{current_url}` are replaced there."),
  }),
);

export const IdeaCounts = checked<ReturnType<typeof presentCounts>>()(
  z.object({ id, vote_count: count, comments_count: count.describe("Public comments, without replies.") }),
);

export const SimilarIdea = checked<ReturnType<typeof presentSimilarIdea>>()(
  z.object({ id, title: text, slug: text, vote_count: count }),
);
