import { env } from "@/lib/env";

/** Addresses of a public board's pages, without the site's. */
export const publicBoardPath = (id: number, token: string): string => `/public/boards/${id}?public_token=${token}`;
export const shortPath = (token: string): string => `/b/${token}`;
export const embedPath = (id: number, token: string): string => `/embed/boards/${id}?public_token=${token}`;
export const cardPicturePath = (id: number, token: string): string =>
  `/public/boards/${id}/picture?public_token=${token}`;

export const absolute = (path: string): string => `${env().BOARDS_URL}${path}`;
