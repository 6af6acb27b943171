import type { TimeTrack } from "@/generated/prisma/client";
import { isoDate, plainDate, plainDateOrNull } from "@/lib/dates/dates";
import { DELETED_USER } from "@/lib/users/nobody";
import { type Person, photoOf, presentPersonInShort } from "@/lib/users/present";

export type PersonOfTrack = Pick<Person, "id" | "displayName" | "photoKey">;

export type TimeTrackJson = ReturnType<typeof presentTimeTrack>;

/** The person is null when the account was deleted. */
export const presentTimeTrack = (track: TimeTrack, person: PersonOfTrack | null) => ({
  id: track.id,
  user_id: track.userId,
  board_id: track.boardId,
  task_id: track.taskId,
  started_at: plainDate(track.startedAt),
  completed_at: plainDateOrNull(track.completedAt),
  status: track.status,
  working_minutes: track.workingMinutes,
  billable_minutes: track.billableMinutes,
  is_manual: track.isManual ? 1 : 0,
  message: track.message ?? "",
  created_at: isoDate(track.createdAt),
  updated_at: isoDate(track.updatedAt),
  user: person ? presentPersonInShort(person) : { ...DELETED_USER, photo: photoOf({ photoKey: "deleted" }) },
});

/** The answer to a new log has these ids as texts (compatibility.md, C164). */
export function presentNewTrack(track: TimeTrack, person: PersonOfTrack) {
  const json = presentTimeTrack(track, person);
  return { ...json, board_id: String(json.board_id), task_id: String(json.task_id) };
}
