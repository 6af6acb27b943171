"use client";
import Link from "next/link";
import { ArrowBigUp, ExternalLink } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { PropertyRow, rowStyle } from "@/components/task/properties/property";
import { useIdea } from "@/components/task/ideas/use-idea";
import type { ShownTask } from "@/components/task/parts/use-task";
import { TEXT_LINK } from "@/components/ui/controls/text-link";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import type { TeamViewJson } from "@/lib/ideas/team/view";
import { taskPath } from "@/lib/tasks/path";

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.5 } as const;

export function IdeaProperties({ task }: { task: ShownTask }) {
  const t = useTranslations("ideas.properties");
  const { number } = useFormatter();
  const idea = useIdea(task);
  if (!idea) return null;

  return (
    <section aria-label={t("title")} className="border-t border-gray-6 pt-4">
      <dl className="flex flex-col gap-1">
        <PropertyRow name={t("votes")}>
          <div className={`${rowStyle} tabular-nums`}>
            <ArrowBigUp {...icon} />
            {number(task.vote_count ?? idea.vote_count)}
          </div>
        </PropertyRow>
        <PropertyRow name={t("author")}>
          <Author author={idea.author} />
        </PropertyRow>
        <PropertyRow name={t("source")}>
          <div className={rowStyle}>{t(`sources.${sourceOf(idea)}`)}</div>
        </PropertyRow>
        <PropertyRow name={t("followers")}>
          <div className={`${rowStyle} tabular-nums`}>{number(idea.followers_count)}</div>
        </PropertyRow>
        {idea.url && (
          <PropertyRow name={t("page")}>
            <div className={rowStyle}>
              <a href={idea.url} target="_blank" rel="noreferrer" className={`${TEXT_LINK} flex items-center gap-1.5`}>
                {t("view")}
                <ExternalLink {...icon} className="size-3.5 shrink-0 rtl:-scale-x-100" />
              </a>
            </div>
          </PropertyRow>
        )}
        <Merged boardId={task.board_id} idea={idea} />
      </dl>
    </section>
  );
}

function Author({ author: { name, email, user } }: Pick<TeamViewJson, "author">) {
  const t = useTranslations("ideas.properties");
  return (
    <div className={rowStyle}>
      {user && <PersonAvatar id={user.ID} name={user.display_name} photo={user.photo} size={20} />}
      <span className="min-w-0">
        <bdi className="block wrap-anywhere">{name || t("noAuthor")}</bdi>
        {email && (
          <a
            href={`mailto:${encodeURIComponent(email)}`}
            dir="ltr"
            className={`${TEXT_LINK} block text-sm wrap-anywhere`}
          >
            {email}
          </a>
        )}
      </span>
    </div>
  );
}

function sourceOf({ source }: TeamViewJson): "page" | "import" | "inside" {
  return source === "page" || source === "import" ? source : "inside";
}

function Merged({ boardId, idea: { merged_into: into, merged } }: { boardId: number; idea: TeamViewJson }) {
  const t = useTranslations("ideas.properties");
  return (
    <>
      {into && (
        <PropertyRow name={t("mergedInto")}>
          <IdeaLink boardId={boardId} {...into} />
        </PropertyRow>
      )}
      {merged.length > 0 && (
        <PropertyRow name={t("merged")}>
          <ul>
            {merged.map((other) => (
              <li key={other.id}>
                <IdeaLink boardId={boardId} {...other} />
              </li>
            ))}
          </ul>
        </PropertyRow>
      )}
    </>
  );
}

const IdeaLink = ({ boardId, id, title }: { boardId: number; id: number; title: string }) => (
  <div className={rowStyle}>
    <Link href={taskPath(boardId, id)} prefetch={false} className={`${TEXT_LINK} wrap-anywhere`}>
      <bdi>{title}</bdi>
    </Link>
  </div>
);
