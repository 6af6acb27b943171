"use client";
import { useState } from "react";
import { Check, Plus } from "lucide-react";
import { type Choice, hasChoiceNamed, filterChoices } from "@/components/ui/hooks/filter-choices";
import { useCombobox } from "@/components/ui/keyboard/use-combobox";

export interface PickerProps<Value extends string | number> {
  label: string;
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  multiple?: boolean;
  /** Offered when no choice has exactly the typed text. */
  onCreate?: (text: string) => void;
  /** For choices that the server looks up. */
  onSearch?: (text: string) => void;
  empty?: string;
  searchPlaceholder?: string;
}

/** A searchable list for a popover: typing filters it, arrows move, Enter chooses. */
export function Picker<Value extends string | number>({
  label,
  choices,
  chosen,
  onToggle,
  multiple = false,
  onCreate,
  onSearch,
  empty = "Nothing to choose from",
  searchPlaceholder = "Search",
}: PickerProps<Value>) {
  const [typed, setTyped] = useState("");
  const found = filterChoices(choices, typed);
  const newText = typed.trim();
  const canCreate = onCreate !== undefined && newText !== "" && !hasChoiceNamed(choices, newText);
  const rows = useCombobox(found.length + (canCreate ? 1 : 0), choose);

  function choose(row: number) {
    const choice = found[row];
    if (choice) onToggle(choice.value);
    else create();
  }

  function create() {
    onCreate?.(newText);
    setTyped("");
    rows.restart();
  }

  function type(text: string) {
    setTyped(text);
    onSearch?.(text);
    rows.restart();
  }

  return (
    <div className="flex min-h-0 flex-col">
      <input
        {...rows.field}
        type="text"
        aria-label={label}
        placeholder={searchPlaceholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        className="mb-1 h-8 w-full min-w-0 shrink-0 rounded-sm border border-gray-7 bg-field px-2.5 text-base placeholder:text-gray-11 focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-11"
      />
      <div
        {...rows.list}
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className="max-h-72 min-h-0 overflow-y-auto overscroll-contain empty:hidden"
      >
        {found.map((choice, row) => (
          <Row key={choice.value} {...rows.row(row)} choice={choice} isChosen={chosen.includes(choice.value)} />
        ))}
        {canCreate && <CreateRow {...rows.row(found.length)} text={newText} />}
      </div>
      <Count found={found.length} total={choices.length} canCreate={canCreate} empty={empty} />
    </div>
  );
}

const rowStyle =
  "flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1 text-base select-none data-highlighted:bg-gray-4 pointer-coarse:min-h-11";

const CreateRow = ({ text, ...row }: React.ComponentProps<"div"> & { text: string }) => (
  <div {...row} aria-selected={false} className={rowStyle}>
    <Plus aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
    <span className="min-w-0 wrap-anywhere">
      Create “<bdi>{text}</bdi>”
    </span>
  </div>
);

interface RowProps extends React.ComponentProps<"div"> {
  choice: Choice<string | number>;
  isChosen: boolean;
}

function Row({ choice: { text, hint, icon }, isChosen, ...row }: RowProps) {
  return (
    <div {...row} aria-selected={isChosen} className={rowStyle}>
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">
          <bdi>{text}</bdi>
        </span>
        {hint && (
          <span className="block truncate text-xs text-gray-11">
            <bdi>{hint}</bdi>
          </span>
        )}
      </span>
      {isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={1.5} />}
    </div>
  );
}

/** For screen readers while the list is filtered; visible only when nothing is left. */
interface CountProps {
  found: number;
  total: number;
  canCreate: boolean;
  empty: string;
}

function Count({ found, total, canCreate, empty }: CountProps) {
  const nothing = total === 0 ? empty : "Nothing found";
  return (
    <p role="status" className={found > 0 || canCreate ? "sr-only" : "px-2.5 py-2 text-base text-gray-11"}>
      {found > 0 ? `${found} of ${total}` : nothing}
    </p>
  );
}
