import { type BoardJson, readBoard } from "@/components/board-store/board-data";
import { isGone } from "@/components/ui/hooks/use-retried-query";
import { withStorage } from "@/components/ui/hooks/with-storage";
import { api } from "@/lib/api";

export interface BoardChoice {
  id: number;
  title: string;
}

type ListedBoard = BoardChoice & { isUserOnlyViewer: boolean };

const FIELDS = ["id", "title", "isUserOnlyViewer"];
const fieldsOf = (path: string) => FIELDS.map((field) => `${path}.${field}`).join(",");

/** Boards where the reader may create tasks. */
export async function findBoards(search: string): Promise<readonly BoardChoice[]> {
  const query = new URLSearchParams({
    ...{ search, per_page: "20", order_by: "title", order_type: "ASC", _fields: fieldsOf("boards.data") },
  });
  const { boards } = await api<{ boards?: { data?: ListedBoard[] } }>("GET", `/boards/v2/projects?${query}`);
  return writable(boards?.data ?? []);
}

async function findRecentBoards(): Promise<readonly BoardChoice[]> {
  const query = new URLSearchParams({ _fields: fieldsOf("boards") });
  const { boards } = await api<{ boards: ListedBoard[] }>("GET", `/boards/v2/projects/recent-boards?${query}`);
  return writable(boards);
}

const writable = (boards: readonly ListedBoard[]) => boards.filter(({ isUserOnlyViewer }) => !isUserOnlyViewer);

/** The board where the last task was created, otherwise the one that was opened last. Null without any. */
export async function findStartBoard(personId: number): Promise<BoardJson | null> {
  const last = lastUsed(personId).boardId;
  const board = last === undefined ? null : await readWritable(last);
  if (board) return board;

  const [first] = [...(await findRecentBoards()), ...(await findBoards(""))];
  return first ? readWritable(first.id) : null;
}

/** Null if it is gone, or can only be viewed by now. */
const readWritable = (id: number): Promise<BoardJson | null> =>
  readBoard(id).then(
    (board) => (board.abilities.edit ? board : null),
    (error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    },
  );

interface LastUsed {
  boardId?: number;
  /** By board. */
  stageIds: Readonly<Record<number, number>>;
  another: boolean;
}

const keyOf = (personId: number) => ["boards new task", personId].join(" ");

/** In this browser. */
export function lastUsed(personId: number): LastUsed {
  const stored = withStorage(
    () => localStorage,
    (store) => store.getItem(keyOf(personId)),
  );
  return stored ? parse(stored) : { stageIds: {}, another: false };
}

export function rememberUsed(personId: number, used: Partial<LastUsed>): void {
  withStorage(
    () => localStorage,
    (store) => store.setItem(keyOf(personId), JSON.stringify({ ...lastUsed(personId), ...used })),
  );
}

/** Only `rememberUsed` writes there. */
const parse = (stored: string): LastUsed => JSON.parse(stored) as LastUsed;
