import { signedIn, type Endpoints } from "@/scripts/contract/endpoints/entry";

export const LISTS_ENDPOINTS: Endpoints = {
  "GET /boards/v2/tasks/top-in-boards": signedIn(),
};
