/** Folded parts of names that belong to the next one: 'de la Cruz', 'van der Meer', 'Mc Donald', 'San Martín'. */
export const nameParticles: ReadonlySet<string> = new Set(
  (
    'a al ap av bin bint ben da das de dei del della der des di do dos du e el i ibn la las le les lo los mac mc o ' +
    "saint san sant santa santo st sta ste te ten ter van vom von y zu zum zur d' o'"
  ).split(' '),
);
