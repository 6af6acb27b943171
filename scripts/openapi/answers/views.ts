import { z } from "zod";
import { BoardViewName } from "@/generated/prisma/enums";
import type { SavedView } from "@/lib/board-views/read";
import type { SavedFilterJson } from "@/lib/saved-filters/present";
import { type Answers, done, justDone, Layout, OWN_BOARD } from "@/scripts/openapi/answers/shapes";
import { PersonInShort } from "@/scripts/openapi/records/people";
import { checked, flag, id, record, text } from "@/scripts/openapi/records/record";

const SavedFilter = record<SavedFilterJson>()(
  "SavedFilter",
  z.object({
    id,
    name: text,
    query: z.string().describe("The search parameters of the view."),
    is_shared: z.boolean().describe("Whether everyone on the board sees it."),
    owner: PersonInShort,
    can_edit: flag,
  }),
);

const BoardView = checked<SavedView>()(z.object({ view: z.enum(BoardViewName), layout: Layout }));

const SAVED_FILTERS = `${OWN_BOARD}/saved-filters`;

export const VIEW_ANSWERS: Answers = {
  [`GET ${SAVED_FILTERS}`]: z.object({ filters: z.array(SavedFilter) }),
  [`POST ${SAVED_FILTERS}`]: done({ filter: SavedFilter }),
  [`PUT ${SAVED_FILTERS}/{filter_id}`]: done({ filter: SavedFilter }),
  [`DELETE ${SAVED_FILTERS}/{filter_id}`]: justDone,
  [`PUT ${OWN_BOARD}/view`]: BoardView,
};
