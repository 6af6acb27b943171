"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { TextField } from "@/components/ui/controls/text-field";
import { TEXT_LINK } from "@/components/ui/controls/text-link";
import { api } from "@/lib/api";

interface SimilarIdea {
  id: number;
  title: string;
  vote_count: number;
}

interface SimilarTitleProps {
  boardId: number;
  /** The path of the roadmap. */
  roadmap: string;
}

const PAUSE = 300;
const SHORTEST = 3;

/** The title of a new idea. While it is typed, ideas that may be the same appear below. */
export function SimilarTitle({ boardId, roadmap }: SimilarTitleProps) {
  const t = useTranslations("similarIdeas");
  const format = useFormatter();
  const [text, setText] = useState("");
  const ideas = useSimilarIdeas(boardId, text);
  return (
    <div>
      <TextField
        name="title"
        label={t("title")}
        maxLength={192}
        autoComplete="off"
        required
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status" className="text-sm">
        {ideas.length > 0 && (
          <div className="mt-2 rounded-sm border border-gray-6 bg-gray-2 px-3 py-2.5">
            <p className="text-gray-11">{t("found", { count: ideas.length })}</p>
            <ul className="mt-1">
              {ideas.map(({ id, title, vote_count: votes }) => (
                <li key={id} className="flex items-center justify-between gap-3 py-1">
                  <a
                    href={`${roadmap}/ideas/${id}`}
                    className={`${TEXT_LINK} min-w-0 wrap-anywhere pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center`}
                  >
                    <bdi>{title}</bdi>
                  </a>
                  <span className="shrink-0 text-gray-11 tabular-nums">
                    {t("votes", { count: votes, shown: format.number(votes) })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

function useSimilarIdeas(boardId: number, text: string): SimilarIdea[] {
  const [found, setFound] = useState<{ text: string; ideas: SimilarIdea[] }>({ text: "", ideas: [] });
  const asked = text.trim();
  useEffect(() => {
    if (asked.length < SHORTEST) return;

    let isStale = false;
    const timer = setTimeout(async () => {
      const path = `/boards-app/v1/roadmaps/${boardId}/similar-ideas?text=${encodeURIComponent(asked.slice(0, 192))}`;
      // Without them the form is complete, so a failure is not worth a message.
      const { ideas } = await api<{ ideas: SimilarIdea[] }>("GET", path).catch(() => ({ ideas: [] }));
      if (!isStale) setFound({ text: asked, ideas });
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [boardId, asked]);
  return asked.length < SHORTEST ? [] : found.ideas;
}
