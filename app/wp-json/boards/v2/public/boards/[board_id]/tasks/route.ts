import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { publicBoardOfPath } from "@/lib/public-boards/find";
import { ReadPublicBoard } from "@/lib/public-boards/inputs";
import { publicTaskPresenter } from "@/lib/public-boards/present";
import { readPublicTasks } from "@/lib/public-boards/read";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    find: publicBoardOfPath,
    input: ReadPublicBoard,
    run: ({ board }) => readPublicTasks(board),
    reply: (list) => ({ tasks: list.rows.map(publicTaskPresenter(list)) }),
  }),
  others: "forbidden",
});
