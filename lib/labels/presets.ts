export const DARK_TEXT = "#1B2533";

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

interface LabelColors {
  color: string | null;
  bg_color: string | null;
}

/** The id of the preset that gave a label its colors, for records that have only these. */
export const presetWithColors = ({ color, bg_color }: LabelColors): string | undefined =>
  LABEL_PRESETS.find(
    ({ light_bg_color, light_text_color }) =>
      isSameColor(light_bg_color, bg_color) && isSameColor(light_text_color, color),
  )?.id;

const isSameColor = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();
