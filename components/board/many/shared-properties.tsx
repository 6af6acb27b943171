"use client";
import { Calendar, Columns3, Flag } from "lucide-react";
import type { BoardInView } from "@/components/board-store/board-in-view";
import type { ManyProps } from "@/components/board/many/action-bar";
import { DueOfMany } from "@/components/board/many/due-of-many";
import type { BarProperty } from "@/components/board/many/many-bar";
import { PriorityOfMany } from "@/components/board/many/priority-of-many";
import { StageOfMany } from "@/components/board/many/stage-of-many";

type Shared = Pick<ManyProps, "tasks" | "saving">;

/** The properties that tasks of a board and tasks of several boards have. */
export const stageOf = (props: Shared & { board: Pick<BoardInView, "stages"> }): BarProperty => ({
  name: "stage",
  key: "s",
  Icon: Columns3,
  panel: (close) => <StageOfMany {...props} close={close} />,
});

export const priorityOf = (props: Shared): BarProperty => ({
  name: "priority",
  key: "p",
  Icon: Flag,
  panel: (close) => <PriorityOfMany {...props} close={close} />,
});

export const dueOf = (props: Shared & Pick<ManyProps, "viewer" | "clock">): BarProperty => ({
  name: "due",
  key: "d",
  Icon: Calendar,
  panel: (close) => <DueOfMany {...props} close={close} />,
});
