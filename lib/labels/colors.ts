import { DARK_TEXT } from "@/lib/labels/presets";

const LIGHT_TEXT = "#fff";

export const LABEL_HUES = [
  "green",
  "yellow",
  "orange",
  "red",
  "purple",
  "blue",
  "sky",
  "lime",
  "pink",
  "black",
] as const;

/** Base name to its regular, dark and light tone. */
const LABEL_TONES: Record<(typeof LABEL_HUES)[number], [string, string, string]> = {
  green: ["#4bce97", "#1f845a", "#baf3db"],
  yellow: ["#f5cd47", "#946f00", "#f8e6a0"],
  orange: ["#fea362", "#b65c02", "#fedec8"],
  red: ["#f87168", "#c9372c", "#ffd5d2"],
  purple: ["#9f8fef", "#6e5dc6", "#dfd8fd"],
  blue: ["#579dff", "#0c66e4", "#cce0ff"],
  sky: ["#6cc3e0", "#227d9b", "#c6edfb"],
  lime: ["#94c748", "#5b7f24", "#d3f1a7"],
  pink: ["#e774bb", "#ae4787", "#fdd0ec"],
  black: ["#8590a2", "#626f86", "#dcdfe4"],
};

export const LABEL_COLORS: Record<string, string> = Object.fromEntries(
  Object.entries(LABEL_TONES).flatMap(([name, [regular, dark, light]]) => [
    [name, regular],
    [`${name}_dark`, dark],
    [`${name}_light`, light],
  ]),
);

export const LABEL_TEXT_COLORS: Record<string, string> = Object.fromEntries(
  Object.keys(LABEL_COLORS).map((name) => [name, name.endsWith("_dark") ? LIGHT_TEXT : DARK_TEXT]),
);

export const DEFAULT_LABELS = (["green", "yellow", "orange", "red", "purple"] as const).map((name) => ({
  slug: name,
  bgColor: LABEL_COLORS[name] ?? "",
  color: DARK_TEXT,
}));
