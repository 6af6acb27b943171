"use client";
import { useTranslations } from "next-intl";
import { Search, X } from "lucide-react";
import { PaletteList } from "@/components/palette/palette-list";
import { PaletteStateLine } from "@/components/palette/palette-state";
import { type PaletteOptions, type PaletteState, usePalette } from "@/components/palette/use-palette";
import { Button } from "@/components/ui/controls/button";
import { isApple } from "@/components/ui/keyboard/kbd";
import { stopKeyEvent } from "@/components/ui/stop-key-event";

interface PalettePanelProps extends PaletteOptions {
  onClose: () => void;
}

export function PalettePanel({ onClose, ...options }: PalettePanelProps) {
  const palette = usePalette(options);
  return (
    <div
      className="flex min-h-0 flex-1 flex-col"
      onKeyDown={(event) => event.key === "Escape" && !event.nativeEvent.isComposing && close(event, onClose)}
    >
      <PaletteField palette={palette} kind={options.kind} onClose={onClose} />
      <PaletteList palette={palette} />
      <PaletteStateLine palette={palette} />
    </div>
  );
}

/** A task's dialog below stays open. */
function close(event: React.KeyboardEvent, onClose: () => void) {
  stopKeyEvent(event);
  onClose();
}

interface PaletteFieldProps {
  palette: PaletteState;
  kind: PaletteOptions["kind"];
  onClose: () => void;
}

function PaletteField({ palette, kind, onClose }: PaletteFieldProps) {
  const t = useTranslations("palette");
  const { field, text, type, moveCaret, mode, rows } = palette;
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-gray-6 ps-4 pe-2">
      <Search aria-hidden className="size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
      {mode && <ModeChip title={mode.title} onLeave={() => palette.enter(null)} />}
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={rows.active !== undefined}
        aria-controls={rows.listId}
        aria-autocomplete="list"
        aria-activedescendant={rows.active && rows.idOf(rows.active)}
        aria-label={mode ? mode.title : t(`title.${kind}`)}
        placeholder={mode ? mode.placeholder : t(`placeholder.${kind}`)}
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={({ target }) => type(target.value, target.selectionStart ?? target.value.length)}
        onSelect={({ currentTarget }) => moveCaret(currentTarget.selectionStart ?? text.length)}
        onKeyDown={(event) => receive(event, palette, onClose)}
        className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-gray-11"
      />
      <Button kind="quiet" size="icon" aria-label={t("close")} onClick={onClose}>
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </Button>
    </div>
  );
}

function ModeChip({ title, onLeave }: { title: string; onLeave: () => void }) {
  const t = useTranslations("palette");
  return (
    <button
      type="button"
      aria-label={t("leave", { mode: title })}
      onClick={onLeave}
      className="flex h-7 max-w-[45%] shrink-0 items-center gap-1 rounded-sm bg-gray-4 px-2 text-sm hover:bg-gray-5 pointer-coarse:h-11"
    >
      <span className="truncate">{title}</span>
      <X aria-hidden className="size-3.5 shrink-0 text-gray-11" strokeWidth={1.5} />
    </button>
  );
}

function receive(event: React.KeyboardEvent<HTMLInputElement>, palette: PaletteState, onClose: () => void) {
  const { key, nativeEvent } = event;
  if (nativeEvent.isComposing) return;

  const isMod = isApple() ? event.metaKey : event.ctrlKey;
  const { active } = palette.rows;
  const isSuggestion = active?.id.startsWith("suggestion ");
  if (isMod && key.toLowerCase() === "k") onClose();
  else if (key === "Enter" && active) choose(active, isMod, palette);
  else if (key === "Tab" && !event.shiftKey && active && isSuggestion) palette.choose(active);
  else if (key === "Backspace" && palette.text === "" && palette.mode) palette.enter(null);
  else if (isMod || !palette.rows.handleKey(event)) return;
  event.preventDefault();
}

function choose(row: NonNullable<PaletteState["rows"]["active"]>, inNewTab: boolean, palette: PaletteState) {
  if (inNewTab && row.href) window.open(row.href, "_blank", "noopener");
  else palette.choose(row);
}
