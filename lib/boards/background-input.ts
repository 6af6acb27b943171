import { z } from "zod";
import { type Background, inColor, inPicture, NO_BACKGROUND } from "@/lib/boards/background";
import { flag, LONGEST_ADDRESS, optional } from "@/lib/http/types";

const text = optional(z.union([z.string().max(LONGEST_ADDRESS), z.number()]).transform(String));
const name = optional(z.union([z.string().max(64), z.number()]).transform(String).refine((id) => /^[\w.-]{1,64}$/.test(id), { params: { rule: "format" } }));

interface Asked {
  image_url?: string;
  color?: string;
  id?: string;
}

/** PUT upload/background: `reset` counts before an image, an image before a colour. */
export const ChangeBackground = z.object({ reset: optional(flag), image_url: text, color: text, id: name }).transform((asked, ctx): Background => {
  const background = asked.reset ? NO_BACKGROUND : asked.image_url === undefined ? inColor(asked) : inPicture(asked);
  if (!background) ctx.addIssue({ code: "custom", ...complaint(asked) });
  return background ?? NO_BACKGROUND;
});

const complaint = ({ image_url, color, id }: Asked) => ({ path: [image_url === undefined ? "color" : "image_url"], params: { rule: (image_url ?? color ?? id) === undefined ? "required" : "format" } });
