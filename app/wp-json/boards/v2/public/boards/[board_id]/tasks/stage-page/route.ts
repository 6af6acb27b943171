import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { publicBoardOfPath } from "@/lib/public-boards/find";
import { publicTaskPresenter } from "@/lib/public-boards/present";
import { pageOfPublicStage } from "@/lib/public-boards/read";
import { PageOfPublicStage } from "@/lib/tasks/read/inputs";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    find: publicBoardOfPath,
    input: PageOfPublicStage,
    run: ({ board, input }) => pageOfPublicStage(board, input),
    reply: (list) => ({ tasks: list.rows.map(publicTaskPresenter(list)), pagination: { ...list.page } }),
  }),
  others: "forbidden",
});
