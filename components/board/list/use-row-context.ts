"use client";
import { useMemo } from "react";
import type { RowContext } from "@/components/board/list/row-context";
import type { BoardViewProps } from "@/components/board/views/view-props";

type Options = Pick<BoardViewProps, "board" | "abilities" | "clock" | "actions" | "taskMenu" | "quickEdit" | "onOpen"> &
  Pick<RowContext, "group" | "canMove" | "howToId">;

export function useRowContext({ board, abilities, clock, actions, taskMenu, ...options }: Options): RowContext {
  const { group, canMove, howToId, quickEdit, onOpen } = options;
  const { finish } = actions;
  const stageTitles = useMemo(() => new Map(board.stages.map(({ id, title }) => [id, title])), [board.stages]);
  return useMemo(
    () => ({
      ...{ group, stageTitles, clock, canEdit: abilities.edit, canMove, howToId },
      ...{ menu: taskMenu, quickEdit, finish, onOpen },
    }),
    [group, stageTitles, clock, abilities.edit, canMove, howToId, taskMenu, quickEdit, finish, onOpen],
  );
}
