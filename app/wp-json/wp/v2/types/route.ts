import { route } from "@/lib/http/route";
import { emptyMap } from "@/lib/wordpress/empty-map";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: emptyMap() });
