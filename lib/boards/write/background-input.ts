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

/** PUT upload/background: `reset` wins over an image, an image over a colour. */
export const ChangeBackground = z
  .object({ reset: optional(flag), image_url: text, color: text, id: name })
  .transform((input, ctx): Background => {
    const background = input.reset
      ? NO_BACKGROUND
      : input.image_url === undefined
        ? backgroundFromColor(input)
        : backgroundFromImage(input);
    if (!input.reset && input.id === undefined)
      ctx.addIssue({ code: "custom", path: ["id"], params: { rule: "required" } });
    else if (!background) ctx.addIssue({ code: "custom", ...issueFor(input) });
    return background ?? NO_BACKGROUND;
  });

const issueFor = ({ image_url }: { image_url?: string }) => ({
  path: [image_url === undefined ? "color" : "image_url"],
  params: { rule: "format" },
});
