import { findHandlers } from "./find-handlers";
import { route } from "@/lib/http/route";
import { batchEndpoint } from "@/lib/wordpress/batch/endpoint";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: batchEndpoint(findHandlers) });
