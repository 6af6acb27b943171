import { type Endpoints, member, OWN_BOARD } from "@/scripts/contract/endpoints/entry";

export const INCOMING_MAIL_ENDPOINTS: Endpoints = {
  [`GET ${OWN_BOARD}/mail-address`]: member({
    single: true,
    summary: "Read the address where your emails become tasks of a board",
  }),
  [`PUT ${OWN_BOARD}/mail-address`]: member({
    summary: "Create your address on a board, or change the stage of its tasks",
    body: ({ stage }) => ({ stage_id: stage.id }),
  }),
  [`DELETE ${OWN_BOARD}/mail-address`]: member({ summary: "Remove your address on a board" }),
  [`POST ${OWN_BOARD}/mail-address/renew`]: member({ summary: "Replace your address on a board" }),
};
