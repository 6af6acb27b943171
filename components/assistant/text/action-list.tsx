"use client";
import { useTranslations } from "next-intl";
import { FoldVertical, LayoutList, SpellCheck, TextQuote, UnfoldVertical, WandSparkles } from "lucide-react";
import { buttonStyle } from "@/components/ui/controls/button";

const ACTIONS = [
  { action: "improve", Icon: WandSparkles },
  { action: "fix_grammar", Icon: SpellCheck },
  { action: "shorten", Icon: FoldVertical },
  { action: "expand", Icon: UnfoldVertical },
  { action: "format", Icon: LayoutList },
  { action: "summarize", Icon: TextQuote },
] as const;

interface ActionListProps {
  label: string;
  onChoose: (action: (typeof ACTIONS)[number]["action"]) => void;
}

/** One tab stop: arrow keys move between the actions. */
export function ActionList({ label, onChoose }: ActionListProps) {
  const t = useTranslations("textAssistant");
  return (
    <div role="group" aria-label={label} onKeyDown={moveByArrows} className="flex flex-col">
      <p aria-hidden className="pb-1 text-sm font-medium">
        {label}
      </p>
      {ACTIONS.map(({ action, Icon }, at) => (
        <button
          key={action}
          type="button"
          data-first={at === 0 ? "" : undefined}
          tabIndex={at === 0 ? 0 : -1}
          onClick={() => onChoose(action)}
          className={buttonStyle({ kind: "quiet", size: "small", wide: true }, "text-gray-12")}
        >
          <Icon aria-hidden className="size-4 text-gray-11" strokeWidth={1.5} />
          {t(`actions.${action}`)}
        </button>
      ))}
    </div>
  );
}

function moveByArrows(event: React.KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
