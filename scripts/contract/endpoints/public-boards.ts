import {
  administrator,
  serviceAdmin,
  anyone,
  type Endpoints,
  manager,
  OWN_BOARD,
  type Place,
} from "@/scripts/contract/endpoints/entry";

const PUBLIC_BOARD = "/boards/v2/public/boards/{board_id}";

const token = ({ publicToken }: Place) => ({ public_token: publicToken });

export const PUBLIC_BOARD_ENDPOINTS: Endpoints = {
  [`GET ${PUBLIC_BOARD}`]: anyone({ query: token }),
  [`GET ${PUBLIC_BOARD}/tasks`]: anyone({ query: token }),
  [`GET ${PUBLIC_BOARD}/tasks/by-stage`]: anyone({ query: token }),
  [`GET ${PUBLIC_BOARD}/tasks/stage-page`]: anyone({
    query: (place) => ({ ...token(place), stage_id: place.stage.id }),
  }),
  [`PUT ${OWN_BOARD}/public-link`]: manager({
    summary: "Let search engines list a public board, or not",
    body: { is_indexed: true },
  }),
  [`POST ${OWN_BOARD}/public-link/rotate`]: manager({ summary: "Replace the public link of a board" }),
  "GET /boards-app/v1/captcha": serviceAdmin({ single: true, summary: "Read which captcha guests solve" }),
  "PUT /boards-app/v1/captcha": serviceAdmin({
    summary: "Choose the captcha that guests solve",
    body: { provider: "turnstile", site_key: "site-key", secret_key: "secret-key" },
  }),
  "GET /boards-app/v1/public-pages": administrator({ single: true, summary: "Read the settings of public pages" }),
  "PUT /boards-app/v1/public-pages": administrator({
    summary: "Change the settings of public pages",
    body: { embed_origins: ["https://example.com"] },
  }),
};
