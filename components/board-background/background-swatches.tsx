"use client";
import { useTranslations } from "next-intl";
import { BoardPaint } from "@/components/board-background/background-paint";
import { Swatches } from "@/components/board-background/swatches";
import { GRADIENTS, SOLID_COLORS } from "@/lib/boards/palette";

export type BackgroundId = (typeof BACKGROUNDS)[number]["id"];

interface BackgroundSwatchesProps {
  chosen: string | null;
  onChoose: (id: BackgroundId) => void;
}

const BACKGROUNDS = [...SOLID_COLORS, ...GRADIENTS].map(({ id, value }) => ({
  id,
  paint: <BoardPaint background={{ id, is_image: false, image_url: null, color: value }} />,
}));

export function BackgroundSwatches({ chosen, onChoose }: BackgroundSwatchesProps) {
  const t = useTranslations("backgrounds");
  const swatches = BACKGROUNDS.map((each) => ({ ...each, name: t(`names.${each.id}`) }));
  return <Swatches label={t("title")} name="background" swatches={swatches} chosen={chosen} onChoose={onChoose} />;
}
