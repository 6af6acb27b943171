import "server-only";
import { type Template, templatesIn } from "@/components/templates/template-data";
import { readerLocale } from "@/lib/i18n/reader-locale";
import { listTemplates } from "@/lib/templates/list";
import { presentDefaultTemplate, presentUserTemplate } from "@/lib/templates/present";
import type { CurrentUser } from "@/lib/users/current-user";

export async function readTemplates(user: CurrentUser): Promise<Template[]> {
  const { own, defaults } = await listTemplates(user, await readerLocale());
  return templatesIn({
    user_templates: own.map((template) => presentUserTemplate(template, user)),
    default_templates: defaults.map(presentDefaultTemplate),
  });
}
