const sending: WatchedRequest[] = [];

/** An XMLHttpRequest with progress, answered by `fetch` like all others. */
class WatchedRequest {
  upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  ontimeout: (() => void) | null = null;
  status = 0;
  responseText = "";
  private readonly stop = new AbortController();
  private readonly headers = new Headers();
  private method = "GET";
  private url = "";

  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }

  getAllResponseHeaders() {
    return "content-type: application/json\r\n";
  }

  abort() {
    this.stop.abort();
  }

  send(body: BodyInit | null) {
    sending.push(this);
    void this.answer(body).finally(() => sending.splice(sending.indexOf(this), 1));
  }

  private async answer(body: BodyInit | null) {
    try {
      const { method, headers, stop } = this;
      const response = await Promise.race([
        fetch(this.url, { method, headers, body, signal: stop.signal }),
        untilAborted(stop.signal),
      ]);
      this.responseText = await response.text();
      this.status = response.status;
      this.onload?.();
    } catch {
      (this.stop.signal.aborted ? this.onabort : this.onerror)?.();
    }
  }
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", reject));

/** Uploads go through `fetch`, and their progress is what tests say. */
export function installUploads() {
  Object.assign(globalThis, { XMLHttpRequest: WatchedRequest });
}

/** @param loaded the bytes sent of each upload */
export function showProgress(loaded: number) {
  for (const { upload } of sending) upload.onprogress?.({ loaded });
}
