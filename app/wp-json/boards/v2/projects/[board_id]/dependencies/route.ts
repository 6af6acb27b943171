import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { listDependencies } from "@/lib/dependencies/list";
import { presentDependency } from "@/lib/dependencies/present";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: inPro(anyoneOnBoard),
    run: ({ board }) => listDependencies(board),
    reply: (dependencies) => ({ dependencies: dependencies.map(presentDependency) }),
  }),
});
