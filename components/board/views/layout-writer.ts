import type { BoardLayout } from "@/components/board/views/layout";
import { api } from "@/lib/api";

/** In milliseconds. */
const PAUSE = 500;

/** Sends the parts of a layout that have changed once the person pauses. */
export function newLayoutWriter(boardId: number) {
  let unsent: BoardLayout = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    if (Object.keys(unsent).length === 0) return;
    const layout = unsent;
    unsent = {};
    // Not shown: the view looks as chosen, and the next change sends it again.
    api("PUT", `/boards-app/v1/boards/${boardId}/view`, { layout }).catch(console.error);
  }

  return {
    write(parts: BoardLayout) {
      unsent = { ...unsent, ...parts };
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },
    flush,
  };
}
