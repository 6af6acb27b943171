"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Sparkles } from "lucide-react";
import type { AboutTask } from "@/components/assistant/text/about-task";
import { useLazyPanel } from "@/components/assistant/text/use-lazy-panel";
import { withTexts } from "@/components/i18n/with-texts";
import { Button } from "@/components/ui/controls/button";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { textAssistantTexts } from "@/generated/messages/parts/textAssistant";

const load = withTexts(textAssistantTexts, () =>
  import("@/components/assistant/text/field-panel").then((file) => file.FieldPanel),
);

export interface ComposerAssistantProps {
  field: React.RefObject<HTMLTextAreaElement | null>;
  /** What is in the field. */
  value: string;
  about: AboutTask;
}

export function ComposerAssistant({ field, value, about }: ComposerAssistantProps) {
  const t = useTranslations("task.header");
  const anchor = useRef<HTMLButtonElement>(null);
  const { Panel, panel, button } = useLazyPanel(load);
  return (
    <>
      <Tooltip text={t("assistant")}>
        <Button ref={anchor} {...button} kind="quiet" size="icon" aria-label={t("assistant")}>
          <Sparkles aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </Tooltip>
      {Panel && <Panel {...panel} field={field} value={value} about={about} anchor={anchor} />}
    </>
  );
}
