"use client";
import { useTranslations } from "next-intl";
import type { LucideIcon } from "lucide-react";
import { X } from "lucide-react";
import { buttonStyle } from "@/components/ui/controls/button";
import { type Search, SearchPicker } from "@/components/ui/pickers/search-picker";
import { classNames } from "@/components/ui/class-names";
import type { Choice } from "@/components/ui/hooks/filter-choices";

interface SearchChooserProps<Found> {
  /** Of the chosen ones. */
  label: string;
  text: string;
  Icon: LucideIcon;
  search: Search<Found>;
  without?: readonly number[];
  chosen: readonly Found[];
  onChange: (chosen: Found[]) => void;
}

/** Several records that the server looks up, in a form. */
export function SearchChooser<Found>({ label, search, chosen, onChange, ...picker }: SearchChooserProps<Found>) {
  const choices = chosen.map(search.choiceOf);
  const values = choices.map(({ value }) => value);
  const remove = (value: number) => onChange(chosen.filter((_, at) => values[at] !== value));

  function toggle(found: Found) {
    const { value } = search.choiceOf(found);
    if (values.includes(value)) remove(value);
    else onChange([...chosen, found]);
  }

  return (
    <div className="flex max-w-full flex-col items-start gap-2">
      {choices.length > 0 && (
        <ul
          aria-label={label}
          className="-m-1 flex max-h-64 max-w-[calc(100%+--spacing(2))] flex-wrap gap-1.5 overflow-y-auto overscroll-contain p-1"
        >
          {choices.map((choice) => (
            <Chosen key={choice.value} choice={choice} onRemove={() => remove(choice.value)} />
          ))}
        </ul>
      )}
      <SearchPicker {...picker} search={search} size="small" multiple chosen={values} onToggle={toggle} />
    </div>
  );
}

function Chosen({ choice: { text, icon }, onRemove }: { choice: Choice<number>; onRemove: () => void }) {
  const t = useTranslations("ui.lists");
  return (
    <li
      className={classNames(
        "flex max-w-full items-center gap-1.5 rounded-full border border-gray-6 bg-gray-2",
        icon ? "ps-1" : "ps-3",
      )}
    >
      {icon}
      <bdi className="min-w-0 truncate">{text}</bdi>
      <button
        type="button"
        aria-label={t("remove", { name: text })}
        onClick={onRemove}
        className={buttonStyle({ kind: "quiet", size: "roundIcon" })}
      >
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </button>
    </li>
  );
}
