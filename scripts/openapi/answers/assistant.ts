import { z } from "zod";
import type { Assistance } from "@/lib/assistant/assist";
import type { AssistantJson } from "@/lib/assistant/present";
import { SUGGESTED_PRIORITIES } from "@/lib/assistant/proposals";
import { PROVIDERS } from "@/lib/assistant/providers/choices";
import { type Answers, done, justDone, TASK } from "@/scripts/openapi/answers/shapes";
import { TaskLabel } from "@/scripts/openapi/records/boards";
import { checked, count, flag, text } from "@/scripts/openapi/records/record";
import { TaskInContext } from "@/scripts/openapi/records/tasks";

const settings = checked<AssistantJson>()(
  z.object({
    settings: z.object({
      is_enabled: z.enum(["yes", "no"]),
      provider: z.enum(PROVIDERS),
      api_key: text.describe("Its last four characters."),
      model: text,
      custom_prompt: text,
      created_by: text,
      base_url: text,
      has_key: flag.describe("Whether the key was entered for this provider."),
      monthly_requests: count.describe("0 for any number."),
    }),
    has_wordpress_ai: flag,
    connectors_url: text,
    used: z.object({ requests: count, input_tokens: z.number(), output_tokens: z.number() }),
  }),
);

const assistance = checked<Assistance>()(
  z.union([
    z.object({ type: z.literal("summary"), content: text }),
    z.object({ type: z.literal("subtasks"), items: z.array(text) }),
    z.object({
      type: z.literal("suggestions"),
      labels: z.array(text),
      priority: z.enum(SUGGESTED_PRIORITIES).nullable(),
    }),
  ]),
);

export const ASSISTANT_ANSWERS: Answers = {
  "GET /boards/v2/ai/settings": settings,
  "POST /boards/v2/ai/settings": justDone,
  "POST /boards/v2/ai/models": z.object({ models: z.array(z.object({ value: text, label: text })) }),
  "POST /boards/v2/ai/test": justDone,
  "POST /boards/v2/ai/generate": z.object({ content: text.describe("Markdown.") }),
  [`POST ${TASK}/ai-assist`]: assistance,
  [`POST ${TASK}/ai-apply-suggestions`]: done({ task: TaskInContext, labels: z.array(TaskLabel), priority: text }),
};
