import "server-only";
import { type DefaultTemplate, defaultTemplates } from "@/lib/templates/defaults/list";
import { listUserTemplates, type UserTemplate } from "@/lib/templates/find";
import { readFeatureModules } from "@/lib/modules/read";
import type { CurrentUser } from "@/lib/users/current-user";

/** Without roadmaps while they are off.
 * @param locale of `templateLocale`, which may read the site's settings meanwhile */
export async function listTemplates(
  user: CurrentUser,
  locale: string | Promise<string>,
): Promise<{ defaults: DefaultTemplate[]; own: UserTemplate[] }> {
  const [own, language, { roadmap }] = await Promise.all([listUserTemplates(user), locale, readFeatureModules()]);
  return { defaults: defaultTemplates(language).filter(({ type }) => roadmap.enabled || type !== "roadmap"), own };
}
