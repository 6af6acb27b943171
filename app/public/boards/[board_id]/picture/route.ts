import { plainRoute } from "@/lib/http/plain-route";
import { boardPictureAnswer } from "@/lib/public-boards/picture-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: boardPictureAnswer });
