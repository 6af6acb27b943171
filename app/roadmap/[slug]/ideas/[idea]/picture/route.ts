import { plainRoute } from "@/lib/http/plain-route";
import { roadmapPictureAnswer } from "@/lib/ideas/picture-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: roadmapPictureAnswer });
