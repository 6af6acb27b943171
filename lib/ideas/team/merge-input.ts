import { z } from "zod";
import { id } from "@/lib/http/input/types";

export const MergeIdea = z.object({ into: id }).transform(({ into }) => ({ intoId: into }));
export type MergeIdea = z.infer<typeof MergeIdea>;
