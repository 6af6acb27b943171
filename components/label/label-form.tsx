"use client";
import { LabelPill } from "@/components/badges/label-pill";
import { Swatches } from "@/components/board-background/swatches";
import { Alert } from "@/components/ui/feedback/alert";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { RowForm } from "@/components/ui/controls/row-form";
import { TextField } from "@/components/ui/controls/text-field";
import { useForm } from "@/components/ui/hooks/use-form";
import { LABEL_PRESETS } from "@/lib/boards/palette";
import type { LabelLooks } from "@/components/board-store/edits/label-edits";

interface LabelFormProps {
  looks: LabelLooks;
  onType: (looks: LabelLooks) => void;
  isNew: boolean;
  /** Somebody deleted it meanwhile. */
  isGone?: boolean;
  /** @throws ApiError */
  onSave: (looks: LabelLooks) => Promise<void>;
  onCancel: () => void;
}

export function LabelForm({ looks, onType, isNew, isGone = false, onSave, onCancel }: LabelFormProps) {
  const state = useForm(() => onSave({ ...looks, title: looks.title.trim() }));

  return (
    <RowForm
      label={isNew ? "New label" : "Change the label"}
      state={state}
      submit={isNew || isGone ? "Add label" : "Save"}
      onCancel={onCancel}
    >
      {isGone && <Alert kind="warning">Somebody deleted this label meanwhile. You can add it again.</Alert>}
      <div className="flex h-6 min-w-0 items-center">
        <LabelPill
          size="normal"
          title={looks.title.trim() || null}
          color={looks.color}
          background={looks.background}
          preset={looks.preset}
        />
      </div>
      <TextField
        label="Name"
        name="label"
        dir="auto"
        optional
        autoFocus
        maxLength={100}
        autoComplete="off"
        value={looks.title}
        onChange={({ target }) => onType({ ...looks, title: target.value })}
        error={state.errors.label}
      />
      <Swatches
        label="Colour"
        name="preset"
        swatches={COLOURS}
        chosen={looks.preset}
        onChoose={(preset) => onType({ ...looks, ...paintOf(preset) })}
      />
    </RowForm>
  );
}

/** The colours of a preset as a label carries them. */
export function paintOf(id: string): Omit<LabelLooks, "title"> {
  const preset = LABEL_PRESETS.find((each) => each.id === id);
  return { preset: id, background: preset?.light_bg_color ?? "", color: preset?.light_text_color ?? null };
}

const COLOURS = LABEL_PRESETS.map(({ id, light_bg_color, dark_bg_color }) => ({
  id,
  name: id.split("-").reverse().join(" "),
  paint: <ColorFill light={light_bg_color} dark={dark_bg_color} />,
}));
