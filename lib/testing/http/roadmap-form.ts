import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { newStamp } from "@/lib/guests/form-stamp";

type Handler = (
  request: Request,
  context: { params: Promise<{ slug: string; idea: string }> },
) => Response | Promise<Response>;

interface Sent {
  board: { id: number; publicSlug: string | null };
  /** The last part of the idea's address. */
  idea?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

const WAITED = 5_000;

/** Sends a form of a roadmap's page as a browser without script does, some seconds after the page was opened. */
export async function sendForm(POST: Handler, { board, idea = "", fields = {}, headers = {} }: Sent) {
  const slug = board.publicSlug ?? "";
  const address = idea ? `ideas/${idea}/send` : "submit";
  const request = new Request(`https://boards.test/roadmap/${encodeURIComponent(slug)}/${address}`, {
    method: "POST",
    headers: { [SOCKET_ADDRESS]: "203.0.113.9", "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams({ stamp: newStamp(board.id, Date.now() - WAITED), website: "", ...fields }),
  });
  const response = await POST(request, { params: Promise.resolve({ slug, idea }) });
  return {
    status: response.status,
    location: response.headers.get("location"),
    cookie: response.headers.get("set-cookie"),
    headers: response.headers,
    html: await response.text(),
  };
}
