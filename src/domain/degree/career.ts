/** A career a person can graduate in (spec §3). */
export interface Career {
  readonly id: number;
  readonly name: string;
  readonly typeId: number | undefined;
  readonly typeName: string | undefined;
  readonly facultyId: number | undefined;
  readonly facultyName: string | undefined;
  /** Only active careers are offered to graduates (ruling 18); a server that tells nothing means active. */
  readonly isActive: boolean;
  /** Places in the order of numbering of the three registers (ruling 34); 0 when missing (spec §2, Configuration). */
  readonly recordOrder: number;
  readonly assignedOrder: number;
  readonly folioOrder: number;
}
