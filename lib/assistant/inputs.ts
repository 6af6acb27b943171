import { z } from "zod";
import { providerNamed } from "@/lib/assistant/providers/choices";
import { isMasked, MOST_REQUESTS } from "@/lib/assistant/setting";
import { Unprocessable } from "@/lib/errors";
import {
  exactTextUpTo,
  flag,
  nested,
  optional,
  textUpTo,
  title,
  webAddress,
  wholeNumber,
} from "@/lib/http/input/types";

/** @throws Unprocessable for an unknown one (compatibility.md, C188) */
const provider = title.transform((name) => {
  const found = providerNamed(name);
  if (!found) throw new Unprocessable("Unknown AI provider");
  return found;
});

const LONGEST_KEY = 500;
const LONGEST_INSTRUCTIONS = 4_000;

/** Undefined keeps the stored one. */
const apiKey = optional(exactTextUpTo(LONGEST_KEY)).transform((key) =>
  key === undefined || key.trim() === "" || isMasked(key.trim()) ? undefined : key.trim(),
);

const baseUrl = optional(webAddress).transform((address) => address?.replace(/\/+$/, ""));

const budget = wholeNumber.refine((number) => number >= 0 && number <= MOST_REQUESTS, { params: { rule: "format" } });

/** What is missing or empty keeps its value; only the instructions can be emptied. */
export const UpdateAssistant = z
  .object({
    settings: z
      .object({
        is_enabled: optional(flag),
        provider: optional(provider),
        model: optional(title),
        api_key: apiKey,
        base_url: baseUrl,
        custom_prompt: textUpTo(LONGEST_INSTRUCTIONS).optional(),
        monthly_requests: optional(budget),
      })
      .meta({ required: true }),
  })
  .transform(({ settings }) => settings);
export type UpdateAssistant = z.infer<typeof UpdateAssistant>;

export const ListModels = z
  .object({ settings: nested(z.object({ provider, api_key: apiKey, base_url: baseUrl })).meta({ required: true }) })
  .transform(({ settings }) => settings);
export type ListModels = z.infer<typeof ListModels>;

export const TestAssistant = z
  .object({
    settings: nested(z.object({ provider, model: title, api_key: apiKey, base_url: baseUrl })).meta({ required: true }),
  })
  .transform(({ settings }) => settings);
export type TestAssistant = z.infer<typeof TestAssistant>;
