"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Time } from "@/components/ui/brand/time";
import { TEXT_LINK } from "@/components/ui/controls/text-link";
import { PersonAvatar } from "@/components/ui/lists/avatars";
import { Details } from "@/components/ui/lists/rows";
import { type Clock, momentOf } from "@/lib/dates/when";
import type { SubmissionJson } from "@/lib/moderation/present";
import { taskPath } from "@/lib/tasks/path";

interface EntryFactsProps {
  entry: SubmissionJson;
  boardId: number;
  clock: Clock;
  titleId: string;
}

/** What it is, who has sent it and when, and what it belongs to. */
export function EntryFacts({ entry, boardId, clock, titleId }: EntryFactsProps) {
  const t = useTranslations("moderation");
  const { kind, title, author, idea, created_at, decided_at, decided_by } = entry;
  const { user } = author;
  const sent = momentOf(new Date(created_at), clock);
  return (
    <div className="flex gap-3">
      <PersonAvatar id={user?.ID ?? entry.id} name={author.name} photo={user?.photo ?? ""} size={32} />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="leading-tight font-semibold wrap-anywhere">
          {kind === "idea" ? <bdi>{title}</bdi> : t(`kinds.${kind}`)}
        </h2>
        <div className="text-sm text-gray-11">
          <Details>
            {[
              kind === "idea" && <span key="kind">{t("kinds.idea")}</span>,
              <span key="author">
                {t.rich(user ? "by" : "byGuest", { author: author.name, name: (chunks) => <bdi>{chunks}</bdi> })}
              </span>,
              author.email && (
                <a key="email" href={`mailto:${encodeURIComponent(author.email)}`} dir="ltr" className={TEXT_LINK}>
                  {author.email}
                </a>
              ),
              <time key="time" dateTime={created_at} title={sent.full}>
                {sent.text}
              </time>,
              decided_at && decided_by && (
                <span key="decided">
                  {t.rich("decided", {
                    author: decided_by.display_name,
                    name: (chunks) => <bdi>{chunks}</bdi>,
                    time: () => <Time {...momentOf(new Date(decided_at), clock)} />,
                  })}
                </span>
              ),
            ]}
          </Details>
        </div>
        {idea && (
          <p className="mt-1 text-sm wrap-anywhere">
            <span className="text-gray-11">{t("on")} </span>
            <Link href={taskPath(boardId, idea.id)} prefetch={false} className={TEXT_LINK}>
              <bdi>{idea.title}</bdi>
            </Link>
          </p>
        )}
        {entry.parent && <RepliedTo parent={entry.parent} />}
      </div>
    </div>
  );
}

function RepliedTo({ parent }: { parent: NonNullable<SubmissionJson["parent"]> }) {
  const t = useTranslations("moderation");
  return (
    <blockquote className="mt-2 border-s-2 border-gray-6 ps-3 text-sm text-gray-11">
      <p>{t.rich("inReplyTo", { author: parent.author_name, name: (chunks) => <bdi>{chunks}</bdi> })}</p>
      <p dir="auto" className="line-clamp-2 wrap-anywhere">
        {parent.excerpt}
      </p>
    </blockquote>
  );
}
