import { plainDateOrNull } from "@/lib/dates/dates";
import { env } from "@/lib/env";
import { pagination } from "@/lib/http/response/paginator";
import { type Excerpt, excerptOf } from "@/lib/search/excerpt";
import type { BoardInSearch, FoundInAll, PersonInSearch, TaskInSearch } from "@/lib/search/find";
import { TIERS } from "@/lib/search/match-tasks";
import { boardUrl, plainTextOf } from "@/lib/search/present";
import type { SearchQuery } from "@/lib/search/query";
import { photoOf } from "@/lib/users/present";

export type SearchJson = ReturnType<typeof presentAll>;

export function presentAll({ tasks, boards, people }: FoundInAll, query: SearchQuery) {
  const words = query.words.map(({ text }) => text);
  return {
    tasks: { data: tasks.rows.map((task) => presentTask(task, words)), ...pagination(tasks) },
    boards: boards.map((board) => presentBoard(board, words)),
    people: people.map((person) => presentPerson(person, words)),
  };
}

const presentTask = (task: TaskInSearch, words: string[]) => ({
  id: task.id,
  title: task.title,
  title_parts: excerptOf(task.title, words, Infinity),
  board: { ...task.board, url: boardUrl(task.board.id) },
  stage: task.stage,
  parent: task.parent,
  url: `${env().BOARDS_URL}/boards/${task.board.id}/tasks/${task.id}`,
  status: task.status,
  priority: task.priority === "none" ? "" : task.priority,
  due_at: plainDateOrNull(task.dueAt === null ? null : new Date(task.dueAt)),
  is_archived: task.archivedAt !== null,
  labels: task.labels.map(({ id, title, bgColor, color }) => ({ id, title, bg_color: bgColor, color })),
  match: matchOf(task, words),
});

type Match = { source: "title" | "label" | "description" | "comment" | "similar"; excerpt: Excerpt | null };

/** Where it matched, with the text unless that is the title. */
function matchOf({ tier, properties, description, comment }: TaskInSearch, words: string[]): Match | null {
  if (words.length === 0) return null;
  if (tier === TIERS.properties) return { source: "label", excerpt: excerptOf(properties ?? "", words) };
  if (tier === TIERS.description) return { source: "description", excerpt: excerptOf(plainTextOf(description), words) };
  if (tier === TIERS.comment) return { source: "comment", excerpt: excerptOf(comment ?? "", words) };
  return { source: tier === TIERS.similar ? "similar" : "title", excerpt: null };
}

const presentBoard = ({ id, title, archivedAt }: BoardInSearch, words: string[]) => ({
  id,
  title,
  title_parts: excerptOf(title, words, Infinity),
  url: boardUrl(id),
  is_archived: archivedAt !== null,
});

const presentPerson = (person: PersonInSearch, words: string[]) => ({
  id: person.id,
  display_name: person.displayName,
  name_parts: excerptOf(person.displayName, words, Infinity),
  photo: photoOf(person),
  url: `${env().BOARDS_URL}/people/${person.id}`,
});
