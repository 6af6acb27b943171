import { plainRoute } from "@/lib/http/plain-route";
import { photoAnswer } from "@/lib/users/photos/answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: photoAnswer });
