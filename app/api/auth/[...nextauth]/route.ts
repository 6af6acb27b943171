import { authAnswer } from "@/lib/users/auth-answer";

export const GET = authAnswer;
export const POST = authAnswer;
