const urls = new WeakMap<Request, URL>();

/** Parsed once per request: several steps look at it. Not to be changed. */
export function urlOf(request: Request): URL {
  const url = urls.get(request) ?? new URL(request.url);
  urls.set(request, url);
  return url;
}
