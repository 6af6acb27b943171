"use client";
import { AssistantPanel, type AssistantPanelProps } from "@/components/assistant/text/assistant-panel";
import { plainOfMarkdown } from "@/components/assistant/text/plain-of-markdown";
import type { TakenText } from "@/components/assistant/text/writable-text";

interface FieldPanelProps extends AssistantPanelProps {
  field: React.RefObject<HTMLTextAreaElement | null>;
  value: string;
}

/** For a field of plain text, where Markdown means nothing. */
export function FieldPanel({ field, value, ...props }: FieldPanelProps) {
  const text = { take: () => takenFrom(field, value), element: () => field.current };
  return <AssistantPanel {...props} text={text} />;
}

function takenFrom(field: FieldPanelProps["field"], value: string): TakenText {
  const [from, to] = [field.current?.selectionStart ?? 0, field.current?.selectionEnd ?? 0];
  const selected = value.slice(from, to);
  const isSelection = selected.trim() !== "";
  const range = isSelection ? [from, to] : [0, value.length];
  return {
    text: isSelection ? selected : value,
    isSelection,
    isUnchanged: () => (field.current?.value ?? value) === value,
    preview: (answer) => (
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {plainOfMarkdown(answer)}
      </p>
    ),
    put(answer, placement) {
      const area = field.current;
      if (!area) return;
      area.focus();
      const [start = 0, end = 0] = placement === "instead" ? range : [area.selectionEnd, area.selectionEnd];
      area.setSelectionRange(start, end);
      insertAsTyped(area, plainOfMarkdown(answer));
    },
  };
}

/** The only way in which the browser can undo it. */
function insertAsTyped(area: HTMLTextAreaElement, text: string) {
  if (document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
