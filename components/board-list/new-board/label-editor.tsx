"use client";
import { useTranslations } from "next-intl";
import { Plus, X } from "lucide-react";
import { type LabelDraft, LABEL_NAMES, withLabel } from "@/components/board-list/new-board/label-drafts";
import { Swatches } from "@/components/board-background/swatches";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import { classNames } from "@/components/ui/class-names";
import { fieldStyle } from "@/components/ui/controls/field";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { Popover } from "@/components/ui/overlays/popover";
import { LABEL_COLORS } from "@/lib/labels/colors";

interface LabelEditorProps {
  labels: LabelDraft[];
  onChange: (labels: LabelDraft[]) => void;
}

export function LabelEditor({ labels, onChange }: LabelEditorProps) {
  const t = useTranslations("boards.labels");
  const change = (key: number, changed: Partial<LabelDraft>) =>
    onChange(labels.map((label) => (label.key === key ? { ...label, ...changed } : label)));
  return (
    <div>
      <ul aria-label={t("list")} className="grid gap-2 sm:grid-cols-2">
        {labels.map((label, at) => (
          <LabelRow
            key={label.key}
            label={label}
            place={at + 1}
            onChange={(changed) => change(label.key, changed)}
            onRemove={() => onChange(labels.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <Button kind="quiet" size="small" className="mt-2 -ms-2" onClick={() => onChange(withLabel(labels))}>
        <Plus aria-hidden className="size-4" strokeWidth={1.5} />
        {t("add")}
      </Button>
    </div>
  );
}

interface LabelRowProps {
  label: LabelDraft;
  place: number;
  onChange: (changed: Partial<LabelDraft>) => void;
  onRemove: () => void;
}

function LabelRow({ label: { key, title, color }, place, onChange, onRemove }: LabelRowProps) {
  const t = useTranslations("boards.labels");
  return (
    <li className="flex items-center gap-1">
      <Popover
        label={t("colorIs", { place, color: t(`colors.${color}`) })}
        trigger={<ColorFill light={LABEL_COLORS[color] ?? ""} />}
        triggerStyle="relative size-8 shrink-0 rounded-sm pointer-coarse:size-11"
        className="w-74 p-3"
      >
        <Swatches
          label={t("color", { place })}
          name={`label-${key}`}
          swatches={LABEL_NAMES.map((id) => ({
            id,
            name: t(`colors.${id}`),
            paint: <ColorFill light={LABEL_COLORS[id] ?? ""} />,
          }))}
          chosen={color}
          onChoose={(chosen) => onChange({ color: chosen })}
        />
      </Popover>
      <input
        type="text"
        aria-label={t("title", { place })}
        dir="auto"
        value={title}
        placeholder={t("placeholder")}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        className={classNames(fieldStyle, "h-8 w-full flex-1 pointer-coarse:h-11")}
      />
      <button
        type="button"
        aria-label={t("remove", { titled: title ? "yes" : "no", title, place })}
        onClick={onRemove}
        className={buttonStyle({ kind: "quiet", size: "icon" })}
      >
        <X aria-hidden className="size-4" strokeWidth={1.5} />
      </button>
    </li>
  );
}
