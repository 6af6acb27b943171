import { env } from "@/lib/env";
import { pagination } from "@/lib/http/response/paginator";
import type { FoundBoard, FoundInBoth, FoundTask } from "@/lib/search/search";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { cut } from "@/lib/text/text";

export const presentSearch = ({ tasks, boards }: FoundInBoth) => ({
  tasks: { data: tasks.rows.map(presentFoundTask), ...pagination(tasks) },
  boards: { data: boards.rows.map(presentFoundBoard), ...pagination(boards) },
});

const presentFoundTask = ({ id, title, description, board, stage }: FoundTask) => ({
  type: "task" as const,
  id,
  title,
  description: shortText(description),
  board_id: board.id,
  board: { ...board, url: boardUrl(board.id) },
  stage,
});

const presentFoundBoard = ({ id, title, description }: FoundBoard) => ({
  type: "board" as const,
  id,
  title,
  description: shortText(description),
});

export const boardUrl = (id: number): string => `${env().BOARDS_URL}/boards/${id}`;

const LONGEST = 500;

export const shortText = (html: string | null): string => cut(plainTextOf(html), LONGEST);

/** The HTML may be cut within a tag. */
export const plainTextOf = (html: string | null): string => lineOfHtml((html ?? "").replace(/<[^<>]*$/, ""));
