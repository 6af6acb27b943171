import { ajaxAnswer } from "@/lib/wordpress/ajax";

export const GET = ajaxAnswer;
export const POST = ajaxAnswer;
