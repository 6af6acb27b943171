import type { Page } from "@playwright/test";

export interface Screen {
  name: string;
  path: string;
  /** Actions before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

export interface Viewer {
  login: string;
  password: string;
}

/** Screens of the same state and the same person; null for signed out. */
export interface Chapter {
  viewer: Viewer | null;
  screens: Screen[];
}
