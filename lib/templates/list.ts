import "server-only";
import { type DefaultTemplate, defaultTemplates } from "@/lib/templates/defaults/list";
import { listUserTemplates, type UserTemplate } from "@/lib/templates/find";
import type { CurrentUser } from "@/lib/users/current-user";

export const listTemplates = async (
  user: CurrentUser,
  locale: string,
): Promise<{ defaults: DefaultTemplate[]; own: UserTemplate[] }> => ({
  defaults: defaultTemplates(locale),
  own: await listUserTemplates(user),
});
