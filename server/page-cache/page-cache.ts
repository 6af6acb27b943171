import "server-only";
import type { RequestListener } from "node:http";
import { LRUCache } from "lru-cache";
import { env } from "@/lib/env";
import { listen } from "@/lib/live/listen";
import { boardOfPage, type SharedPage } from "@/server/page-cache/cacheable";
import { renderShared } from "@/server/page-cache/render";
import { sizeOf, type StoredPage, storedPage } from "@/server/page-cache/stored-page";
import { FRESH_FOR } from "@/server/public-pages";

const MOST_BYTES = 32 * 1024 * 1024;

/** Pages in memory, each rendered at most once at a time for all its readers. */
export class PageCache {
  private readonly stored = new LRUCache<string, StoredPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: sizeOf,
    ttlResolution: 0,
  });
  private readonly rendering = new Map<string, Rendering>();
  private hearing: { isHeard: Promise<void>; close: () => Promise<void> } | undefined;

  constructor(private readonly next: RequestListener) {}

  /** Null for what can't be shared, such as a redirect. */
  async page(shared: SharedPage): Promise<StoredPage | null> {
    const key = JSON.stringify(shared);
    return this.stored.get(key) ?? (this.rendering.get(key) ?? this.render(key, shared)).page;
  }

  /** Resolves once changes of boards end their pages at once; others end within five seconds. */
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
      onMessage: (message) => "what" in message && message.what === "board" && this.forget(message.board),
      onListening: hear,
      // What changes meanwhile is not heard.
      onLost: () => this.stored.clear(),
    });
    return { isHeard, close };
  }

  private render(key: string, shared: SharedPage): Rendering {
    void this.hear();
    const rendering: Rendering = { board: boardOfPage(shared), isOutdated: false, page: Promise.resolve(null) };
    rendering.page = this.store(key, shared, rendering).finally(() => {
      if (this.rendering.get(key) === rendering) this.rendering.delete(key);
    });
    this.rendering.set(key, rendering);
    return rendering;
  }

  /** It may be as old as the beginning of its rendering. */
  private async store(key: string, shared: SharedPage, rendering: Rendering): Promise<StoredPage | null> {
    const began = performance.now();
    const rendered = await renderShared(this.next, shared);
    if (!isShareable(rendered)) return null;

    const page = await storedPage(rendered, rendering.board);
    const left = Math.floor(FRESH_FOR - (performance.now() - began));
    if (left > 0 && !rendering.isOutdated) this.stored.set(key, page, { ttl: left });
    return page;
  }

  /** A closed board, a replaced link, or a roadmap that became private ends at once. The address of a roadmap doesn't tell its board. */
  private forget(board: number) {
    const isConcerned = (page: Pick<Rendering, "board">) => page.board === null || page.board === board;
    for (const [key, page] of this.stored.entries()) if (isConcerned(page)) this.stored.delete(key);
    for (const [key, rendering] of this.rendering) {
      if (!isConcerned(rendering)) continue;
      rendering.isOutdated = true;
      this.rendering.delete(key);
    }
  }
}

interface Rendering {
  board: number | null;
  /** Something has changed since it began: readers who come later need another one. */
  isOutdated: boolean;
  page: Promise<StoredPage | null>;
}

const isShareable = ({ status, type, setsCookie }: { status: number; type: string; setsCookie: boolean }) =>
  (status === 200 || status === 404) && type.startsWith("text/html") && !setsCookie;
