/** `%s` is the page's name. */
export const TAB_TITLE = "%s · Boards";

export const inTab = (name: string): string => TAB_TITLE.replace("%s", () => name);

export const nameInTab = (title: string): string => title.replace(TAB_TITLE.replace("%s", ""), "");

export const nameOfTask = (task: { title: string }, board: { title: string }): string =>
  `${task.title} · ${board.title}`;
