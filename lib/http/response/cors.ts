/** Same origin only, unless `ALLOWED_ORIGINS` lists the caller's. */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  const shared = {
    "Access-Control-Expose-Headers": "X-WP-Total, X-WP-TotalPages, Link",
    "Access-Control-Allow-Headers":
      "Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type, Idempotency-Key, X-HTTP-Method-Override",
  };
  if (!origin || !allowedOrigins.includes(origin)) return shared;

  return {
    ...shared,
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "OPTIONS, GET, HEAD, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Credentials": "true",
  };
}
