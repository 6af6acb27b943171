import { z } from "zod";
import { optional, title } from "@/lib/http/input/types";

const appId = optional(
  z
    .string()
    .max(36)
    .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
).transform((uuid = "") => uuid.toLowerCase());

const name = title.refine((text) => text.length <= 250, { params: { rule: "format" } });

export const CreateApplicationPassword = z
  .object({ name, app_id: appId })
  .transform(({ name, app_id }) => ({ name, appId: app_id }));
export type CreateApplicationPassword = z.infer<typeof CreateApplicationPassword>;

export const RenameApplicationPassword = z.object({ name });
export type RenameApplicationPassword = z.infer<typeof RenameApplicationPassword>;
