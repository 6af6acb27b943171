import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { publicBoardOfPath } from "@/lib/public-boards/find";
import { ReadPublicBoard } from "@/lib/public-boards/inputs";
import { publicTaskPresenter } from "@/lib/public-boards/present";
import { firstPublicPages } from "@/lib/public-boards/read";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    find: publicBoardOfPath,
    input: ReadPublicBoard,
    run: ({ board }) => firstPublicPages(board),
    reply: (list) => ({
      tasks: list.rows.map(publicTaskPresenter(list)),
      pagination_by_stage: Object.fromEntries(list.pages.map((page) => [page.stage_id, { ...page }])),
    }),
  }),
  others: "forbidden",
});
