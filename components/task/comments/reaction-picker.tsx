"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Search } from "lucide-react";
import { EMOJI, type EmojiName, QUICK } from "@/components/task/comments/emoji";
import { fieldStyle } from "@/components/ui/controls/field";
import { filterChoices } from "@/components/ui/hooks/filter-choices";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";
import type { MenuAnchor } from "@/components/ui/overlays/menu";
import { stopKeyEvent } from "@/components/ui/stop-key-event";

interface ReactionPickerProps {
  menu: MenuAnchor;
  onChoose: (emoji: string) => void;
}

/** A few emoji at once, and a search for more. */
export function ReactionPicker({ menu: { label, anchor, open, onOpenChange }, onChoose }: ReactionPickerProps) {
  const search = useRef<HTMLInputElement>(null);

  function choose(name: EmojiName) {
    onOpenChange(false);
    onChoose(EMOJI[name]);
  }

  return (
    <AnchoredPopover
      label={label}
      anchor={() => anchor.current}
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={search}
      align="start"
      className="w-80 p-2"
    >
      <EmojiChoice search={search} onChoose={choose} />
    </AnchoredPopover>
  );
}

interface EmojiChoiceProps {
  search: React.RefObject<HTMLInputElement | null>;
  onChoose: (name: EmojiName) => void;
}

function EmojiChoice({ search, onChoose }: EmojiChoiceProps) {
  const t = useTranslations("emoji");
  const [typed, setTyped] = useState("");
  const names = useNames();
  const found = filterChoices(names, typed);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.key !== "Enter") return;
    event.preventDefault();
    stopKeyEvent(event);
    const [first] = found;
    if (first) onChoose(first.value);
  }

  return (
    <div data-sheet className="flex flex-col gap-2">
      <Emoji label={t("quick")} names={names.filter(({ value }) => QUICK.includes(value))} onChoose={onChoose} />
      <label className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-gray-11"
          strokeWidth={1.5}
        />
        <input
          ref={search}
          type="search"
          aria-label={t("search")}
          placeholder={t("search")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          className={`${fieldStyle} h-9 w-full ps-8 pointer-coarse:h-11`}
        />
      </label>
      <p role="status" className={found.length > 0 ? "sr-only" : "px-1 py-2 text-sm text-gray-11"}>
        {t("found", { count: found.length })}
      </p>
      {found.length > 0 && (
        <div className="max-h-56 overflow-y-auto overscroll-contain">
          <Emoji label={t("all")} names={found} onChoose={onChoose} />
        </div>
      )}
    </div>
  );
}

interface NamedEmoji {
  value: EmojiName;
  text: string;
  hint: string;
}

/** A text is the name, and more words for it behind a bar. */
function useNames(): readonly NamedEmoji[] {
  const t = useTranslations("emoji.names");
  return EMOJI_NAMES.map((value) => {
    const [text = "", hint = ""] = t(value).split("|");
    return { value, text: text.trim(), hint: hint.trim() };
  });
}

/** The cast is safe: the keys are the names. */
const EMOJI_NAMES = Object.keys(EMOJI) as EmojiName[];
const COLUMNS = 6;

interface EmojiProps {
  label: string;
  names: readonly NamedEmoji[];
  onChoose: (name: EmojiName) => void;
}

/** One tab stop; arrow keys move between the emoji. */
function Emoji({ label, names, onChoose }: EmojiProps) {
  const [focused, setFocused] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  function onKeyDown(event: React.KeyboardEvent<HTMLDivElement>) {
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = current + (Math.abs(step) === 1 && isMirrored ? -step : step);
    if (next >= 0 && next < names.length) grid.current?.querySelectorAll("button")[next]?.focus();
  }

  const current = Math.min(focused, names.length - 1);
  return (
    <div ref={grid} role="group" aria-label={label} onKeyDown={onKeyDown} className="grid grid-cols-6 gap-1">
      {names.map(({ value, text }, at) => (
        <button
          key={value}
          type="button"
          aria-label={text}
          title={text}
          tabIndex={at === current ? 0 : -1}
          onFocus={() => setFocused(at)}
          onClick={() => onChoose(value)}
          className="grid h-9 place-items-center rounded-sm text-xl leading-none hover:bg-gray-4 pointer-coarse:h-11"
        >
          {EMOJI[value]}
        </button>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};
