/** A career (degree programme). */
export interface Career {
  readonly id: number;
  readonly name: string;
  readonly typeId: number | undefined;
  readonly typeName: string | undefined;
  readonly facultyId: number | undefined;
  readonly facultyName: string | undefined;
  /** Only active careers are offered to graduates; a missing flag means active. */
  readonly isActive: boolean;
  /** Positions in the numbering order of the three registers; 0 when missing. */
  readonly recordOrder: number;
  readonly assignedOrder: number;
  readonly folioOrder: number;
}
