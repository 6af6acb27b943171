import { Lightbulb, SquareKanban } from "lucide-react";
import type { BoardType } from "@/components/board-list/new-board/stage-drafts";

interface BoardTypeFieldProps {
  chosen: BoardType;
  onChoose: (type: BoardType) => void;
}

const types = [
  { value: "to-do", label: "Regular", text: "Tasks go through stages until they are done.", Icon: SquareKanban },
  { value: "roadmap", label: "Roadmap", text: "Ideas are collected, voted on and planned.", Icon: Lightbulb },
] as const;

export function BoardTypeField({ chosen, onChoose }: BoardTypeFieldProps) {
  return (
    <fieldset className="my-4">
      <legend className="mb-1.5 text-sm font-medium">Type</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {types.map(({ value, label, text, Icon }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-2.5 rounded-md border border-gray-7 p-3 transition-colors hover:bg-gray-3 has-checked:border-accent-text has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="type"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-describedby={`type-${value}`}
              aria-label={label}
              className="sr-only"
            />
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              <span id={`type-${value}`} className="block text-sm text-gray-11">
                {text}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
