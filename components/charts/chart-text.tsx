interface ChartTextProps {
  /** In percent. */
  x: number;
  y: number;
  down: string;
  anchor?: "start" | "middle" | "end";
  text: string;
  className?: string;
}

export const ChartText = ({ x, y, down, anchor = "middle", text, className }: ChartTextProps) => (
  <text
    x={`${x}%`}
    y={`${y}%`}
    dy={down}
    textAnchor={anchor}
    className={className ?? "fill-gray-11 text-xs tabular-nums"}
  >
    {text}
  </text>
);
