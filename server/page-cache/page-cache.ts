import "server-only";
import type { RequestListener } from "node:http";
import { LRUCache } from "lru-cache";
import { env } from "@/lib/env";
import { listen } from "@/lib/live/listen";
import { boardOfPage, type SharedPage } from "@/server/page-cache/cacheable";
import { Changes, type Dated } from "@/server/page-cache/changes";
import { renderShared } from "@/server/page-cache/render";
import { type StoredPage, storedPage } from "@/server/page-cache/stored-page";
import { sizeOf } from "@/server/stored-body";

const MOST_BYTES = 32 * 1024 * 1024;

/** Pages in memory, each rendered at most once at a time for all its readers. */
export class PageCache {
  private readonly stored = new LRUCache<string, Stored>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }) => sizeOf(page.body),
  });
  private readonly rendering = new Map<string, Rendering>();
  private readonly changes = new Changes();
  private hearing: { isHeard: Promise<void>; close: () => Promise<void> } | undefined;

  constructor(private readonly next: RequestListener) {}

  /** Null for what can't be shared, such as a redirect. `onRender` may refuse by throwing. */
  async page(shared: SharedPage, onRender: () => void): Promise<StoredPage | null> {
    const key = JSON.stringify(shared);
    const stored = this.stored.get(key);
    if (stored && this.changes.isCurrent(stored)) return stored.page;

    const running = this.rendering.get(key);
    if (running && this.changes.isCurrent(running)) return running.page;

    onRender();
    return this.render(key, shared, running).page;
  }

  /** Resolves once changes of boards end their pages at once; before, they end within five seconds. */
  hear(): Promise<void> {
    this.hearing ??= this.startHearing();
    return this.hearing.isHeard;
  }

  async close(): Promise<void> {
    await this.hearing?.close();
  }

  private startHearing() {
    let hear: () => void = () => undefined;
    const isHeard = new Promise<void>((resolve) => (hear = resolve));
    const { close } = listen(env().DATABASE_DIRECT_URL, {
      onMessage: (message) => {
        if ("what" in message) this.changes.hear(message);
        // Every page may be another one now.
        else if ("site" in message) this.changes.missed();
      },
      // What changed earlier was not heard.
      onListening: () => {
        this.changes.missed();
        hear();
      },
      onLost: () => this.changes.missed(),
    });
    return { isHeard, close };
  }

  /** After the earlier one, however often its board changes meanwhile. */
  private render(key: string, shared: SharedPage, earlier: Rendering | undefined): Rendering {
    void this.hear();
    const rendering: Rendering = { board: null, began: Infinity, page: Promise.resolve(null) };
    rendering.page = Promise.allSettled([earlier?.page])
      .then(() => this.store(key, shared, rendering))
      .finally(() => {
        if (this.rendering.get(key) === rendering) this.rendering.delete(key);
      });
    this.rendering.set(key, rendering);
    return rendering;
  }

  /** It may be as old as the beginning of its rendering. */
  private async store(key: string, shared: SharedPage, rendering: Rendering): Promise<StoredPage | null> {
    rendering.began = performance.now();
    rendering.board = await boardOfPage(shared);
    const rendered = await renderShared(this.next, shared);
    if (!isShareable(rendered)) return null;

    const page = await storedPage(rendered);
    this.stored.set(key, { board: rendering.board, began: rendering.began, page });
    return page;
  }
}

interface Stored extends Dated {
  page: StoredPage;
}

interface Rendering extends Dated {
  page: Promise<StoredPage | null>;
}

const isShareable = ({ status, type, setsCookie }: { status: number; type: string; setsCookie: boolean }) =>
  (status === 200 || status === 404) && type.startsWith("text/html") && !setsCookie;
