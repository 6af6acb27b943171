"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { SquareStack } from "lucide-react";
import { type OfferedStage, StageChoices } from "@/components/templates/stages/stage-choices";
import type { StageChoice } from "@/components/templates/stages/stage-import-dialog";
import { FilterInput } from "@/components/templates/filter-input";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { SkeletonRows } from "@/components/ui/feedback/skeleton";
import { filterChoices } from "@/components/ui/hooks/filter-choices";
import { useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import { TryAgain } from "@/components/ui/pages/try-again";
import { api } from "@/lib/api";

type TemplateStage = OfferedStage & { board: { id: number; title: string } };

const readStages = async (): Promise<TemplateStage[]> => {
  const { stages } = await api<{ stages: TemplateStage[] }>("GET", "/boards/v2/projects/template-stages");
  return stages;
};

/** The stages that somebody has made templates, by board. */
export function TemplateStages({ choice }: { choice: StageChoice }) {
  const t = useTranslations("templates.stages");
  const [typed, setTyped] = useState("");
  const { data, problem, retry } = useRetriedQuery({ queryKey: ["template stages"], queryFn: readStages });
  if (problem) return <TryAgain problem={errorMessage(problem)} onRetry={retry} />;
  if (!data) return <SkeletonRows rows={3} className="py-4" />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<SquareStack aria-hidden className="size-5" strokeWidth={1.5} />}
        title={t("none")}
        className="py-7"
      >
        {t("noneText")}
      </EmptyState>
    );

  const choices = data.map((stage) => ({ value: stage.id, text: stage.title, hint: stage.board.title, stage }));
  const found = filterChoices(choices, typed).map(({ stage }) => stage);
  return (
    <>
      <div className="pt-3">
        <FilterInput label={t("search")} value={typed} onChange={setTyped} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-1">
        {boardsOf(found).map((board) => (
          <section key={board.id} aria-label={board.title} className="mt-2">
            <h3 className="px-2 py-1 text-sm font-semibold text-gray-11">
              <bdi>{board.title}</bdi>
            </h3>
            <StageChoices
              label={board.title}
              stages={found.filter((stage) => stage.board.id === board.id)}
              choice={choice}
            />
          </section>
        ))}
        <p role="status" className={found.length > 0 ? "sr-only" : "px-2 py-3 text-gray-11"}>
          {typed.trim() !== "" && t("found", { count: found.length })}
        </p>
      </div>
    </>
  );
}

const boardsOf = (stages: readonly TemplateStage[]) =>
  [...new Map(stages.map(({ board }) => [board.id, board])).values()].sort((one, other) =>
    one.title.localeCompare(other.title),
  );
