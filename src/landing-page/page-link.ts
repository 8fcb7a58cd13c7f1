import type { MouseEvent } from 'react';

/** Lets the host's router take a click on a link. */
export type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;
