"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { useRouter, useSearchParams } from "next/navigation";
import { FirstBoard } from "@/components/board-list/first-board";
import { FirstStages } from "@/components/board-list/first-stages";
import { FirstTask } from "@/components/board-list/first-task";
import { stageInputs, defaultStages } from "@/components/board-list/new-board/stage-drafts";
import { ImportLink } from "@/components/board-list/import-link";
import { TemplatesLink } from "@/components/board-list/new-board/templates-link";
import { pushAddress } from "@/components/ui/hooks/navigation";
import { Button } from "@/components/ui/controls/button";
import { navigateTo } from "@/components/ui/hooks/navigation";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";

const LAST = 3;

/** Each step has a URL, so that the Back button works; entered text stays. */
export function Welcome({ hasTemplates }: { hasTemplates: boolean }) {
  const t = useTranslations("boards.welcome");
  const stageTitles = useTranslations("boards.defaultStages");
  const router = useRouter();
  const query = Number(useSearchParams().get("step"));
  const [board, setBoard] = useState({ title: "", description: "" });
  const [stages, setStages] = useState(() => defaultStages("to-do", stageTitles));
  const [task, setTask] = useState("");
  const step = board.title.trim() === "" ? 1 : Math.min(Math.max(query, 1), LAST) || 1;

  const goTo = (next: number) => pushAddress(next === 1 ? "/welcome" : `/welcome?step=${next}`);
  const skip = () =>
    api("PUT", "/boards/v2/projects/skip-onboarding").then(
      () => router.replace("/"),
      (error: unknown) => void toast(errorMessage(error), "error"),
    );
  const finish = async (title: string) => {
    const { board: made } = await api<{ board: { id: number } }>("POST", "/boards/v2/projects/onboard", {
      board: { ...board, type: "to-do", description: board.description.trim() || null },
      stages: stageInputs(stages),
      task: { title },
    });
    await navigateTo(`/boards/${made.id}`);
  };

  return (
    <>
      <p className="mb-3 text-center text-sm text-gray-11">{t("step", { step, total: LAST })}</p>
      {step === 1 && <FirstBoard board={board} onChange={setBoard} onNext={() => goTo(2)} />}
      {step === 2 && (
        <FirstStages
          stages={stages}
          onChange={setStages}
          onNext={() => goTo(3)}
          onBack={() => goTo(1)}
          onSkip={() => (setStages(defaultStages("to-do", stageTitles)), goTo(3))}
        />
      )}
      {step === 3 && <FirstTask title={task} onChange={setTask} onFinish={finish} onBack={() => goTo(2)} />}
      {step === 1 && <OtherStarts hasTemplates={hasTemplates} />}
      <Button kind="quiet" className="mx-auto mt-4" onClick={skip}>
        {t("skip")}
      </Button>
    </>
  );
}

function OtherStarts({ hasTemplates }: { hasTemplates: boolean }) {
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-2">
      {hasTemplates && <TemplatesLink />}
      <ImportLink />
    </div>
  );
}
