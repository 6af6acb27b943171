"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ArrowDown } from "lucide-react";
import type { FoundIdea } from "@/components/task/ideas/merge-idea";
import { ideaPath } from "@/components/task/ideas/use-idea";
import type { ShownTask } from "@/components/task/parts/use-task";
import { Button } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { api } from "@/lib/api";

interface MergeSummaryProps {
  task: ShownTask;
  into: FoundIdea;
  onChange: () => void;
}

interface Moves {
  votes: number;
  doubles: number;
  comments: number;
  followers: number;
}

/** The two ideas, and what moves from one to the other. */
export function MergeSummary({ task, into, onChange }: MergeSummaryProps) {
  const t = useTranslations("ideas.merge");
  return (
    <>
      <div className="rounded-md border border-gray-6">
        <p className="px-3 py-2 text-gray-11 wrap-anywhere">
          <bdi>{task.title}</bdi>
        </p>
        <ArrowDown aria-hidden className="mx-3 size-4 text-gray-11" strokeWidth={1.5} />
        <div className="flex items-center gap-2 px-3 py-2">
          <p className="min-w-0 flex-1 font-medium wrap-anywhere">
            <span className="sr-only">{t("into")} </span>
            <bdi>{into.title}</bdi>
          </p>
          <Button size="small" onClick={onChange}>
            {t("change")}
          </Button>
        </div>
      </div>
      <WhatMoves task={task} into={into} />
    </>
  );
}

function WhatMoves({ task, into }: Omit<MergeSummaryProps, "onChange">) {
  const t = useTranslations("ideas.merge.moves");
  const { data, error } = useQuery({
    queryKey: ["merge", task.id, into.id],
    queryFn: async () => (await api<{ moves: Moves }>("GET", `${ideaPath(task)}/merge?into=${into.id}`)).moves,
    gcTime: 0,
    staleTime: 0,
  });
  if (error) return <ProblemLine role="alert">{errorMessage(error)}</ProblemLine>;
  if (!data) return <Skeleton className="h-20 w-full" />;
  return (
    <div role="status">
      <ul className="list-disc ps-5 text-gray-11">
        <li>{t("votes", { count: data.votes })}</li>
        {data.doubles > 0 && <li>{t("doubles", { count: data.doubles })}</li>}
        <li>{t("comments", { count: data.comments })}</li>
        <li>{t("followers", { count: data.followers })}</li>
        <li>{t("archived")}</li>
      </ul>
    </div>
  );
}
