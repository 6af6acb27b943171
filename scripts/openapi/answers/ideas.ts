import { z } from "zod";
import { type Answers, done, justDone, pageOf } from "@/scripts/openapi/answers/shapes";
import {
  Idea,
  IdeaCounts,
  IdeaDetail,
  MovedIdea,
  NewIdea,
  OwnComment,
  OwnReply,
  PopularIdea,
  RoadmapSettings,
  SimilarIdea,
} from "@/scripts/openapi/records/ideas";
import { count, flag, id, text } from "@/scripts/openapi/records/record";

const ROADMAP = "/boards/v2/roadmaps/{board_id}";
const COMMENT = "/boards/v2/roadmaps/idea/comments/{comment_id}";
const ADMIN = "/boards/v2/admin/roadmap";

const PAGE = "/boards-app/v1/roadmaps/{board_id}";

const pending = flag.describe("Whether it waits for approval.");

export const IDEA_ANSWERS: Answers = {
  [`GET ${ROADMAP}/stages/{stage_id}/ideas`]: z.object({ ideas: pageOf("PageOfIdeas", Idea) }),
  [`POST ${ROADMAP}/ideas`]: done({ idea: NewIdea, confirmation_text: text, pending }),
  [`GET ${ROADMAP}/ideas/{task_id}`]: z.object({ idea: IdeaDetail }),
  "POST /boards/v2/roadmaps/vote-idea/{idea_id}": z.object({ isVoted: flag, new_count: count }),
  [`POST ${ROADMAP}/ideas/{task_id}/comments`]: done({ comment: OwnComment, pending }),
  [`POST ${COMMENT}/replies`]: done({ reply: OwnReply, pending }),
  [`DELETE ${COMMENT}`]: justDone,
  [`GET ${ROADMAP}/day-wise-ideas`]: z.object({ dayWiseTasks: z.array(z.object({ date: text, total: count })) }),
  [`GET ${ROADMAP}/popular-ideas`]: z.object({ ideas: z.array(PopularIdea) }),
  [`POST ${ROADMAP}/idea/{idea_id}/change-stage`]: done({ idea: MovedIdea }),
  [`GET ${PAGE}/counts`]: z.object({ ideas: z.array(IdeaCounts) }),
  [`GET ${PAGE}/similar-ideas`]: z.object({ ideas: z.array(SimilarIdea) }),
  [`GET ${ADMIN}/settings`]: z.object({ settings: RoadmapSettings }),
  [`POST ${ADMIN}/settings`]: done({ settings: RoadmapSettings }),
  [`GET ${ADMIN}/page-settings`]: z.object({ page_settings: z.array(z.object({ roadmap_id: text, page_id: id })) }),
  [`POST ${ADMIN}/page-settings`]: done({ page_settings: z.array(z.object({ roadmap_id: id, page_id: id })) }),
};
