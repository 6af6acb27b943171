import { plainRoute } from "@/lib/http/plain-route";
import { sitemapAnswer } from "@/lib/roadmaps/sitemap";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: sitemapAnswer });
