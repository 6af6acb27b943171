"use client";
import { useTranslations } from "next-intl";
import { LabelPill } from "@/components/badges/label-pill";
import { Swatches } from "@/components/board-background/swatches";
import { Alert } from "@/components/ui/feedback/alert";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { RowForm } from "@/components/ui/controls/row-form";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { LABEL_PRESETS } from "@/lib/labels/presets";
import type { LabelDraft } from "@/components/board-store/edits/label-edits";

interface LabelFormProps {
  draft: LabelDraft;
  onType: (draft: LabelDraft) => void;
  isNew: boolean;
  isGone?: boolean;
  /** @throws ApiError */
  onSave: (draft: LabelDraft) => Promise<void>;
  onCancel: () => void;
}

export function LabelForm({ draft, onType, isNew, isGone = false, onSave, onCancel }: LabelFormProps) {
  const t = useTranslations("labels.form");
  const labels = useTranslations("labels.dialog");
  const actions = useTranslations("ui.actions");
  const swatches = useSwatches();
  const state = useForm(() => onSave({ ...draft, title: draft.title.trim() }));

  return (
    <RowForm
      label={isNew ? t("new") : t("edit")}
      state={state}
      submit={isGone ? t("addAgain") : isNew ? labels("add") : actions("save")}
      onCancel={onCancel}
    >
      {isGone && <Alert kind="warning">{t("gone")}</Alert>}
      <div className="flex h-6 min-w-0 items-center">
        <LabelPill
          size="normal"
          title={draft.title.trim() || null}
          color={draft.color}
          background={draft.background}
          preset={draft.preset}
        />
      </div>
      <TextField
        label={t("name")}
        name="label"
        dir="auto"
        optional
        autoFocus
        maxLength={100}
        autoComplete="off"
        value={draft.title}
        onChange={({ target }) => onType({ ...draft, title: target.value })}
        error={state.errors.label}
      />
      <Swatches
        label={t("color")}
        name="preset"
        swatches={swatches}
        chosen={draft.preset}
        onChoose={(preset) => onType({ ...draft, ...presetColors(preset) })}
      />
    </RowForm>
  );
}

export function presetColors(id: string): Omit<LabelDraft, "title"> {
  const preset = LABEL_PRESETS.find((each) => each.id === id);
  return { preset: id, background: preset?.light_bg_color ?? "", color: preset?.light_text_color ?? null };
}

function useSwatches() {
  const t = useTranslations("badges.presets");
  return LABEL_PRESETS.map(({ id, light_bg_color, dark_bg_color }) => ({
    id,
    name: t(id),
    paint: <ColorFill light={light_bg_color} dark={dark_bg_color} />,
  }));
}
