import type { Row } from "@/lib/imports/wordpress/read/database";
import type { TaskRows } from "@/lib/imports/wordpress/read/tasks";
import { utcTime } from "@/lib/imports/wordpress/read/times";
import { idOf } from "@/lib/imports/wordpress/read/values";

/** The number of votes is stored with the idea. Of those that are not among the votes, nobody knows whose they are. */
export function convertedIdea(row: Row, rows: TaskRows) {
  const votes = rows.votesOf(row);
  const people = votes.filter(({ user_id }) => idOf(user_id) !== null);
  const counted = idOf(rows.metaOf(row).get("upvote")) ?? 0;
  return {
    ...{ answer: null, answered_by: null, answered_at: null, merged_into: null },
    votes: people.map(({ user_id, created_at }) => ({ person: user_id, created_at: utcTime(created_at) })),
    guest_votes: Math.max(votes.length, counted) - new Set(people.map(({ user_id }) => user_id)).size,
  };
}
