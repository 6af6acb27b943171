/** `%s` is the page's name. */
export const TAB_TITLE = "%s · Boards";

export const inTab = (name: string): string => TAB_TITLE.replace("%s", () => name);

export const nameOfTask = (task: { title: string }, board: { title: string }): string =>
  `${task.title} · ${board.title}`;
