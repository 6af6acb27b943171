import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { savedFilterOnBoard } from "@/lib/saved-filters/find";
import { UpdateFilter } from "@/lib/saved-filters/inputs";
import { canEditFilter } from "@/lib/saved-filters/policy";
import { presentSavedFilter } from "@/lib/saved-filters/present";
import { deleteFilter, updateFilter } from "@/lib/saved-filters/save";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: savedFilterOnBoard,
    allow: canEditFilter,
    input: UpdateFilter,
    run: ({ input, user, ...found }) => updateFilter(found, input, user),
    reply: (filter, { user, membership }) => ({
      message: "The filter has been changed",
      filter: presentSavedFilter(filter, user, { membership }),
    }),
  }),
  DELETE: endpoint({
    find: savedFilterOnBoard,
    allow: canEditFilter,
    run: (found) => deleteFilter(found),
    reply: () => ({ message: "The filter has been deleted" }),
  }),
});
