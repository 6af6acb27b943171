import { z } from "zod";
import type { TeamViewJson } from "@/lib/ideas/team/view";
import type { BlockedGuestJson, SubmissionJson } from "@/lib/moderation/present";
import type { presentCheckedAddress, RoadmapPageJson } from "@/lib/roadmaps/page";
import type { TeamSummaryJson } from "@/lib/roadmaps/team-summary";
import { PersonInShort } from "@/scripts/openapi/records/people";
import { address, checked, count, flag, id, Moment, record, text, textOrNull } from "@/scripts/openapi/records/record";

const html = text.describe("Safe HTML.");
const named = z.object({ id, title: text });

export const IdeaOfTeam = record<TeamViewJson>()(
  "IdeaOfTeam",
  z.object({
    id,
    vote_count: count,
    source: textOrNull.describe("`page` for an idea from the public page."),
    author: z.object({
      name: textOrNull,
      email: textOrNull.describe("Of a guest, for those who may edit the board."),
      user: PersonInShort.nullable(),
    }),
    is_of_guest: flag,
    url: textOrNull.describe("On the public page; null while the stage is hidden or there are no public pages."),
    answer: z.object({ html, answered_at: Moment, answered_by: PersonInShort.nullable() }).nullable(),
    merged_into: named.nullable(),
    merged: z.array(named).describe("The ideas that were merged into this one."),
    followers_count: count,
  }),
);

export const TeamSummary = record<TeamSummaryJson>()(
  "TeamSummary",
  z.object({
    url: address.nullable().describe("Null while there are no public pages."),
    pending: count.nullable().describe("What waits for a moderator; null for those who may not moderate."),
    authors: z.array(z.object({ id, name: text })).describe("Authors of ideas who are not on the board."),
  }),
);

export const RoadmapPage = record<RoadmapPageJson>()(
  "RoadmapPage",
  z.object({
    slug: text.describe("The last part of its address."),
    url: address,
    former_slugs: z.array(text).describe("Earlier addresses, which lead to this one."),
    is_private: flag,
    is_indexed: flag.describe("Whether search engines may list it."),
    moderates_ideas: flag,
    moderates_comments: flag,
  }),
);

export const CheckedAddress = checked<ReturnType<typeof presentCheckedAddress>>()(
  z.object({ slug: text, is_free: flag, free: text.describe("The next address that is free.") }),
);

const state = z.enum(["pending", "rejected", "spam"]);

export const Submission = record<SubmissionJson>()(
  "Submission",
  z.object({
    id,
    kind: z.enum(["idea", "comment", "reply"]),
    state,
    title: textOrNull.describe("Of an idea."),
    description: html,
    author: z.object({ name: text, email: textOrNull.describe("Of a guest."), user: PersonInShort.nullable() }),
    idea: named.nullable().describe("The idea that a comment is on."),
    parent: z.object({ author_name: text, excerpt: text }).nullable().describe("The comment that a reply answers."),
    created_at: Moment,
    decided_at: Moment.nullable(),
    decided_by: PersonInShort.nullable(),
  }),
);

export const BlockedGuest = record<BlockedGuestJson>()(
  "BlockedGuest",
  z.object({
    id,
    email: textOrNull,
    blocks_network: flag,
    created_at: Moment,
    created_by: PersonInShort.nullable(),
  }),
);

export const SubmissionCounts = z.object({ pending: count, rejected: count, spam: count });
