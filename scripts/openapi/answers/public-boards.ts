import { z } from "zod";
import { CAPTCHAS } from "@/lib/captcha/providers";
import type { CaptchaJson } from "@/lib/captcha/setting";
import { type Answers, done, OWN_BOARD } from "@/scripts/openapi/answers/shapes";
import { StagePage } from "@/scripts/openapi/answers/tasks";
import { PublicBoard, PublicTask } from "@/scripts/openapi/records/public-boards";
import { checked, flag, text } from "@/scripts/openapi/records/record";

const PUBLIC_BOARD = "/boards/v2/public/boards/{board_id}";

export const publicAccess = { enabled: flag, shortcode: text };
export const publicLink = {
  ...publicAccess,
  url: text,
  short_url: text,
  embed_url: text,
  embed_snippet: text.describe("HTML for another site."),
  is_indexed: flag,
};

const settings = z.object({ embed_origins: z.array(text) });
const captcha = checked<CaptchaJson>()(
  z.object({ provider: z.enum(["none", ...CAPTCHAS]), site_key: text, has_secret_key: flag }),
);

export const PUBLIC_BOARD_ANSWERS: Answers = {
  [`GET ${PUBLIC_BOARD}`]: z.object({ board: PublicBoard }),
  [`GET ${PUBLIC_BOARD}/tasks`]: z.object({ tasks: z.array(PublicTask) }),
  [`GET ${PUBLIC_BOARD}/tasks/by-stage`]: z.object({
    tasks: z.array(PublicTask),
    pagination_by_stage: z.record(text, StagePage),
  }),
  [`GET ${PUBLIC_BOARD}/tasks/stage-page`]: z.object({ tasks: z.array(PublicTask), pagination: StagePage }),
  [`PUT ${OWN_BOARD}/public-link`]: done(publicLink),
  [`POST ${OWN_BOARD}/public-link/rotate`]: done(publicLink),
  "GET /boards-app/v1/captcha": z.object({ captcha }),
  "PUT /boards-app/v1/captcha": done({ captcha }),
  "GET /boards-app/v1/public-pages": z.object({ settings }),
  "PUT /boards-app/v1/public-pages": done({ settings }),
};
