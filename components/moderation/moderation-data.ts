import { submissionsKey } from "@/components/board-store/board-data";
import type { TextTab } from "@/components/moderation/tabs";
import { api } from "@/lib/api";
import type { Counts } from "@/lib/moderation/list";
import type { BlockedGuestJson, SubmissionJson } from "@/lib/moderation/present";

interface Page<Row> {
  data: Row[];
  total: number;
  current_page: number;
  last_page: number;
}

export interface SubmissionsPage {
  submissions: Page<SubmissionJson>;
  counts: Counts;
}

export type BlockedPage = Page<BlockedGuestJson>;

export const boardPathOf = (boardId: number) => `/boards-app/v1/boards/${boardId}`;

export const listKey = (boardId: number, tab: TextTab) => [...submissionsKey(boardId), tab] as const;
export const blockedKey = (boardId: number) => [...submissionsKey(boardId), "blocked"] as const;

export const PAGE = 20;

export const readSubmissions = (boardId: number, tab: TextTab, page: number): Promise<SubmissionsPage> =>
  api("GET", `${boardPathOf(boardId)}/submissions?state=${tab}&per_page=${PAGE}&page=${page}`);

export const readBlocked = async (boardId: number, page: number): Promise<BlockedPage> =>
  (
    await api<{ blocked_guests: BlockedPage }>(
      "GET",
      `${boardPathOf(boardId)}/blocked-guests?per_page=${PAGE}&page=${page}`,
    )
  ).blocked_guests;
