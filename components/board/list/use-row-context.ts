"use client";
import { useMemo } from "react";
import { boardOf, type BoardsInView, mayEdit } from "@/components/board-store/board-in-view";
import type { Grouping } from "@/components/board/list/groups/groupings";
import type { RowContext } from "@/components/board/list/row-context";
import { hasModule } from "@/lib/modules/on-screen";
import type { BoardViewProps } from "@/components/board/views/view-props";

type Options = Pick<
  BoardViewProps,
  "board" | "boards" | "viewer" | "clock" | "actions" | "taskMenu" | "quickEdit" | "onOpen"
> &
  Pick<RowContext, "group" | "canMove" | "howToId">;

export function useRowContext({ board, boards, viewer, clock, actions, taskMenu, ...options }: Options): RowContext {
  const { group, canMove, howToId, quickEdit, onOpen } = options;
  const { finish } = actions;
  const ofBoards = useMemo(() => boardContext({ board, boards }, viewer, group), [board, boards, viewer, group]);
  return useMemo(
    () => ({ ...ofBoards, ...{ group, clock, canMove, howToId }, ...{ menu: taskMenu, quickEdit, finish, onOpen } }),
    [ofBoards, group, clock, canMove, howToId, taskMenu, quickEdit, finish, onOpen],
  );
}

const boardContext = (
  source: BoardsInView,
  viewer: BoardViewProps["viewer"],
  group: Grouping,
): Pick<RowContext, "canEdit" | "hasTime" | "placeOf"> => ({
  hasTime: (task) => hasModule(viewer, "timeTracking", boardOf(source, task)),
  canEdit: (task) => mayEdit(source, task),
  placeOf(task) {
    const { title, stages } = boardOf(source, task);
    return {
      board: source.boards && group !== "board" && group !== "stage" ? title : null,
      stage: group === "stage" ? null : (stages.find(({ id }) => id === task.stage_id)?.title ?? null),
    };
  },
});
