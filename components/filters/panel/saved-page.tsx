"use client";
import { useRef, useState } from "react";
import { Check, Users } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Page } from "@/components/filters/place";
import type { PanelProps } from "@/components/filters/panel/filter-panel";
import { PageFrame } from "@/components/filters/panel/page-frame";
import { applySaved } from "@/components/filters/saved-query";
import { SavedMenu } from "@/components/filters/panel/saved-menu";
import type { SavedFilter } from "@/components/filters/saved/use-saved-filters";
import { controlStyle } from "@/components/ui/controls/field";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { filterChoices } from "@/components/ui/hooks/filter-choices";
import { TryAgain } from "@/components/ui/pages/try-again";

interface SavedPageProps extends PanelProps {
  onOpen: (page: Page) => void;
  onBack: (() => void) | null;
}

/** The person's filters, and those that others share with the board. */
export function SavedPage(props: SavedPageProps) {
  const { saved, viewer, active, onPlace, onBack, onOpen } = props;
  const t = useTranslations("filters.saved");
  const pickers = useTranslations("ui.pickers");
  const [typed, setTyped] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const filters = saved.filters ?? [];
  const choices = filters.map(({ id, name, owner }) => ({ value: id, text: name, hint: owner.display_name }));
  const found = filterChoices(choices, typed).flatMap(({ value }) => filters.find(({ id }) => id === value) ?? []);

  return (
    <PageFrame title={t("title")} onBack={onBack}>
      <div ref={list} onKeyDown={(event) => moveFocus(event, list.current)} className="flex min-h-0 flex-col">
        <input
          type="text"
          dir="auto"
          data-row=""
          aria-label={pickers("search")}
          placeholder={pickers("search")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={`${controlStyle} mb-1 shrink-0`}
        />
        <ul aria-label={t("title")} className="max-h-104 min-h-0 overflow-y-auto overscroll-contain empty:hidden">
          {found.map((filter) => (
            <Row
              key={filter.id}
              filter={filter}
              isOwn={filter.owner.ID === viewer.id}
              isActive={filter.id === active?.id}
              menu={filter.can_edit && <SavedMenu filter={filter} {...{ saved, board: props.board, onOpen }} />}
              onApply={() => {
                applySaved(filter);
                onPlace(null);
              }}
            />
          ))}
        </ul>
        {saved.error && <TryAgain problem={errorMessage(saved.error)} onRetry={saved.retry} />}
        {saved.filters && found.length === 0 && (
          <p role="status" className="px-2.5 py-2 text-gray-11">
            {filters.length === 0 ? t("empty") : pickers("nothingFound")}
          </p>
        )}
      </div>
    </PageFrame>
  );
}

interface RowProps {
  filter: SavedFilter;
  isOwn: boolean;
  isActive: boolean;
  menu: React.ReactNode;
  onApply: () => void;
}

function Row({ filter: { name, is_shared, owner }, isOwn, isActive, menu, onApply }: RowProps) {
  const t = useTranslations("filters.saved");
  const hint = isOwn ? is_shared && t("shared") : t("by", { name: owner.display_name });
  return (
    <li className="flex items-center rounded-sm focus-within:bg-gray-4 hover:bg-gray-4">
      <button
        type="button"
        data-row=""
        aria-current={isActive || undefined}
        onClick={onApply}
        className="flex min-h-8 min-w-0 flex-1 items-center gap-2 px-2.5 py-1 text-start text-base outline-none pointer-coarse:min-h-11"
      >
        <span className="min-w-0 flex-1">
          <bdi className="block wrap-anywhere">{name}</bdi>
          {hint && (
            <span className="flex items-center gap-1 text-xs text-gray-11">
              <Users aria-hidden className="size-3.5 shrink-0" strokeWidth={1.5} />
              <bdi className="min-w-0 truncate">{hint}</bdi>
            </span>
          )}
        </span>
        {isActive && <Check aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={1.5} />}
      </button>
      {menu}
    </li>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows move between the field and the filters. */
function moveFocus(event: React.KeyboardEvent, list: HTMLElement | null) {
  const step = STEPS[event.key];
  if (step === undefined || !list || !(event.target instanceof HTMLElement) || !("row" in event.target.dataset)) return;
  const rows = [...list.querySelectorAll<HTMLElement>("[data-row]")];
  event.preventDefault();
  rows.at((rows.indexOf(event.target) + step) % rows.length)?.focus();
}
