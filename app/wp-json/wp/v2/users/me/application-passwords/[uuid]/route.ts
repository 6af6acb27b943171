/** `me` is one more spelling of the person in the path. */
export {
  GET,
  HEAD,
  POST,
  PUT,
  PATCH,
  DELETE,
  OPTIONS,
} from "@/app/wp-json/wp/v2/users/[user_id]/application-passwords/[uuid]/route";
