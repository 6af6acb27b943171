import { skipOnboarding } from "@/lib/boards/write/onboard";
import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: () => ({}),
    allow: isSiteAdmin,
    run: () => skipOnboarding(),
    reply: () => ({ message: "Onboarding skipped successfully" }),
  }),
});
