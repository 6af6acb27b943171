import type { Label } from "@/generated/prisma/client";

/** What an activity line keeps of a label: it is to be read when the label is another one, or gone. */
export const labelSnapshot = ({ bgColor, color, title }: Label) => ({ bg_color: bgColor, color, title });
