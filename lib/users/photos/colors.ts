/** What screens lay behind initials, and write them with, in light: `--person-1` and so on of app/globals.css, as every program can draw it. */
const COLORS = [
  { ground: "#d5dcff", ink: "#3a3f82" },
  { ground: "#c6e1ff", ink: "#054980" },
  { ground: "#b8e8ee", ink: "#005764" },
  { ground: "#c0e9d6", ink: "#005938" },
  { ground: "#d3e5c3", ink: "#335200" },
  { ground: "#f2daba", ink: "#693c00" },
  { ground: "#fdd3c8", ink: "#772c1a" },
  { ground: "#f8d1e6", ink: "#6f2b55" },
];

export const NOBODYS = { ground: "hsl(220 8% 46%)", ink: "#fff" };

/** As screens choose it. */
export const colorsOf = (personId: number): typeof NOBODYS => COLORS[personId % COLORS.length] ?? NOBODYS;
