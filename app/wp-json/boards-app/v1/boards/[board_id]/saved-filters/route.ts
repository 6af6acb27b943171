import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { savedFiltersOnBoard } from "@/lib/saved-filters/find";
import { SaveFilter } from "@/lib/saved-filters/inputs";
import { presentSavedFilter } from "@/lib/saved-filters/present";
import { saveFilter } from "@/lib/saved-filters/save";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: savedFiltersOnBoard,
    allow: anyoneOnBoard,
    run: ({ filters }) => filters,
    reply: (filters, { user, membership }) => ({
      filters: filters.map((filter) => presentSavedFilter(filter, user, { membership })),
    }),
  }),
  POST: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: SaveFilter,
    run: ({ board, membership, input, user }) => saveFilter({ board, membership }, input, user),
    reply: (filter, { user, membership }) => ({
      message: "The filter has been saved",
      filter: presentSavedFilter(filter, user, { membership }),
    }),
  }),
});
