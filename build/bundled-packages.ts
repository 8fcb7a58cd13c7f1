/** Packages whose code `dist` contains, so that hosts don't install them. The bill of materials lists them. */
export const bundledPackages = {
  /** It runs in browsers only, but its `engines` exclude Node 20, so strict installers would refuse birrete there. */
  everywhere: ['ky'],
  /** It exists as ES modules only, which older versions of Node and some test runners cannot require. */
  inCommonJs: ['hucre', 'lean-qr'],
} as const;
