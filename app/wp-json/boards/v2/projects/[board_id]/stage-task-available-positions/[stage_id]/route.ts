import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { stageOnBoard } from "@/lib/stages/find";
import { ListPlaces } from "@/lib/stages/inputs";
import { listPlaces } from "@/lib/stages/list-places";
import { presentPlaces } from "@/lib/stages/present-places";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: stageOnBoard,
    allow: anyoneOnBoard,
    input: ListPlaces,
    run: ({ stage, input }) => listPlaces(stage, input.taskId),
    reply: (places) => presentPlaces(places),
  }),
});
