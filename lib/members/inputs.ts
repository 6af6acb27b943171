import { z } from "zod";
import { flag, id, optional } from "@/lib/http/types";

/** Document 1, 4.9: POST add-members. */
export const AddMember = z
  .object({ memberId: id, isViewerOnly: optional(flag) })
  .transform(({ memberId, isViewerOnly }) => ({ userId: memberId, role: isViewerOnly ? ("viewer" as const) : ("member" as const) }));
export type AddMember = z.infer<typeof AddMember>;
