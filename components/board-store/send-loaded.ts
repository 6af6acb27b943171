import type { BoardEdit, EditResponse } from "@/components/board-store/edits";
import { ApiError } from "@/lib/api";

let loaded: typeof import("@/components/board-store/send") | null = null;

const load = async () => (loaded ??= await import("@/components/board-store/send"));

/** The first view of a board has nothing to save. @throws ApiError, with status 0 when the code can't be loaded */
export async function sendLoaded(boardId: number, edit: BoardEdit): Promise<EditResponse> {
  if (loaded) return loaded.send(boardId, edit);
  const { send } = await load().catch((cause: unknown) => {
    throw Object.assign(new ApiError(0, "unreachable", ""), { cause });
  });
  return send(boardId, edit);
}

/** Right after the board can be used, so that nobody waits for it. A failed load is repeated when it is needed. */
export const preloadSending = (): Promise<void> => load().then(() => undefined, console.error);
