type Handler = (
  request: Request,
  context: { params: Promise<{ slug: string; idea: string }> },
) => Response | Promise<Response>;

interface Asked {
  board: { publicSlug: string | null };
  idea?: string | number;
  query?: string;
  headers?: Record<string, string>;
}

/** Reads a feed or picture of a roadmap's page. */
export async function readFile(GET: Handler, { board, idea = "", query = "", headers }: Asked) {
  const request = new Request(`https://boards.test/roadmap/feed${query}`, { headers });
  const response = await GET(request, {
    params: Promise.resolve({ slug: board.publicSlug ?? "", idea: String(idea) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The titles of an Atom feed's entries. */
export const titlesIn = (text: string): (string | undefined)[] =>
  [...text.matchAll(/<entry>\s*<title type="html"><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title);
