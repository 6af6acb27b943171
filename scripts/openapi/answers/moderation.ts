import { z } from "zod";
import { IDEA_COLUMNS } from "@/lib/ideas/import/columns";
import { type Answers, done, justDone, OWN_BOARD, pageOf } from "@/scripts/openapi/answers/shapes";
import {
  BlockedGuest,
  CheckedAddress,
  IdeaOfTeam,
  RoadmapPage,
  Submission,
  SubmissionCounts,
  TeamSummary,
} from "@/scripts/openapi/records/moderation";
import { checked, count, id, text } from "@/scripts/openapi/records/record";
import type { ImportResultJson } from "@/lib/ideas/import/import";

const IDEA = `${OWN_BOARD}/ideas/{task_id}`;

const changedIdea = done({ idea: IdeaOfTeam });
const place = count.nullable();

const Import = checked<ImportResultJson>()(
  z.object({
    columns: z.array(text).describe("The columns of the file."),
    mapping: z
      .object({
        title: place,
        description: place,
        author_name: place,
        author_email: place,
        votes: place,
        stage: place,
        created: place,
      })
      .describe(`The place of each of ${IDEA_COLUMNS.length} columns in the file, beginning with 0.`),
    rows: z.array(z.object({ line: count, cells: z.array(text) })).describe("The first five."),
    count: count.describe("The ideas that are imported, or can be."),
    refused_count: count,
    refused: z
      .array(
        z.object({
          line: count,
          reason: z.enum([
            "title_missing",
            "title_too_long",
            "description_too_long",
            "author_name_too_long",
            "author_email_invalid",
            "votes_invalid",
            "stage_unknown",
            "created_invalid",
          ]),
          value: text,
        }),
      )
      .describe("Rows that are left out, up to 100 of them."),
  }),
);

export const MODERATION_ANSWERS: Answers = {
  [`GET ${OWN_BOARD}/roadmap`]: z.object({ roadmap: TeamSummary }),
  [`GET ${OWN_BOARD}/roadmap-page`]: z.object({ roadmap_page: RoadmapPage, checked: CheckedAddress.nullable() }),
  [`PUT ${OWN_BOARD}/roadmap-page`]: done({ roadmap_page: RoadmapPage }),
  [`GET ${IDEA}`]: z.object({ idea: IdeaOfTeam }),
  [`PUT ${IDEA}/answer`]: changedIdea,
  [`DELETE ${IDEA}/answer`]: changedIdea,
  [`GET ${IDEA}/merge`]: z.object({
    moves: z.object({ votes: count, doubles: count, comments: count, followers: count }),
  }),
  [`POST ${IDEA}/merge`]: done({ idea: z.object({ id, merged_into_id: id }) }),
  [`POST ${OWN_BOARD}/ideas/import`]: done({ import: Import }),
  [`GET ${OWN_BOARD}/submissions`]: z.object({
    submissions: pageOf("PageOfSubmissions", Submission),
    counts: SubmissionCounts,
  }),
  [`PUT ${OWN_BOARD}/submissions/{submission_id}`]: done({
    submission: z.object({ id, state: z.enum(["approved", "pending", "rejected", "spam"]) }),
  }),
  [`GET ${OWN_BOARD}/blocked-guests`]: z.object({ blocked_guests: pageOf("PageOfBlockedGuests", BlockedGuest) }),
  [`POST ${OWN_BOARD}/blocked-guests`]: done({
    blocked_guest: BlockedGuest,
    marked_as_spam: count,
    removed: z.object({ ideas: count, comments: count, votes: count }),
  }),
  [`DELETE ${OWN_BOARD}/blocked-guests/{blocked_id}`]: justDone,
};
