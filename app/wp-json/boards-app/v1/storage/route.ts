import { endpoint } from "@/lib/http/endpoint";
import { screenLocale } from "@/lib/http/request/screen-locale";
import { route } from "@/lib/http/route";
import { presentStorage, readStorageState } from "@/lib/storage/move/present";
import { findNothing } from "@/lib/users/find";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    run: () => readStorageState(),
    reply: (state, { request }) => ({ storage: presentStorage(state, screenLocale(request)) }),
  }),
});
