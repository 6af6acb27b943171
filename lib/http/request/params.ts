import { NoRoute } from "@/lib/errors";
import { LARGEST_ID } from "@/lib/http/input/types";

export type PathParams = Record<string, string>;

/** @throws NoRoute for anything but a positive integer, as WordPress's route patterns do */
export function pathId(text: string | undefined): number {
  if (!text || !/^\d+$/.test(text)) throw new NoRoute();

  const number = Number(text);
  if (number === 0) throw new NoRoute();
  return Math.min(number, LARGEST_ID);
}
