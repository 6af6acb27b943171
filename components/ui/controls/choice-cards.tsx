import { useId } from "react";
import type { LucideIcon } from "lucide-react";

export interface Choice<Value extends string> {
  value: Value;
  title: string;
  text: string;
  Icon: LucideIcon;
}

interface ChoiceCardsProps<Value extends string> {
  name: string;
  choices: Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few choices, each explained in a sentence. Belongs into a fieldset. */
export function ChoiceCards<Value extends string>({ name, choices, chosen, onChoose }: ChoiceCardsProps<Value>) {
  const id = useId();
  return choices.map(({ value, title, text, Icon }) => (
    <label
      key={value}
      className="flex cursor-pointer gap-2.5 rounded-md border border-gray-7 p-3 transition-colors hover:bg-gray-3 has-checked:border-accent-text has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
        aria-label={title}
        aria-describedby={`${id}${value}`}
        className="sr-only"
      />
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span id={`${id}${value}`} className="block text-sm text-gray-11">
          {text}
        </span>
      </span>
    </label>
  ));
}
