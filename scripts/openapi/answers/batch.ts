import { z } from "zod";
import type { Answers } from "@/scripts/openapi/answers/shapes";
import { count, text } from "@/scripts/openapi/records/record";

const One = z.object({
  body: z.unknown().describe("As if the request had been sent alone."),
  status: count,
  headers: z.record(text, text),
});

export const BATCH_ANSWERS: Answers = {
  "POST /batch/v1": z.object({
    failed: z.literal("validation").optional().describe("No request was run."),
    responses: z.array(One.nullable()).describe("In the order of the requests."),
  }),
};
