import { z } from "zod";
import { title } from "@/lib/http/types";

/** Empty, or a UUID of the application's own choice. */
const appId = z.unknown().transform((value, ctx): string => {
  if (value === undefined || value === null || value === "") return "";
  if (typeof value === "string" && UUID.test(value)) return value.toLowerCase();
  ctx.addIssue({ code: "custom", params: { rule: "format" } });
  return "";
});
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const name = title.refine((text) => text.length <= 250, { params: { rule: "format" } });

export const CreateApplicationPassword = z.object({ name, app_id: appId }).transform(({ name, app_id }) => ({ name, appId: app_id }));
export type CreateApplicationPassword = z.infer<typeof CreateApplicationPassword>;

export const RenameApplicationPassword = z.object({ name });
export type RenameApplicationPassword = z.infer<typeof RenameApplicationPassword>;
