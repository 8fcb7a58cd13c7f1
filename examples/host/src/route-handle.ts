/** What a route declares for the frame around it. */
export interface RouteHandle {
  /** The page's part of the document's title. */
  readonly title?: string;
}
