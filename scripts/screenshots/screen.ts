import type { Page } from "@playwright/test";

export interface Screen {
  name: string;
  path: string;
  /** What a person does there before the picture is taken. */
  act?: (page: Page) => Promise<void>;
}

export interface Viewer {
  login: string;
  password: string;
}

/** Screens that the installation shows at the same time, to the same person; null is nobody. */
export interface Chapter {
  viewer: Viewer | null;
  screens: Screen[];
}
