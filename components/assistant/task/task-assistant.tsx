"use client";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Sparkles } from "lucide-react";
import { withTexts } from "@/components/i18n/with-texts";
import { Button } from "@/components/ui/controls/button";
import { LazyMount } from "@/components/ui/overlays/lazy-mount";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { assistantTexts } from "@/generated/messages/parts/assistant";
import type { Viewer } from "@/lib/boards/abilities";
import type { TaskOfAssistant } from "@/components/assistant/task/use-assistance";

const AssistantDialog = dynamic(
  withTexts(assistantTexts, () =>
    import("@/components/assistant/task/assistant-dialog").then((file) => file.AssistantDialog),
  ),
  { ssr: false },
);

interface TaskAssistantProps {
  task: TaskOfAssistant;
  viewer: Viewer;
  mayEdit: boolean;
}

/** Nothing where the assistant is off. What the button opens is loaded then. */
export function TaskAssistant({ task, viewer, mayEdit }: TaskAssistantProps) {
  const t = useTranslations("task.header");
  const [isOpen, setOpen] = useState(false);
  if (!viewer.hasAssistant) return null;

  return (
    <>
      <Tooltip text={t("assistant")}>
        <Button kind="quiet" size="icon" aria-label={t("assistant")} onClick={() => setOpen(true)}>
          <Sparkles aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </Tooltip>
      <LazyMount when={isOpen}>
        <AssistantDialog
          task={task}
          open={isOpen}
          onOpenChange={setOpen}
          canChange={mayEdit}
          canAddSubtasks={mayEdit && viewer.isPro && task.parent_id === null}
        />
      </LazyMount>
    </>
  );
}
