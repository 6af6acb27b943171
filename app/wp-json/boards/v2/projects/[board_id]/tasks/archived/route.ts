/** One more spelling of `archived-tasks`. */
export {
  GET,
  HEAD,
  POST,
  PUT,
  PATCH,
  DELETE,
  OPTIONS,
} from "@/app/wp-json/boards/v2/projects/[board_id]/archived-tasks/route";
