import { useId } from "react";
import { Picture } from "@/components/board-background/picture";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { isElsewhere } from "@/components/text/rich-text/attachments-in-text";
import { type Backdrop, backdropOf } from "@/components/board-background/backdrop";
import type { BoardJson } from "@/lib/boards/present/board";

export function BoardPaint({ background, small = false }: { background: BoardJson["background"]; small?: boolean }) {
  const backdrop = backdropOf(background);
  if (!backdrop) return null;
  if (backdrop.kind === "color") return <ColorFill {...backdrop.shade} />;
  if (backdrop.kind === "gradient") return <Gradient {...backdrop} />;
  // The content security policy allows no images of other sites.
  return isElsewhere(backdrop.url) ? null : <Photograph url={backdrop.url} small={small} />;
}

/** A dark veil keeps what is above a photograph readable. */
const Photograph = ({ url, small }: { url: string; small: boolean }) => (
  <>
    <Picture address={url} small={small} className="absolute inset-0 size-full rounded-[inherit]" />
    {!small && <span aria-hidden className="absolute inset-0 bg-veil opacity-60" />}
  </>
);

function Gradient({ degrees, stops }: Extract<Backdrop, { kind: "gradient" }>) {
  const id = useId();
  const [across, down] = [Math.sin((degrees * Math.PI) / 180) / 2, -Math.cos((degrees * Math.PI) / 180) / 2];
  const [x, y] = [0.5 - across, 0.5 - down];
  return (
    <svg aria-hidden className="absolute inset-0 size-full rounded-[inherit]">
      <linearGradient id={id} x1={x.toFixed(3)} y1={y.toFixed(3)} x2={(1 - x).toFixed(3)} y2={(1 - y).toFixed(3)}>
        {stops.map(({ offset, light, dark }) => (
          <stop key={offset} offset={offset} stopColor={`light-dark(${light}, ${dark})`} />
        ))}
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
