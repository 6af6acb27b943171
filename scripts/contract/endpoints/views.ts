import { manager, OWN_BOARD, viewer, type Endpoints } from "@/scripts/contract/endpoints/entry";
import { nextNumber } from "@/scripts/contract/endpoints/samples";

const SAVED_FILTERS = `${OWN_BOARD}/saved-filters`;

/** The filter in the path is shared and belongs to the manager. */
export const VIEWS_ENDPOINTS: Endpoints = {
  [`GET ${SAVED_FILTERS}`]: viewer({ summary: "List the saved filters of a board" }),
  [`POST ${SAVED_FILTERS}`]: viewer({
    summary: "Save a filter",
    body: () => ({ name: `New filter ${nextNumber()}`, query: "status=open" }),
  }),
  [`PUT ${SAVED_FILTERS}/{filter_id}`]: manager({ summary: "Change a saved filter", body: { name: "New name" } }),
  [`PUT ${OWN_BOARD}/view`]: viewer({ summary: "Remember how you view a board", body: { view: "table" } }),
  [`DELETE ${SAVED_FILTERS}/{filter_id}`]: manager({ summary: "Delete a saved filter" }),
};
