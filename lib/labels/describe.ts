import type { Label } from "@/generated/prisma/client";

/** Activity keeps a copy, since the label can change or be deleted. */
export const labelSnapshot = ({ bgColor, color, title }: Label) => ({ bg_color: bgColor, color, title });
