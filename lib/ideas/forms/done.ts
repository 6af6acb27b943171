/** What a form has done, in the address that its answer leads to: `?done=comment`. */
export const DONE = [
  "idea",
  "idea-sent",
  "idea-waits",
  "comment",
  "comment-waits",
  "deleted",
  "blocked",
  "follow-mail",
  "following",
  "stopped",
] as const;
export type Done = (typeof DONE)[number];

export const doneIn = (value: string | string[] | undefined): Done | null =>
  DONE.find((each) => each === [value].flat()[0]) ?? null;
