"use client";
import { useState } from "react";
import type { LucideIcon } from "lucide-react";
import { type ButtonStyle, buttonStyle } from "@/components/ui/controls/button";
import { Picker } from "@/components/ui/pickers/picker";
import type { Choice } from "@/components/ui/hooks/filter-choices";
import { useSearch } from "@/components/ui/hooks/use-search";
import { Popover } from "@/components/ui/overlays/popover";
import { TryAgain } from "@/components/ui/pages/try-again";

/** Records that the server looks up. */
export interface Search<Found> {
  texts: SearchTexts;
  find: (text: string) => Promise<readonly Found[]>;
  choiceOf: (found: Found) => Choice<number>;
}

interface SearchTexts {
  /** The name of the list, for example "Boards". */
  label: string;
  placeholder: string;
  searching: string;
  none: string;
  failed: string;
}

interface SearchPickerProps<Found> extends ButtonStyle {
  text: string;
  /** The accessible name of the button, if more than its text. */
  label?: string;
  Icon: LucideIcon;
  search: Search<Found>;
  /** Not offered. */
  without?: readonly number[];
  multiple?: boolean;
  /** After a choice. Otherwise further ones can follow. */
  closes?: boolean;
  chosen?: readonly number[];
  onToggle: (found: Found) => void;
}

const NONE: readonly number[] = [];

/** A button that opens a picker of what the server finds. */
export function SearchPicker<Found>({
  text,
  label = text,
  Icon,
  search: { texts, find, choiceOf },
  without = NONE,
  multiple,
  closes = false,
  chosen = NONE,
  onToggle,
  ...style
}: SearchPickerProps<Found>) {
  const [open, setOpen] = useState(false);
  const { text: searched, found, problem, ask, searchDebounced } = useSearch(find);
  const records = new Map(found?.map((each) => [choiceOf(each).value, each]));
  for (const value of without) records.delete(value);

  function toggle(value: number) {
    const record = records.get(value);
    if (record) onToggle(record);
    if (closes) setOpen(false);
  }

  return (
    <Popover
      label={label}
      trigger={
        <>
          <Icon aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
          <bdi className="min-w-0 truncate">{text}</bdi>
        </>
      }
      triggerStyle={buttonStyle(style)}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) void ask("");
      }}
    >
      <Picker
        label={texts.label}
        multiple={multiple}
        choices={[...records.values()].map(choiceOf)}
        chosen={chosen}
        onToggle={toggle}
        onSearch={(typed) => searchDebounced(typed.trim())}
        searchPlaceholder={texts.placeholder}
        empty={problem ? texts.failed : found ? texts.none : texts.searching}
      />
      {problem && <TryAgain problem={problem} onRetry={() => void ask(searched)} />}
    </Popover>
  );
}
