/** `--person-1` and so on of app/globals.css in light mode, in a notation that every program can draw. */
const COLORS = [
  { background: "#d5dcff", foreground: "#3a3f82" },
  { background: "#c6e1ff", foreground: "#054980" },
  { background: "#b8e8ee", foreground: "#005764" },
  { background: "#c0e9d6", foreground: "#005938" },
  { background: "#d3e5c3", foreground: "#335200" },
  { background: "#f2daba", foreground: "#693c00" },
  { background: "#fdd3c8", foreground: "#772c1a" },
  { background: "#f8d1e6", foreground: "#6f2b55" },
];

export const NEUTRAL_COLORS = { background: "hsl(220 8% 46%)", foreground: "#fff" };

export const colorsOf = (personId: number): typeof NEUTRAL_COLORS => COLORS[personId % COLORS.length] ?? NEUTRAL_COLORS;
