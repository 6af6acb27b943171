import { cut, slugOf } from "@/lib/text/text";

/** As it is given to a new task; renaming does not change it. */
export const slugOfTask = (title: string): string => cut(slugOf(title), 200) || `idea-${Math.floor(Date.now() / 1000)}`;
