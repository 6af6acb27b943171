/** Where the fragment of an address of the plugin's screens leads here: `#/boards/1/tasks/2-title` to the task. Other
 * fragments lead to the boards, so that no address can lead elsewhere. */
export function addressOfFragment(fragment: string): string {
  const [, board, task] = BOARD.exec(fragment) ?? [];
  if (board) return `/boards/${board}${task ? `/tasks/${task}` : ""}`;

  return SCREENS.get(SCREEN.exec(fragment)?.[1] ?? "boards") ?? "/boards";
}

const BOARD = /^#\/boards\/(\d{1,10})(?:[/?-](?:tasks\/(\d{1,10})(?![\d])|[^/]*).*)?$/s;

const SCREEN = /^#\/([a-z-]{0,40})(?:[/?].*)?$/s;

const SCREENS: ReadonlyMap<string, string> = new Map([
  ["", "/"],
  ["dashboard", "/"],
  ["boards", "/boards"],
  ["my-tasks", "/my-tasks"],
  ["tasks", "/my-tasks"],
  ["reports", "/reports"],
  ["members", "/people"],
  ["settings", "/settings"],
]);
