import { z } from "zod";
import { email, optional } from "@/lib/http/input/types";
import { language, timezone, weekday } from "@/lib/settings/inputs";
import { displayName } from "@/lib/users/inputs";
import { password } from "@/lib/users/passwords/inputs";

/** Omitted fields stay; null and "" mean the site's setting. */
const ownOrSites = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable()).optional();

export const UpdateProfile = z
  .object({
    display_name: displayName.optional(),
    email: email.optional(),
    current_password: optional(password),
    timezone: ownOrSites(timezone),
    locale: ownOrSites(language),
    start_of_week: ownOrSites(weekday),
  })
  .transform(({ display_name, current_password, start_of_week, ...rest }) => ({
    ...rest,
    displayName: display_name,
    currentPassword: current_password,
    startOfWeek: start_of_week,
  }));
export type UpdateProfile = z.infer<typeof UpdateProfile>;
