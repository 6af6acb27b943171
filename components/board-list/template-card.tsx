import Link from "next/link";
import { useTranslations } from "next-intl";
import { ArrowRight } from "lucide-react";
import { TemplateMenuButton, UseTemplate } from "@/components/board-list/template-actions";
import { keyOfTemplate, type Template } from "@/components/templates/template-data";
import { TemplateCounts } from "@/components/templates/template-counts";
import { TemplatePicture } from "@/components/templates/template-picture";
import { classNames } from "@/components/ui/class-names";
import { Badge } from "@/components/ui/lists/rows";

interface TemplateCardProps {
  template: Template;
  mayCreate: boolean;
}

export function TemplateCard({ template, mayCreate }: TemplateCardProps) {
  const t = useTranslations("templates.list");
  const { id, kind, title, category, description, canManage } = template;
  const isOfTeam = kind === "user" && typeof id === "number";
  return (
    <li className="group relative flex flex-col rounded-md border border-gray-6 bg-surface shadow-raised transition-colors hover:border-gray-8">
      <TemplatePicture template={template} className="h-32 shrink-0 rounded-t-[7px]" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 border-t border-gray-6 px-4 pt-2.5 pb-3.5">
        <div className="flex items-start gap-1 has-[button[aria-haspopup]]:-me-2">
          <h3 className="min-w-0 flex-1 leading-tight font-semibold">
            <Title template={template} mayCreate={mayCreate} />
          </h3>
          {isOfTeam && (
            <TemplateMenuButton
              label={t("actions", { title })}
              board={{ id, title }}
              facts={{ description, category }}
              canManage={canManage}
            />
          )}
        </div>
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          {isOfTeam && <Badge>{t("template")}</Badge>}
          {category && <Category>{category}</Category>}
        </p>
        {description && (
          <p dir="auto" className="line-clamp-3 text-match-parent text-sm wrap-anywhere text-gray-11">
            {description}
          </p>
        )}
        <div className="mt-auto flex items-end justify-between gap-3 pt-3 text-sm text-gray-11">
          <span className="min-w-0">
            <TemplateCounts template={template} withLabels />
          </span>
          {mayCreate && (
            <span
              aria-hidden
              className="flex shrink-0 items-center gap-1 font-medium text-accent-text group-hover:underline"
            >
              {t("use")}
              <ArrowRight className="size-3.5 rtl:-scale-x-100" strokeWidth={1.5} />
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

const Category = ({ children }: { children: string }) => (
  <bdi className="rounded-sm bg-gray-4 px-1.5 text-xs font-medium text-gray-11 wrap-anywhere">{children}</bdi>
);

const titleStyle =
  "block min-h-8 w-full text-start text-match-parent content-center leading-tight outline-none pointer-coarse:min-h-11";
const wholeCard =
  "after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus";

/** The whole card can be pressed. Without the permission to create boards, it leads to the template itself. */
function Title({ template, mayCreate }: TemplateCardProps) {
  const t = useTranslations("templates.list");
  const { kind, id, title } = template;
  const text = <span className="line-clamp-2 wrap-anywhere">{title}</span>;
  const style = classNames(titleStyle, wholeCard);
  if (mayCreate)
    return (
      <UseTemplate
        template={keyOfTemplate(template)}
        aria-label={t("useNamed", { title })}
        dir="auto"
        className={style}
      >
        {text}
      </UseTemplate>
    );
  if (kind === "user")
    return (
      <Link href={`/boards/${id}`} prefetch={false} dir="auto" className={style}>
        {text}
      </Link>
    );
  return (
    <span dir="auto" className={titleStyle}>
      {text}
    </span>
  );
}
