/** A gender as the university's catalogue names it (spec §3). */
export interface Gender {
  readonly id: number;
  readonly name: string;
}
