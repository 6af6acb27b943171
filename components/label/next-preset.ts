interface Label {
  bg_color: string;
  settings: { color_preset: string } | null;
}

interface Preset {
  id: string;
  light_bg_color: string;
}

/** The first preset that no label uses, else the least used one. */
export function nextPreset(labels: readonly Label[], presets: readonly Preset[]): string {
  const uses = ({ id, light_bg_color }: Preset) =>
    labels.filter(
      ({ settings, bg_color }) =>
        settings?.color_preset === id || bg_color.toLowerCase() === light_bg_color.toLowerCase(),
    ).length;
  const [first] = [...presets]
    .map((preset) => ({ preset, count: uses(preset) }))
    .sort((one, other) => one.count - other.count);
  return first?.preset.id ?? "";
}
