import { first, type Raw, record, records } from "@/lib/imports/native/plugin/values";

/** Ids of people, given as such or as records of people. */
export const peopleIds = (people: unknown): unknown[] =>
  (Array.isArray(people) ? people : records(people)).map((person) =>
    typeof person === "object" ? idOf(record(person)) : person,
  );

const idOf = (person: Raw) => first(person.ID, person.user_id, person.id);

/** All records of people in a task or board, wherever they are. */
export function peopleIn(raw: Raw): Raw[] {
  const own = [raw.assignees, raw.watchers, raw.members, raw.users, raw.board_users].flatMap(records);
  const comments = records(raw.comments).flatMap((comment) => [comment, ...records(comment.replies)]);
  const subtasks = subtasksIn(raw).flatMap(peopleIn);
  const tracks = [raw.time_tracks, raw.timeTracks].flatMap(records);
  const activities = records(raw.activities);
  const users = [raw, ...comments, ...tracks, ...activities].map(({ user }) => record(user));
  return [...own, ...users, ...subtasks].filter((person) => idOf(person) !== undefined);
}

/** With the groups in which they are, if any. */
export const subtasksIn = (raw: Raw): Raw[] => [
  ...records(raw.subtasks),
  ...[raw.subtask_groups, raw.subtaskGroups].flatMap(records).flatMap(({ subtasks }) => records(subtasks)),
];

export const personOf = (person: Raw): Raw => ({
  id: idOf(person),
  name: first(person.display_name, person.name, person.full_name),
  email: first(person.user_email, person.email),
  login: first(person.user_login, person.login),
});
