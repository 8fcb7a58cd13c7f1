/** How a career's title reads for one gender ('nomenclatura'). */
export interface DegreeTitle {
  readonly id: number;
  /** Undefined when the server sends none: such an entry covers no career until it is mended. */
  readonly careerId: number | undefined;
  readonly careerName: string | undefined;
  /** Undefined when the server sends none: such an entry covers nobody until it is mended. */
  readonly genderId: number | undefined;
  readonly genderName: string | undefined;
  /** 'Licenciada en Química'; '' when the server sends none. */
  readonly titleName: string;
}
