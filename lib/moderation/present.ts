import { isoDate } from "@/lib/dates/dates";
import type { BlockedRow, SubmissionRow } from "@/lib/moderation/list";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { cut } from "@/lib/text/text";
import { presentPersonInShort } from "@/lib/users/present";

const EXCERPT = 200;

export type SubmissionJson = ReturnType<typeof presentSubmission>;
export type BlockedGuestJson = ReturnType<typeof presentBlockedGuest>;

/** For those who may edit the board: it has the email address of a guest (compatibility.md, C142). */
export const presentSubmission = (row: SubmissionRow) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  title: row.title,
  description: row.description,
  author: { name: row.authorName, email: row.user ? null : row.authorEmail || null, user: shortOrNull(row.user) },
  idea: row.idea,
  parent: row.parent && {
    author_name: row.parent.authorName,
    excerpt: cut(lineOfHtml(row.parent.description), EXCERPT),
  },
  created_at: isoDate(row.createdAt),
  decided_at: row.decidedAt && isoDate(row.decidedAt),
  decided_by: shortOrNull(row.decidedBy),
});

export const presentBlockedGuest = (row: BlockedRow) => ({
  id: row.id,
  email: row.email,
  blocks_network: row.blocksNetwork,
  created_at: isoDate(row.createdAt),
  created_by: shortOrNull(row.createdBy),
});

const shortOrNull = (person: SubmissionRow["user"]) => person && presentPersonInShort(person);
