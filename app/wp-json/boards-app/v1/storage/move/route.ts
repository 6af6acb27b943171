import { endpoint } from "@/lib/http/endpoint";
import { screenLocale } from "@/lib/http/request/screen-locale";
import { route } from "@/lib/http/route";
import { presentMove, readMove } from "@/lib/storage/move/present";
import { cancelMove, startMove } from "@/lib/storage/move/start";
import { findNothing } from "@/lib/users/find";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    run: () => readMove(),
    reply: (state, { request }) => ({ move: presentMove(state, screenLocale(request)) }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    run: () => startMove(),
    reply: (state, { request }) => ({
      message: "The files are being moved",
      move: presentMove(state, screenLocale(request)),
    }),
  }),
  DELETE: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    run: () => cancelMove(),
    reply: (state, { request }) => ({
      message: "The move has been canceled",
      move: presentMove(state, screenLocale(request)),
    }),
  }),
});
