import { z } from "zod";
import { id } from "@/lib/http/input/types";

/** GET options/members. */
export const ReadMemberOptions = z.object({ boardId: id });
export type ReadMemberOptions = z.infer<typeof ReadMemberOptions>;
