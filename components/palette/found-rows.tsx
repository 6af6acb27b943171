"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import { CircleCheck, Circle, ListFilter, SquareKanban } from "lucide-react";
import { openBoard } from "@/components/board-opening/open-board";
import type { RecentPlace } from "@/components/commands/recent";
import { openPlace } from "@/components/notifications/place-of";
import { type Row, running } from "@/components/palette/row";
import type { Found, FoundBoard, FoundTask, Suggestion } from "@/components/palette/search-data";
import type { PaletteCalls, PaletteReader } from "@/components/palette/use-place-rows";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import type { Excerpt } from "@/lib/search/excerpt";
import { taskPath } from "@/lib/tasks/path";
import type { Translate } from "@/lib/i18n/translate";

type Texts = Translate<"palette">;

/** What the server found, and what was opened recently. */
export function useFoundRows({ canSeePeople }: Pick<PaletteReader, "canSeePeople">, go: PaletteCalls["go"]) {
  const t = useTranslations("palette");
  return useMemo(
    () => ({
      tasks: (pages: readonly Found[]): Row[] =>
        pages.flatMap(({ tasks }) => tasks.data).map((task) => taskRow(task, t)),
      boards: ([first]: readonly Found[]): Row[] =>
        (first?.boards ?? []).map((board) => ({ ...boardRow(board), ...archivedHint(board.is_archived, t) })),
      people: ([first]: readonly Found[]): Row[] =>
        (first?.people ?? []).map((person) => personRow(person, canSeePeople ? go : null, t)),
      recent: (places: readonly RecentPlace[]): Row[] => places.map(recentRow),
      recentBoards: (boards: readonly FoundBoard[]): Row[] => boards.map(boardRow),
    }),
    [t, canSeePeople, go],
  );
}

const archivedHint = (isArchived: boolean, t: Texts) => (isArchived ? { hint: t("archived"), isMuted: true } : {});

function taskRow({ id, title, board, stage, parent, status, is_archived, match }: FoundTask, t: Texts): Row {
  const isDone = status === "closed";
  const where = is_archived ? [board.title, t("archived")] : [board.title, stage?.title];
  return {
    id: `task ${id}`,
    title,
    hint: where.filter(Boolean).join(" · "),
    excerpt: excerptOf(match, parent, t),
    Icon: isDone ? CircleCheck : Circle,
    isMuted: isDone || is_archived,
    ...(isDone && { state: t("done") }),
    href: taskPath(board.id, id),
    act: running(() => openTask(board, parent?.id ?? id)),
  };
}

function excerptOf(match: FoundTask["match"], parent: FoundTask["parent"], t: Texts): Excerpt | null {
  if (match?.excerpt && match.source !== "title" && match.source !== "similar")
    return [{ text: `${t(`matchedIn.${match.source}`)}: `, is_marked: false }, ...match.excerpt];
  return parent ? [{ text: t("inParent", { title: parent.title }), is_marked: false }] : null;
}

const openTask = (board: { id: number; title: string }, taskId: number) =>
  openPlace({ boardId: board.id, taskId, commentId: null }, board.title);

const boardRow = ({ id, title }: FoundBoard): Row => ({
  ...{ id: `board ${id}`, title, Icon: SquareKanban, href: `/boards/${id}` },
  act: running(() => openBoard({ id, title, address: `/boards/${id}` })),
});

const recentRow = ({ kind, id, title, board }: RecentPlace): Row =>
  kind === "board"
    ? boardRow({ id, title })
    : {
        ...{ id: `task ${id}`, title, hint: board.title, Icon: Circle, href: taskPath(board.id, id) },
        act: running(() => openTask(board, id)),
      };

/** Administrators see a person's page, others search for the person's tasks. */
function personRow(
  { id, display_name: name, photo }: Found["people"][number],
  go: PaletteCalls["go"] | null,
  t: Texts,
): Row {
  const picture = <PersonAvatar id={id} name={name} photo={photo} size={20} />;
  const href = `/people/${id}`;
  return go
    ? { id: `person ${id}`, title: name, picture, href, act: running(() => go(href)) }
    : {
        ...{ id: `person ${id}`, title: name, hint: t("openPerson"), picture },
        act: { kind: "type", text: `assignee:"${name}" `, from: 0, to: Infinity },
      };
}

/** Without what is typed already: then Enter opens the first result. */
export const suggestionRows = (suggestions: readonly Suggestion[], text: string): Row[] =>
  suggestions
    .filter((each) => text.slice(each.from, each.to) !== each.text)
    .map(({ text: replacement, label, from, to }) => ({
      ...{ id: `suggestion ${replacement}`, title: label, Icon: ListFilter },
      hint: label === replacement ? undefined : replacement,
      act: { kind: "type", text: replacement.endsWith(":") ? replacement : `${replacement} `, from, to },
    }));
