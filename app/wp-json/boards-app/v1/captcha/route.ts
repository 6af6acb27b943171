import { isSiteAdmin } from "@/lib/boards/policy";
import { presentCaptcha, readCaptchaSetting, updateCaptcha, UpdateCaptcha } from "@/lib/captcha/setting";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    run: () => readCaptchaSetting(),
    reply: (setting) => ({ captcha: presentCaptcha(setting) }),
  }),
  PUT: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: UpdateCaptcha,
    run: ({ input }) => updateCaptcha(input),
    reply: (setting) => ({ message: "The captcha has been saved", captcha: presentCaptcha(setting) }),
  }),
});
