import { z } from "zod";
import type { Answers } from "@/scripts/openapi/answers/shapes";
import { FoundInAll, FoundInBoth, SearchSuggestion } from "@/scripts/openapi/records/search";

export const SEARCH_ANSWERS: Answers = {
  "GET /boards/v2/global-search": FoundInBoth,
  "GET /boards-app/v1/search": FoundInAll,
  "GET /boards-app/v1/search/suggestions": z.object({ suggestions: z.array(SearchSuggestion) }),
};
