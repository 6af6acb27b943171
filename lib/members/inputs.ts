import { z } from "zod";
import { flag, id, longText, optional } from "@/lib/http/types";

/** Document 1, 4.9: POST add-members. */
export const AddMember = z
  .object({ memberId: id, isViewerOnly: optional(flag) })
  .transform(({ memberId, isViewerOnly }) => ({ userId: memberId, role: isViewerOnly ? ("viewer" as const) : ("member" as const) }));
export type AddMember = z.infer<typeof AddMember>;

/** Document 1, 4.9: GET search-boards-users; without a word everybody whom one may see. */
export const SearchColleagues = z.object({ searchInput: optional(longText) }).transform(({ searchInput }) => ({ search: (searchInput ?? "").trim(), most: 50 }));
