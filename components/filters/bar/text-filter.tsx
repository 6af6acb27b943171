"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { filterButton } from "@/components/filters/place";

interface TextFilterProps {
  text: string;
  autoFocus: boolean;
  onChange: (text: string) => void;
  /** Left without a text. */
  onLeave: () => void;
}

/** Milliseconds without a key before tasks are filtered. */
const PAUSE = 120;

export function TextFilter({ text, autoFocus, onChange, onLeave }: TextFilterProps) {
  const t = useTranslations("filters");
  const [typed, type] = useTypedText(text, onChange);

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (typed) return type("");
    onLeave();
    filterButton()?.focus();
  }

  return (
    <label className="relative flex shrink-0 items-center">
      <Search aria-hidden className="pointer-events-none absolute start-2 size-3.5 text-gray-11" strokeWidth={1.5} />
      <input
        type="text"
        role="searchbox"
        dir="auto"
        enterKeyHint="search"
        autoFocus={autoFocus}
        aria-label={t("text")}
        placeholder={t("text")}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => !typed && onLeave()}
        className="h-7 w-40 rounded-sm border border-gray-7 bg-field ps-7 pe-2 text-sm placeholder:text-gray-11 focus-visible:border-focus focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-11"
      />
    </label>
  );
}

/** Another text from outside, such as a link, replaces what was typed. */
function useTypedText(text: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  const [sent, setSent] = useState(text);
  if (text !== known) {
    setKnown(text);
    if (text !== sent) setTyped(text);
  }

  const send = useEffectEvent(() => {
    if (typed.trim() === text) return;
    setSent(typed.trim());
    onChange(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, setTyped] as const;
}
