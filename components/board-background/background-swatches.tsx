"use client";
import { BoardPaint } from "@/components/board-background/background-paint";
import { Swatches } from "@/components/board-background/swatches";
import { BACKGROUND_NAMES } from "@/components/board-background/background-names";
import { GRADIENTS, SOLID_COLORS } from "@/lib/boards/palette";

interface BackgroundSwatchesProps {
  chosen: string | null;
  onChoose: (id: string) => void;
}

const swatches = [...SOLID_COLORS, ...GRADIENTS].map(({ id, value }) => ({
  id,
  name: BACKGROUND_NAMES[id] ?? id,
  paint: <BoardPaint background={{ id, is_image: false, image_url: null, color: value }} />,
}));

export const BackgroundSwatches = ({ chosen, onChoose }: BackgroundSwatchesProps) => (
  <Swatches label="Background" name="background" swatches={swatches} chosen={chosen} onChoose={onChoose} />
);
