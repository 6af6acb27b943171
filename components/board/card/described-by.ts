const STATES = ["done", "selected", "unread", "labels", "facts"] as const;

/** The id of a part of a card or row that says in which state its task is. */
export const stateId = (id: string, state: (typeof STATES)[number]) => `${id}-${state}`;

/** What screen readers say after a title: the state of the task, then how it is moved. */
export const describedBy = (id: string, howToId: string | undefined): string =>
  [...STATES.map((state) => stateId(id, state)), howToId].filter(Boolean).join(" ");
