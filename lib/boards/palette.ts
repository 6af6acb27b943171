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
