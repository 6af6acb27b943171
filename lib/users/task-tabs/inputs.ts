import { z } from "zod";
import { Invalid } from "@/lib/errors";
import { parameter } from "@/lib/http/input/parameter";
import { flag, nested, wholeNumber, word } from "@/lib/http/input/types";
import { TASK_TYPES } from "@/lib/users/person-page/types";
import type { TaskTab } from "@/lib/users/task-tabs/tabs";

/** What is missing or wrong gets the reference's message below. */
const needed = (schema: z.ZodType) => schema.optional().meta({ required: true });

/** The label is ignored. */
const sentTab = nested(
  z.object({
    name: needed(parameter({ type: "string", enum: [...TASK_TYPES] })),
    label: parameter({ type: "string" }).optional(),
    visible: needed(parameter({ type: "boolean" })),
    order: needed(parameter({ type: "integer" })),
  }),
);

const Tabs = z.array(
  z
    .object({ name: word(...TASK_TYPES), visible: flag, order: wholeNumber })
    .transform(({ name, visible, order }): TaskTab => ({ name, isVisible: visible, order })),
);

/** POST tasks/task-tabs/config, with the reference's messages (compatibility.md, C115). */
export const SaveTaskTabs = z
  .object({
    tabs: z.preprocess((value) => (Array.isArray(value) ? value : []), z.array(sentTab)).meta({ required: true }),
  })
  .transform((sent) => {
    const { data: tabs = [] } = Tabs.safeParse(sent.tabs);
    if (tabs.length === 0 || new Set(tabs.map(({ name }) => name)).size < tabs.length)
      throw invalidTabs("Invalid data format");
    if (!tabs.some(({ isVisible }) => isVisible)) throw invalidTabs("At least one tab must be visible");
    return { tabs };
  });
export type SaveTaskTabs = z.infer<typeof SaveTaskTabs>;

const invalidTabs = (message: string) => new Invalid(message, { params: { tabs: message } });
