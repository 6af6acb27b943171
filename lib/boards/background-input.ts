import { z } from "zod";
import { type Background, imageAddress, inColor, NO_BACKGROUND, withImage } from "@/lib/boards/background";
import { flag, optional } from "@/lib/http/types";

const text = optional(z.union([z.string(), z.number()]).transform(String));
const name = optional(z.union([z.string(), z.number()]).transform(String).refine((id) => /^[\w.-]{1,64}$/.test(id), { params: { rule: "format" } }));

interface Asked {
  image_url?: string;
  color?: string;
  id?: string;
}

/** PUT upload/background: `reset` counts before an image, an image before a colour. */
export const ChangeBackground = z.object({ reset: optional(flag), image_url: text, color: text, id: name }).transform((asked, ctx): Background => {
  const background = asked.reset ? NO_BACKGROUND : chosen(asked);
  if (!background) ctx.addIssue({ code: "custom", ...complaint(asked) });
  return background ?? NO_BACKGROUND;
});

function chosen({ image_url, color, id }: Asked): Background | null {
  if (image_url === undefined) return inColor({ id, color });
  const address = imageAddress(image_url);
  return address === null ? null : withImage(id, address);
}

const complaint = ({ image_url, color, id }: Asked) => ({ path: [image_url === undefined ? "color" : "image_url"], params: { rule: (image_url ?? color ?? id) === undefined ? "required" : "format" } });
