import { photoAnswer } from "@/lib/users/photos/answer";

export const GET = photoAnswer;
