/** What a browser's tab is called: `%s` is the name of what it shows. */
export const TAB_TITLE = "%s · Boards";

export const inTab = (name: string): string => TAB_TITLE.replace("%s", () => name);

/** A task by itself, on a page of its own and in the dialog over its board. */
export const nameOfTask = (task: { title: string }, board: { title: string }): string =>
  `${task.title} · ${board.title}`;
