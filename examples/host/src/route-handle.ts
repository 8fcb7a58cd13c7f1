/** A route's settings for the surrounding frame. */
export interface RouteHandle {
  /** The page's part of the document's title. */
  readonly title?: string;
}
