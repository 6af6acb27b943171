/** Headers with which a client pretends that the site has another address. */
export const FORGED_HEADERS = {
  "x-forwarded-host": "evil.test",
  "x-forwarded-proto": "gopher",
  "x-forwarded-port": "1",
  "x-original-url": "/wp-json/wp/v2/users",
  "x-rewrite-url": "/wp-json/wp/v2/users",
  forwarded: "host=evil.test",
  "x-host": "evil.test",
  origin: "https://evil.test",
  referer: "https://evil.test/",
};
