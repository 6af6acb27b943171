import type { AnyLabel } from "@/lib/labels/present";
import { presentBackground, type WholeBoard } from "@/lib/boards/present/board";
import { day } from "@/lib/dates/dates";
import { ROLE_TITLES } from "@/lib/members/role-titles";
import { linked } from "@/lib/public-boards/links";
import { publicPicture } from "@/lib/public-boards/pictures";
import type { StageRow } from "@/lib/stages/present";
import { isoTime, presentPriority, presentFacts } from "@/lib/tasks/present/facts";
import { taskPresenter } from "@/lib/tasks/present/task";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { LabelRow, PersonRow, TaskRow } from "@/lib/tasks/read/rows";
import { isEmailAddress } from "@/lib/text/email-address";
import { photoOf } from "@/lib/users/present";

export type PublicBoardJson = ReturnType<typeof presentPublicBoard>;
export type PublicTaskJson = ReturnType<ReturnType<typeof publicTaskPresenter>>;

/** Every key is named here: what the board's own record gains stays private. */
export function presentPublicBoard(board: WholeBoard, token: string) {
  const { image_url, ...background } = presentBackground(board);
  return {
    id: board.id,
    parent_id: board.parentId,
    title: board.title,
    description: board.description,
    type: board.type === "roadmap" ? "roadmap" : "to-do",
    background: { ...background, image_url: image_url && publicPicture(image_url, token) },
    archived_at: null,
    createdOn: day(board.createdAt),
    meta: {},
    isUserOnlyViewer: true,
    is_pinned: false,
    stages: board.stages.map(presentPublicStage),
    labels: board.labels.map(presentPublicLabel),
    users: board.members.map(({ user, role }) => presentPublicPerson({ ...user, boardRole: role })),
  };
}

const presentPublicStage = ({ id, boardId, title, slug, position, color, bgColor }: StageRow) => ({
  id,
  board_id: boardId,
  title,
  slug,
  type: "stage",
  position: position.toFixed(2),
  color,
  bg_color: bgColor,
});

const presentPublicLabel = ({ id, boardId, title, slug, position, color, bgColor }: AnyLabel | LabelRow) => ({
  id,
  board_id: boardId,
  title,
  slug,
  type: "label",
  position: position.toFixed(2),
  color,
  bg_color: bgColor,
});

export const presentPublicPerson = (person: Pick<PersonRow, "id" | "displayName" | "photoKey" | "boardRole">) => ({
  ID: person.id,
  display_name: publicName(person.displayName),
  photo: photoOf(person),
  role: person.boardRole ? ROLE_TITLES[person.boardRole] : "Admin",
});

/** Some people are called by their email address. */
const publicName = (name: string): string => (isEmailAddress(name) ? name.slice(0, name.indexOf("@")) : name);

export function publicTaskPresenter({ people, labels, reader }: Omit<LoadedTasks, "rows">, now = new Date()) {
  const { ofReader } = taskPresenter(
    { people, labels, reader },
    { userId: 0, seesEmails: false, seesInvited: false },
    now,
  );
  const [persons, tags] = [mapped(people, presentPublicPerson), mapped(labels, presentPublicLabel)];
  return (row: TaskRow) => ({
    ...presentPublicFacts(row, presentFacts(row), ofReader(row)),
    assignees: linked(row.assignees, persons),
    labels: linked(row.labels, tags),
  });
}

type OfReader = ReturnType<ReturnType<typeof taskPresenter>["ofReader"]>;

const presentPublicFacts = (
  row: TaskRow,
  facts: ReturnType<typeof presentFacts>,
  { isOverdue, isUpcoming }: OfReader,
) => ({
  id: row.id,
  board_id: row.boardId,
  title: row.title,
  status: facts.status,
  stage_id: row.stageId,
  priority: presentPriority(row.priority),
  position: facts.position,
  issue_number: null,
  due_at: facts.due_at,
  created_at: isoTime(row.createdAt),
  updated_at: isoTime(row.updatedAt),
  isOverdue,
  isUpcoming,
  is_watching: false,
  contact: null,
  notifications: [] as never[],
  watchers: [] as never[],
});

const mapped = <Value, Other>(map: Map<number, Value>, present: (value: Value) => Other) =>
  new Map([...map].map(([id, value]) => [id, present(value)]));
