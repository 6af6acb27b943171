import path from "node:path";
import sharp from "sharp";
import { oncePerProcess } from "@/lib/once";
import { escapeHtml } from "@/lib/text/escape-html";

const FONTS = path.join(process.cwd(), "node_modules/@expo-google-fonts");
const ARABIC = path.join(FONTS, "noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf");
const LATIN = path.join(FONTS, "noto-sans/600SemiBold/NotoSans_600SemiBold.ttf");

export interface TextImage {
  data: Buffer;
  width: number;
  height: number;
}

interface TextStyle {
  size: number;
  color: string;
  width: number;
}

/** Wraps lines at the width. The installed fonts never count, so that a picture is the same everywhere. */
export async function textImage(text: string, { size, color, width }: TextStyle): Promise<TextImage> {
  await arabicFont();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `Noto Sans, Noto Sans Arabic Semi-Bold ${size}`,
      fontfile: LATIN,
      width,
      dpi: 72,
      rgba: true,
      wrap: "word-char",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A font file that was used once is known to all later texts, which take from it what the first font lacks. */
const arabicFont = () =>
  oncePerProcess("font of social cards", () =>
    sharp({ text: { text: "ا", font: "Noto Sans Arabic Semi-Bold 12", fontfile: ARABIC, rgba: true } })
      .png()
      .toBuffer(),
  );

/** Pictographs, which the fonts lack, and characters that draw nothing. */
// oxlint-disable-next-line no-misleading-character-class -- each of them is meant alone
const UNDRAWN = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{C}\u200d\ufe0f]+/gu;
const DRAWN =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;
const CJK_PUNCTUATION = /[\u3000-\u303f\uff00-\uffef\u30fb\u30fc]/;

/** The text as the fonts can draw it; null where they can't. */
export function drawable(text: string): string | null {
  const cleaned = text.replace(UNDRAWN, " ").replace(/\s+/g, " ").trim();
  return cleaned !== "" && DRAWN.test(cleaned) && !CJK_PUNCTUATION.test(cleaned) ? cleaned : null;
}

export const isRightToLeft = (text: string): boolean => /^[^\p{L}]*\p{Script=Arabic}/u.test(text);
