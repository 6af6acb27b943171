import { z } from "zod";
import { Invalid } from "@/lib/errors";
import { flag, wholeNumber, word } from "@/lib/http/input/types";
import { TASK_TYPES } from "@/lib/users/person-page/types";
import type { TaskTab } from "@/lib/users/task-tabs/tabs";

/** The labels are ours. */
const Tab = z
  .object({ name: word(...TASK_TYPES), visible: flag, order: wholeNumber })
  .transform(({ name, visible, order }): TaskTab => ({ name, isVisible: visible, order }));

/** POST tasks/task-tabs/config, with the reference's messages (compatibility.md, C115). */
export const SaveTaskTabs = z
  .object({ tabs: z.array(Tab).catch([]).meta({ required: true }) })
  .transform(({ tabs }): { tabs: TaskTab[] } => {
    if (tabs.length === 0 || new Set(tabs.map(({ name }) => name)).size < tabs.length)
      throw invalidTabs("Invalid data format");
    if (!tabs.some(({ isVisible }) => isVisible)) throw invalidTabs("At least one tab must be visible");
    return { tabs };
  });
export type SaveTaskTabs = z.infer<typeof SaveTaskTabs>;

const invalidTabs = (message: string) => new Invalid(message, { params: { tabs: message } });
