import { z } from "zod";
import { type Background, backgroundFromColor, backgroundFromImage, NO_BACKGROUND } from "@/lib/boards/background";
import { flag, LONGEST_ADDRESS, optional } from "@/lib/http/input/types";

const text = optional(z.union([z.string().max(LONGEST_ADDRESS), z.number()]).transform(String));
const name = optional(
  z
    .union([z.string().max(64), z.number()])
    .transform(String)
    .refine((id) => /^[\w.-]{1,64}$/.test(id), { params: { rule: "format" } }),
);

/** PUT upload/background: `reset` counts before an image, an image before a colour; both have an `id`. */
export const ChangeBackground = z
  .object({ reset: optional(flag), image_url: text, color: text, id: name })
  .transform((asked, ctx): Background => {
    const background = asked.reset
      ? NO_BACKGROUND
      : asked.image_url === undefined
        ? backgroundFromColor(asked)
        : backgroundFromImage(asked);
    if (!asked.reset && asked.id === undefined)
      ctx.addIssue({ code: "custom", path: ["id"], params: { rule: "required" } });
    else if (!background) ctx.addIssue({ code: "custom", ...complaint(asked) });
    return background ?? NO_BACKGROUND;
  });

const complaint = ({ image_url }: { image_url?: string }) => ({
  path: [image_url === undefined ? "color" : "image_url"],
  params: { rule: "format" },
});
