"use client";
import { useRef, useState } from "react";
import { Plus } from "lucide-react";
import type { BoardJson } from "@/components/board/board-data";
import { newId, type Save } from "@/components/board/use-save";
import { LabelForm, paintOf } from "@/components/label/label-form";
import { LabelRow, nameOf } from "@/components/label/label-row";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useWantedFocus } from "@/components/ui/use-wanted-focus";
import type { LabelLooks } from "@/lib/labels/edits";
import { nextPreset } from "@/lib/labels/next-preset";
import type { LabelJson } from "@/lib/labels/present";

interface LabelListProps {
  board: BoardJson;
  mayEdit: boolean;
  saving: Save;
}

const ADD = "[data-adds]";

/** The question about deleting stands outside the rows: one of them is gone before it is closed. */
export function LabelList({ board: { labels, labelColorPresets }, mayEdit, saving: { saved } }: LabelListProps) {
  const [written, write] = useState<LabelJson | "new" | null>(null);
  const [asked, setAsked] = useState<LabelJson | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const focusNext = useWantedFocus(whole);
  const edited = mayEdit && written !== "new" ? written : null;
  const isGone = edited !== null && !labels.some(({ id }) => id === edited.id);
  // What is typed into it stays.
  const rows = isGone && edited ? [...labels, edited] : labels;

  function end() {
    focusNext(`[data-label="${edited?.id}"] [data-edits]`, ADD);
    write(null);
  }

  const change = async (id: number, looks: LabelLooks) => {
    await saved({ kind: "change-label", labelId: id, looks });
    end();
  };
  const create = async (looks: LabelLooks) => {
    await saved({ kind: "create-label", id: newId(), looks });
    end();
  };
  const remove = async () => {
    if (asked) await saved({ kind: "delete-label", labelId: asked.id });
  };
  const afterwards = () => (labels.some(({ id }) => id === asked?.id) ? null : (whole.current?.querySelector<HTMLElement>(ADD) ?? null));

  return (
    <div ref={whole} className="mt-4">
      <ConfirmDialog
        title={asked ? `Delete ${asked.title ? `“${asked.title}”` : nameOf(asked)}?` : "Delete the label?"}
        text="It is taken off all tasks of this board. This can't be undone."
        confirm="Delete"
        onConfirm={remove}
        finalFocus={afterwards}
        trigger={(ask) => (
          <ul aria-label="Labels of the board" className="-mx-5 max-h-[50dvh] divide-y divide-gray-6 overflow-y-auto overscroll-contain border-y border-gray-6 empty:hidden">
            {rows.map((label) => (
              <li key={label.id} data-label={label.id} className="px-5">
                {edited?.id === label.id ? (
                  <LabelForm looks={looksOf(edited)} isNew={false} isGone={isGone} onSave={(looks) => (isGone ? create(looks) : change(label.id, looks))} onCancel={end} />
                ) : (
                  <LabelRow
                    label={label}
                    mayEdit={mayEdit}
                    onEdit={() => write(label)}
                    onDelete={() => {
                      setAsked(label);
                      ask();
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      />
      {labels.length === 0 && written === null && <p className="text-gray-11">There are none yet. Add the first to tell tasks apart at a glance.</p>}
      {mayEdit && written === "new" && <LabelForm looks={{ title: "", ...paintOf(nextPreset(labels, labelColorPresets)) }} isNew onSave={create} onCancel={end} />}
      {mayEdit && written !== "new" && (
        <Button data-adds kind="quiet" size="small" className="mt-2 -ms-2" onClick={() => write("new")}>
          <Plus aria-hidden className="size-4" strokeWidth={1.5} />
          Add a label
        </Button>
      )}
    </div>
  );
}

const looksOf = ({ title, bg_color, color, settings }: LabelJson): LabelLooks => ({ title: title ?? "", preset: settings?.color_preset ?? null, background: bg_color, color });
