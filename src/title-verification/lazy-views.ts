import { lazyView } from '../react/lazy.tsx';

/** The card of a title, loaded while the server is asked. */
export const verifiedTitleCard = lazyView(() =>
  import('./result/verified-title-card.tsx').then((module) => module.VerifiedTitleCard),
);

/** The camera, loaded when it is opened. */
export const scanPanel = lazyView(() =>
  import('./scan/scan-panel.tsx').then((module) => module.ScanPanel),
);
