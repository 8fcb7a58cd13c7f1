/** A gender as the university's catalogue names it. */
export interface Gender {
  readonly id: number;
  readonly name: string;
}
