import { z } from "zod";
import type { MailAddressJson } from "@/lib/incoming-mail/address/present";
import { type Answers, done, justDone, OWN_BOARD } from "@/scripts/openapi/answers/shapes";
import { checked, text } from "@/scripts/openapi/records/record";

const address = checked<MailAddressJson>()(
  z
    .object({
      address: text.describe("A secret: whoever knows it can create tasks in your name."),
      stage_id: z.int().nullable().describe("Null for the first stage."),
      created_at: text,
    })
    .nullable(),
);

export const INCOMING_MAIL_ANSWERS: Answers = {
  [`GET ${OWN_BOARD}/mail-address`]: z.object({ mail_address: address }),
  [`PUT ${OWN_BOARD}/mail-address`]: done({ mail_address: address }),
  [`DELETE ${OWN_BOARD}/mail-address`]: justDone,
  [`POST ${OWN_BOARD}/mail-address/renew`]: done({ mail_address: address }),
};
