import "server-only";
import { type DefaultTemplate, defaultTemplates } from "@/lib/templates/defaults/list";
import { listUserTemplates, type UserTemplate } from "@/lib/templates/find";
import type { CurrentUser } from "@/lib/users/current-user";

/** @param locale of `templateLocale`, which may read the site's settings meanwhile */
export async function listTemplates(
  user: CurrentUser,
  locale: string | Promise<string>,
): Promise<{ defaults: DefaultTemplate[]; own: UserTemplate[] }> {
  const [own, language] = await Promise.all([listUserTemplates(user), locale]);
  return { defaults: defaultTemplates(language), own };
}
