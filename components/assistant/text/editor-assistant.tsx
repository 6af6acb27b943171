"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Toolbar as Base } from "@base-ui/react/toolbar";
import type { Editor } from "@tiptap/react";
import { Sparkles } from "lucide-react";
import type { AboutTask } from "@/components/assistant/text/about-task";
import { useLazyPanel } from "@/components/assistant/text/use-lazy-panel";
import { withTexts } from "@/components/i18n/with-texts";
import { toolLook } from "@/components/text/editor/tool-look";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import { textAssistantTexts } from "@/generated/messages/parts/textAssistant";

const load = withTexts(textAssistantTexts, () =>
  import("@/components/assistant/text/editor-panel").then((file) => file.EditorPanel),
);

export interface EditorAssistantProps {
  editor: Editor;
  about: AboutTask;
}

export function EditorAssistant({ editor, about }: EditorAssistantProps) {
  const t = useTranslations("task.header");
  const anchor = useRef<HTMLButtonElement>(null);
  const { Panel, panel, button } = useLazyPanel(load);
  return (
    <>
      <Tooltip text={t("assistant")}>
        <Base.Button ref={anchor} {...button} aria-label={t("assistant")} className={toolLook}>
          <Sparkles aria-hidden className="size-4" strokeWidth={1.5} />
        </Base.Button>
      </Tooltip>
      {Panel && <Panel {...panel} editor={editor} about={about} anchor={anchor} />}
    </>
  );
}
