/** Backgrounds: `value` in light mode, `dark_value` in dark mode. */
export const SOLID_COLORS = [
  { id: "solid_1", value: "#6A88A7", dark_value: "#314253" },
  { id: "solid_2", value: "#9E7D61", dark_value: "#574435" },
  { id: "solid_3", value: "#4F8A5B", dark_value: "#25472D" },
  { id: "solid_4", value: "#D7543D", dark_value: "#7A2C1E" },
  { id: "solid_5", value: "#2F7FB5", dark_value: "#17415E" },
  { id: "solid_6", value: "#7A5CC2", dark_value: "#3B2B63" },
  { id: "solid_7", value: "#B0508C", dark_value: "#5B2747" },
  { id: "solid_8", value: "#C0842B", dark_value: "#634315" },
  { id: "solid_9", value: "#3F1770", dark_value: "#2A0F4B" },
  { id: "solid_10", value: "#0F6E6E", dark_value: "#0A4141" },
  { id: "solid_11", value: "#1B1464", dark_value: "#131045" },
  { id: "solid_12", value: "#5C6B73", dark_value: "#2F373C" },
  { id: "solid_13", value: "#043D4A", dark_value: "#032A33" },
  { id: "solid_14", value: "#8C3B3B", dark_value: "#4A1F1F" },
  { id: "solid_15", value: "#3B6E8C", dark_value: "#1F3B4A" },
  { id: "solid_16", value: "#6B7A2F", dark_value: "#373F18" },
  { id: "solid_17", value: "#A0522D", dark_value: "#552B18" },
  { id: "solid_18", value: "#356859", dark_value: "#1C372F" },
  { id: "solid_19", value: "#4B5D9B", dark_value: "#283252" },
  { id: "solid_20", value: "#84486A", dark_value: "#462638" },
  { id: "solid_21", value: "#2D3E50", dark_value: "#18222C" },
  { id: "solid_22", value: "#B5473C", dark_value: "#602620" },
  { id: "solid_23", value: "#27704A", dark_value: "#153C28" },
] as const;

export const GRADIENTS = [
  {
    id: "gradient_1",
    value: "linear-gradient(145deg, #479176 0%, #0F2C2B 100%)",
    dark_value: "linear-gradient(145deg, #156A4F 0%, #0D302F 100%)",
  },
  {
    id: "gradient_2",
    value: "linear-gradient(145deg, #4B6CB7 0%, #182848 100%)",
    dark_value: "linear-gradient(145deg, #2C4680 0%, #0F1A30 100%)",
  },
  {
    id: "gradient_3",
    value: "linear-gradient(145deg, #B06AB3 0%, #4568DC 100%)",
    dark_value: "linear-gradient(145deg, #6C3F6E 0%, #263B80 100%)",
  },
  {
    id: "gradient_4",
    value: "linear-gradient(145deg, #D1913C 0%, #7A3B12 100%)",
    dark_value: "linear-gradient(145deg, #86591F 0%, #44200A 100%)",
  },
  {
    id: "gradient_5",
    value: "linear-gradient(145deg, #C94B4B 0%, #4B134F 100%)",
    dark_value: "linear-gradient(145deg, #7E2C2C 0%, #2C0B2F 100%)",
  },
  {
    id: "gradient_6",
    value: "linear-gradient(145deg, #4CA1AF 0%, #2C3E50 100%)",
    dark_value: "linear-gradient(145deg, #2B626B 0%, #18232E 100%)",
  },
  {
    id: "gradient_7",
    value: "linear-gradient(145deg, #5A7D4D 0%, #1F3B2C 100%)",
    dark_value: "linear-gradient(145deg, #38502F 0%, #12241A 100%)",
  },
  {
    id: "gradient_8",
    value: "linear-gradient(145deg, #757F9A 0%, #3A4256 100%)",
    dark_value: "linear-gradient(145deg, #474E61 0%, #222733 100%)",
  },
] as const;

export const DARK_TEXT = "#1B2533";
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

/** Light and dark backgrounds in all tones. */
const PRESET_COLORS = [
  ["green", ["#C1EED9", "#70C392", "#1F845A"], ["#234030", "#216E4E", "#7EE2B8"]],
  ["yellow", ["#F8EBB8", "#E2B203", "#7F5F01"], ["#42371A", "#7F5F01", "#F5CD47"]],
  ["orange", ["#FEDEC8", "#F18D13", "#A54800"], ["#453121", "#974F0C", "#FEC195"]],
  ["red", ["#FBD5D0", "#E17066", "#AE2E24"], ["#48221F", "#AE2E24", "#FD9891"]],
  ["purple", ["#DFD8FD", "#8F7EE7", "#5E4DB2"], ["#352C63", "#5E4DB2", "#B8ACF6"]],
  ["blue", ["#CCE0FF", "#388BFF", "#0055CC"], ["#1C2B41", "#0055CC", "#85B8FF"]],
  ["sky", ["#C6EDFB", "#42B2D7", "#206A83"], ["#1E3137", "#206A83", "#9DD9EE"]],
  ["lime", ["#D3F1A7", "#82B536", "#4C6B1F"], ["#28311B", "#4C6B1F", "#B3DF72"]],
  ["pink", ["#FDD0EC", "#DA62AC", "#943D73"], ["#3D2232", "#943D73", "#F797D2"]],
  ["gray", ["#DCDFE4", "#8590A2", "#44546F"], ["#2C333A", "#596773", "#9FADBC"]],
] as const;
const TONES = ["soft", "bold", "strong"] as const;

export const LABEL_PRESETS = PRESET_COLORS.flatMap(([name, light, dark]) =>
  TONES.map((tone, at) => ({
    id: `${name}-${tone}` as const,
    light_bg_color: light[at] ?? "",
    light_text_color: tone === "strong" ? "#FFFFFF" : DARK_TEXT,
    dark_bg_color: dark[at] ?? "",
    dark_text_color: tone === "strong" ? DARK_TEXT : "#FFFFFF",
  })),
);
