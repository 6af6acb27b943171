import { cut, slugOf } from "@/lib/text/text";

/** Only for a new task: renaming a task keeps its slug. */
export const slugOfTask = (title: string): string => cut(slugOf(title), 200) || `idea-${Math.floor(Date.now() / 1000)}`;
