import { z } from "zod";
import { Invalid } from "@/lib/errors";
import { parameter } from "@/lib/http/input/parameter";
import { clamped, flag, id, optional, word } from "@/lib/http/input/types";
import { publicToken } from "@/lib/public-boards/inputs";

export const ListTasks = z
  .object({ include_archived: optional(flag) })
  .transform(({ include_archived }) => ({ includeArchived: include_archived ?? false }));

/** What can't be read is null: the texts that clients know say so. */
const stageOfPage = parameter({ type: "integer" })
  .optional()
  .transform((value) => id.safeParse(value).data ?? null)
  .meta({ type: "integer", required: true });
const direction = parameter({ type: "string", enum: ["next", "prev"] })
  .optional()
  .transform((value) => wayOf(optional(word("next", "prev")).safeParse(value)));
const wayOf = ({ success, data }: { success: boolean; data?: "next" | "prev" | undefined }) =>
  success ? (data ?? "next") : null;

const pageFields = {
  stage_id: stageOfPage,
  limit: clamped(1, 100, 20),
  direction,
  cursor: parameter({ type: "string" })
    .optional()
    .transform((value) => cursorOf(value)),
};

/** GET tasks/stage-page: the cursor is a position, exclusive. */
export const PageOfStage = z
  .object({ ...pageFields, include_archived: optional(flag) })
  .transform(({ include_archived, ...page }) => ({ ...pageFrom(page), includeArchived: include_archived ?? false }));
export type PageOfStage = z.infer<typeof PageOfStage>;

/** The same of a public board, where nothing archived is shown. */
export const PageOfPublicStage = z
  .object({ ...pageFields, public_token: publicToken })
  .transform((page) => ({ ...pageFrom(page), includeArchived: false }));

/** @throws Invalid */
function pageFrom({ stage_id, limit, direction: way, cursor }: z.output<z.ZodObject<typeof pageFields>>) {
  if (stage_id === null)
    throw new Invalid("Invalid Stage", { params: { stage_id: "The stage_id field is required." } });
  if (way === null)
    throw new Invalid("Invalid direction", { params: { direction: "The direction format is invalid." } });
  return { stageId: stage_id, limit, direction: way, cursor };
}

function cursorOf(value: unknown): number | null {
  const number = value === undefined || value === null || value === "" ? NaN : Number(value);
  return Number.isFinite(number) && Math.abs(number) < 1e8 ? number : null;
}
