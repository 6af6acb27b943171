"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionList } from "@/components/assistant/text/action-list";
import type { Wish } from "@/components/assistant/text/answer-events";
import type { TakenText } from "@/components/assistant/text/writable-text";
import { Button } from "@/components/ui/controls/button";
import { SelectField } from "@/components/ui/controls/select-field";
import { TextAreaField } from "@/components/ui/controls/text-area-field";
import { LONGEST_CONTENT, LONGEST_PROMPT } from "@/lib/assistant/lengths";

export const EMPTY_WISH = { prompt: "", tone: "" };

/** As the model gets them; empty for none. */
const TONES = ["", "plain", "friendly", "formal", "confident"] as const;

interface WishFormProps {
  taken: TakenText;
  wish: typeof EMPTY_WISH;
  onChange: (wish: typeof EMPTY_WISH) => void;
  onAsk: (wish: Wish) => void;
}

/** The server would cut off a longer text, and its end would be lost. */
export function WishForm({ taken: { text, isSelection }, wish, onChange, onAsk }: WishFormProps) {
  const t = useTranslations("textAssistant");
  const [isMissing, setMissing] = useState(false);
  const isEmpty = text.trim() === "";
  const isTooLong = text.length > LONGEST_CONTENT;
  const canChange = !isEmpty && !isTooLong;

  function askFor(action: "write" | "custom") {
    setMissing(wish.prompt.trim() === "");
    if (wish.prompt.trim() !== "") onAsk({ ...wish, action });
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    askFor(canChange ? "custom" : "write");
  }

  return (
    <>
      {isTooLong && <p className="text-sm text-gray-11">{t("tooLong", { count: LONGEST_CONTENT })}</p>}
      {canChange && (
        <ActionList
          label={isSelection ? t("ofSelection") : t("ofText")}
          onChoose={(action) => onAsk({ action, tone: wish.tone, prompt: "" })}
        />
      )}
      <TextAreaField
        name="prompt"
        label={canChange ? t("wish") : t("writeAbout")}
        rows={2}
        maxLength={LONGEST_PROMPT}
        data-first={canChange ? undefined : ""}
        value={wish.prompt}
        error={isMissing && wish.prompt.trim() === "" ? t("wishMissing") : undefined}
        onChange={({ target }) => onChange({ ...wish, prompt: target.value })}
        onKeyDown={onKeyDown}
      />
      <SelectField
        name="tone"
        label={t("tone")}
        choices={TONES.map((value) => ({ value, label: t(`tones.${value || "any"}`) }))}
        value={wish.tone}
        onChange={({ target }) => onChange({ ...wish, tone: target.value })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" kind={canChange ? "plain" : "primary"} onClick={() => askFor("write")}>
          {t("actions.write")}
        </Button>
        {canChange && (
          <Button size="small" kind="primary" onClick={() => askFor("custom")}>
            {isSelection ? t("changeSelection") : t("changeText")}
          </Button>
        )}
      </div>
    </>
  );
}
