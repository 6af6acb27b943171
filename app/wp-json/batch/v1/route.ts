import { route } from "@/lib/http/route";
import { batchEndpoint } from "@/lib/wordpress/batch/endpoint";
import { findHandlers } from "@/server/find-handlers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: batchEndpoint(findHandlers) });
