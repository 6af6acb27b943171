"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { Check, Plus } from "lucide-react";
import { type Choice, hasChoiceNamed, filterChoices } from "@/components/ui/hooks/filter-choices";

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
  /** What was typed before the list opened. */
  initialText?: string;
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
  empty,
  searchPlaceholder,
  initialText = "",
}: PickerProps<Value>) {
  const t = useTranslations("ui.pickers");
  const [typed, setTyped] = useState(initialText);
  const found = filterChoices(choices, typed);
  const newText = typed.trim();
  const canCreate = onCreate !== undefined && newText !== "" && !hasChoiceNamed(choices, newText);
  const rows: readonly PickerRow<Value>[] = canCreate ? [...found, CREATE] : found;

  function create() {
    onCreate?.(newText);
    setTyped("");
  }

  function type(text: string) {
    setTyped(text);
    onSearch?.(text);
  }

  return (
    <Autocomplete.Root {...alwaysOpen} items={rows} value={typed} onValueChange={type}>
      <div className="flex min-h-0 flex-col">
        <SearchInput label={label} placeholder={searchPlaceholder ?? t("search")} />
        <Autocomplete.List
          aria-label={label}
          aria-multiselectable={multiple || undefined}
          className="max-h-72 min-h-0 overflow-y-auto overscroll-contain empty:hidden"
        >
          {(row: PickerRow<Value>) =>
            row === CREATE ? (
              <CreateRow key={CREATE} text={newText} onClick={create} />
            ) : (
              <Row
                key={row.value}
                choice={row}
                isChosen={chosen.includes(row.value)}
                onClick={() => onToggle(row.value)}
              />
            )
          }
        </Autocomplete.List>
        <Count
          found={found.length}
          total={choices.length}
          canCreate={canCreate}
          empty={empty ?? t("nothingToChoose")}
        />
      </div>
    </Autocomplete.Root>
  );
}

const SearchInput = ({ label, placeholder }: { label: string; placeholder: string }) => (
  <Autocomplete.Input
    aria-label={label}
    dir="auto"
    placeholder={placeholder}
    className="mb-1 h-8 w-full min-w-0 shrink-0 rounded-sm border border-gray-7 bg-field px-2.5 text-base placeholder:text-gray-11 focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-11"
  />
);

/** The list stays open, and one of its rows is always highlighted. */
export const alwaysOpen = {
  inline: true,
  open: true,
  filter: null,
  autoHighlight: "always",
  keepHighlight: true,
} as const;

/** The row that offers to create what was typed. */
const CREATE = "create";

type PickerRow<Value extends string | number> = Choice<Value> | typeof CREATE;

const rowStyle =
  "flex min-h-8 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1 text-base outline-none select-none data-highlighted:bg-gray-4 pointer-coarse:min-h-11";

interface CreateRowProps {
  text: string;
  onClick: () => void;
}

function CreateRow({ text, onClick }: CreateRowProps) {
  const t = useTranslations("ui.pickers");
  return (
    <Autocomplete.Item value={CREATE} aria-selected={false} onClick={onClick} className={rowStyle}>
      <Plus aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
      <span className="min-w-0 wrap-anywhere">{t.rich("create", { text, name: (chunks) => <bdi>{chunks}</bdi> })}</span>
    </Autocomplete.Item>
  );
}

interface RowProps {
  choice: Choice<string | number>;
  isChosen: boolean;
  onClick: () => void;
}

const Row = ({ choice, isChosen, onClick }: RowProps) => (
  <Autocomplete.Item value={choice} aria-selected={isChosen} onClick={onClick} className={rowStyle}>
    {choice.icon}
    <span className="min-w-0 flex-1">
      <span className="block wrap-anywhere">
        <bdi>{choice.text}</bdi>
      </span>
      {choice.hint && (
        <span className="block truncate text-xs text-gray-11">
          <bdi>{choice.hint}</bdi>
        </span>
      )}
    </span>
    {isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={1.5} />}
    {choice.detail !== undefined && <span className="shrink-0 text-sm text-gray-11 tabular-nums">{choice.detail}</span>}
  </Autocomplete.Item>
);

/** For screen readers while the list is filtered; visible only when nothing is left. */
interface CountProps {
  found: number;
  total: number;
  canCreate: boolean;
  empty: string;
}

function Count({ found, total, canCreate, empty }: CountProps) {
  const t = useTranslations("ui.pickers");
  const nothing = total === 0 ? empty : t("nothingFound");
  return (
    <p role="status" className={found > 0 || canCreate ? "sr-only" : "px-2.5 py-2 text-base text-gray-11"}>
      {found > 0 ? t("found", { count: found, total }) : nothing}
    </p>
  );
}
