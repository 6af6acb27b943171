import { guestNameIn } from "@/lib/activity/actor";
import type { Feed } from "@/lib/activity/feed";
import type { LineRecord } from "@/lib/activity/load";
import type { ActivityOfPerson } from "@/lib/activity/of-person";
import type { RecentActivity } from "@/lib/activity/recent";
import { translatedWords } from "@/lib/activity/words";
import { commentPresenter } from "@/lib/comments/present";
import { isoDate, plainDate } from "@/lib/dates/dates";
import { presenterAcross } from "@/lib/tasks/present/across";
import type { CurrentUser } from "@/lib/users/current-user";
import { canListUsers } from "@/lib/users/policy";
import { nobodyOr } from "@/lib/users/nobody";
import { type ViewerContext, type PersonJson, presentPerson, presentActorInShort } from "@/lib/users/present";

export type LineJson = ReturnType<typeof presentLine>;
export type LineInFeed = ReturnType<typeof presentLineInFeed>;
export type LineOfPerson = ReturnType<typeof presentActivityOf>[number];
export type FeedEntryJson = ReturnType<typeof presentFeed>[number];

/** Clients show the words and know the event by the keys (compatibility.md, C81). */
export const presentLine = (line: LineRecord, user: CurrentUser, locale: string) => ({
  ...presentFacts({ ...line, ...translatedWords(line, locale) }, user, isoDate),
  action_key: line.action,
  column_key: line.column,
});

export function presentActivityOf({ rows, tasks, boards }: ActivityOfPerson, user: CurrentUser) {
  const present = presenterAcross({ boards }, user);
  return rows.map((line) => {
    const task = tasks.get(line.taskId ?? 0);
    const isOfBoard = line.taskId === null && boards.has(line.boardId);
    return {
      ...presentFacts(line, user, isoDate),
      task: task && present.task(task),
      board: isOfBoard ? present.board(line.boardId) : undefined,
    };
  });
}

/** With the names that a list needs, instead of whole tasks and boards. */
export const presentRecent = ({ rows, tasks, boards }: RecentActivity, user: CurrentUser) =>
  rows.map((line) => {
    const task = tasks.get(line.taskId ?? 0);
    return {
      ...presentFacts(line, user, isoDate),
      task: task && { id: task.id, board_id: task.boardId, title: task.title },
      board: boards.get(line.boardId),
    };
  });

const presentLineInFeed = (line: LineRecord, user: CurrentUser) => presentFacts(line, user, plainDate);

/** All dates of this feed are plain (compatibility.md, C11). */
export function presentFeed({ rows, comments }: Feed, user: CurrentUser, viewerContext: ViewerContext) {
  const present = commentPresenter(comments, user, viewerContext, plainDate);
  return rows.map((entry) =>
    "comment" in entry ? present.comment(entry.comment) : presentLineInFeed(entry.line, user),
  );
}

function presentFacts(line: LineRecord, user: CurrentUser, dated: (date: Date) => string) {
  return {
    id: line.id,
    object_id: line.taskId ?? line.boardId,
    object_type: line.taskId === null ? "board_activity" : "task_activity",
    action: line.action,
    column: line.column,
    old_value: line.oldValue,
    new_value: line.newValue,
    description: line.description,
    settings: line.settings,
    created_by: line.createdById,
    created_at: dated(line.createdAt),
    updated_at: dated(line.updatedAt),
    user: presentActor(line, user),
  };
}

type ActorJson =
  | PersonJson
  | Pick<PersonJson, "ID" | "user_login" | "display_name" | "photo">
  | Pick<PersonJson, "ID" | "display_name">;

/** Only callers who may list people get more than a name (compatibility.md, C85). */
function presentActor({ createdBy, settings }: LineRecord, user: CurrentUser): ActorJson {
  if (!createdBy) return nobodyOr(guestNameIn(settings));
  const viewerContext = { userId: user.id, seesEmails: canListUsers(user), seesInvited: false };
  return viewerContext.seesEmails
    ? presentPerson(createdBy, viewerContext)
    : presentActorInShort(createdBy, viewerContext);
}
